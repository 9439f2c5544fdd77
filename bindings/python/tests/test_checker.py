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


class NoOptions(ScoundrelEnv):
    says = "reset() takes seed and options by name"

    def reset(self, *, seed=None):
        return super().reset(seed=seed)


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


class ManyWithoutOptions(ScoundrelVectorEnv):
    says = "reset() takes seed and options by name"

    def reset(self, *, seed=None):
        return super().reset(seed=seed)


class ManySeedsIgnored(ScoundrelVectorEnv):
    says = "the same seed deals the same games"

    def reset(self, *, seed=None, options=None):
        return super().reset()


class ManyTheSame(ScoundrelVectorEnv):
    says = "another seed deals other games"

    def reset(self, *, seed=None, options=None):
        return super().reset(seed=1)


class ManyOtherCards(ScoundrelVectorEnv):
    """The same seed deals the same rooms, and then other cards."""
    says = "the same seed and the same actions give the same games"
    games = 0

    def step(self, actions):
        observations, *rest = super().step(actions)
        observations = observations.copy()
        observations[:, :52] = np.roll(observations[:, :52], self.games, axis=1)
        return observations, *rest

    def reset(self, **named):
        self.games += 1
        return super().reset(**named)


class ManyOtherRewards(ScoundrelVectorEnv):
    says = "the same seed and the same actions give the same games"
    steps = 0

    def step(self, actions):
        self.steps += 1
        observations, rewards, *rest = super().step(actions)
        return observations, rewards + self.steps, *rest


class NoEnds(ScoundrelVectorEnv):
    says = "in 50 steps no game ended"

    def step(self, actions):
        observations, rewards, terminated, truncated, info = super().step(actions)
        return observations, rewards, np.zeros_like(terminated), np.zeros_like(truncated), info


class TextRewards(ScoundrelVectorEnv):
    says = "rewards are numbers, one for each environment"

    def step(self, actions):
        observations, rewards, *rest = super().step(actions)
        return observations, rewards.astype(str), *rest


class NoRewards(ScoundrelVectorEnv):
    says = "rewards are numbers, one for each environment"

    def step(self, actions):
        observations, rewards, *rest = super().step(actions)
        return observations, np.full_like(rewards, np.nan), *rest


class ListOfRewards(ScoundrelVectorEnv):
    says = "rewards are an array of numpy's, not list"

    def step(self, actions):
        observations, rewards, *rest = super().step(actions)
        return observations, rewards.tolist(), *rest


class ShortRewards(ScoundrelVectorEnv):
    says = "rewards are numbers, one for each environment"

    def step(self, actions):
        observations, rewards, *rest = super().step(actions)
        return observations, rewards[:-1], *rest


class EndsAsNumbers(ScoundrelVectorEnv):
    says = "terminated are bools, one for each environment"

    def step(self, actions):
        observations, rewards, terminated, *rest = super().step(actions)
        return observations, rewards, terminated.astype(np.int8), *rest


class WithoutInfo(ScoundrelVectorEnv):
    leaves_out = ""

    def step(self, actions):
        *rest, info = super().step(actions)
        return *rest, {name: value for name, value in info.items() if name != self.leaves_out}


class NoFinalObservations(WithoutInfo):
    says = "info has final_obs when a game has ended"
    leaves_out = "final_obs"


class NoScores(WithoutInfo):
    says = "info has score when a game has ended"
    leaves_out = "score"


class EmptyFinalObservations(ScoundrelVectorEnv):
    says = "final_obs has the last observation of a game that has ended"

    def step(self, actions):
        *rest, info = super().step(actions)
        return *rest, {**info, "final_obs": np.full(self.num_envs, None)}


class TextScores(ScoundrelVectorEnv):
    says = "score has a number for a game that has ended"

    def step(self, actions):
        *rest, info = super().step(actions)
        return *rest, {**info, "score": info["score"].astype(str)}


class Replaces(ScoundrelVectorEnv):
    """Instead of an action that is not legal it plays one that is."""
    says = " out, and step() takes it"

    def step(self, actions):
        legal = self.action_mask[np.arange(self.num_envs), actions]
        return super().step(np.where(legal, actions, self.draw_actions()))


class PlaysTheOthers(ScoundrelVectorEnv):
    """An action that is not legal is refused, once the other games have been played."""
    says = "an action that is refused changes nothing"

    def step(self, actions):
        legal = self.action_mask[np.arange(self.num_envs), actions]
        told = super().step(np.where(legal, actions, self.draw_actions()))
        if not legal.all():
            raise ValueError("not legal")
        return told


class ManyRefusalsCount(ScoundrelVectorEnv):
    """An action that is refused costs something later."""
    says = "the same seed and the same actions give the same games, whatever was refused on the way"
    refused = 0

    def step(self, actions):
        try:
            observations, rewards, *rest = super().step(actions)
        except ValueError:
            self.refused += 1
            raise
        return observations, rewards - self.refused, *rest

    def reset(self, **named):
        self.refused = 0
        return super().reset(**named)


class NoMode(ScoundrelVectorEnv):
    says = "metadata has autoreset_mode"
    metadata = {"render_modes": []}


class OtherMode(ScoundrelVectorEnv):
    says = "autoreset_mode says that a game is followed by the next within the same step, not NextStep"
    metadata = {"render_modes": [], "autoreset_mode": "NextStep"}


class NoMetadata:
    says = "a vectorised environment has metadata"
    num_envs = single_action_space = single_observation_space = action_space = observation_space = 1
    many = True

    def __init__(self, **named):
        pass


BROKEN = [thing for thing in list(globals().values()) if isinstance(thing, type) and hasattr(thing, "says")]


class Checker(unittest.TestCase):
    def test_what_is_broken_is_refused(self):
        for broken in BROKEN:
            many = issubclass(broken, ScoundrelVectorEnv) or hasattr(broken, "many")
            env = broken(num_envs=5) if many else broken(render_mode="ansi")
            with self.subTest(broken.__name__):
                with self.assertRaises(AssertionError) as told:
                    (check_vector_env if many else check_env)(env)
                self.assertIn(broken.says, str(told.exception))
        self.assertGreater(len(BROKEN), 40)

    def test_ours_pass_however_they_are_made(self):
        for mode in (None, "ansi", "human"):
            printed = io.StringIO()
            with redirect_stdout(printed):
                check_env(ScoundrelEnv(render_mode=mode, reward="win", max_steps=7))
            self.assertEqual(bool(printed.getvalue()), mode == "human")

    def test_ours_of_many_games_pass_however_they_are_made(self):
        for many, named in ((1, {}), (5, {"reward": "win"}), (5, {"max_steps": 7}), (300, {"rules": "rascal"})):
            check_vector_env(ScoundrelVectorEnv(many, **named))

    def test_final_observations_may_be_objects(self):
        """As Gymnasium's own vectors have them: None where no game has ended."""
        class Objects(ScoundrelVectorEnv):
            def step(self, actions):
                observations, rewards, terminated, truncated, info = super().step(actions)
                final = np.full(self.num_envs, None)
                for i in np.flatnonzero(terminated | truncated):
                    final[i] = info["final_obs"][i].copy()
                return observations, rewards, terminated, truncated, {**info, "final_obs": final}
        check_vector_env(Objects(5))

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
