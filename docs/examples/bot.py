#!/usr/bin/env python3
"""A bot for any game of Perilune, over standard input and output:

    perilune play moon --bot "python3 docs/examples/bot.py"

It hears one JSON object a line and says one when it is asked. It knows nothing of any game: it takes what has served
it well before, by the first word of an answer, and tries something else now and then. docs/bots.md has the protocol.
"""
import json
import random
import sys

worth = {}  # the kind of an answer -> [games won with it, games played with it]
used = set()  # the kinds used in this game
dice = random.Random(1)


def kind(answer):
    """What an answer is about: its fields, and the words in them that name a deed."""
    return ",".join(f"{k}={v}" if isinstance(v, str) else k for k, v in sorted(answer.items()))


def value(answer):
    won, played = worth.get(kind(answer), (1, 2))
    return won / played + 0.3 * dice.random()


def say(**message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    heard = json.loads(line)
    if heard["type"] == "start":
        used.clear()
    elif heard["type"] in ("ask", "refused"):
        answers = heard.get("answers", [])
        if heard["type"] == "ask" and answers:
            best = max(range(len(answers)), key=lambda i: value(answers[i]))
            used.add(kind(answers[best]))
            say(id=heard["id"], pick=best)
        else:  # what is in the list is never refused, but a bot should not hang
            say(id=heard["id"], pick=0)
    elif heard["type"] == "end":
        for one in used:
            won, played = worth.get(one, (1, 2))
            worth[one] = (won + heard["won"], played + 1)
