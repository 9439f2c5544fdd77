#!/usr/bin/env python3
"""The reference checks itself: the contract's vectors, its rulings one by one, and card conservation."""

import itertools
import random
import unittest

from drive.generate import small_deal
from scoundrel_reference import position
from scoundrel_reference.cards import canonical, parse_card
from scoundrel_reference.chance import SplitMix64, seed_number, shuffle
from scoundrel_reference.errors import Refusal
from scoundrel_reference.moves import parse_move
from scoundrel_reference.rules import BASES, KNOBS, parse_game, parse_rules
from scoundrel_reference.session import Session


def session(game_id):
    return Session.of_game(parse_game(game_id))


def deal(rules, cards):
    return session(small_deal(rules, cards))


def played(rules, cards, moves):
    game = deal(rules, cards)
    game.moves(moves.split())
    return game


def code(call, *arguments):
    try:
        call(*arguments)
    except Refusal as refusal:
        return refusal.code
    return None


class Vectors(unittest.TestCase):
    """Contract §2."""

    def test_generator_and_seeds(self):
        source = SplitMix64(0)
        self.assertEqual([source.next(), source.next()], [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4])
        self.assertEqual(seed_number("tuesday"), 18339334696106391312)
        self.assertEqual(seed_number("007"), 7)
        self.assertNotEqual(seed_number("18446744073709551616"), 0)

    def test_deals(self):
        deck = "".join(shuffle(BASES["classic"].deck, 42))
        self.assertEqual(deck, "JC6S7D5HTH6C7S2C5C9S8S9CJSQSQC4D4H9D8H3H5S6HTS2H6D7H2D4C7C8D2SAS5DKSTDAC9HTC4S3C3DKC8C3S")
        deck = "".join(shuffle(BASES["forty-two"].deck, 2**64 - 1))
        self.assertEqual(deck[:16], "7DTD9C8HKC2D4C5D")


class Texts(unittest.TestCase):
    def test_cards_and_moves(self):
        self.assertEqual([parse_card(text) for text in ("10d", "T♦", "qS", "1D", "2ſ", "TDx", "")],
                         ["TD", "TD", "QS", None, None, None, None])
        self.assertEqual([parse_move(text) for text in ("10de", "T♦e", "qsw", "next", "TD", "TDee", "NEXT")],
                         ["TDe", "TDe", "QSw", "next", None, None, None])

    def test_rules_print_canonically(self):
        for given, canonical_text in {
            "classic+avoid=never+health=015": "classic+health=15+avoid=never",
            "equal+weapon=equal+bare=choice": "equal",
            "classic+health=5+deck=-10d+ah-2♦": "classic+deck=+AH-2D-TD+health=5",
            "forty-two+deck=+AC+ending=cleared": "forty-two+deck=+AC+ending=cleared",
        }.items():
            self.assertEqual(parse_rules(given).text, canonical_text)

    def test_rules_refused(self):
        for text, expected in {
            "klassic": "unknown_rules", "classic+luck=1": "unknown_rules", "classic+health=0": "unknown_rules",
            "classic+health=100": "unknown_rules", "classic+health": "unknown_rules", "classic+": "unknown_rules",
            "classic+health=5+health=6": "unknown_rules", "rascal+ending=short": "unknown_rules",
            "classic+deck=-AH": "bad_game", "classic+deck=+2D": "bad_game", "classic+deck=-2D-2D": "bad_game",
        }.items():
            self.assertEqual(code(parse_rules, text), expected, text)

    def test_game_ids(self):
        self.assertEqual(parse_game("rascal+fourth=carried##:@ ü").text, "rascal+fourth=carried##:@ ü")
        self.assertEqual(parse_game("classic@table").text, "classic@table")
        for text in ("classic#", "classic", "classic@position", "classic:", "classic:2C3C4C5C"):
            self.assertEqual(code(parse_game, text), "bad_game", text)


