import { below, type KernelState, type OptionsOf, shuffleWith } from '@perilune/engine'
import { KINDS, PILE_HEIGHT, PILES, RINGS_EACH, type RingKind, type Size } from './names.js'
import type { options } from './options.js'
import { type MoonBaseState, next, other } from './state.js'

/** Everything lies open: there are no cards and nothing is hidden. */
export const places = () => []

function pilesOf(k: KernelState, size: Size): RingKind[][] {
  const rings = KINDS.filter((kind) => kind.size === size).flatMap(({ kind }) =>
    new Array<RingKind>(RINGS_EACH).fill(kind),
  )
  shuffleWith(k.chance, rings)
  return Array.from({ length: PILES }, (_, pile) => rings.slice(pile * PILE_HEIGHT, (pile + 1) * PILE_HEIGHT))
}

export function setup(k: KernelState, chosen: OptionsOf<typeof options>): MoonBaseState {
  const piles = { large: pilesOf(k, 'large'), small: pilesOf(k, 'small') }
  const starter = chosen.first === 'random' ? below(k.chance, k.seats) : Number(chosen.first) - 1
  const s: MoonBaseState = {
    seats: k.seats,
    played: k.played,
    stack: k.stack,
    places: k.places,
    sight: k.sight,
    knows: k.knows,
    pending: k.pending,
    chance: k.chance,
    traces: k.traces,
    round: 0,
    roundBegan: 0,
    turns: 0,
    starter,
    second: other(starter),
    colours: [null, null],
    piles,
    hands: [[], []],
    rings: [],
    bases: [],
    tower: Object.freeze({ crater: null, ring: null }),
    settlements: [],
    unplaced: [],
  }
  // The second player looks at the piles, chooses a colour, and sets the tower.
  next(
    s,
    { do: 'choose-colour', seat: s.second },
    { do: 'place-tower', seat: s.second },
    { do: 'begin-round' },
  )
  return s
}
