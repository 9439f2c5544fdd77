"""Holds environments to Gymnasium's interface, by the documentation of Gymnasium 0.29 and 1.0: it need not be installed."""

from __future__ import annotations

from typing import Any

import numpy as np


def _require(condition: bool, what: str) -> None:
    if not condition:
        raise AssertionError(what)


def _check_reset(env) -> tuple[np.ndarray, dict]:
    told = env.reset(seed=7)
    _require(isinstance(told, tuple) and len(told) == 2, "reset() gives an observation and an info")
    observation, info = told
    _require(env.observation_space.contains(observation), "the observation is of the observation space")
    _require(isinstance(info, dict) and "action_mask" in info, "info is a dict and has the action mask")
    again, _ = env.reset(seed=7)
    _require(np.array_equal(observation, again), "the same seed deals the same game")
    _require(observation is not again, "an observation stays as it was")
    following, _ = env.reset()
    env.reset(seed=7)
    _require(np.array_equal(following, env.reset()[0]), "after a seed all that follows is the same")
    return env.reset(seed=7)


def _check_step(env, told) -> bool:
    _require(isinstance(told, tuple) and len(told) == 5, "step() gives five things")
    observation, reward, terminated, truncated, info = told
    _require(env.observation_space.contains(observation), "the observation is of the observation space")
    _require(isinstance(reward, (float, int, np.floating)), "the reward is a number")
    _require(isinstance(terminated, bool) and isinstance(truncated, bool), "terminated and truncated are bools")
    _require(isinstance(info, dict), "info is a dict")
    mask = info["action_mask"]
    _require(mask.shape == (env.action_space.n,), "the mask has an entry for each action")
    _require(bool(mask.any()) != (terminated or truncated), "there are legal actions until the end")
    return terminated or truncated


def check_env(env: Any, games: int = 3) -> None:
    """Plays some games and raises AssertionError for whatever is not as Gymnasium has it."""
    for name in ("action_space", "observation_space", "metadata", "reset", "step", "render", "close", "unwrapped"):
        _require(hasattr(env, name), f"an environment has {name}")
    _require("render_modes" in env.metadata, "metadata has render_modes")
    _, info = _check_reset(env)
    env.action_space.seed(1)
    for _ in range(games):
        over = False
        while not over:
            action = env.action_space.sample(info["action_mask"].astype(np.int8))
            _require(env.action_space.contains(action), "a sample is of the action space")
            told = env.step(action)
            over, info = _check_step(env, told), told[4]
        _, info = env.reset()
    env.close()


def check_vector_env(env: Any, steps: int = 50) -> None:
    """The same for a vectorised environment that resets within the step."""
    for name in ("num_envs", "single_action_space", "single_observation_space", "action_space", "observation_space"):
        _require(hasattr(env, name), f"a vectorised environment has {name}")
    observations, info = env.reset(seed=7)
    _require(env.observation_space.contains(observations), "observations are of the observation space")
    generator = np.random.default_rng(1)
    for _ in range(steps):
        weights = info["action_mask"] * generator.random(info["action_mask"].shape)
        actions = weights.argmax(axis=1)
        _require(env.action_space.contains(actions), "actions are of the action space")
        observations, rewards, terminated, truncated, info = env.step(actions)
        for array in (observations, rewards, terminated, truncated):
            _require(len(array) == env.num_envs, "there is a row for each environment")
        _require(terminated.dtype == bool and truncated.dtype == bool, "terminated and truncated are bools")
        _require(bool(info["action_mask"].any(axis=1).all()), "every environment can go on")
    env.close()
