"""What a stranger's program may read of all five games, with every type known: `mypy --strict` checks it."""

from __future__ import annotations

from pomezi import SPECTATOR, Setup
from pomezi.games.bez_hranic import BezHranic
from pomezi.games.border import Border
from pomezi.games.eighty_days import EightyDays
from pomezi.games.limes import Limes
from pomezi.games.ticket_to_ride import TicketToRide, TicketToRideView


def locomotives(view: TicketToRideView) -> int:
    return view["own"]["hand"].get("loco", 0)


def read_ticket_to_ride() -> str:
    game = TicketToRide()
    state = game.new(Setup(seats=2, seed="1"))
    view = state.view(0)
    lengths = {route["route"]: route["length"] for route in game.facts()["routes"]}
    needed = sum(ticket["wagons_needed"] or 0 for ticket in view["own"]["offer"])
    spectators = state.view(SPECTATOR).get("own")
    hidden = spectators is None or not spectators["hand"]
    return f"{locomotives(view)} {needed} {max(lengths.values())} {hidden}"


def read_bez_hranic() -> str:
    game = BezHranic()
    view = game.new(Setup(seats=2, seed="1", edition="usa")).view(0)
    facts = game.facts("usa")
    by_sea = [border for border in facts["borders"] if border[2] == "sea"]
    bills = view["evaluation"]["bills"] if "evaluation" in view else []
    owed = sum(bill["charges"]["crossings"] for bill in bills)
    return f"{len(by_sea)} {owed} {facts['names']['cs'][facts['states'][0]['state']].upper()}"


def read_limes() -> str:
    game = Limes()
    view = game.new(Setup(seats=1, seed="1")).view(0)
    zones = {card["card"]: card["zones"] for card in game.facts()["cards"]}
    points = sum(worker["points"] for worker in view["players"][0]["workers"])
    return f"{points} {zones[view['card']] if view['card'] else []}"


def read_border() -> str:
    game = Border()
    view = game.new(Setup(seats=2, seed="1")).view(0)
    areas = game.facts()["boards"][view["players"][0]["board"]]
    best = max(view["territories"].values(), key=lambda territory: territory["first"])
    likely = [chance["ways"] / chance["out_of"] for chance in view["own"].get("chances", [])]
    return f"{len(areas)} {best['first'] - best['later']} {len(likely)}"


def read_eighty_days() -> str:
    game = EightyDays()
    view = game.new(Setup(seats=2, seed="1")).view(0)
    first = game.facts()["legs"][0]
    coin = view["row"].get("coin", "")
    known = [leg["days"] for leg in view["own"]["plan"] if leg["days"] is not None]
    return f"{first['from']} {first['ways'][0]['train'] + 1} {coin.upper()} {sum(known)}"


def main() -> None:
    print(read_ticket_to_ride())
    print(read_bez_hranic())
    print(read_limes())
    print(read_border())
    print(read_eighty_days())


if __name__ == "__main__":
    main()