class Rulings(unittest.TestCase):
    """Contract §4, by number."""

    def test_01_binding(self):
        for rules, usable in (("classic", False), ("equal", True)):
            game = played(rules, "5D 6C 6S 2C 3C", "5De 6Cw")
            self.assertEqual("6Sw" in game.legal, usable)
            self.assertIn("2Cw", game.legal)

    def test_02_avoiding_twice_and_order(self):
        game = played("classic", "2C 3C 4C 5C 6C", "avoid")
        self.assertEqual((game.state.room, game.state.bottom), (["6C", "2C", "3C", "4C"], ["5C"]))
        self.assertNotIn("avoid", game.legal)
        game = played("classic+order=choice+avoid=always", "2C 3C 4C 5C 6C", "avoid-rl")
        self.assertEqual((game.state.room, game.state.bottom), (["6C", "5C", "4C", "3C"], ["2C"]))

    def test_03_last_rooms(self):
        game = played("classic", "2H 3H 4H 5H", "2Hd 3Hd 4Hd")
        self.assertEqual((game.state.room, game.state.carried, game.state.room_number), (["5H"], ["5H"], 2))
        game.move("5Hd")
        self.assertEqual((game.json()["status"], game.json()["score"]), ("won", 25))

    def test_05_and_06_scores(self):
        lost = {"original": -3, "health": 0, "slain": 2}
        for scoring, expected in lost.items():
            game = played(f"classic+health=5+scoring={scoring}", "2C 4C 5C 6C 3S", "2Cb 4Cb")
            self.assertEqual((game.state.status, game.json()["score"]), ("lost", expected))
            self.assertEqual((game.state.health, game.state.stats["damage_taken"]), (0, 5))

    def test_07_wear_and_repair(self):
        game = played("rascal", "4D 8C 9C 2D TC", "4De 8Cw 9Cw")
        self.assertEqual((game.state.power, game.state.limit, game.state.health), (2, None, 10))
        game.move("2Dr")
        self.assertEqual(game.state.discard, ["2D", "9C", "8C"])
        self.assertEqual((game.state.power, game.state.weapon.uses), (4, 0))
        stacked = played("rascal+inventory=always+swap=yes", "2D 9D 3C 4C TC JC", "2De 3Cw 9Ds 9De 4Cw next TCw 2Dr")
        self.assertEqual(stacked.state.discard, ["2D", "3C", "TC", "4C"])
        self.assertEqual((stacked.state.weapon.card, stacked.state.power, stacked.state.slot), ("9D", 9, None))
        spent = played("rascal+wear=14", "4D 8C 3C 2D TC", "4De 8Cw")
        self.assertNotIn("3Cw", spent.legal)

    def test_08_slot_does_not_count(self):
        game = played("rascal", "4D 5D 6H 7H 2C 3C", "4Ds 5De")
        self.assertEqual(game.state.dealt_with, 2)
        game.move("4De")
        self.assertEqual((game.state.dealt_with, game.state.discard), (2, ["5D"]))

    def test_09_next_swap_and_drop(self):
        game = played("rascal+swap=yes+drop=yes+inventory=always", "4D 5D 6C 7H 2C 3C 8C", "4Ds 5De 6Cw 4De")
        self.assertEqual(game.json()["slot"], {"card": "5D", "uses": 1, "slain": ["6C"]})
        self.assertNotIn("5Dp", game.legal)
        game.moves(["7Hd", "5Dx"])
        self.assertEqual(game.state.discard, ["7H", "5D", "6C"])
        game.moves(["next", "2Cw"])
        game = played("rascal+drop=yes", "4D 5D 6D 7H 2C 3C 8C", "4Ds 5De 4Dp")
        self.assertEqual((game.state.room, game.state.dealt_with), (["6D", "7H", "4D"], 1))

    def test_10_forced(self):
        game = played("forty-two", "5D 6C 7S 2C 3C", "5De 6Cw")
        self.assertEqual(game.legal, ["2Cw", "7Sb"])

    def test_11_short(self):
        game = played("forty-two", "2C 3C 4C 5C 6C 7C", "2Cb 3Cb 4Cb")
        self.assertEqual((game.state.status, game.state.room, game.state.dungeon), ("won", ["5C"], 2))
        self.assertEqual((game.state.room_number, game.state.stats["rooms_cleared"]), (1, 1))

    def test_12_die(self):
        game = session("classic+monsters=die#7")
        self.assertFalse(any(move.endswith(("b", "w")) for move in game.legal))
        game.move("roll")
        first = game.state.rolled
        self.assertEqual(game.legal, [first + "b"])
        game.undo(1)
        game.move("roll")
        self.assertEqual(game.state.rolled, first)

    def test_14_longest_line(self):
        game = session("forty-two#1")
        game.moves(["avoid-lr"] * 10_000)
        self.assertEqual(code(game.move, "avoid-rl"), "too_long")


