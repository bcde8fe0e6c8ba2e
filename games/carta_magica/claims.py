"""What the sentences of the game claim (`contract.claims`), checked without the mind.

Each table has a function for the end of a message key: whether the sentence `said` is true, by the rules and the true position.
"""

from __future__ import annotations

from contract.claims import Claim
from engine.values.core import Seat
from games.carta_magica.rules import says
from games.carta_magica.rules.board import CALM_LETTER, CHART, HARBOUR, TALISMANS, WHEEL, name, square
from games.carta_magica.rules.payment import card_of, means, room
from games.carta_magica.rules.reach import neighbours
from games.carta_magica.rules.score import points, result
from games.carta_magica.rules.turn.flow import prey
from games.carta_magica.tests.facts import (
    at,
    card,
    comes_home,
    deck,
    frees,
    gain,
    harbour,
    is_blown,
    is_coming_home,
    is_compared,
    is_due,
    is_goods,
    is_held,
    is_home_now,
    is_magic,
    is_nearest,
    is_next,
    is_on_sale,
    is_other_fighter,
    is_price,
    is_prize,
    is_safe,
    is_sought,
    is_stake,
    is_swap,
    is_taken,
    is_theirs,
    me,
    mine,
    monster,
    monster_met,
    monster_name,
    odds,
    options,
    options_first,
    order_left,
    place,
    sale_gold,
    staked_magic,
    steps_home,
    steps_to,
    storm_end,
    swap_of,
    talisman,
    tamed_by,
    their_spin,
    then,
    total,
    who,
    won_talismans,
    worth,
)
from games.carta_magica.tests.story_facts import STORY as STORY

