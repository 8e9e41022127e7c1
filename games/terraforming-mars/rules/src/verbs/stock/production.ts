import { shortage } from '../../effects/shortage.js'
import { amountOf } from '../../state/counters.js'
import type { MarsState, Player } from '../../state/state.js'
import { stuck } from '../../state/state.js'
import { canLose, produce } from '../../state/supply.js'
import { amounts, bitsOf, counted } from '../fields.js'
import { kind } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'

const covers = (p: Player, bag: readonly number[]): boolean => bag.every((n, r) => n <= canLose(p, r))

const raises = kind({
  name: 'produce',
  rank: 3,
  now: true,
  inBox: true,
  start(s, { seat, card }, op, tell) {
    const times = amountOf(s, seat, op, card)
    const bag = op.bag as readonly number[]
    for (let r = 0; r < bag.length; r++) if (bag[r] > 0) produce(s, seat, r, bag[r] * times, card, tell)
  },
})

const lowers = kind({
  name: 'reduce',
  rank: 7,
  inBox: true,
  can: (s, seat, op) => covers(s.players[seat], op.bag as readonly number[]),
  viable: (s, { seat }, op) => covers(s.players[seat], op.bag as readonly number[]),
  refuseCost(s: MarsState, seat, op) {
    const bag = op.bag as readonly number[]
    const p = s.players[seat]
    for (let r = 0; r < bag.length; r++)
      if (bag[r] > canLose(p, r)) return shortage('production', r, bag[r], canLose(p, r))
    return
  },
  start(s, { seat, card }, op, tell) {
    const bag = op.bag as readonly number[]
    if (!covers(s.players[seat], bag)) stuck(s)
    else for (let r = 0; r < bag.length; r++) if (bag[r] !== 0) produce(s, seat, r, -bag[r], card, tell)
  },
})

/** What a production box gives and what it takes are effects of their own. */
export const production = {
  compile(op, c) {
    const up = amounts(op.production)
    const down = amounts(op.production, -1)
    const made: number[] = []
    if (bitsOf(up)) made.push(c.make('produce', { bag: up, gives: bitsOf(up), ...counted(op) }))
    if (bitsOf(down)) made.push(c.make('reduce', { bag: down }))
    return made
  },
  kinds: { produce: raises, reduce: lowers },
} satisfies Verb<Shape<'production'>>
