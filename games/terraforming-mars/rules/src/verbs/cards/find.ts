import { type Card, deal, move, type Seat } from '@perilune/engine'
import { cardOf } from '../../cards/index.js'
import type { Tell } from '../../codes/events.js'
import { CUBES, TAGS } from '../../names.js'
import { DECK, DISCARD, handOf, type MarsState, PLAYED } from '../../state/state.js'
import { refillDeck } from '../../state/supply.js'
import type { CompiledOp } from '../compiled-op.js'
import { kind } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'

/** Cards are turned up for all to see until enough with the tag are found; those go to the hand. */
function search(s: MarsState, op: CompiledOp, seat: Seat, tell: Tell | undefined): number {
  const found: Card[] = []
  const others: Card[] = []
  while (found.length < op.n && refillDeck(s)) {
    const deck = s.places[DECK]
    const shown = deck[deck.length - 1]
    deal(s, DECK, PLAYED)
    const card = cardOf(shown)
    const fits = op.tag >= 0 ? card.tagBits & (1 << op.tag) : card.icons & (1 << op.cube)
    if (fits === 0) others.push(shown)
    else found.push(shown)
  }
  for (const card of found) move(s, PLAYED, handOf(seat), card)
  for (const card of others) move(s, PLAYED, DISCARD, card)
  if (found.length + others.length > 0) tell?.({ what: 'finds', seat, cards: found, discarded: others })
  return found.length
}

export const find = {
  compile: (op, c) => [
    'tag' in op
      ? c.make('find', { n: op.find, tag: TAGS.indexOf(op.tag) })
      : c.make('find', { n: op.find, cube: CUBES.indexOf(op.icon) }),
  ],
  kinds: {
    find: kind({
      name: 'find',
      rank: 0,
      now: true,
      reveals: () => true,
      start(s, { seat, card }, op, tell) {
        // An action that searches in vain counts as not used.
        if (search(s, op, seat, tell) === 0)
          s.players[seat].used = s.players[seat].used.filter((used) => used !== card)
      },
    }),
  },
} satisfies Verb<Shape<'find'>>
