"""check_env() and check_vector_env() refuse environments that are broken, each in one way, and say in which."""

import io
import unittest
from contextlib import redirect_stdout

import numpy as np

from scoundrel import ScoundrelEnv, ScoundrelVectorEnv, check_env, check_vector_env


class WrongDtype(ScoundrelEnv):
    says = "an observation is of uint8, as its space is, not of int64"

    def reset(self, **named):
        observation, info = super().reset(**named)
        return observation.astype(np.int64), info


class WrongShape(ScoundrelEnv):
    says = "an observation is of the observation space"

    def step(self, action):
        observation, *rest = super().step(action)
        return observation[:-1], *rest


class NoArray(ScoundrelEnv):
    says = "an observation is an array of numpy's, not list"

    def step(self, action):
        observation, *rest = super().step(action)
        return observation.tolist(), *rest


class NoMaskAtFirst(ScoundrelEnv):
    says = "info has the action mask"

    def reset(self, **named):
        return super().reset(**named)[0], {}


class NoMaskLater(ScoundrelEnv):
    says = "info has the action mask"

    def step(self, action):
        return *super().step(action)[:4], {}


class ShortMask(ScoundrelEnv):
    says = "the mask has an entry for each action"

    def step(self, action):
        *rest, info = super().step(action)
        return *rest, {"action_mask": info["action_mask"][:-1]}


class Reused(ScoundrelEnv):
    """Every observation is the same array."""
    says = "an observation stays as it was: reset() wrote over it"

    def reset(self, **named):
        info = super().reset(**named)[1]
        return self._tables.observations[0], info


class Overwritten(ScoundrelEnv):
    """The same, but for reset()."""
    says = "an observation and its mask stay as they were: step() wrote over them"

    def step(self, action):
        return self._tables.observations[0], *super().step(action)[1:]


class ReusedMask(ScoundrelEnv):
    says = "an observation and its mask stay as they were: step() wrote over them"

    def step(self, action):
        return *super().step(action)[:4], {"action_mask": self._tables.masks[0]}


class SeedIgnored(ScoundrelEnv):
    says = "the same seed deals the same game"

    def reset(self, *, seed=None, options=None):
        return super().reset()


class OneGame(ScoundrelEnv):
    says = "another seed deals another game"

    def reset(self, *, seed=None, options=None):
        return super().reset(seed=1)


class FreshChance(ScoundrelEnv):
    """After a seed what follows is by chance."""
    says = "after a seed all that follows is the same"

    def reset(self, *, seed=None, options=None):
        self._seed = self._chance = None
        return super().reset(seed=seed)


class OtherCards(ScoundrelEnv):
    """The same seed deals the same room, and then other cards."""
    says = "the same seed and the same actions give the same game"
    games = 0

    def step(self, action):
        observation, *rest = super().step(action)
        observation[:52] = np.roll(observation[:52], self.games)
        return observation, *rest

    def reset(self, **named):
        self.games += 1
        return super().reset(**named)


class FourThings(ScoundrelEnv):
    says = "step() gives five things, not 4"

    def step(self, action):
        observation, reward, terminated, truncated, info = super().step(action)
        return observation, reward, terminated or truncated, info


class OneThing(ScoundrelEnv):
    says = "reset() gives an observation and an info"

    def reset(self, **named):
        return super().reset(**named)[0]


class MaskOfAll(ScoundrelEnv):
    says = "and step() refuses it: action "

    def reset(self, **named):
        observation, info = super().reset(**named)
        return observation, {"action_mask": np.ones_like(info["action_mask"])}


class MaskHides(ScoundrelEnv):
    """The mask has the first legal action alone."""
    says = " out, and step() takes it"

    def step(self, action):
        *rest, info = super().step(action)
        mask = np.zeros_like(info["action_mask"])
        mask[np.flatnonzero(info["action_mask"])[:1]] = True
        return *rest, {"action_mask": mask}


