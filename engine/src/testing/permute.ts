import { type Chance, pickWith, seedWith, shuffleWith } from '../kernel/chance.js'
import { type KernelState, type Seat, type Viewer, viewerIndex } from '../state.js'
import { attempt } from './attempt.js'
import type { AnyGame } from './broken.js'
import { witnessFor } from './witness.js'

/**
 * A copy in which nobody but this viewer knows anything: what others know is hidden from it like their cards.
 */
export function worldOf(game: AnyGame, s: KernelState, viewer: Viewer): KernelState {
  const world = game.clone(s)
  const v = viewerIndex(s, viewer)
  world.knows = world.knows.map((classes, i) => (i === v ? classes : null))
  return world
}

export interface Permuted {
  world: KernelState
  /** Seats whose hidden answers became others. */
  replaced: Seat[]
}

interface Ways {
  /** All chance to come is other than it was. */
  chance: Chance
  reseed: boolean
  /**
   * Hidden answers become others wherever there are others; if not, only where the old ones are no longer
   * legal.
   */
  replaceAnswers: boolean
}

/**
 * Another world that this viewer can't tell from the real one: the same cards in the same classes, dealt
 * otherwise, every pile in another order. Made from the state itself, never through `sample`, which would
 * pass by construction.
 */
export function permuted(
  game: AnyGame,
  s: KernelState,
  viewer: Viewer,
  { chance, reseed, replaceAnswers }: Ways,
): Permuted {
  const world = worldOf(game, s, viewer)
  const v = viewerIndex(s, viewer)
  const witness = witnessFor(world, v)
  if (Array.isArray(witness))
    for (const slots of witness) {
      const cards = shuffleWith(
        chance,
        slots.map((slot) => slot.card),
      )
      slots.forEach((slot, i) => {
        world.places[slot.place][slot.index] = cards[i]
      })
    }
  // Only a pile that nobody sees into has an order; all other places are sorted in every world.
  for (let p = 0; p < world.places.length; p++)
    if (world.sight[p] === 0) shuffleWith(chance, world.places[p])
    else world.places[p].sort()
  if (reseed) world.chance.seed = seedWith(chance)
  const replaced: Seat[] = []
  for (let seat = 0; seat < s.seats; seat++) {
    const answer = s.pending[seat]
    if (answer === null || seat === viewer) continue
    if (!replaceAnswers && !attempt(game, game.clone(world), seat, answer)) continue
    world.pending[seat] = pickWith(chance, game.answers(world, seat))
    replaced.push(seat)
  }
  return { world, replaced }
}
