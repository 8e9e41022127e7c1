import type { Event, Game } from '../contract.js'
import type { Answer } from '../decisions/decision.js'
import { type Card, type KernelState, type PlaceId, type Seat, sees } from '../state.js'
import { attempt } from './attempt.js'
import { listen } from './broken.js'

/*
 * A ruling's test in a few lines:
 *
 *     const s = game.setup({}, 2, seedFrom('a card played is out of hand'))
 *     arrange(s, { [HAND(0)]: ['ace', 'king'], [PILE]: [] })
 *     expect(refusalOf(game, s, 0, { play: 'queen' })).toBe('you have no queen')
 *     expect(answer(game, s, 0, { play: 'ace' })).toContainEqual({ what: 'played', seat: 0, card: 'ace' })
 *     expect(s.places[HAND(0)]).toEqual(['king'])
 */

/**
 * Puts these cards into these places (of a pile, the last one on top) in place of what was there; other
 * places stay as they are. Afterwards everybody knows the cards it sees, and of all others only which they
 * are and how many lie where.
 */
export function arrange(s: KernelState, places: Readonly<Record<PlaceId, readonly Card[]>>): void {
  for (const [place, cards] of Object.entries(places))
    s.places[Number(place)] = s.sight[Number(place)] === 0 ? cards.slice() : cards.slice().sort()
  for (let v = 0; v <= s.seats; v++) {
    const at = s.places.map((cards, p) => (sees(s, v, p) ? 0 : cards.length))
    const cards = s.places.flatMap((pile, p) => (sees(s, v, p) ? [] : pile)).sort()
    s.knows[v] = cards.length > 0 ? [{ cards, at }] : []
  }
}

/** Gives an answer and returns what happened. */
export function answer<S extends KernelState, O>(game: Game<S, O>, s: S, seat: Seat, said: Answer): Event[] {
  const { events, tell } = listen()
  game.play(s, seat, said, tell)
  return events
}

/**
 * The sentence with which an answer would be refused; nothing if it would be accepted. The state stays as it
 * is.
 */
export const refusalOf = <S extends KernelState, O>(
  game: Game<S, O>,
  s: S,
  seat: Seat,
  said: Answer,
): string | undefined => attempt(game as never, game.clone(s), seat, said)?.message
