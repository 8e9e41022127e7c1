import { type Answer, type Card, type Event, type Seat, seedFrom } from '@perilune/engine'
import { answer, arrange, refusalOf } from '@perilune/engine/testing'
import {
  BOX,
  cardOf,
  DISCARD,
  type Era,
  expeditionOf,
  FLAGS,
  type Flag,
  HEARTS,
  handOf,
  ITEMS,
  type Item,
  type MoonState,
  type PlacedCard,
  REPUTATIONS,
  ROVERS,
  settlementOf,
  stackOf,
} from '@perilune/moon'
import { moon } from '@perilune/moon-words-en'
import { applyOngoing, bagOf, raise, score } from '../src/supply.js'

/*
 * A table in the middle of a game, so that a ruling's test is a few lines of play:
 *
 *     const table = scene({ seats: [{ hand: ['printer'], supply: { metal: 2 } }, {}] })
 *     expect(table.refuses(0, construct('printer', { bio: 1, metal: 1 }))).toBe('…')
 *
 * What is not told is empty: no Supply, no Rovers, no Reputations on offer, no Discard Pile. A hand that is
 * not told holds one Solar Panels, so that the Era ends with the round, and only the holder of the First
 * Expedition has an Expedition.
 */

export interface Told {
  base?: Card
  hand?: readonly Card[]
  built?: readonly Card[]
  reputations?: readonly Card[]
  supply?: Readonly<Partial<Record<Item, number>>>
  expedition?: Card
  /** Built cards that are flipped. */
  flipped?: readonly Card[]
  /** Rovers on built cards. */
  rovers?: Readonly<Record<Card, number>>
  /** Hearts on built cards or Reputations. */
  hearts?: Readonly<Record<Card, number>>
  /** Capable's free construct is waiting. */
  free?: boolean
}

export interface Scene {
  seats: readonly Told[]
  era?: Era
  /** Whose turn it is, the first of the round. */
  turn?: Seat
  /** The last one is on top. */
  stack?: readonly Card[]
  /** What is left of the Era before. */
  previous?: readonly Card[]
  discard?: readonly Card[]
  /** Reputations on offer. */
  offer?: readonly Card[]
  rewards?: Readonly<Partial<Record<Flag, number>>>
  x?: number
}

/** One Base of each Flag: Industry, Housing, Food, Science, Transport. */
const BASES = ['copernicus-base', 'shackleton-base', 'imbrium-base', 'tycho-base', 'serenitatis-base']

const FILLER = 'solar-panels'

export function scene(told: Scene): Table {
  const era = told.era ?? 1
  const seats = told.seats.length
  const first = String((told.turn ?? 0) + 1) as '1'
  const s = moon.setup({ first }, seats, seedFrom('a scene'))
  s.era = era
  s.x = told.x ?? 4 - era
  s.rewards = FLAGS.map((flag) => told.rewards?.[flag] ?? era + 2)
  const places: Record<number, readonly Card[]> = {
    [DISCARD]: told.discard ?? [],
    [REPUTATIONS]: told.offer ?? [],
    [BOX]: [],
  }
  if (told.stack) places[stackOf(era)] = told.stack
  if (told.previous) places[stackOf(era - 1)] = told.previous
  told.seats.forEach((home, seat) => {
    settle(s, seat, home)
    const { built = [], reputations = [], hand = [FILLER] } = home
    places[settlementOf(seat)] = [s.settlements[seat].base, ...built, ...reputations]
    places[handOf(seat)] = hand
    if (home.expedition) places[expeditionOf(seat)] = [home.expedition]
    else if (seat !== s.first) places[expeditionOf(seat)] = []
  })
  arrange(s, places)
  return new Table(s)
}

function settle(s: MoonState, seat: Seat, told: Told): void {
  const base = told.base ?? BASES[seat]
  const home = s.settlements[seat]
  home.base = base
  home.flags = cardOf(base).flags.slice()
  home.production = cardOf(base).produces.slice()
  home.supply = ITEMS.map((item) => (item === 'hearts' ? 0 : (told.supply?.[item] ?? 0)))
  home.earned = []
  score(s, { seat, why: 'production:1' }, told.supply?.hearts ?? 0, undefined)
  for (const id of told.built ?? []) raise(s, seat, cardOf(id))
  for (const id of told.reputations ?? []) {
    home.reputations.push({ card: id, rovers: 0, hearts: 0, flipped: false })
    applyOngoing(home, cardOf(id))
  }
  for (const id of told.flipped ?? []) find(s, seat, id).flipped = true
  for (const [id, hearts] of Object.entries(told.hearts ?? {})) find(s, seat, id).hearts = hearts
  for (const [id, rovers] of Object.entries(told.rovers ?? {})) {
    find(s, seat, id).rovers = rovers
    home.roversOut += rovers
  }
  home.free = told.free === true
}

