import { gain } from './changes.js'
import { coloured, production } from './counts.js'
import { carryOut, type Doing, type Effects } from './effects.js'
import { ITEMS } from './facts.js'
import { flagReward, gainAny } from './questions.js'
import { type Play, type Player, takeOut } from './table.js'

/** Everything the Settlement produces. */
export function produceAll(p: Player): void {
  gain(p, Object.fromEntries(ITEMS.map((item) => [item, production(p, item)])))
}

/** What happens when a Reputation is claimed. Those that are not listed do something from then on. */
const WHEN_CLAIMED: Effects = {
  versatile: {
    *run({ t, seat }) {
      yield* gainAny(t, seat, 3, 'any')
    },
  },
  'open-minded': {
    run({ t, p }) {
      p.supply.hearts += t.x
    },
  },
  'well-provided': {
    run({ p }) {
      p.supply.rovers += 2
    },
  },
  innovative: {
    *run({ t, seat }) {
      yield* gainAny(t, seat, 4, 'any')
    },
  },
  creative: {
    run({ p }) {
      for (const piece of p.structures) piece.flipped = false
    },
  },
  capable: {
    run({ p }) {
      p.capable = true
    },
  },
  respected: {
    run({ host }) {
      if (host) host.hearts += 2
    },
  },
  'well-travelled': {
    run({ t }) {
      t.turn.owed.push('well-travelled')
    },
  },
  legendary: {
    *run({ t, seat, p }) {
      yield* gainAny(t, seat, 3, 'any')
      p.supply.rovers += 1
    },
  },
  monumental: {
    run({ p }) {
      p.supply.hearts += coloured(p, 'grey')
    },
  },
  'self-sufficient': {
    run({ p }) {
      produceAll(p)
    },
  },
  dominant: {
    *run({ t, seat }) {
      const first = yield* flagReward(t, seat, 2)
      yield* flagReward(t, seat, 2, first)
    },
  },
  devoted: {
    run({ host }) {
      if (host) host.hearts += 3
    },
  },
  sprawling: {
    run({ t }) {
      t.turn.owed.push('sprawling')
    },
  },
}

export function* claim(doing: Omit<Doing, 'host'>, card: string): Play {
  const { t, p } = doing
  takeOut(t.reputations, card)
  const host = { card, rovers: 0, hearts: 0, flipped: false }
  p.reputations.push(host)
  t.turn.claimed = true
  if (WHEN_CLAIMED[card]) yield* carryOut(WHEN_CLAIMED[card], { ...doing, host })
}