class RefusalsCount(ScoundrelEnv):
    """An action that is refused is a step all the same."""
    says = "the same seed and the same actions give the same game, whatever was refused on the way"
    refused = 0

    def step(self, action):
        try:
            observation, reward, *rest = super().step(action)
        except ValueError:
            self.refused += 1
            raise
        return observation, reward - self.refused, *rest


class MaskAtTheEnd(ScoundrelEnv):
    says = "there are legal actions until the end, and none after it"

    def step(self, action):
        *rest, over, truncated, info = super().step(action)
        return *rest, over, truncated, {"action_mask": np.ones_like(info["action_mask"]) if over else info["action_mask"]}


class NumpyBools(ScoundrelEnv):
    says = "terminated and truncated are bools"

    def step(self, action):
        observation, reward, terminated, truncated, info = super().step(action)
        return observation, reward, np.bool_(terminated), truncated, info


class TextReward(ScoundrelEnv):
    says = "the reward is a number"

    def step(self, action):
        observation, reward, *rest = super().step(action)
        return observation, str(reward), *rest


class NoText(ScoundrelEnv):
    says = "render() gives a text where render_mode is ansi, not NoneType"

    def render(self):
        return None


class TextForNobody(ScoundrelEnv):
    says = "render() gives None where render_mode is None"

    def __init__(self, **named):
        super().__init__()

    def render(self):
        return "a room"


class UnknownMode(ScoundrelEnv):
    says = "render_mode is one of render_modes"
    metadata = {"render_modes": []}

    def __init__(self, **named):
        super().__init__()
        self.render_mode = "ansi"


class NotAnEnvironment:
    says = "an environment has action_space"

    def __init__(self, **named):
        pass


class WrongRows(ScoundrelVectorEnv):
    says = "an observation is of uint8, as its space is, not of float64"

    def step(self, actions):
        observations, *rest = super().step(actions)
        return observations / 1.0, *rest


class NoMasks(ScoundrelVectorEnv):
    says = "info has the action mask"

    def step(self, actions):
        return *super().step(actions)[:4], {}


class MasksOfAll(ScoundrelVectorEnv):
    says = "and step() refuses it: action "

    def reset(self, **named):
        observations, info = super().reset(**named)
        return observations, {"action_mask": np.ones_like(info["action_mask"])}


class FourArrays(ScoundrelVectorEnv):
    says = "step() gives five things, not 4"

    def step(self, actions):
        return super().step(actions)[:4]


BROKEN = [thing for thing in list(globals().values()) if isinstance(thing, type) and hasattr(thing, "says")]


class Checker(unittest.TestCase):
    def test_what_is_broken_is_refused(self):
        for broken in BROKEN:
            many = issubclass(broken, ScoundrelVectorEnv)
            env = broken(num_envs=5) if many else broken(render_mode="ansi")
            with self.subTest(broken.__name__):
                with self.assertRaises(AssertionError) as told:
                    (check_vector_env if many else check_env)(env)
                self.assertIn(broken.says, str(told.exception))
        self.assertGreater(len(BROKEN), 20)

    def test_ours_pass_however_they_are_made(self):
        for mode in (None, "ansi", "human"):
            printed = io.StringIO()
            with redirect_stdout(printed):
                check_env(ScoundrelEnv(render_mode=mode, reward="win", max_steps=7))
            self.assertEqual(bool(printed.getvalue()), mode == "human")

    def test_a_mask_of_numbers_is_a_mask(self):
        class Numbers(ScoundrelEnv):
            def reset(self, **named):
                observation, info = super().reset(**named)
                return observation, {"action_mask": info["action_mask"].astype(np.int8)}

            def step(self, action):
                *rest, info = super().step(action)
                return *rest, {"action_mask": info["action_mask"].astype(np.int8)}
        check_env(Numbers())


if __name__ == "__main__":
    unittest.main()