REASONS: dict[str, Claim] = {
    "open": lambda said: talisman(said) in at(said).row and said["points"] == TALISMANS[talisman(said)].points + 10,
    "deck": lambda said: talisman(said) not in at(said).row and said["points"] == TALISMANS[talisman(said)].points + 10,
    "black": lambda said: HARBOUR[harbour(said)].is_black,
    "red": lambda said: not HARBOUR[harbour(said)].is_black,
    "repair": lambda said: me(said).condition == "damaged" and is_due(said, "repair") and "sail" not in options_first(said),
    "tow": lambda said: me(said).condition == "becalmed" and is_due(said, "tow") and "sail" not in options_first(said),
    "repair-card": lambda said: me(said).condition == "damaged" and "sail" not in options_first(said),
    "lucky-wind": lambda said: mine(said).square == place(said, "place"),
    "rest": lambda said: options_first(said) == {"rest"},
    "goods": lambda said: said["amount"] == gain(said, "goods") > 0 and is_goods(said),
    "goods-full": lambda said: gain(said, "goods") == 0 and is_goods(said),
    "goods-tow": lambda said: not at(said).options.is_towed_for_gold and gain(said, "goods") > 0,
    "goods-later": lambda said: gain(said, "goods") > 0,
    "magic": lambda said: is_magic(said) and gain(said, "magic") > 0,
    "magic-more": lambda said: said["held"] == means(mine(said), "magic") and gain(said, "magic") > 0,
    "known": lambda said: says.adventure(at(said).deck[0]) == said["card"],
    "draw": lambda said: (
        (said["monsters"], said["cards"], said["magic"])
        == (sum(adventure.kind == "monster" for adventure in deck(said)), len(deck(said)), means(me(said), "magic"))
    ),
    "curse": lambda said: talisman(said) in at(said).row and is_sought(at(said), who(said), talisman(said)),
    "curse-new": lambda said: said["cards"] == min(3, len(at(said).talisman_deck)) > 0,
    "card": lambda said: mine(said).square == harbour(said) and HARBOUR[harbour(said)].is_black and bool(deck(said)),
    "first": lambda said: said["left"] == steps_home(then(said), said.seat) and is_nearest(said),
    "race": lambda said: (
        said["left"] == steps_home(then(said), said.seat) and said["theirs"] == steps_home(then(said), who(said)) <= said["left"]
    ),
    "calm": is_safe,
    "far": lambda said: said["left"] == steps_home(then(said), said.seat),
    "home": lambda said: is_home_now(said, ends=True),
    "home-last": lambda said: is_home_now(said, ends=False),
    "home-too": lambda said: at(said).final is not None and said["points"] == points(then(said), said.seat)[3],
    "beside": lambda said: (
        mine(said).square in neighbours(at(said).players[who(said)].square, at(said).options.is_diagonal)
        and who(said) in prey(then(said), said.seat)
        and talisman(said) in at(said).players[who(said)].talismans
        and said["points"] == worth(at(said), said.seat, talisman(said))
    ),
    "next-sell": lambda said: (
        is_next(said)
        and HARBOUR[harbour(said)].is_black
        and said["gold"] == min(means(mine(said), "goods") // 2, room(mine(said), "gold", at(said).options)) > 0
    ),
    "next-buy": lambda said: (
        is_next(said) and not HARBOUR[harbour(said)].is_black and talisman(said) in then(said).row and means(mine(said), "gold") >= 2
    ),
    "keep-goods": lambda said: said["goods"] == means(mine(said), "goods") >= 2,
    "sell-for": lambda said: (
        said["held"] == means(mine(said), "gold") >= 2
        and talisman(said) in then(said).row
        and said["points"] == worth(at(said), said.seat, talisman(said))
    ),
    "sell": lambda said: said["goods"] == 2 * said["gold"],
    "keep-gold": lambda said: said["gold"] == points(then(said), said.seat)[2],
    "unseen": lambda said: said["cards"] == len(at(said).talisman_deck),
    "own": lambda said: is_on_sale(said) and is_sought(at(said), said.seat, talisman(said)),
    "deny": lambda said: is_on_sale(said) and is_theirs(said),
    "buy": lambda said: is_on_sale(said) and said["price"] == 2,
    "stake": is_stake,
    "stake-sure": lambda said: (
        said["magic"] == staked_magic(said) and said["spins"] == tamed_by(said, monster_met(said), said["magic"]) in (0, 6)
    ),
    "stake-none": lambda said: (
        staked_magic(said) == 0
        and (said["monster"], said["goods"], said["spins"])
        == (monster_name(monster_met(said)), me(said).goods, tamed_by(said, monster_met(said), 0))
    ),
    "stake-gold": lambda said: (
        said["magic"] == staked_magic(said) and said["gold"] == min(monster_met(said).gold, room(me(said), "gold", at(said).options))
    ),
    "retame": lambda said: said["spins"] == tamed_by(said, monster(said), said.state.stage.spent) and monster_met(said) == monster(said),
    "respin": lambda said: said.state.stage.wind is None,
    "respin-wind": lambda said: said.state.stage.wind is not None,
    "refight": lambda said: said["spins"] == sum(segment.steps > their_spin(said) for segment in WHEEL),
    "weather": is_blown(is_harmed=True),
    "weather-waste": is_blown(is_harmed=False),
    "ride-harm": is_blown(is_harmed=True),
    "ride": is_blown(is_harmed=False),
    "peace": lambda said: bool(me(said).cards) and not me(said).talismans,
    "peace-free": lambda said: not me(said).cards and not me(said).talismans,
    "peace-talisman": lambda said: talisman(said) in me(said).talismans,
    "attack": is_held,
    "prize": is_prize,
    "take": lambda said: card(said).is_kept or (card(said).kind == "monster" and "card.peek" not in said.answered),
    "owe": lambda said: card(said).amount < 0,
    "meet": lambda said: said["strength"] == monster(said).strength,
    "goods-none": lambda said: gain(said, "goods") == 0,
    "magic-none": lambda said: gain(said, "magic") == 0,
    "swap": is_swap,
    "stay": is_swap,
    "telescope": lambda said: said["cards"] == min(3, len(deck(said))),
    "pay-cards": lambda said: all(getattr(me(said), kind) == getattr(mine(said), kind) for kind in ("gold", "goods")),
    "spin": lambda said: options_first(said) == {"spin"},
}


STAKES: dict[str, Claim] = {
    "settle.stake": lambda said: said["points"] == 15,
    "stake.swap": lambda said: at(said).last.what != "prize" and is_other_fighter(said),
    "stake.swap-after": is_other_fighter,
    "fought.talisman": lambda said: is_taken(said, bool(said["won"]), "talisman"),
    "fought.card": lambda said: is_taken(said, bool(said["won"]), "card"),
    "stake.arrive": lambda said: (
        me(said).square in HARBOUR and "trade" not in options(said) and said["goods"] == means(me(said), "goods") >= 2
    ),
    "stake.battle": lambda said: (
        is_held(said)
        and talisman(said, "lost") in me(said).talismans
        and said["less"] == worth(at(said), said.seat, talisman(said, "lost"))
    ),
    "stake.battle-card": lambda said: is_held(said) and said["cards"] == len(me(said).cards) and not me(said).talismans,
    "stake.stuck": lambda said: (
        me(said).condition == said["condition"] and is_due(said, "repair" if said["condition"] == "damaged" else "tow")
    ),
    "stake.behind": lambda said: is_compared(said) and said["points"] < said["most"],
    "stake.lead": lambda said: is_compared(said) and said["points"] > said["most"],
    "stake.level": lambda said: (
        total(at(said), who(said))
        == said["points"]
        == total(at(said), said.seat)
        == max(total(at(said), Seat(seat)) for seat in range(len(at(said).players)))
    ),
    "stake.start": lambda said: not any(total(at(said), Seat(seat)) for seat in range(len(at(said).players))),
    "stake.draw": lambda said: said["magic"] == means(me(said), "magic") and card_of(me(said), "telescope") is not None,
    "stake.home": lambda said: is_coming_home(said) and bool(said["final"]) == (at(said).final is not None) and said["points"] == 15,
    "stake.home-early": lambda said: is_coming_home(said) and at(said).final is None,
    "stake.last": lambda said: (
        at(said).final is not None and said.seat not in (at(said).final or ()) and said["points"] == total(at(said), said.seat)
    ),
    "stake.rival": lambda said: said["left"] == steps_home(at(said), who(said)) and at(said).final is None,
    "stake.on-sale": is_on_sale,
    "route": lambda said: options(said) == {"clockwise", "anticlockwise"},
    "stake.own": lambda said: is_on_sale(said) and is_sought(at(said), said.seat, talisman(said)),
    "stake.theirs": lambda said: is_on_sale(said) and is_theirs(said),
    "stake.nobody": lambda said: (
        is_on_sale(said) and not any(is_sought(at(said), Seat(seat), talisman(said)) for seat in range(len(at(said).players)))
    ),
    "stake.monster": lambda said: (
        said["goods"] == me(said).goods and said["gold"] == min(monster_met(said).gold, room(me(said), "gold", at(said).options))
    ),
    "stake.refight": lambda said: (
        who(said) in (said.state.stage.fight.attacker, said.state.stage.fight.defender) and who(said) != said.seat
    ),
    "stake.retame": lambda said: said["monster"] == monster_name(monster_met(said)),
    "stake.way": is_price,
    "stake.sell": lambda said: said["gold"] == means(mine(said), "gold"),
    "stake.storm": lambda said: me(said).condition == said["condition"] and said.state.stage.wind is None,
    "stake.tokens": lambda said: said["magic"] == int(said.line.split()[0]),
    "stake.unseen": lambda said: not then(said).row,
    "stake.wind": lambda said: said["wind"] == says.compass(said.state.stage.wind),
    "order.course.stake": lambda said: said["left"] == order_left(said),
    "order.fill.stake": lambda said: (
        said["goods"] == means(me(said), "goods") and HARBOUR[square(said.line.split()[-1])].colour == said["colour"]
    ),
}


ANSWERS: dict[str, Claim] = {
    "settle": lambda said: said["points"] == TALISMANS[talisman(said)].points + 10 and name(harbour(said)) in said.line,
    "frame.home": lambda said: said["left"] == steps_home(at(said), said.seat),
    "frame.strength": lambda said: said["strength"] == monster_met(said).strength,
    "frame.wind": lambda said: said["wind"] == says.compass(said.state.stage.wind),
    "spin.free": lambda said: me(said).condition == "free" and (said["left"], said["storms"]) == (steps_home(at(said), said.seat), 1),
    "spin.stuck": lambda said: (
        me(said).condition == said["condition"] and said["spins"] == frees("hammer" if said["condition"] == "damaged" else "wind")
    ),
    "sail": lambda said: mine(said).square == place(said) and said["left"] == steps_home(then(said), said.seat),
    "towards": lambda said: mine(said).square == place(said) and said["left"] == steps_to(then(said), said.seat, harbour(said)),
    "call": lambda said: (
        mine(said).square == harbour(said)
        and HARBOUR[harbour(said)].colour == said["colour"]
        and (said["colour"] == "red" or bool(deck(said)))
    ),
    "buy": is_on_sale,
    "sell": lambda said: mine(said).square == harbour(said) and said["goods"] == 2 * said["gold"] and HARBOUR[harbour(said)].is_black,
    "home": lambda said: comes_home(said, 15),
    "home.sell": lambda said: comes_home(said, 15) and said["gold"] == mine(said).gold - me(said).gold,
    "home.buy": lambda said: comes_home(said, 15 + worth(at(said), said.seat, talisman(said))),
    "home.early": lambda said: then(said).final is not None and points(then(said), said.seat)[3] == 0,
    "goods": lambda said: said["amount"] == gain(said, "goods") and said["gold"] == sale_gold(said, mine(said)) - sale_gold(said, me(said)),
    "magic": lambda said: said["amount"] == gain(said, "magic") and said["held"] == means(mine(said), "magic"),
    "full": lambda said: gain(said, said["kind"]) == 0,
    "draw": lambda said: (
        (said["monsters"], said["cards"]) == (sum(adventure.kind == "monster" for adventure in deck(said)), len(deck(said)))
    ),
    "way": is_price,
    "clockwise": lambda said: said["left"] == steps_home(then(said), said.seat),
    "anticlockwise": lambda said: said["left"] == steps_home(then(said), said.seat),
    "sell.here": lambda said: said["goods"] == 2 * said["gold"],
    "buy.nothing": lambda said: said["gold"] == means(mine(said), "gold"),
    "sell.nothing": lambda said: said["goods"] == means(mine(said), "goods"),
    "take": lambda said: said.answer is not None and bool(said["card"]),
    "owe": lambda said: card(said).amount < 0,
    "meet": lambda said: said["gold"] == monster(said).gold,
    "stake": lambda said: said["segments"] == tamed_by(said, monster_met(said), said["magic"]),
    "stake-none": lambda said: (said["segments"], said["goods"]) == (tamed_by(said, monster_met(said), 0), me(said).goods),
    "cards": lambda said: said["segments"] == tamed_by(said, monster_met(said), said["magic"]),
    "no-cards": lambda said: said["segments"] == tamed_by(said, monster_met(said), said["magic"]),
    "retame": lambda said: said["segments"] == tamed_by(said, monster_met(said), said.state.stage.spent),
    "let-win": lambda said: said["goods"] == me(said).goods,
    "ride.still": lambda said: storm_end(said) == (me(said).square, False) and me(said).condition != "free",
    "ride": lambda said: (
        storm_end(said) == (place(said, "place"), said["condition"] != "free")
        and (said["condition"] == "free" or (CHART[place(said, "place")] == CALM_LETTER) == (said["condition"] == "becalmed"))
    ),
    "weather": lambda said: bool(said["all"]) == at(said).options.is_weather_for_all,
    "attack": lambda said: odds(said) == said["odds"],
    "refight": lambda said: said["segments"] == sum(segment.steps > their_spin(said) for segment in WHEEL),
    "accept": lambda said: bool(said["loses"]) == bool(me(said).talismans or me(said).cards),
    "prize": is_prize,
    "swap": lambda said: (place(said, "place"), said["left"]) == (swap_of(said)[0].square, swap_of(said)[1]),
    "stay": lambda said: (place(said, "place"), said["left"]) == (me(said).square, steps_home(at(said), said.seat)),
}
EVENTS: dict[str, Claim] = {
    "found.line": lambda said: any(number + 10 == said["points"] for number in won_talismans(said)) and who(said) == said.seat,
    "gone.line": lambda said: bool(won_talismans(said)) and who(said) == said.seat,
    "tamed.line": lambda said: said["total"] >= said["strength"] and said["gold"] <= said.after.position.players[who(said)].gold,
    "seized.line": lambda said: said["total"] < said["strength"] and said.after.position.players[who(said)].goods == 0,
    "ashore": lambda said: said.after.position.players[who(said)].condition == "damaged",
    "home.last": lambda said: result(said.after) is None and said["points"] == 15,
    "home.end": lambda said: said.after.position.final == () and said["points"] == 15,
    "won.line": lambda said: said["points"] == max(total(said.after.position, Seat(seat)) for seat in range(len(at(said).players))),
}
WORDS: dict[str, Claim] = {
    "idea.sail-beside": lambda said: (
        mine(said).square == place(said, "place")
        and at(said).players[who(said)].square in neighbours(mine(said).square, at(said).options.is_diagonal)
        and who(said) in prey(at(said), said.seat)
    ),
    "menu.way": lambda said: mine(said).square == place(said, "place") and is_price(said),
}
CLAIMS: dict[str, Claim] = {
    **{f"carta_magica.reason.{key}": claim for key, claim in REASONS.items()},
    **{f"carta_magica.decision.{key}": claim for key, claim in (STAKES | ANSWERS).items()},
    **{f"carta_magica.event.{key}": claim for key, claim in EVENTS.items()},
    **{f"carta_magica.{key}": claim for key, claim in WORDS.items()},
}
NO_FACTS = frozenset(
    {
        *(f"carta_magica.decision.order.{key}" for key in ("stake", "stake.early")),
        *(f"carta_magica.decision.order.{key}.stake" for key in ("again", "draw", "pay", "prize", "spin", "stake", "swap", "weather")),
        *(f"carta_magica.decision.stake.{key}" for key in ("cash", "pay", "peek", "prize", "question", "rest")),
        *(f"carta_magica.order.stake{key}" for key in ("", ".all", ".best", ".hint", ".none", ".text.all", ".text.best", ".text.none")),
        *(f"carta_magica.reason.{key}" for key in ("blind", "cash", "keep-card", "pay-both", "pay-tokens", "spin-again")),
        *(f"carta_magica.stake.{key}" for key in ("ask", "cards")),
        *(f"carta_magica.place.{key}" for key in ("sea", "harbour")),
        *(f"carta_magica.amount.{key}" for key in ("gold", "goods", "magic")),
        *(f"carta_magica.card.{key}" for key in ("gold", "goods", "magic", "payment", "monster")),
    }
)
"""Messages that claim nothing: names, matters of taste, and rules that hold everywhere."""
