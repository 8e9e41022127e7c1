import { type Game, type KernelState, newChance, pickWith, seedFrom } from '@perilune/engine'
import { games } from '@perilune/games'
import {
  hasPlace,
  type MoonBaseState,
  moonBase,
  type RingKind,
  scannedPlaces,
  siteOf,
  somePlaces,
} from '@perilune/moon-base'
import { median } from './measure.js'

/*
 * The search for places of rings on a crowded board of Moon Base: the list for bots, and the scan of every
 * point that the rule on passing requires.
 */

/** Four different kinds of rings: the most that can be searched for at once. */
const HAND: RingKind[] = ['large gold', 'large navy', 'small silver', 'small navy']

/** A position among the last placements of a random game. */
function crowded(seed: string): MoonBaseState {
  const game: Game = games[moonBase.id]
  const s = moonBase.setup({}, 2, seedFrom(seed))
  const chance = newChance(seedFrom(`${seed}: answers`))
  while (s.round < 6 || s.turns < 4 || s.stack.at(-1)?.do !== 'place-ring') {
    const [seat] = moonBase.asked(s)
    game.play(s as KernelState, seat, pickWith(chance, moonBase.answers(s, seat)))
  }
  return s
}

const fresh = (s: MoonBaseState): MoonBaseState => ({
  ...moonBase.clone(s),
  rings: s.rings.map((r) => ({ ...r })),
})

/** The milliseconds of one call on each position, each on a fresh copy. */
function times(
  states: readonly MoonBaseState[],
  rounds: number,
  call: (s: MoonBaseState) => unknown,
): number[] {
  const all: number[] = []
  for (let round = 0; round < rounds; round++)
    for (const s of states) {
      const copy = fresh(s)
      const begun = performance.now()
      call(copy)
      all.push(performance.now() - begun)
    }
  return all.sort((a, b) => a - b)
}

export interface PlaceTimes {
  positions: number
  rings: number
  /** Medians and 90th percentiles, in milliseconds. */
  list: { median: number; ninety: number; places: number }
  scan: { median: number; ninety: number }
  anywhere: { median: number; ninety: number }
}

const summary = (sorted: readonly number[]) => ({
  median: median(sorted),
  ninety: sorted[Math.floor(sorted.length * 0.9)],
})

export function benchPlaces(positions = 40, rounds = 20): PlaceTimes {
  const states = Array.from({ length: positions }, (_, i) => crowded(`crowded ${i}`))
  for (const warm of states) scannedPlaces(siteOf(fresh(warm)), HAND)
  return {
    positions,
    rings: median(states.map((s) => s.rings.length)),
    list: {
      ...summary(times(states, rounds, (s) => somePlaces(siteOf(s), HAND))),
      places: median(states.map((s) => somePlaces(siteOf(s), HAND).length)),
    },
    scan: summary(times(states, rounds, (s) => scannedPlaces(siteOf(s), HAND))),
    anywhere: summary(times(states, rounds, (s) => hasPlace(siteOf(s), HAND))),
  }
}

const ms = (n: number): string => `${n.toFixed(2)} ms`

export const placesReport = ({ positions, rings, list, scan, anywhere }: PlaceTimes): string =>
  [
    `places for a hand of four on ${positions} crowded boards (${rings} rings in the median): median, ` +
      'nine tenths',
    `  list for bots (${list.places} places)  ${ms(list.median)}  ${ms(list.ninety)}`,
    `  complete scan of every point  ${ms(scan.median)}  ${ms(scan.ninety)}`,
    `  is there any place at all  ${ms(anywhere.median)}  ${ms(anywhere.ninety)}`,
    '',
  ].join('\n')
