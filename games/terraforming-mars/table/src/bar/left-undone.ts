import type { Choose } from '@perilune/engine'
import { TRACKS } from '@perilune/terraforming-mars'
import { optionsFor, possible } from '../state/options.js'
import { levelsOf, type MarsView } from '../state/view.js'

/** Something that a player leaves undone in this generation by passing. */
export interface Left {
  readonly what: 'actions' | 'greenery' | 'heat' | 'trade' | 'delegate'
  readonly n: number
}

/** What a seat can still do without a card of its hand, by the options of its turn. */
export function leftUndone(view: MarsView, seat: number, turn: Choose): Left[] {
  const can = (act: string) => optionsFor(turn, act).filter(possible)
  const cards = new Set(can('use').map(({ answer }) => answer.card))
  const warm = levelsOf(view).temperature >= TRACKS.temperature.max
  const lobby = view.turmoil?.lobby[seat]
  const left: Left[] = [
    { what: 'actions', n: cards.size },
    { what: 'greenery', n: can('greenery').length },
    { what: 'heat', n: warm ? 0 : can('heat').length },
    { what: 'trade', n: Math.min(1, can('trade').length) },
    { what: 'delegate', n: lobby ? Math.min(1, can('delegate').length) : 0 },
  ]
  return left.filter(({ n }) => n > 0)
}
