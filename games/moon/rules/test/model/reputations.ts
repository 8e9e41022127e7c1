import type { Level } from '@perilune/moon'
import {
  allFlags,
  allProduction,
  allStructures,
  bestFlags,
  coloured,
  flagsWon,
  flagTypes,
  flippedPinks,
  hasEach,
  parkedOn,
  productionTypes,
  resources,
  rovers,
} from './counts.js'
import { RESOURCES } from './facts.js'
import type { Player, Table } from './table.js'

interface Reputation {
  readonly id: string
  readonly level: Level
  readonly hearts: number
  readonly met: (p: Player, t: Table, seat: number) => boolean
}

const COLOURS = ['blue', 'yellow', 'grey', 'pink'] as const

/**
 * Requirements and printed Hearts. What a card does when claimed is in effects.ts, what it does afterwards
 * where it applies.
 */
const REPUTATIONS: readonly Reputation[] = [
  { id: 'versatile', level: 'bronze', hearts: 2, met: (p) => COLOURS.every((c) => coloured(p, c) >= 1) },
  { id: 'productive', level: 'bronze', hearts: 2, met: (p) => allProduction(p) >= 4 },
  { id: 'open-minded', level: 'bronze', hearts: 2, met: (p) => flagTypes(p) >= 4 },
  { id: 'well-provided', level: 'bronze', hearts: 2, met: (p) => resources(p) >= 6 },
  { id: 'mobile', level: 'bronze', hearts: 1, met: (p) => rovers(p) >= 4 },
  { id: 'specialized', level: 'bronze', hearts: 2, met: (p) => bestFlags(p) >= 3 },
  { id: 'hospitable', level: 'bronze', hearts: 2, met: (p) => parkedOn(p) >= 2 },
  { id: 'well-rounded', level: 'bronze', hearts: 2, met: (p) => hasEach(p, RESOURCES) },
  { id: 'innovative', level: 'silver', hearts: 3, met: (p) => coloured(p, 'pink') >= 3 },
  { id: 'creative', level: 'silver', hearts: 4, met: (p) => flippedPinks(p) >= 3 },
  { id: 'capable', level: 'silver', hearts: 3, met: (_, t) => t.turn.spent >= 5 },
  { id: 'cultured', level: 'silver', hearts: 3, met: (p) => coloured(p, 'grey') >= 2 },
  { id: 'industrial', level: 'silver', hearts: 3, met: (p) => allProduction(p) >= 7 },
  {
    id: 'respected',
    level: 'silver',
    hearts: 2,
    met: (p, t, seat) => flagsWon(t, seat) >= 2 && allFlags(p) >= 5,
  },
  { id: 'well-travelled', level: 'silver', hearts: 3, met: (p) => rovers(p) >= 6 },
  { id: 'harmonious', level: 'silver', hearts: 3, met: (p) => flagTypes(p) === 5 },
  { id: 'legendary', level: 'gold', hearts: 5, met: (p) => p.supply.hearts >= 30 },
  { id: 'monumental', level: 'gold', hearts: 4, met: (p) => coloured(p, 'grey') >= 5 },
  { id: 'metropolitan', level: 'gold', hearts: 4, met: (p) => allFlags(p) >= 10 },
  {
    id: 'self-sufficient',
    level: 'gold',
    hearts: 4,
    met: (p) => productionTypes(p) === 4 && allProduction(p) >= 11,
  },
  {
    id: 'dominant',
    level: 'gold',
    hearts: 4,
    met: (p, t, seat) => flagsWon(t, seat) >= 3 && allFlags(p) >= 9,
  },
  { id: 'devoted', level: 'gold', hearts: 3, met: (p) => bestFlags(p) >= 6 },
  { id: 'sprawling', level: 'gold', hearts: 5, met: (p) => allStructures(p) >= 16 },
  { id: 'renowned', level: 'gold', hearts: 5, met: (p) => p.reputations.length >= 4 },
]

export function reputation(id: string): Reputation {
  const found = REPUTATIONS.find((card) => card.id === id)
  if (!found) throw new Error(`the model knows no Reputation ${id}`)
  return found
}

export const mayClaim = (t: Table, seat: number): string[] =>
  t.turn.claimed ? [] : t.reputations.filter((id) => reputation(id).met(t.players[seat], t, seat)).sort()
