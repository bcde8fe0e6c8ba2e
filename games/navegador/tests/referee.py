"""A second implementation of the rules, as plain as can be, to check the first one.

It follows a match by its lines alone and uses nothing of the game's own code. Only the colonies that chance reveals are given to it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

FIELDS = ["sailing", "workers", "market1", "colony", "privilege", "ships", "market2", "buildings"]
KINDS = ["colony", "factory", "explorer", "shipyard", "church"]
GOODS = ["sugar", "gold", "spice"]
GOOD = {
    "guine": "gold", "bahia": "sugar", "rio": "sugar", "angola": "gold", "cabo": "gold", "mocambique": "gold", "mombaca": "gold",
    "goa": "spice", "malaca": "spice", "timor": "spice", "macau": "spice", "nagasaki": "spice",
}  # fmt: skip
NEIGHBOURS = {
    "portugal": "guine bahia", "guine": "portugal bahia angola", "bahia": "portugal guine rio angola", "rio": "bahia angola cabo",
    "angola": "guine bahia rio cabo", "cabo": "rio angola mocambique", "mocambique": "cabo mombaca goa", "mombaca": "mocambique goa",
    "goa": "mocambique mombaca malaca", "malaca": "goa timor macau", "timor": "malaca macau", "macau": "malaca timor nagasaki",
    "nagasaki": "macau",
}  # fmt: skip
REFILL = {2: (1, 1), 3: (1, 2), 4: (2, 2), 5: (2, 3)}
"""Privileges of a kind in the gallery from phase II and from phase III on, by the number of players."""
SELLING = {"sugar": 60, "gold": 70, "spice": 80}
"""The highest price of a good, in cruzados; every two rows down it is 10 less."""
NEEDS = {"sugar": 3, "gold": 3, "spice": 3, "shipyard": 4, "church": 5}
"""Workers that each building requires."""


@dataclass
class House:
    """What a player owns."""

    money: int = 200
    workers: int = 3
    ships: dict[str, int] = field(default_factory=lambda: dict.fromkeys(["portugal", *GOOD], 0) | {"portugal": 2})
    colonies: dict[str, int] = field(default_factory=lambda: dict.fromkeys(GOODS, 0))
    factories: dict[str, int] = field(default_factory=lambda: dict.fromkeys(GOODS, 0))
    shipyards: int = 1
    churches: int = 1
    explorers: list[str] = field(default_factory=list)
    privileges: dict[str, int] = field(default_factory=lambda: dict.fromkeys(KINDS, 0))
    king: str = ""
    stone: str = ""

    def items(self) -> dict[str, int]:
        """Return how many things of each kind score."""
        counts = (sum(self.colonies.values()), 1 + sum(self.factories.values()), len(self.explorers), self.shipyards, self.churches)
        return dict(zip(KINDS, counts, strict=True))

    def owned(self, kind: str) -> int:
        """Return the number of privileges of a kind, the King's among them."""
        return self.privileges[kind] + (self.king == kind)

    def points(self) -> int:
        """Return the score if the match ended now."""
        base = {"colony": 1, "factory": 2, "explorer": 4, "shipyard": 3, "church": 3}
        step = {"colony": 1, "factory": 1, "explorer": 1, "shipyard": 2, "church": 2}
        kinds = sum(count * (base[kind] + step[kind] * self.owned(kind)) for kind, count in self.items().items())
        return kinds + self.workers + sum(self.ships.values()) + self.money // 200


