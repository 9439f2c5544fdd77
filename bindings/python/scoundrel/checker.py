"""Holds environments to Gymnasium's interface, by the documentation of Gymnasium 0.29 and 1.0: it need not be installed."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

SEED = 7


def _require(condition: bool, what: str) -> None:
    if not condition:
        raise AssertionError(what)


def _check_observation(space: Any, observation: Any) -> None:
    _require(isinstance(observation, np.ndarray), f"an observation is an array of numpy's, not {type(observation).__name__}")
    _require(observation.dtype == space.dtype, f"an observation is of {space.dtype}, as its space is, not of {observation.dtype}")
    _require(space.contains(observation), "an observation is of the observation space")


def _check_info(info: Any, mask_shape: tuple[int, ...]) -> None:
    _require(isinstance(info, dict), "info is a dict")
    _require("action_mask" in info, "info has the action mask")
    _require(np.shape(info["action_mask"]) == mask_shape, "the mask has an entry for each action")


def _is_legal(env: Any, info: dict[str, Any]) -> npt.NDArray[np.bool_]:
    _check_info(info, (env.action_space.n,))
    return np.asarray(info["action_mask"]).astype(bool)


def _begin(env: Any) -> Any:
    """The first game that is dealt, with all that reset() is handed by Gymnasium."""
    try:
        told = env.reset(seed=SEED, options={})
    except TypeError as why:
        raise AssertionError(f"reset() takes seed and options by name: {why}") from why
    _require(isinstance(told, tuple) and len(told) == 2, "reset() gives an observation and an info")
    return told


def _check_begun(env: Any, told: Any) -> Any:
    _check_observation(env.observation_space, told[0])
    _require(bool(_is_legal(env, told[1]).any()), "there are legal actions until the end")
    return told


def _check_reset(env: Any) -> None:
    observation, _ = _check_begun(env, _begin(env))
    as_it_was = observation.copy()
    _require(np.array_equal(as_it_was, env.reset(seed=SEED)[0]), "the same seed deals the same game")
    others = [env.reset(seed=SEED + i)[0].copy() for i in range(1, 9)]
    _require(any(not np.array_equal(as_it_was, other) for other in others), "another seed deals another game")
    _require(np.array_equal(observation, as_it_was), "an observation stays as it was: reset() wrote over it")
    env.reset(seed=SEED)
    following, _ = env.reset()
    env.reset(seed=SEED)
    _require(np.array_equal(following, env.reset()[0]), "after a seed all that follows is the same")


def _check_render(env: Any) -> None:
    _require(env.render_mode is None or env.render_mode in env.metadata["render_modes"], "render_mode is one of render_modes")
    shown = env.render()
    if env.render_mode == "ansi":
        _require(isinstance(shown, str), f"render() gives a text where render_mode is ansi, not {type(shown).__name__}")
    else:
        _require(env.render_mode not in (None, "human") or shown is None,
                 f"render() gives None where render_mode is {env.render_mode}")


def _check_five(told: Any) -> None:
    _require(isinstance(told, tuple) and len(told) == 5,
             f"step() gives five things, not {len(told) if isinstance(told, tuple) else type(told).__name__}")


def _check_step(env: Any, told: Any) -> bool:
    _check_five(told)
    observation, reward, terminated, truncated, info = told
    _check_observation(env.observation_space, observation)
    _require(isinstance(reward, (float, int, np.floating)) and not isinstance(reward, bool), "the reward is a number")
    _require(isinstance(terminated, bool) and isinstance(truncated, bool), "terminated and truncated are bools")
    over: bool = terminated or truncated
    _require(bool(_is_legal(env, info).any()) != over, "there are legal actions until the end, and none after it")
    return over


def _check_refused(env: Any, legal: npt.NDArray[np.bool_], generator: np.random.Generator) -> None:
    """An action that the mask leaves out; that nothing came of it shows when the game is played again without it."""
    if legal.all():
        return
    action = int(generator.choice(np.flatnonzero(~legal)))
    try:
        env.step(action)
    except Exception:
        return
    raise AssertionError(f"the mask leaves action {action} out, and step() takes it")


def _take(env: Any, action: Any) -> Any:
    try:
        return env.step(action)
    except Exception as why:
        raise AssertionError(f"the mask has action {action}, and step() refuses it: {why}") from why


def _play(env: Any, seed: int) -> list[tuple[Any, Any]]:
    """A game with what each action was answered; on the way actions are tried that are not legal."""
    generator = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    played: list[tuple[Any, Any]] = []
    over = False
    while not over:
        legal, as_it_was = _is_legal(env, info), observation.copy()
        _check_refused(env, legal, generator)
        action = env.action_space.sample(legal.astype(np.int8))
        _require(env.action_space.contains(action), "a sample is of the action space")
        told = _take(env, action)
        over = _check_step(env, told)
        _require(np.array_equal(observation, as_it_was) and np.array_equal(legal, np.asarray(info["action_mask"]).astype(bool)),
                 "an observation and its mask stay as they were: step() wrote over them")
        _check_render(env)
        played.append((action, told))
        observation, info = told[0], told[4]
    return played


def _check_same(told: Any, again: Any) -> None:
    observation, *results, info = told
    same = np.array_equal(observation, again[0]) and results == list(again[1:4])
    _require(same and np.array_equal(info["action_mask"], again[4]["action_mask"]), "the same seed and the same actions give the same game, whatever was "
             "refused on the way")


def check_env(env: Any, games: int = 3) -> None:
    """Plays some games, each twice, and raises AssertionError for whatever is not as Gymnasium has it, or not as its mask says."""
    for name in ("action_space", "observation_space", "metadata", "render_mode", "reset", "step", "render", "close", "unwrapped"):
        _require(hasattr(env, name), f"an environment has {name}")
    _require("render_modes" in env.metadata, "metadata has render_modes")
    _check_reset(env)
    env.action_space.seed(1)
    for seed in range(SEED, SEED + games):
        played = _play(env, seed)
        env.reset(seed=seed)
        for action, told in played:
            _check_same(told, _take(env, action))
    env.close()
