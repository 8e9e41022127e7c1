#!/usr/bin/env python3
"""Plays many games of Perilune side by side from Python, for programs that learn:

    python3 docs/examples/env.py moon --batch 256 --steps 200000

Env is the client, with nothing but the standard library; below it is an agent that picks by chance and counts its steps.
docs/bots.md has the protocol.
"""
import argparse
import base64
import json
import random
import shlex
import subprocess
import time


class Refused(Exception):
    pass


class Env:
    """A batch of games. After reset and step, each game asks one seat: `seats[i]` is asked in game i and has the picks 0
    to `counts[i]` - 1; where `extras[i]`, the last of them lets something stand that is offered beside the game."""

    def __init__(self, game, batch=1, command="npx perilune", **flags):
        words = shlex.split(command) + ["env", game, "--batch", str(batch)]
        for name, value in flags.items():
            words += ["--" + name, value if isinstance(value, str) else json.dumps(value)]
        self.process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.about = self._hear()
        self.batch = batch

    def _hear(self):
        line = self.process.stdout.readline()
        if not line:
            raise EOFError("the environment has ended")
        return json.loads(line)

    def _ask(self, **message):
        self.process.stdin.write(json.dumps(message).encode() + b"\n")
        self.process.stdin.flush()
        reply = self._hear()
        if reply["is"] == "refused":
            raise Refused(reply["because"])
        return reply

    def _asked(self, reply):
        self.seats, self.counts, self.extras = reply["seats"], reply["counts"], reply["extras"]
        # One row of about["numbers"] floats a game; numpy.frombuffer reads the same bytes.
        self.numbers = memoryview(base64.b64decode(reply["numbers"])).cast("f")
        return reply["ended"]

    def reset(self, seeds=None):
        self._asked(self._ask(do="reset") if seeds is None else self._ask(do="reset", seeds=seeds))

    def step(self, picks):
        """Plays a pick in every game; returns the games that ended, with ranks and points. They have begun anew."""
        return self._asked(self._ask(do="step", picks=picks))

    def observation(self, game):
        """What the seat that is asked sees, as numbers."""
        size = self.about["numbers"]
        return self.numbers[game * size : (game + 1) * size]

    def answers(self, games):
        """The picks as the game's own answers, for each of these games."""
        return self._ask(do="answers", games=games)["answers"]

    def views(self, games):
        """All that the seats that are asked may see, for each of these games."""
        return self._ask(do="views", games=games)["views"]

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--batch", type=int, default=256)
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--command", default="npx perilune")
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    env = Env(given.game, given.batch, given.command, seed=given.seed)
    chance = random.Random(given.seed).random
    env.reset()
    begun, steps, games = time.perf_counter(), 0, 0
    while steps < given.steps:
        games += len(env.step([int(chance() * count) for count in env.counts]))
        steps += given.batch
    seconds = time.perf_counter() - begun
    env.close()
    print(f"{steps} steps, {games} games, {steps / seconds:.0f} steps a second")


if __name__ == "__main__":
    main()
