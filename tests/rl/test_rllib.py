"""RLlib learns a game on Ray, and its net plays at our tables; where `purrlor[rllib]` is installed."""

from typing import Any

import numpy as np
import pytest

import purrlor
from purrlor.bots.net import NetBot
from tests.rl.test_learning import load_example


@pytest.mark.soak
@pytest.mark.parametrize("name", purrlor.all_games())
@pytest.mark.filterwarnings("default")  # those of Ray are not ours
def test_a_net_of_rllib_is_trained_exported_and_plays(name: str) -> None:
    ray: Any = pytest.importorskip("ray", reason="pip install 'purrlor[rllib]'")
    torch: Any = pytest.importorskip("torch", reason="pip install 'purrlor[rllib]'")
    example = load_example("rllib_ppo")
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    try:
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
    finally:
        ray.shutdown()
    match = purrlor.new_match(name, players=2, seed=3)
    for _ in range(20):
        seat = match.asked[0]
        match.submit(seat, NetBot(net, "net").choose(match.sight(seat)))
