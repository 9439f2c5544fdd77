"""The rules at work: what is legal, what a move does, what a reveal does (contract §4 to §7).

Every function that plays returns a new state. A move never deals (contract §6): it leaves cards owed,
which `reveal_cards` and `reveal_die` pay. Known cards at the bottom come by themselves.
"""

from .cards import VALUE, is_monster, is_potion, is_weapon
from .errors import Refusal
from .moves import in_order
from .state import ROOM_SIZE, Item

FACED = 3  # cards of a room to be dealt with before it can be left


# ---- what is legal -------------------------------------------------------------------------------

def legal_moves(state):
    """The legal moves in canonical order; none when the game is over or cards are owed."""
    if state.status != "playing" or state.awaiting:
        return []
    if state.rolled:  # ruling 12: the rolled monster comes before anything else
        return in_order(_fights(state, state.rolled))
    moves = []
    for card in state.room:
        if is_monster(card):
            moves += _fights(state, card) if state.rules.monsters == "chosen" else []
        else:
            moves += _room_item(state, card)
    if state.slot and _slot_reached(state):
        moves += _slot_item(state)
    return in_order(moves + _avoids(state) + _next(state) + _roll(state))


def _weapon_usable(state, monster):
    if state.weapon is None:
        return False
    if state.rules.weapon == "wear":
        return state.power > 0  # ruling 7
    limit, value = state.limit, VALUE[monster]
    return limit is None or value < limit or (value == limit and state.rules.weapon == "equal")


def _fights(state, monster):
    if not _weapon_usable(state, monster):
        return [monster + "b"]
    return [monster + "w"] if state.rules.bare == "forced" else [monster + "w", monster + "b"]


def _use(state, card):
    """The moves that use an item, wherever it lies."""
    if is_potion(card):
        return [card + "d"]
    repairs = (card == "2D" and state.rules.weapon == "wear" and state.rules.repair > 0
               and state.weapon is not None and state.weapon.uses > 0)  # ruling 7
    return [card + "e", card + "r"] if repairs else [card + "e"]


def _room_item(state, card):
    moves = _use(state, card)
    if state.rules.discard == "items":
        moves.append(card + "x")
    # Into a full slot only by exchange: the old item is put down, so it must be one that can be.
    room_in_slot = state.slot is None or (state.rules.exchange == "yes" and not state.slot.worn)
    if room_in_slot and _slot_reached(state):
        moves.append(card + "s")
    return moves


def _slot_item(state):
    card = state.slot.card
    moves = _use(state, card) + [card + "x"]
    if state.rules.drop == "yes" and len(state.room) < ROOM_SIZE and not state.slot.worn:  # ruling 9
        moves.append(card + "p")
    return moves


def _slot_reached(state):
    """The access rule: each value of `inventory` allows all that the one before it does."""
    level = ("none", "calm", "carried", "leaving", "always").index(state.rules.inventory)
    return (level >= 1 and not state.monsters
            or level >= 2 and all(card in state.carried for card in state.monsters)
            or level >= 3 and state.dealt_with >= FACED
            or level >= 4)


def _avoids(state):
    rules = state.rules
    allowed = rules.avoid == "always" or (rules.avoid == "alternate" and not state.avoided_last)
    if not (allowed and state.untouched and len(state.room) == ROOM_SIZE):  # ruling 2
        return []
    return ["avoid-lr", "avoid-rl"] if rules.order == "choice" else ["avoid"]


def _next(state):
    done = state.dealt_with >= FACED or not state.room  # ruling 9
    return ["next"] if state.rules.fourth == "optional" and done and state.dungeon else []


def _roll(state):
    return ["roll"] if state.rules.monsters == "die" and state.monsters else []


# ---- what a move does ----------------------------------------------------------------------------

def apply(state, move):
    """The state after a legal move, with whatever cards or die it leaves owed."""
    state = state.copy()
    state.fresh = frozenset()
    if move.startswith("avoid"):
        backwards = move == "avoid-rl" or state.rules.order == "reversed"
        state.bottom += reversed(state.room) if backwards else state.room
        state.room = []
        state.stats["rooms_avoided"] += 1
        _begin_room(state, avoided=True)
    elif move == "next":
        state.stats["rooms_cleared"] += 1
        _begin_room(state, avoided=False)
    elif move == "roll":
        state.untouched = False
        state.rolling = True
    elif move[2] == "s" and state.slot is not None:
        _exchange(state, move[:2])
    else:
        count = len(state.left)
        _play_card(state, move[:2], move[2])
        _finish_turn(state, card_left_room=len(state.left) < count)
    return _deal_known(state)


def _exchange(state, card):
    """The two trade places; nothing is dealt with by that."""
    state.untouched = False
    state.last_card = card
    state.room.remove(card)
    state.carried = [other for other in state.carried if other != card]
    state.room.append(state.slot.card)
    state.slot = Item(card)