class Table(unittest.TestCase):
    """Contract §7 and §8: reveals, corrections, undo."""

    def test_reveals_and_undo(self):
        game = session("classic@table")
        self.assertEqual((game.state.awaiting, game.legal), (4, []))
        game.reveal_cards(["2C"])
        game.reveal_cards(["3C", "4C"])
        for wrong in (["2C"], ["5C", "6C"], ["AH"], []):
            self.assertEqual(code(game.reveal_cards, wrong), "bad_reveal")
        game.undo(1)
        self.assertEqual((game.state.room, game.state.awaiting), (["2C"], 3))
        game.redo(1)
        game.reveal_cards(["5C"])
        game.move("avoid")
        self.assertEqual((game.state.bottom, game.state.awaiting), (["2C", "3C", "4C", "5C"], 4))
        self.assertEqual(code(game.undo, 5), "nothing_to_undo")

    def test_correction_is_undone_with_the_deal(self):
        game = session(deal("classic", "2C 3C 4C 5C 6C").name.split(":")[0] + "@table")
        game.reveal_cards(["2C", "3C", "4C", "5C"])
        game.move("avoid")
        game.reveal_cards(["6C"])
        self.assertEqual((game.state.room, game.state.bottom), (["6C", "2C", "3C", "4C"], ["5C"]))
        self.assertEqual(code(game.replace, "6C", "5C"), "bad_reveal")
        game.replace("2C", "5C")
        self.assertEqual((game.state.room, game.state.bottom), (["6C", "5C", "3C", "4C"], ["2C"]))
        game.undo(1)
        self.assertEqual((game.state.room, game.state.awaiting), ([], 1))
        game.redo(1)
        self.assertEqual(game.state.bottom, ["2C"])
        game.move("6Cb")
        self.assertEqual(code(game.replace, "5C", "2C"), "bad_reveal")


class Conservation(unittest.TestCase):
    """In random games under random rules every card of the deck is in exactly one place."""

    def check(self, game):
        state = game.state
        piles = [item.pile for item in (state.weapon, state.slot) if item]
        cards = [*state.room, *state.unseen, *state.bottom, *state.discard, *itertools.chain(*piles)]
        self.assertEqual(canonical(cards), list(state.rules.deck), game.name)
        self.assertTrue(state.status != "playing" or game.legal, "a game is never stuck")
        self.assertEqual(state.dungeon, len(state.unseen) + len(state.bottom))

    def test_random_games(self):
        source = random.Random(1)
        for number in range(400):
            rules = source.choice(list(BASES))
            for knob in source.sample(list(KNOBS), source.randrange(8)):
                rules += f"+{knob}={source.choice(KNOBS[knob])}"
            if code(parse_rules, rules):
                continue
            game = session(f"{rules}#{number}")
            for _ in range(120):
                self.check(game)
                if not game.legal:
                    break
                game.move(source.choice(game.legal))
            self.check(game)

    def test_positions_go_on(self):
        """A position dealt the same cards goes on as its game does."""
        for number in range(60):
            game, source = session(f"rascal+health=99+swap=yes+drop=yes#{number}"), random.Random(number)
            for _ in range(source.randrange(40)):
                if game.legal:
                    game.move(source.choice(game.legal))
            if game.state.status == "playing":
                again = Session.of_position(position.from_json(position.strip(game.json())))
                self.assertEqual(position.strip(again.json()), position.strip(game.json()))
                self.assertEqual(again.legal, game.legal)


if __name__ == "__main__":
    unittest.main()
