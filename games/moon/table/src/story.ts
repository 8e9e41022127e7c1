import {
  cardOf,
  DISCARD,
  expeditionOf,
  HEARTS,
  handOf,
  ITEMS,
  RESOURCES,
  ROVERS,
  type Settlement,
} from '@perilune/moon'
import type { Story, Token } from '@perilune/ui'
import type { MoonView } from './preview.js'

/* Where the pieces of Moon come from and go to, for the animation of a change. */

export const placeOfSupply = (seat: number, item: number): string => `supply:${seat}:${ITEMS[item]}`
export const placeOfRovers = (seat: number): string => placeOfSupply(seat, ROVERS)
export const placeOfStructure = (seat: number, card: string): string => `on:${seat}:${card}`
/** The place of what a settlement produces at the start of an Era. */
export const placeOfProduction = (seat: number): string => `makes:${seat}`
export const PILE = { discard: 'pile:discard', stack: 'pile:stack' } as const

const copies = (cards: readonly string[] | null, card: string): number =>
  cards?.filter((c) => c === card).length ?? 0
const inDiscard = (view: MoonView, card: string): number => copies(view.places[DISCARD].cards, card)
const holds = (view: MoonView, seat: number, card: string): boolean =>
  [handOf(seat), expeditionOf(seat)].some((place) => copies(view.places[place].cards, card) > 0)
const standsAt = (view: MoonView, card: string): number =>
  view.settlements.findIndex((home) => home.structures.some((s) => s.card === card))

function cardComes(card: string, seat: number, before: MoonView, now: MoonView): string | undefined {
  if (holds(now, seat, card)) {
    if (inDiscard(now, card) < inDiscard(before, card)) return PILE.discard
    // A new Era deals from the stack; hands come from the player to the right.
    if (now.era !== before.era || now.round === before.round) return PILE.stack
    return `seat:${(seat + now.seats - 1) % now.seats}`
  }
  const owner = standsAt(now, card)
  return owner === seat ? PILE.stack : `seat:${owner}`
}

function cardLeaves(card: string, seat: number, before: MoonView, now: MoonView): string | undefined {
  const wasMine = holds(before, seat, card)
  const passed = wasMine && now.round !== before.round && inDiscard(now, card) <= inDiscard(before, card)
  return passed ? `seat:${(seat + 1) % now.seats}` : PILE.discard
}

/** The Structure that was constructed or parked on between two views, and where it stands. */
function touched(before: MoonView, now: MoonView): { on: number; card: string } | undefined {
  for (const [on, home] of now.settlements.entries()) {
    const was = before.settlements[on]
    const rovers = (h: Settlement, card: string) => h.structures.find((s) => s.card === card)?.rovers ?? 0
    const card = home.structures.find(
      (s, _, all) =>
        rovers(home, s.card) > rovers(was, s.card) ||
        all.filter((c) => c.card === s.card).length > was.structures.filter((c) => c.card === s.card).length,
    )?.card
    if (card) return { on, card }
  }
}

/** At most this many tokens of one thing travel; the number beside it tells the rest. */
const MOST_TOKENS = 3

function tokens(before: MoonView, now: MoonView): Token[] {
  const spot = touched(before, now)
  const there = (seat: number) =>
    spot
      ? placeOfStructure(spot.on, spot.card)
      : now.era === before.era
        ? PILE.discard
        : placeOfProduction(seat)
  return now.settlements.flatMap((home, seat) =>
    [...RESOURCES.keys(), HEARTS].flatMap((item): Token[] => {
      const change = home.supply[item] - before.settlements[seat].supply[item]
      const place = placeOfSupply(seat, item)
      const way = change > 0 ? { from: there(seat), to: place } : { from: place, to: there(seat) }
      return Array.from({ length: Math.min(MOST_TOKENS, Math.abs(change)) }, () => ({ token: place, ...way }))
    }),
  )
}

/** The story from the view of one seat. */
export const storyOf = (seat: number): Story<MoonView> => ({
  comes(piece, before, now) {
    const [what, first] = piece.split(':')
    if (what === 'card') return cardComes(first, seat, before, now)
    if (what === 'rover') return placeOfRovers(before.turn.seat)
    if (what === 'claim') return `seat:${first}`
    return undefined
  },
  leaves(piece, before, now) {
    const [what, first] = piece.split(':')
    if (what === 'card')
      return cardOf(first).kind === 'expedition' && now.era !== before.era
        ? undefined
        : cardLeaves(first, seat, before, now)
    return what === 'rover' ? placeOfRovers(Number(first)) : undefined
  },
  tokens,
})