def _play_card(state, card, verb):
    from_slot = state.slot is not None and state.slot.card == card
    # Under `rummage=free` using or discarding the slot's item is no deed done in the room.
    if not (from_slot and verb in "edxr" and state.rules.rummage == "free"):
        state.untouched = False
    state.last_card = card
    item = state.slot if from_slot else Item(card)
    if from_slot:
        state.slot = None  # ruling 8: this does not count towards the room's three
    else:
        state.room.remove(card)
        state.carried = [other for other in state.carried if other != card]
        state.dealt_with += 1
    if verb in "wb":
        _fight(state, card, with_weapon=verb == "w")
    elif verb == "e":
        _equip(state, item, from_slot)
    elif verb == "d":
        _drink(state, card)
    elif verb == "x":
        state.discard += item.pile
    elif verb == "s":
        state.slot = item
    elif verb == "p":
        state.room.append(card)
        state.dealt_with = max(0, state.dealt_with - 1)  # ruling 9
    elif verb == "r":
        _repair(state, item)


def _fight(state, monster, with_weapon):
    state.rolled = None
    damage = VALUE[monster]
    if with_weapon:
        damage = max(0, damage - state.power)
        weapon = state.weapon
        state.weapon = Item(weapon.card, weapon.uses + 1, weapon.slain + (monster,))
    else:
        state.discard.append(monster)
    if with_weapon and state.rules.weapon == "wear" and state.rules.broken == "discarded" and state.power == 0:
        state.discard += state.weapon.pile
        state.weapon = None
    lost = min(damage, state.health)  # ruling 5: health stops at 0
    below = state.health - damage
    state.health -= lost
    state.stats["damage_taken"] += lost
    if state.health == 0:
        state.status, state.killed_by, state.below = "lost", monster, below
        return
    state.stats["monsters_slain"] += 1
    state.stats["slain_value"] += VALUE[monster]


def _equip(state, item, from_slot):
    old, state.weapon = state.weapon, item
    if old is None:
        return
    if from_slot and state.rules.swap == "yes":
        state.slot = old
    else:
        state.discard += old.pile


def _drink(state, card):
    effective = state.rules.potions == "any" or not state.potion_used  # ruling 4
    healed = min(VALUE[card], state.rules.health - state.health) if effective else 0
    state.health += healed
    state.stats["healed"] += healed
    state.potion_used = True
    state.discard.append(card)


def _repair(state, item):
    """Ruling 7: the 2 of diamonds, its own stack, then the mended monsters, last slain first."""
    weapon = state.weapon
    mended = min(weapon.uses, state.rules.repair)
    kept = len(weapon.slain) - mended
    state.discard += item.pile + list(reversed(weapon.slain[kept:]))
    state.weapon = Item(weapon.card, weapon.uses - mended, weapon.slain[:kept])


def _won(state, faced, card_left_room):
    ending, left = state.rules.ending, state.left
    if not left:  # ruling 9
        return True
    if ending == "short":  # ruling 11
        return faced and len(left) < ROOM_SIZE
    if not card_left_room:
        return False
    return ending == "last" and len(left) == 1 or ending == "monsters" and not any(map(is_monster, left))


def _finish_turn(state, card_left_room):
    """What happens by itself after a card: the end of the game, or under `carried` the next room."""
    if state.status == "lost":
        return
    faced = state.rules.fourth == "carried" and state.dealt_with >= FACED
    if _won(state, faced, card_left_room):
        state.status = "won"
        state.stats["rooms_cleared"] += 1
    elif faced:  # ruling 3: even if nothing can be dealt to it
        state.stats["rooms_cleared"] += 1
        _begin_room(state, avoided=False)


def _begin_room(state, avoided):
    state.room_number += 1
    state.carried = list(state.room)
    state.dealt_with = 0
    state.untouched = True
    state.potion_used = False
    state.avoided_last = avoided
    state.filling = True


# ---- reveals -------------------------------------------------------------------------------------

def _deal_known(state):
    """Fill the room from the bottom once nothing unseen lies above it (contract §7)."""
    if state.filling and not state.awaiting:
        missing = ROOM_SIZE - len(state.room)
        dealt, state.bottom = state.bottom[:missing], state.bottom[missing:]
        state.room += dealt
        state.fresh = frozenset(dealt)
        state.filling = False
    return state


def reveal_cards(state, cards):
    """Turn up cards from the top of the dungeon, in order."""
    if not state.filling or not 1 <= len(cards) <= state.awaiting:
        raise Refusal("bad_reveal", f"{state.awaiting if state.filling else 0} cards are owed")
    if len(set(cards)) < len(cards) or not state.unseen.issuperset(cards):
        raise Refusal("bad_reveal", "a card is not among the unseen ones")
    state = state.copy()
    state.room += cards
    state.unseen = state.unseen.difference(cards)
    return _deal_known(state)


def reveal_die(state, monster):
    """The monster that the die says must be fought."""
    if not state.rolling or monster not in state.monsters:
        raise Refusal("bad_reveal", "no die is owed, or it cannot show this card")
    state = state.copy()
    state.rolling = False
    state.rolled = monster
    return state


def replace_card(state, wrong, right):
    """A card just dealt from the bottom was another one: the two trade places (contract §7)."""
    if wrong not in state.fresh or right not in state.bottom + state.room:
        raise Refusal("bad_reveal", "only a card just dealt from the bottom can be corrected")
    swap = {wrong: right, right: wrong}
    state = state.copy()
    state.room = [swap.get(card, card) for card in state.room]
    state.bottom = [swap.get(card, card) for card in state.bottom]
    # The places stay the places that were dealt from the bottom; `carried` stays with its card.
    state.fresh = frozenset(swap.get(card, card) for card in state.fresh)
    return state