function find(s: MoonState, seat: Seat, card: Card): PlacedCard {
  const { structures, reputations } = s.settlements[seat]
  const found = [...structures, ...reputations].find((c) => c.card === card)
  if (!found) throw new Error(`${card} does not stand at seat ${seat}`)
  return found
}

export class Table {
  constructor(readonly s: MoonState) {}

  does(seat: Seat, ...answers: readonly Answer[]): Event[] {
    return answers.flatMap((said) => answer(moon, this.s, seat, said))
  }

  /** The sentence of the refusal. */
  refuses(seat: Seat, said: Answer): string {
    const sentence = refusalOf(moon, this.s, seat, said)
    if (sentence === undefined) throw new Error(`seat ${seat} may well answer ${JSON.stringify(said)}`)
    return sentence
  }

  /** The answers that search is offered and that have these fields. */
  offers(seat: Seat, fields: Answer): Answer[] {
    const wanted = Object.entries(fields).map(([key, value]) => [key, JSON.stringify(value)])
    return moon
      .answers(this.s, seat)
      .filter((a) => wanted.every(([key, value]) => JSON.stringify(a[String(key)]) === value))
  }

  /** Resources and Rovers, without zeros. */
  supply(seat: Seat): Record<string, number> {
    return bagOf(this.s.settlements[seat].supply.slice(0, ROVERS + 1))
  }

  hearts(seat: Seat): number {
    return this.s.settlements[seat].supply[HEARTS]
  }

  on(seat: Seat, card: Card): PlacedCard {
    return find(this.s, seat, card)
  }

  has(seat: Seat, card: Card): boolean {
    return this.s.places[settlementOf(seat)].includes(card)
  }

  flags(seat: Seat): Record<string, number> {
    const { flags } = this.s.settlements[seat]
    return Object.fromEntries(FLAGS.map((flag, i) => [flag, flags[i]]).filter(([, n]) => n !== 0))
  }

  hand(seat: Seat): readonly Card[] {
    return this.s.places[handOf(seat)]
  }

  get discard(): readonly Card[] {
    return this.s.places[DISCARD]
  }

  get stack(): readonly Card[] {
    return this.s.places[stackOf(this.s.era)]
  }

  get asked(): readonly Seat[] {
    return moon.asked(this.s)
  }

  /** Who is on turn assimilates its first card if it must, and ends the turn. */
  passTurn(): void {
    const { seat, main } = this.s.turn
    if (!main) this.does(seat, { act: 'assimilate', card: this.hand(seat)[0] })
    this.does(seat, { act: 'end' })
  }

  passTurns(turns: number): void {
    for (let i = 0; i < turns; i++) this.passTurn()
  }

  /** Everybody passes until the next Era begins, or the game is over. */
  passEra(): void {
    const { era } = this.s
    while (this.s.era === era && this.asked.length > 0) this.passTurn()
  }

  points(seat: Seat): number {
    const outcome = moon.outcome(this.s)
    if (!outcome) throw new Error('the game is not over')
    return outcome.points[seat]
  }
}

const FOUR = ['energy', 'water', 'bio', 'metal'] as const
type Price = Partial<Record<(typeof FOUR)[number], number>>

const pay = (price: Price): number[] => FOUR.map((r) => price[r] ?? 0)

/** Construct from the hand, or as an extra Structure; `more` adds Rovers, `free` and the like. */
export const construct = (card: Card, price: Price = {}, more: Answer = {}): Answer => ({
  act: 'construct',
  card,
  pay: pay(price),
  ...more,
})

export const obelisk = (card: Card, price: Price = {}, with_ = 'obelisk'): Answer => ({
  act: 'obelisk',
  obelisk: with_,
  card,
  pay: pay(price),
})

export const assimilate = (card: Card): Answer => ({ act: 'assimilate', card })
export const flip = (card: Card): Answer => ({ act: 'flip', card })
export const claim = (card: Card): Answer => ({ act: 'claim', card })
export const park = (on: Seat, card: Card): Answer => ({ act: 'park', on, card })
export const amounts = (of: Readonly<Record<string, number>>): Answer => ({ amounts: of })
export const EXPEDITION: Answer = { act: 'expedition' }
export const END: Answer = { act: 'end' }
export const DECLINE: Answer = { act: 'decline' }
