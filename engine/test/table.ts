import { emptyKernel, type KernelState, type PlaceSpec, seedFrom } from '@perilune/engine'

export const PILE = 0
export const REST = 1
export const TABLE = 2
export const HAND = [3, 4, 5]

const PLACES: PlaceSpec[] = [
  { name: 'pile', seenBy: 'none' },
  { name: 'rest', seenBy: 'none' },
  { name: 'table', seenBy: 'all' },
  ...[0, 1, 2].map((seat) => ({ name: `hand ${seat}`, seenBy: seat })),
]

/** A bare table for three: two piles, an open table, three hands. */
export const threeSeats = (): KernelState => emptyKernel(3, PLACES, seedFrom('three seats'))

/** What a seat knows, as lines like 'ape bee: 2 in 3'. */
export const knownTo = (s: KernelState, viewer: number): string[] =>
  (s.knows[viewer] ?? [])
    .map((c) => {
      const where = c.at.flatMap((n, place) => (n > 0 ? [`${n} in ${place}`] : []))
      return `${c.cards.join(' ')}: ${where.join(', ')}`
    })
    .sort()
