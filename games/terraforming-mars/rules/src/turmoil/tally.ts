import type { Seat } from '@perilune/engine'
import { cardOf } from '../cards/index.js'
import { coloniesOf } from '../colonies/state.js'
import { RESOURCES, TAGS } from '../names.js'
import { standingOf } from '../scoring/standings.js'
import { handOf, type MarsState } from '../state/state.js'
import { kindsOfTags } from '../state/wild-tags.js'
import { influenceOf } from './committee.js'
import type { Tally, Thing } from './event-language.js'

/* What a global event counts. */

const RATING_SET = 5

function things(s: MarsState, seat: Seat, of: Thing): number {
  const p = s.players[seat]
  if (typeof of === 'number') return of
  if (typeof of === 'object') {
    if ('tags' in of) return p.tags[TAGS.indexOf(of.tags)]
    if ('production' in of) return Math.max(0, p.production[RESOURCES.indexOf(of.production)])
    return Math.max(0, Math.floor((p.rating - of.ratingAbove) / RATING_SET))
  }
  switch (of) {
    case 'kinds-of-tags':
      return kindsOfTags(s, p, 0)
    case 'events':
      return p.events.length
    case 'cities':
      return p.cities
    case 'tiles-beside-oceans':
      return standingOf(s, seat, { count: 'tilesBesideOceans' })
    case 'blue-cards':
      return p.cards.filter((card) => cardOf(card).kind === 'active').length
    case 'cards-in-hand':
      return s.places[handOf(seat)].length
    case 'colonies':
      return coloniesOf(s.colonies, seat)
  }
}

/** How often a step is done for a seat. */
export function tallyOf(s: MarsState, seat: Seat, tally: Tally): number {
  const counted = tally.of === undefined ? 0 : things(s, seat, tally.of)
  const capped = Math.min(counted, tally.max ?? counted)
  const influence = tally.influence === undefined ? 0 : influenceOf(s, seat)
  const n = Math.max(0, capped + (tally.influence === 'less' ? -influence : influence))
  if (tally.reaching !== undefined) return n >= tally.reaching ? 1 : 0
  return Math.floor(n / (tally.each ?? 1))
}

/** What players are compared by: all of these and influence, without a limit. */
export const rankSum = (s: MarsState, seat: Seat, of: readonly Thing[]): number =>
  of.reduce((sum: number, thing) => sum + things(s, seat, thing), influenceOf(s, seat))
