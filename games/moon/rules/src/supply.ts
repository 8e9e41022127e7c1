import type { Seat } from '@perilune/engine'
import { type CompiledCard, cardOf } from './cards/index.js'
import { causeOf } from './cause.js'
import type { Items, MoonTell } from './codes.js'
import { count } from './counters.js'
import { GREY, HEARTS, ITEMS, RESOURCES, ROVERS, YELLOW } from './names.js'
import type { MoonState, PlacedCard, Settlement } from './state.js'

/** Who gets something, and what brings it (see cause.ts). */
export interface Gain {
  readonly seat: Seat
  readonly why: string
}

/** Hearts into the Supply, with the reason: the final count has a line for every one of them. */
export function score(s: MoonState, { seat, why }: Gain, hearts: number, tell: MoonTell | undefined): void {
  if (hearts === 0) return
  const home = s.settlements[seat]
  home.supply[HEARTS] += hearts
  const earned = home.earned
  const last = earned.length - 3
  if (last >= 0 && earned[last] === why && earned[last + 2] === s.played)
    earned[last + 1] = (earned[last + 1] as number) + hearts
  else earned.push(why, hearts, s.played)
  tell?.({ what: 'scores', seat, hearts, ...causeOf(why) })
}

/** Items into the Supply; Hearts among them are scored. */
export function take(s: MoonState, to: Gain, items: readonly number[], tell: MoonTell | undefined): void {
  const { seat, why } = to
  const supply = s.settlements[seat].supply
  for (let i = 0; i < ROVERS + 1; i++) supply[i] += items[i]
  // Told below with the rest.
  if (items[HEARTS] > 0) score(s, to, items[HEARTS], undefined)
  tell?.({ what: 'takes', seat, items: bagOf(items), ...causeOf(why) })
}

/** Resources that leave the Supply as a cost: they count as spent. */
export function spend(s: MoonState, seat: Seat, resources: readonly number[]): number {
  const supply = s.settlements[seat].supply
  let spent = 0
  for (let i = 0; i < RESOURCES.length; i++) {
    supply[i] -= resources[i]
    spent += resources[i]
  }
  if (s.turn.seat === seat) s.turn.spent += spent
  return spent
}

/** Rovers that go back to the General Supply. They are no Resources: nothing is spent. */
export function returnRovers(s: MoonState, seat: Seat, rovers: number): void {
  s.settlements[seat].supply[ROVERS] -= rovers
}

/** By name and without zeros, for people. */
export function bagOf(items: readonly number[]): Items {
  const bag: Items = {}
  for (let i = 0; i < items.length; i++) if (items[i] !== 0) bag[ITEMS[i]] = items[i]
  return bag
}

/** Cards that match a count always carry the right number of Hearts. */
function matchHearts(s: MoonState, seat: Seat): void {
  // Only Grey Structures match a count.
  if (s.settlements[seat].colours[GREY] === 0) return
  for (const c of s.settlements[seat].structures) {
    const counter = cardOf(c.card).matches
    if (counter) c.hearts = count(s, seat, counter)
  }
}

const add = (to: number[], numbers: readonly number[]): void => {
  for (let i = 0; i < numbers.length; i++) to[i] += numbers[i]
}

// Not adding -1 times the number: -1 × 0 is no small integer, and lists that hold one are read and copied far
// more slowly from then on.
const subtract = (from: number[], numbers: readonly number[]): void => {
  for (let i = 0; i < numbers.length; i++) from[i] -= numbers[i]
}

/** A Structure comes to stand in the Settlement: the counts follow. */
export function raise(s: MoonState, seat: Seat, card: CompiledCard): PlacedCard {
  const home = s.settlements[seat]
  const structure: PlacedCard = { card: card.id, rovers: 0, hearts: 0, flipped: false }
  home.structures.push(structure)
  add(home.flags, card.flags)
  add(home.production, card.produces)
  home.colours[card.colour]++
  if (card.whens.length > 0) home.listens++
  if (card.colour <= YELLOW) matchHearts(s, seat)
  else if (card.matches) structure.hearts = count(s, seat, card.matches)
  return structure
}

/** A Structure leaves the Settlement: a Rover on it goes to its owner's Supply, Hearts on it are lost. */
export function raze(s: MoonState, seat: Seat, card: CompiledCard): void {
  const home = s.settlements[seat]
  // Of equal Structures the one with a Rover goes: its owner has the Rover at once.
  const loaded = home.structures.findIndex((c) => c.card === card.id && c.rovers > 0)
  const i = loaded >= 0 ? loaded : home.structures.findIndex((c) => c.card === card.id)
  const [gone] = home.structures.splice(i, 1)
  home.supply[ROVERS] += gone.rovers
  home.roversOut -= gone.rovers
  subtract(home.flags, card.flags)
  subtract(home.production, card.produces)
  home.colours[card.colour]--
  if (card.whens.length > 0) home.listens--
  matchHearts(s, seat)
}

/** What a Reputation Card does as long as it is there. */
export function applyOngoing(home: Settlement, card: CompiledCard): void {
  const { rule } = card
  if (card.whens.length > 0) home.listens++
  add(home.discounts, rule.discounts)
  home.waives += rule.waives
  home.parksMore += rule.parksMore
  if (rule.winsTies) home.winsTies = true
}