class Referee:
    """The table of a match. A line that breaks a rule raises `AssertionError`."""

    def __init__(self, seats: int, start: int, is_goa: bool) -> None:
        self.houses = [House() for _ in range(seats)]
        self.seats, self.to_move, self.is_goa = seats, start, is_goa
        # The holder of the Navegador card, the field of the orange ship, and whether the stone has come round to it.
        self.holder, self.orange = (start - 1) % seats, ""
        self.is_round = False
        self.phase, self.next_phase = 1, 0
        self.known = {"portugal"}
        self.stacks: dict[str, list[int]] = {}
        self.market = dict.fromkeys(GOODS, 4)
        self.sold = dict.fromkeys(NEEDS, 0)
        self.gallery, self.reserve = dict.fromkeys(KINDS, 1), dict.fromkeys(KINDS, 5)
        # The turns that are left once the last round has begun, and whether something has started it.
        self.ending: int | None = None
        self.is_triggered = False
        # Whether ships may still sail after a look, and whether a sailing is that of the card.
        self.is_rest, self.is_extra = False, False
        # The ships of each region that have sailed in this action.
        self.moved: dict[str, int] = {}
        # The tokens of the line that are still to be read, and the prices of the colonies that it revealed.
        self.words: list[str] = []
        self.revealed: list[int] = []

    @property
    def me(self) -> House:
        """Return what the player to move owns."""
        return self.houses[self.to_move]

    def play_line(self, text: str, revealed: list[int]) -> None:
        """Play a whole line; `revealed` are the prices of the colonies that it revealed."""
        self.words, self.revealed = text.split(), revealed
        if self.is_rest:
            self.sail(is_new=False)
            return self.end_turn()
        name = self.words.pop(0)
        if name == "navegador":
            assert self.to_move == self.holder
            assert self.me.stone
            self.is_extra = True
            assert self.words[0] != "done"
            self.sail(is_new=True)
            return self.end_turn()
        self.move_stone(name)
        if name == "sailing":
            self.sail(is_new=True)
        elif name in ("workers", "ships"):
            self.recruit(name)
        elif name.startswith("market"):
            self.trade_goods()
        else:
            {"colony": self.found_colonies, "buildings": self.build_houses, "privilege": self.take_privilege}[name]()
        return self.end_turn()

    def move_stone(self, name: str) -> None:
        """Move the stone ahead to a field; each step after the third costs a ship."""
        me, steps = self.me, 0
        if me.stone:
            at = FIELDS.index(me.stone)
            while steps == 0 or FIELDS[at % 8] != name:
                at += 1
                steps += 1
                if self.to_move == self.holder and FIELDS[at % 8] == self.orange:
                    self.is_round = True
        elif self.to_move == self.holder:
            self.orange = name
        due = max(0, steps - 3)
        homes = [region for region, count in me.ships.items() if count]
        out = sum(me.ships.values())
        assert due <= out
        if due == out:
            paid = [region for region in homes for _ in range(me.ships[region])]
        elif len(homes) == 1:
            paid = homes * due
        else:
            paid = self.words.pop(0).split("+") if due else []
        assert len(paid) == due
        for region in paid:
            me.ships[region] -= 1
            assert me.ships[region] >= 0
        me.stone = name
        if self.is_round:
            self.pass_card()

    def pass_card(self) -> None:
        """Give the Navegador card to the player on the right, and mark the field of that player's stone."""
        self.holder, self.is_round = (self.to_move - 1) % self.seats, False
        self.orange = self.houses[self.holder].stone

    def distance(self, origin: str, to: str) -> int:
        """Return the number of borders between two regions on a way through known ones."""
        reached, borders = {origin}, 0
        while to not in reached:
            borders += 1
            open_sea = {region for region in reached if region in self.known}
            reached = reached | {other for region in open_sea for other in NEIGHBOURS[region].split()}
            assert borders < 14
        return borders

    def sail(self, is_new: bool) -> None:
        """Sail one group of ships after another, until `done`, `look` or the end of the line."""
        ships = self.me.ships
        if is_new:
            self.moved = dict.fromkeys(ships, 0)
        entered: dict[str, int] = {}
        explored = ""
        while self.words and ">" in self.words[0]:
            way, _, number = self.words.pop(0).partition(":")
            origin, _, to = way.partition(">")
            count = int(number)
            assert count > 0
            assert origin != to
            assert ships[origin] - self.moved[origin] >= count, "these ships have sailed"
            assert self.distance(origin, to) <= self.phase
            assert to not in entered or entered[to] < self.ships_needed(to) or to in self.known
            ships[origin] -= count
            ships[to] += count
            self.moved[to] += count
            if to not in self.known:
                assert is_new
                assert explored in ("", to)
                explored = to
                entered[to] = entered.get(to, 0) + count
                if entered[to] >= self.ships_needed(to):
                    self.known.add(to)
        if explored:
            assert explored in self.known, "too few ships"
            self.explore(explored)
        word = self.words.pop(0) if self.words and self.words[0] in ("done", "look") else ""
        self.is_rest = word == "look"
        assert explored or not self.is_rest

    def ships_needed(self, region: str) -> int:
        """Return how many ships must enter an unknown region."""
        return 3 if region == "nagasaki" or (region == "macau" and self.seats < 4) else 2

    def explore(self, region: str) -> None:
        """Explore a region: lose ships, take the explorer, reveal the colonies, get the cheapest one's price."""
        lost = self.ships_needed(region) - 1
        self.me.ships[region] -= lost
        self.moved[region] -= lost
        assert self.me.ships[region] > 0
        self.me.explorers.append(region)
        self.stacks[region] = sorted(self.revealed)
        self.me.money += self.stacks[region][0]
        self.next_phase = {"cabo": 2, "malaca": 3}.get(region, 0)
        self.is_triggered |= region == "nagasaki"

    def recruit(self, what: str) -> None:
        """Recruit workers or ships.

        Cheap ones come first, then dear ones up to the limit. What is above the limit is sold.
        """
        me, count = self.me, int(self.words.pop(0))
        cheap, level, most = (me.churches, me.workers, 9) if what == "workers" else (me.shipyards, sum(me.ships.values()), 7)
        dear = max(0, count - cheap)
        assert not dear or level + count <= most
        me.money -= 50 * (count - dear) + 100 * self.phase * dear
        assert me.money >= 0
        sold = max(0, level + count - most)
        me.money += 100 * sold
        if what == "workers":
            me.workers += count - sold
        else:
            me.ships["portugal"] += count - sold

    def trade_goods(self) -> None:
        """Sell or process each good at its price, and move its price marker after that."""
        orange = 1
        for good in GOODS:
            key, _, what = self.words.pop(0).partition("=")
            assert good.startswith(key)
            if what == "-":
                continue
            count, row = int(what[1:]), self.market[good]
            if what.startswith("s"):
                assert 1 <= count <= self.me.colonies[good]
                self.me.money += count * (SELLING[good] - (row - 1) // 2 * 10)
                self.market[good] = min(10, row + count)
            else:
                orange -= max(0, count - self.me.factories[good])
                self.me.money += count * (20 + (row - 1) // 2 * 10)
                self.market[good] = max(1, row - count)
        assert orange >= 0

    def found_colonies(self) -> None:
        """Buy colonies: each takes a ship in its region and two workers, the cheapest comes first."""
        bought = self.buy()
        assert 2 * len(bought) <= self.me.workers
        for region in {name for name, _ in bought}:
            prices = sorted(price for name, price in bought if name == region)
            assert region in self.known
            assert len(prices) <= self.me.ships[region]
            assert prices == self.stacks[region][: len(prices)]
            self.stacks[region] = self.stacks[region][len(prices) :]
            self.me.colonies[GOOD[region]] += len(prices)

    def buy(self) -> list[tuple[str, int]]:
        """Pay for the things that the next word names, and return each with its price.

        There are none if the player could buy nothing and was not asked.
        """
        word = self.words.pop(0) if self.words and not self.words[0].startswith("king:") else "-"
        parts = [part.split(":") for part in word.split("+")] if word != "-" else []
        things = [(name, int(price)) for name, price in parts]
        self.me.money -= sum(price for _, price in things)
        assert self.me.money >= 0
        return things

    def build_houses(self) -> None:
        """Buy buildings, the leftmost of a row first; the workers must suffice for all of them."""
        bought = self.buy()
        assert sum(NEEDS[name] for name, _ in bought) <= self.me.workers
        for name, price in sorted(bought, key=lambda thing: thing[1]):
            at = self.sold[name]
            assert at < (6 if name in GOODS else 10 - self.seats)
            assert price == (40 + 30 * at if name in GOODS else 50 + 50 * at)
            self.sold[name] += 1
            if name in GOODS:
                self.me.factories[name] += 1
            elif name == "shipyard":
                self.me.shipyards += 1
            else:
                self.me.churches += 1
        if sum(self.sold.values()) == 18 + 2 * (10 - self.seats):
            self.is_triggered = True

    def take_privilege(self) -> None:
        """Take a privilege for a worker, or the King's in Goa for none."""
        me = self.me
        may_fetch = self.is_goa and not me.king and me.ships["goa"]
        if not self.words or (self.words[0].startswith("king:") and not may_fetch):
            return
        word = self.words.pop(0)
        if word == "-":
            return
        kind = word.removeprefix("king:")
        assert me.owned(kind) < 3
        first = 50 if kind in ("shipyard", "church") else 30
        me.money += (first - 10 * me.owned(kind)) * me.items()[kind]
        if word == kind:
            assert self.gallery[kind] > 0
            self.gallery[kind] -= 1
            me.workers -= 1
            assert me.workers >= 2
            me.privileges[kind] += 1
        else:
            me.king = kind

    def end_turn(self) -> None:
        """Do what follows an action: place the King's privilege, begin a phase, pass the card, go on to the next player."""
        if self.is_rest:
            assert not self.words
            return
        if self.words:
            assert self.ending is not None
            assert not self.is_extra
            assert not self.is_goa
            kind = self.words.pop(0).removeprefix("king:")
            assert self.me.king == ""
            assert self.me.owned(kind) < 3
            self.me.king = kind
        assert not self.words
        if self.next_phase:
            self.phase, self.next_phase = self.next_phase, 0
            for kind in KINDS:
                more = min(self.reserve[kind], max(0, REFILL[self.seats][self.phase - 2] - self.gallery[kind]))
                self.gallery[kind] += more
                self.reserve[kind] -= more
        if self.is_extra:
            self.is_extra = False
            self.pass_card()
            return
        if self.ending is not None:
            self.ending -= 1
        elif self.is_triggered:
            self.ending = self.seats
        self.to_move = (self.to_move + 1) % self.seats
