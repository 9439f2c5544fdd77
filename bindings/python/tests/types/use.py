"""Uses all that is public as its types have it, for mypy --strict and never run (types_test.py). A line with `type: ignore` is one that
must be rejected, for the reason named: were it accepted, mypy would call the comment unused."""

import copy
from typing import Any, Optional, Union

import numpy as np
import numpy.typing as npt
from typing_extensions import assert_type

import scoundrel
from scoundrel import (Engine, Error, Game, Hint, IllegalMove, Option, Player, Review, Rules, ScoundrelEnv, ScoundrelVectorEnv, Solution,
                       check_env, check_vector_env, hint, layout, random_games, review, solve)


def of_rules() -> None:
    rules = Rules("classic").changed(health=25, avoid="never")
    assert_type(rules, Rules)
    assert_type(rules.knobs, dict[str, Union[int, str]])
    assert_type(rules.deck, list[str])
    assert_type(Rules.sets(), list[str])
    assert_type(rules == Rules(rules), bool)
    {rules: str(rules)}
    Rules(7)  # type: ignore[arg-type]
    rules.changed(health=[25])  # type: ignore[arg-type]
    rules.health  # type: ignore[attr-defined]


def of_games() -> None:
    game = Game("classic#42")
    Game()
    Game(Rules("rascal"), seed=7)
    Game("classic", seed="tuesday")
    assert_type(Game.load(game.record), Game)
    assert_type(Game.from_position(game.position, seed=3), Game)
    game.play("7De")
    game.play_all(["6Sw"])
    game.play_all(move for move in ("5Hd",))
    game.undo()
    game.redo(count=1)
    assert_type(game.copy(), Game)
    assert_type(copy.copy(game), Game)
    assert_type(copy.deepcopy(game), Game)
    assert_type(game.why_not("JCw"), str)
    assert_type(game.legal_moves, list[str])
    assert_type(game.moves, list[str])
    assert_type(game.room, list[str])
    assert_type(game.health, int)
    assert_type(game.status, str)
    assert_type(game.over, bool)
    assert_type(game.won, bool)
    assert_type(game.score, Optional[int])
    assert_type(game.id, str)
    assert_type(game.rules, Rules)
    assert_type(game.record, str)
    assert_type(game.state, dict[str, Any])
    assert_type(game.position, dict[str, Any])
    Game("classic", seed=1.5)  # type: ignore[arg-type]
    game.play(7)  # type: ignore[arg-type]
    game.undo("1")  # type: ignore[arg-type]
    game.health = 20  # type: ignore[misc]
    game.score + 1  # type: ignore[operator]
    game.helth  # type: ignore[attr-defined]


def of_advice(game: Game) -> None:
    told = hint(game, player="search", samples=50, seed=1, aim="win")
    hint("classic#42", ms=100)
    assert_type(told, Hint)
    assert_type(told.best, str)
    assert_type(told.reason, str)
    assert_type(told.raw, dict[str, Any])
    assert_type(told.options, list[Option])
    assert_type(told.options[0].move, str)
    assert_type(told.options[0].win, Optional[float])
    assert_type(told.options[0].error, Optional[float])
    assert_type(told.options[0].score, Optional[float])
    assert_type(told.options[0].plan, list[str])
    proved = solve(game, ms=100, nodes=1000)
    assert_type(proved, Solution)
    assert_type(proved.verdict, str)
    assert_type(proved.best_score, Optional[int])
    assert_type(proved.line, list[str])
    assert_type(proved.avoids, Optional[int])
    assert_type(proved.raw, dict[str, Any])
    look = review(game, samples=50, seed=1, aim="score")
    assert_type(look, Review)
    assert_type((look.start, look.luck, look.skill, look.result), tuple[float, float, float, float])
    assert_type(look.raw, dict[str, Any])
    hint(game, 50)  # type: ignore[misc, arg-type]
    told.best = "7De"  # type: ignore[misc]
    solve(7)  # type: ignore[arg-type]


def of_players(game: Game) -> None:
    player = Player("greedy", Rules("classic"))
    Player()
    assert_type(Player.names(), list[str])
    assert_type((player.name, player.rules), tuple[str, Rules])
    assert_type(player.advise(game, samples=50, seed=1), list[Option])
    assert_type(player.choose("classic#42", samples=50, seed=1), str)
    assert_type(player.finish(game, samples=50, seed=1), Game)
    player.choose(game, samples="many")  # type: ignore[arg-type]


