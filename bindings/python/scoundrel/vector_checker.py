"""The same for vectorised environments that deal the next game within the step (Gymnasium's SameStep)."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from .checker import SEED, _begin, _check_five, _check_info, _check_observation, _require, _take


class _Seen(NamedTuple):
    """What a step was answered, kept: the arrays themselves may be written again."""

    observations: npt.NDArray[Any]
    rewards: npt.NDArray[Any]
    terminated: npt.NDArray[np.bool_]
    truncated: npt.NDArray[np.bool_]
    masks: npt.NDArray[np.bool_]
    final: list[Any]  # of the games that ended, as the scores
    scores: list[Any]


def _masks(env: Any, info: dict[str, Any]) -> npt.NDArray[np.bool_]:
    _check_info(info, (env.num_envs, env.single_action_space.n))
    masks: npt.NDArray[np.bool_] = np.array(info["action_mask"]).astype(bool)
    _require(bool(masks.any(axis=1).all()), "every environment can go on: where a game has ended the next is dealt")
    return masks


def _check_metadata(env: Any) -> None:
    for name in ("metadata", "num_envs", "single_action_space", "single_observation_space", "action_space", "observation_space",
                 "reset", "step", "close"):
        _require(hasattr(env, name), f"a vectorised environment has {name}")
    _require("autoreset_mode" in env.metadata, "metadata has autoreset_mode")
    mode = env.metadata["autoreset_mode"]
    mode = getattr(mode, "value", mode)
    _require(mode == "SameStep", f"autoreset_mode says that a game is followed by the next within the same step, not {mode}")


def _check_reset(env: Any) -> None:
    observations, info = _begin(env)
    _check_observation(env.observation_space, observations)
    _masks(env, info)
    as_it_was = observations.copy()
    _require(np.array_equal(as_it_was, env.reset(seed=SEED)[0]), "the same seed deals the same games")
    others = [env.reset(seed=SEED + i)[0].copy() for i in range(1, 9)]
    _require(any(not np.array_equal(as_it_was, other) for other in others), "another seed deals other games")
    _check_observation(env.observation_space, env.reset()[0])


def _check_numbers(env: Any, what: str, array: Any, kinds: str, wanted: str) -> None:
    _require(isinstance(array, np.ndarray), f"{what} are an array of numpy's, not {type(array).__name__}")
    right = array.shape == (env.num_envs,) and array.dtype.kind in kinds and bool(np.isfinite(array).all())
    _require(right, f"{what} are {wanted}, one for each environment")


def _is_score(score: Any) -> bool:
    return isinstance(score, (int, float, np.integer, np.floating)) and not isinstance(score, bool) and bool(np.isfinite(score))


def _see(env: Any, told: Any) -> _Seen:
    """An answer of step(), found right."""
    _check_five(told)
    observations, rewards, terminated, truncated, info = told
    _check_observation(env.observation_space, observations)
    _check_numbers(env, "rewards", rewards, "fiu", "numbers")
    for what, array in (("terminated", terminated), ("truncated", truncated)):
        _check_numbers(env, what, array, "b", "bools")
    masks = _masks(env, info)
    ended = np.flatnonzero(terminated | truncated)
    for name in ("final_obs", "score"):
        found = info.get(name)
        _require(not len(ended) or (hasattr(found, "__len__") and len(found) == env.num_envs), f"info has {name} when a game has ended")
    final = [np.array(info["final_obs"][i]) for i in ended]
    scores = [info["score"][i] for i in ended]
    _require(all(env.single_observation_space.contains(one) for one in final),
             "final_obs has the last observation of a game that has ended")
    _require(all(map(_is_score, scores)), "score has a number for a game that has ended")
    return _Seen(observations.copy(), rewards.copy(), terminated.copy(), truncated.copy(), masks, final, scores)


def _check_refused(env: Any, now: tuple[Any, dict[str, Any]], actions: npt.NDArray[np.int64], generator: np.random.Generator) -> None:
    """Among these actions one that its mask leaves out: no game is played, those of the others neither."""
    observations, info = now
    as_it_was, masks = observations.copy(), _masks(env, info)
    wrong = np.argwhere(~masks)
    if not len(wrong):
        return
    game, action = (int(number) for number in generator.choice(wrong))
    actions = actions.copy()
    actions[game] = action
    try:
        env.step(actions)
    except Exception:
        _require(np.array_equal(observations, as_it_was) and np.array_equal(_masks(env, info), masks),
                 "an action that is refused changes nothing: not what was seen before it")
        return
    raise AssertionError(f"the mask leaves action {action} of game {game} out, and step() takes it")


def _play(env: Any, steps: int) -> list[tuple[npt.NDArray[np.int64], _Seen]]:
    """So many steps with what each was answered; on the way actions are tried that are not legal."""
    generator = np.random.default_rng(1)
    observations, info = env.reset(seed=SEED)
    played: list[tuple[npt.NDArray[np.int64], _Seen]] = []
    for _ in range(steps):
        masks = _masks(env, info)
        actions = (masks * generator.random(masks.shape)).argmax(axis=1)
        _require(env.action_space.contains(actions), "actions are of the action space")
        _check_refused(env, (observations, info), actions, generator)
        told = _take(env, actions)
        played.append((actions, _see(env, told)))
        observations, info = told[0], told[4]
    return played


def _same(told: Any, again: Any) -> bool:
    return all(np.array_equal(one, other) for one, other in zip(told, again))


def check_vector_env(env: Any, steps: int = 50) -> None:
    """The same for a vectorised environment that deals the next game within the step: plays so many steps, twice. At least one
    game must end within them, since most that can be wrong is wrong there."""
    _check_metadata(env)
    _check_reset(env)
    played = _play(env, steps)
    _require(any((seen.terminated | seen.truncated).any() for _, seen in played),
             f"in {steps} steps no game ended: terminated and truncated say when one does; longer games want more steps")
    env.reset(seed=SEED)
    for actions, seen in played:
        again = _see(env, _take(env, actions))
        _require(_same(seen, again), "the same seed and the same actions give the same games, whatever was refused on the way")
    env.close()
