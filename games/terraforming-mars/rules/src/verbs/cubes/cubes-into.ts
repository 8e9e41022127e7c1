import { opOf, STOCK } from '../../cards/ops.js'
import { takeOff } from '../../effects/harm.js'
import { cubesOn } from '../../state/counters.js'
import { gain } from '../../state/supply.js'
import { amounts, bitsOf } from '../fields.js'
import { kind } from '../kind.js'
import type { Shape } from '../shapes.js'
import { askNumber } from '../stock/choose-number.js'
import type { Verb } from '../verb.js'

export const cubesInto = {
  compile(op, c) {
    const bag = amounts(op.cubesInto)
    return [c.make('cubes-into', { bag, gives: bitsOf(bag) << STOCK })]
  },
  kinds: {
    'cubes-into': kind({
      name: 'cubes-into',
      rank: 4,
      number: {
        prompt: ({ card }) => ({ code: 'cubes-into', card }),
        most: (s, { seat, card }) => cubesOn(s.players[seat], card),
        take(s, effect, n, tell) {
          const { seat, card } = effect
          takeOff(s, seat, { seat, card, n }, tell)
          gain(s, seat, opOf(effect).bag as readonly number[], n, card, tell)
        },
      },
      start: askNumber,
    }),
  },
} satisfies Verb<Shape<'cubesInto'>>
