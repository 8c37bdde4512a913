"""A bot for a Pentapolis server: python client.py http://127.0.0.1:8000 [link to a seat at somebody's table]"""

import asyncio
import json
import sys
from random import choice
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect


def post(path: str, body: dict[str, Any]) -> Any:
    try:
        return json.load(urlopen(Request(f"{SERVER}/api{path}", json.dumps(body).encode(), HEADERS)))
    except HTTPError as refused:
        sys.exit(json.load(refused)["text"]["en"])  # a problem: a code for programs, and what to tell people


async def play(table: str, seat: int) -> list[int]:
    async with connect(f"ws{SERVER.removeprefix('http')}/api/socket", additional_headers=HEADERS) as socket:
        await socket.send(json.dumps({"type": "watch", "table": table, "seat": seat}))
        while True:
            try:
                said = json.loads(await asyncio.wait_for(socket.recv(), timeout=2.5))
            except TimeoutError:
                await socket.send('{"type": "ping"}')  # after 30 seconds without a word the server hangs up
                continue
            if said["type"] in {"denied", "gone", "fault"}:
                sys.exit(said["problem"]["text"]["en"])
            if said["type"] == "state" and said["info"]["result"]:
                return list(said["info"]["result"]["winners"])
            if said["type"] == "state" and said["stamp"] is not None:  # this seat has to decide
                await asyncio.sleep(0.2)  # five commands a second are welcome, more are refused
                do = {"type": "play", "seat": seat, "stamp": said["stamp"], "move": choice(said["view"]["moves"])}
                await socket.send(json.dumps({"type": "command", "id": f"m{said['stamp']}", "table": table, "do": do}))


SERVER, *LINK = sys.argv[1:]
HEADERS = {"Content-Type": "application/json"}
HEADERS["Authorization"] = "Bearer " + post("/session", {"name": "Random", "bearer": True})["bearer"]
NEW = {"game": "seven-wonders-duel", "places": [{"kind": "me"}, {"kind": "bot", "level": "easy"}]}
SEAT = post("/seat-links", {"secret": LINK[0].split("#")[1]}) if LINK else {"table": post("/tables", NEW)["id"]}
print("The winners are in the seats", asyncio.run(play(SEAT["table"], SEAT.get("seat", 0))))
