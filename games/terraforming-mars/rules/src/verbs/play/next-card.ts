import { kind } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'

export const nextCard = {
  compile: ({ nextCard: { discount = 0, slack = 0 } }, c) => [c.make('next-card', { discount, slack })],
  kinds: {
    'next-card': kind({
      name: 'next-card',
      rank: 0,
      now: true,
      start(s, { seat }, op) {
        const p = s.players[seat]
        p.nextDiscount += op.discount
        p.nextSlack += op.slack
      },
    }),
  },
} satisfies Verb<Shape<'nextCard'>>