def of_engines() -> None:
    engine = Engine()
    assert_type(engine.ask("hint", samples=50), dict[str, Any])
    assert_type(engine.ask({"do": "hello"}), dict[str, Any])
    assert_type(engine.ask_text('{"do":"hello"}'), Optional[str])
    assert_type(engine.ask_patiently("solve"), dict[str, Any])
    engine.stop()
    try:
        engine.ask("move", move="7De")
    except IllegalMove as why:
        assert_type(why.code, str)
    except Error as why:
        raise ValueError(str(why)) from why
    engine.ask_text({"do": "hello"})  # type: ignore[arg-type]


def of_an_environment() -> None:
    env = ScoundrelEnv(Rules("classic"), reward="win", max_steps=100, render_mode="ansi")
    observation, info = env.reset(seed=42)
    assert_type(observation, npt.NDArray[np.uint8])
    assert_type(info, dict[str, Any])
    env.reset(seed=None, options={})
    after, reward, terminated, truncated, info = env.step(1)
    assert_type(after, npt.NDArray[np.uint8])
    assert_type((reward, terminated, truncated), tuple[float, bool, bool])
    env.step(np.int64(1))
    assert_type(env.action_masks(), npt.NDArray[np.bool_])
    assert_type(env.draw_action(), int)
    assert_type(env.game, str)
    assert_type(env.rules, Rules)
    assert_type(env.render(), Optional[str])
    assert_type(copy.copy(env), ScoundrelEnv)
    env.action_space.sample(env.action_masks().astype(np.int8))
    env.observation_space.contains(observation)
    env.close()
    check_env(env, games=2)
    env.reset(42)  # type: ignore[misc]
    env.reset(seed="tuesday")  # type: ignore[arg-type]
    env.step("7De")  # type: ignore[arg-type]
    ScoundrelEnv(max_steps="many")  # type: ignore[arg-type]


def of_many_games() -> None:
    tables = ScoundrelVectorEnv(8, "classic", reward="score", max_steps=100)
    observations, info = tables.reset(seed=0)
    assert_type(observations, npt.NDArray[np.uint8])
    observations, rewards, terminated, truncated, info = tables.step(tables.draw_actions())
    assert_type(rewards, npt.NDArray[np.float32])
    assert_type(terminated, npt.NDArray[np.bool_])
    assert_type(truncated, npt.NDArray[np.bool_])
    assert_type(tables.draw_actions(), npt.NDArray[np.int64])
    assert_type(tables.observations, npt.NDArray[np.uint8])
    assert_type(tables.action_mask, npt.NDArray[np.bool_])
    assert_type(tables.seeds, npt.NDArray[np.uint64])
    assert_type(tables.num_envs, int)
    ahead = tables.look_ahead()
    assert_type(ahead.observations, npt.NDArray[np.uint8])
    assert_type((ahead.games, ahead.actions, ahead.scores), tuple[npt.NDArray[np.int32], npt.NDArray[np.int32], npt.NDArray[np.int32]])
    tables.action_space.contains(tables.draw_actions())
    tables.single_action_space.sample()
    tables.single_observation_space.sample()
    tables.close()
    check_vector_env(tables, steps=5)
    results = random_games(Rules("classic"), np.arange(10))
    random_games("classic", range(10))
    assert_type((results.status, results.score, results.moves), tuple[npt.NDArray[np.int32], npt.NDArray[np.int32], npt.NDArray[np.int32]])
    assert_type(copy.deepcopy(tables), ScoundrelVectorEnv)
    ScoundrelVectorEnv("eight")  # type: ignore[arg-type]
    results.won  # type: ignore[attr-defined]


def of_observations(observation: npt.NDArray[np.uint8]) -> None:
    assert_type(layout.part(observation, "health"), npt.NDArray[np.uint8])
    assert_type(layout.move_name(observation, 1), str)
    assert_type(layout.describe(observation, Rules("classic")), str)
    assert_type(layout.card_name(1), str)
    assert_type((layout.OBSERVATION_SIZE, layout.ACTION_COUNT), tuple[int, int])
    assert_type(layout.PARTS["room"], slice)
    assert_type(layout.CARDS, tuple[str, ...])
    assert_type((layout.GONE, layout.UNSEEN, layout.BOTTOM, layout.ROOM, layout.HAND, layout.SLOT), tuple[int, int, int, int, int, int])
    layout.part([1, 2], "health")  # type: ignore[arg-type]
    layout.move_name(observation, "7De")  # type: ignore[arg-type]


assert_type(scoundrel.__version__, str)
