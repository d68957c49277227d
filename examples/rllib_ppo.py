"""Learn a game with RLlib's PPO on Ray: on this machine, or on all machines of a cluster.

    pip install 'purrlor[rllib]'
    python examples/rllib_ppo.py wizards-and-witches --runners 2 --iterations 20 --to my_net.npz
    purrlor arena wizards-and-witches --seats my_net.npz,kitten --games 200

Every runner is a process that plays one seat against a bot of the compiled engine; Ray starts them where
there are free processors. `ray start --head` and `ray start --address=HEAD:6379` make a cluster of several
machines, each with Purrlor installed; with `RAY_ADDRESS=HEAD:6379` this program uses it.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

try:
    import gymnasium
    import numpy as np
    import ray
    import torch
    from ray.rllib.algorithms.ppo import PPOConfig
    from ray.rllib.core.columns import Columns
    from ray.rllib.core.rl_module.apis import ValueFunctionAPI
    from ray.rllib.core.rl_module.rl_module import RLModuleSpec
    from ray.rllib.core.rl_module.torch import TorchRLModule
    from ray.tune.registry import register_env
    from torch import nn
except ModuleNotFoundError as missing:
    raise SystemExit(f"{missing.name} is not installed: pip install 'purrlor[rllib]' brings it.") from None

import purrlor
from purrlor.bots.net import Net, Reader
from purrlor.rl.gym import Observation, SeatEnv

HIDDEN = 128
LAYERS = {"first": "1", "second": "2", "policy": "p", "value": "v"}  # as a net of Purrlor names them


class Unpacked(gymnasium.ObservationWrapper[Observation, np.int64, Observation]):
    """One seat, with every value of an observation in a place of its own."""

    def __init__(self, config: dict[str, Any]) -> None:
        env = SeatEnv(illegal="raise", **config)
        super().__init__(env)
        self.reader = Reader(env.table.layout)
        seen = gymnasium.spaces.Box(-np.inf, np.inf, (self.reader.size,), np.float32)
        mask = gymnasium.spaces.Box(0, 1, (env.table.actions,), np.int8)
        spaces: Any = gymnasium.spaces.Dict({"observation": seen, "action_mask": mask})
        self.observation_space = spaces

    def observation(self, observation: Observation) -> Observation:
        """Unpack what was observed."""
        return {**observation, "observation": self.reader(observation["observation"])}


class MaskedNet(TorchRLModule, ValueFunctionAPI):
    """Two hidden layers, the same as a net of Purrlor; what is not offered is never chosen."""

    def setup(self) -> None:
        """Make the layers."""
        inputs = self.observation_space["observation"].shape[0]
        self.first, self.second = nn.Linear(inputs, HIDDEN), nn.Linear(HIDDEN, HIDDEN)
        self.policy, self.value = nn.Linear(HIDDEN, self.action_space.n), nn.Linear(HIDDEN, 1)

    def _hidden(self, batch: dict[str, Any]) -> Any:
        seen = batch[Columns.OBS]["observation"].float()
        return torch.tanh(self.second(torch.tanh(self.first(seen))))

    def _forward(self, batch: dict[str, Any], **kwargs: Any) -> dict[str, Any]:
        logits = self.policy(self._hidden(batch))
        offered = batch[Columns.OBS]["action_mask"] > 0
        return {Columns.ACTION_DIST_INPUTS: logits.masked_fill(~offered, -1e9)}

    def compute_values(self, batch: dict[str, Any], embeddings: Any = None) -> Any:
        """Estimate how much of the victory each position is worth."""
        return self.value(self._hidden(batch)).squeeze(-1)


def configure(game: str, players: int, rival: str, runners: int, steps: int) -> Any:
    """Describe the training."""
    register_env("purrlor", Unpacked)
    return (
        PPOConfig()
        .environment("purrlor", env_config={"game": game, "players": players, "rival": rival})
        .env_runners(num_env_runners=runners, num_envs_per_env_runner=8)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=MaskedNet))
        .training(
            gamma=1.0,
            lambda_=0.95,
            lr=1e-3,
            train_batch_size_per_learner=steps,
            minibatch_size=min(512, steps),
            num_epochs=3,
            entropy_coeff=0.01,
            vf_loss_coeff=1.0,
            clip_param=0.2,
            use_kl_loss=False,
        )
    )


def exported(algorithm: Any) -> Net:
    """Take the weights out of RLlib, as a net that plays at Purrlor's tables."""
    weights: dict[str, Any] = {}
    for name, array in algorithm.get_module().get_state().items():
        layer, _, kind = name.partition(".")
        if layer in LAYERS:
            letter = "w" if kind == "weight" else "b"
            weights[letter + LAYERS[layer]] = np.asarray(array, np.float32).T.copy()
    return Net(weights)


def main() -> None:
    """Read the command line, learn and save."""
    parser = argparse.ArgumentParser(description="Learn a game with RLlib.")
    parser.add_argument("game", help="a name from `purrlor games`")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--rival", default="random", help="random, pick, kitten, youngcat or cat")
    parser.add_argument("--runners", type=int, default=2, help="processes that play; 0: this one")
    parser.add_argument("--steps", type=int, default=4096, help="in every iteration")
    parser.add_argument("--iterations", type=int, default=20)
    parser.add_argument("--to", type=Path, default=Path("my_net.npz"), help="the file for the net")
    given = parser.parse_args()
    try:
        SeatEnv(given.game, given.rival, players=given.players)
    except (purrlor.Refused, ValueError) as problem:
        parser.error(str(problem))
    if not given.to.parent.is_dir():
        parser.error(f"there is no folder {given.to.parent} for the net")
    ray.init(include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    algorithm = configure(given.game, given.players, given.rival, given.runners, given.steps).build_algo()
    for iteration in range(given.iterations):
        played = algorithm.train()["env_runners"]
        print(f"{iteration + 1:4}  wins {played.get('episode_return_mean', float('nan')):.2f}", flush=True)
    exported(algorithm).save(given.to)
    algorithm.stop()
    ray.shutdown()


if __name__ == "__main__":
    main()
