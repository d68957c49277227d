"""RLlib learns every game on Ray, and its net plays at our tables."""

import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

import purrlor
from bench.peers import installed

ROOT = Path(__file__).parents[2]
LEARN_EACH = """
import sys

import numpy as np
import ray
import torch

import purrlor
import rllib_ppo as example
from purrlor.bots.net import NetBot


def start_ray():
    # It gives its own processes half a minute, which does not suffice on a busy machine.
    for attempt in reversed(range(10)):
        try:
            ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
            return
        except Exception as problem:
            if "timed out" not in str(problem) or not attempt:
                raise
            ray.shutdown()


start_ray()
for name in sys.argv[1:]:
    algorithm = example.configure(name, 2, "random", runners=1, steps=256).build_algo()
    assert algorithm.train()["num_env_steps_sampled_lifetime"] >= 256
    net = example.exported(algorithm)
    env = example.Unpacked({"game": name, "players": 2, "rival": "random"})
    seen, _ = env.reset(seed=1)
    batch = {"obs": {key: torch.tensor(value[None]) for key, value in seen.items()}}
    with torch.no_grad():
        logits = algorithm.get_module().forward_inference(batch)["action_dist_inputs"][0].numpy()
    offered = seen["action_mask"] > 0
    assert np.allclose(net.forward(seen["observation"][None])[2][0][offered], logits[offered], atol=1e-4)
    assert (logits[~offered] < -1e8).all()
    algorithm.stop()
    match = purrlor.new_match(name, players=2, seed=3)
    for _ in range(20):
        seat = match.asked[0]
        match.submit(seat, NetBot(net, "net").choose(match.sight(seat)))
    print(name, flush=True)
ray.shutdown()
"""


@pytest.fixture(scope="module")
def python() -> Iterator[Path]:
    """Give a Python with `purrlor[rllib]`: this one, or that of an environment made for the test."""
    if find_spec("ray") and find_spec("torch"):
        yield Path(sys.executable)
    else:
        with installed("--editable", f"{ROOT}[rllib]") as found:
            yield found


@pytest.mark.soak
def test_a_net_of_rllib_is_trained_exported_and_plays(python: Path) -> None:
    names = list(purrlor.all_games())
    done = subprocess.run(
        [python, "-c", LEARN_EACH, *names], cwd=ROOT / "examples", capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == names
