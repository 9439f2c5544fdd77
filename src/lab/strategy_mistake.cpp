// Which kind a mistake is of: what sets the way taken apart from the best one.
#include "lab/strategy.h"

namespace scoundrel {

namespace {

std::optional<Kind> kind_left(const Deeds& way) {
    if (way.left.count() != 1) return {};
    return (*way.left.begin()).kind();
}

Mistake by_left(const Deeds& taken, const Deeds& best) {
    const auto has = kind_left(taken), should = kind_left(best);
    if (!has || !should) return Mistake::rest;
    if (*has == *should) return *has == Kind::monster ? Mistake::left_monster : Mistake::other_item;
    // What was better left, first; then what was better taken.
    if (*should == Kind::weapon) return Mistake::took_weapon;
    if (*should == Kind::potion) return Mistake::took_potion;
    return *has == Kind::weapon ? Mistake::left_weapon : Mistake::left_potion;
}

}  // namespace

Mistake kind_of_mistake(const Rules& rules, const Position& position, const JudgedRoom& room,
                        std::size_t taken) {
    if (position.unseen.empty()) return Mistake::open;
    const Deeds &did = room.deeds[taken], &should = room.deeds[room.best];
    if (did.avoided != should.avoided) return did.avoided ? Mistake::avoided : Mistake::faced;
    if (did.left != should.left) return by_left(did, should);
    const Held &has = room.ways[taken].way.end.weapon,
               &wanted = room.ways[room.best].way.end.weapon;
    if (has.card != wanted.card) return Mistake::other_weapon;
    const auto worn = [&](const Held& weapon) {
        return rules.weapon == WeaponRule::wear ? weapon.uses : -reach_of(rules, weapon);
    };
    if (worn(has) != worn(wanted))
        return worn(has) > worn(wanted) ? Mistake::wore_weapon : Mistake::spared_weapon;
    return Mistake::rest;
}

}  // namespace scoundrel
