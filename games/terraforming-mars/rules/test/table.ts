import { type Answer, type Card, type Event, type Outcome, type Seat, same } from '@perilune/engine'
import { answer, refusalOf } from '@perilune/engine/testing'
import {
  asideOf,
  awardsOf,
  BOARDS,
  type ColonyId,
  coloniesToKeep,
  coordinate,
  DISCARD,
  handOf,
  lookedAtBy,
  type MarsFrame,
  type MarsState,
  milestonesOf,
  type Parameter,
  preludesOf,
  RESOURCES,
  TILES,
  type TradePayment,
} from '@perilune/terraforming-mars'
import { terraformingMars as game } from '@perilune/terraforming-mars-words-en'
import { milestoneStanding, standingOf } from '../src/scoring/standings.js'
import type { Wish } from './wishes.js'

/* A table at which tests play: actions with their wishes, what they change, and how the game goes on. */

export const play = (card: Card): Answer => ({ act: 'play', card })
/** 'ants' for the first action of a card, 'regolith-eaters:2' for its second. */
export function use(which: string): Answer {
  const [card, way = '1'] = which.split(':')
  return { act: 'use', card, way: Number(way) - 1 }
}
export const project = (id: string): Answer => ({ act: 'project', project: id })
export const trade = (colony: ColonyId, paid: TradePayment = 'mc'): Answer => ({
  act: 'trade',
  colony,
  with: paid,
})
export const CONVERT_PLANTS: Answer = { act: 'greenery' }
export const CONVERT_HEAT: Answer = { act: 'heat' }
export const FIRST_ACTION: Answer = { act: 'first' }
export const PASS: Answer = { act: 'pass' }
export const END: Answer = { act: 'end' }
/** No more greeneries after the last generation. */
export const DONE: Answer = { act: 'done' }

/** Questions between two actions; all others belong to the action under way. */
const BETWEEN_ACTIONS = [
  'take-turn',
  'research',
  'draft',
  'draft-start',
  'choose-start',
  'choose-prelude',
  'lay-last-greenery',
  'world-parameter',
  '',
]

/** Questions that have a sensible answer where nothing was told. */
const DEFAULTS = ['pay', 'choose-order']

type Numbers = Record<string, number>
export type Change = Record<string, unknown>
type Doing = Answer | Wish
const isWish = (doing: Doing): doing is Wish => typeof doing === 'function'

interface Sheet {
  stock: Numbers
  production: Numbers
  on: Numbers
}

const bag = (numbers: readonly number[]): Numbers =>
  Object.fromEntries(RESOURCES.map((r, i): [string, number] => [r, numbers[i]]).filter(([, n]) => n !== 0))

const differences = (before: Numbers, after: Numbers): Numbers =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .map((key): [string, number] => [key, (after[key] ?? 0) - (before[key] ?? 0)])
      .filter(([, n]) => n !== 0),
  )

/** What is not empty. */
const some = (fields: Record<string, object>): Change =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => Object.keys(value).length > 0))

const difference = (before: Sheet, after: Sheet): Change => ({
  ...differences(before.stock, after.stock),
  ...some({
    production: differences(before.production, after.production),
    on: differences(before.on, after.on),
  }),
})

const added = <V>(before: Record<string, V>, after: Record<string, V>): Record<string, V> =>
  Object.fromEntries(Object.entries(after).filter(([key, value]) => before[key] !== value))

function without(after: readonly Card[], before: readonly Card[]): Card[] {
  const left = before.slice()
  return after.filter((card) => {
    const i = left.indexOf(card)
    if (i >= 0) left.splice(i, 1)
    return i < 0
  })
}

export class Table {
  constructor(readonly s: MarsState) {}

  get asked(): readonly Seat[] {
    return game.asked(this.s)
  }

  /** The question on the table. */
  asks(): string {
    return String(this.s.stack[this.s.stack.length - 1]?.do ?? '')
  }

  /**
   * Actions, each followed by the wishes for it in any order. Payments that are not told are the default
   * ones.
   */
  does(seat: Seat, ...doings: readonly Doing[]): Event[] {
    const events: Event[] = []
    let wishes: Wish[] = []
    doings.forEach((doing, i) => {
      if (isWish(doing)) wishes.push(doing)
      else events.push(...answer(game, this.s, seat, doing))
      const next = doings[i + 1]
      if (next && isWish(next)) return
      for (let said = this.next(wishes); said; said = this.next(wishes))
        events.push(...answer(game, this.s, this.asked[0], said))
      if (wishes.length > 0) throw new Error(`${wishes.length} wishes were not asked for, but ${this.asks()}`)
      wishes = []
    })
    return events
  }

  /** The answer to the question on the table, as long as it belongs to the action under way. */
  private next(wishes: Wish[]): Answer | undefined {
    const question = this.asks()
    const [seat] = this.asked
    if (seat === undefined || (wishes.length === 0 && BETWEEN_ACTIONS.includes(question))) return
    const answers = game.answers(this.s, seat)
    for (const [i, wish] of wishes.entries()) {
      const said = wish(question, answers)
      if (!said) continue
      wishes.splice(i, 1)
      return said
    }
    if (DEFAULTS.includes(question)) return answers[0]
    if (BETWEEN_ACTIONS.includes(question)) return
    throw new Error(`nothing was told for ${question}: ${JSON.stringify(answers)}`)
  }

  /** What the question calls an answer; nothing if it does not list it. */
  label(seat: Seat, said: Answer): string | undefined {
    const [asked] = game.decisions(this.s, seat)
    return 'options' in asked ? asked.options.find((option) => same(option.answer, said))?.label : undefined
  }

  /** The sentence of the refusal; nothing if it would be accepted. */
  refuses(seat: Seat, said: Answer): string | undefined {
    return refusalOf(game, this.s, seat, said)
  }

  /** The refusal of an action or of what it is wished for. */
  refusesAfter(seat: Seat, said: Answer, ...wishes: readonly Wish[]): string | undefined {
    const refused = this.refuses(seat, said)
    if (refused) return refused
    const there = new Table(game.clone(this.s))
    answer(game, there.s, seat, said)
    for (const wish of wishes) {
      const wanted = wish(there.asks(), game.answers(there.s, seat))
      if (!wanted) return `${there.asks()} is asked instead`
      const no = there.refuses(seat, wanted)
      if (no) return no
      answer(game, there.s, seat, wanted)
    }
    return
  }

  refusesClaim(seat: Seat, milestone: string): string | undefined {
    return this.refuses(seat, { act: 'claim', milestone })
  }

  refusesFund(seat: Seat, award: string): string | undefined {
    return this.refuses(seat, { act: 'fund', award })
  }

  claim(seat: Seat, milestone: string): void {
    this.does(seat, { act: 'claim', milestone })
  }

  fund(seat: Seat, award: string): void {
    this.does(seat, { act: 'fund', award })
  }

  sellPatents(seat: Seat, ...cards: readonly Card[]): void {
    answer(game, this.s, seat, project('sell-patents'))
    answer(game, this.s, seat, { pick: cards.slice().sort() })
  }

  /** What an action changes, for the seats and the table; what does not change is not told. */
  change(act: () => unknown): Change {
    const before = this.s.players.map((_, seat) => this.sheet(seat))
    const [tiles, claims, discards] = [this.tiles(), this.claims(), this.discarded.slice()]
    const parameters = this.parameters()
    act()
    const people = before.map((sheet, seat) => difference(sheet, this.sheet(seat)))
    return {
      ...people[0],
      ...differences(parameters, this.parameters()),
      ...some({
        rival: people[1] ?? {},
        others: people.slice(2).some((p) => Object.keys(p).length > 0) ? people.slice(2) : [],
        tiles: added(tiles, this.tiles()),
        claims: added(claims, this.claims()),
        discards: without(this.discarded, discards),
      }),
    }
  }

  private sheet(seat: Seat): Sheet {
    const p = this.s.players[seat]
    return {
      stock: { ...this.stock(seat), rating: p.rating, cards: this.hand(seat).length },
      production: this.production(seat),
      on: Object.fromEntries(p.cards.map((card, i) => [card, p.cubes[i]])),
    }
  }

  private parameters(): Numbers {
    return { temperature: this.temperature, oxygen: this.oxygen, oceans: this.oceans, venus: this.venus }
  }

  /** Without zeros. */
  stock(seat: Seat): Numbers {
    return bag(this.s.players[seat].stock)
  }

  production(seat: Seat): Numbers {
    return bag(this.s.players[seat].production)
  }

  hand(seat: Seat): readonly Card[] {
    return this.s.places[handOf(seat)]
  }

  lookedAt(seat: Seat): readonly Card[] {
    return this.s.places[lookedAtBy(seat)]
  }

  get discarded(): readonly Card[] {
    return this.s.places[DISCARD]
  }

  has(seat: Seat, card: Card): boolean {
    return this.s.players[seat].cards.includes(card)
  }

  /** Cubes on a card. */
  on(seat: Seat, card: Card): number {
    const p = this.s.players[seat]
    return p.cubes[p.cards.indexOf(card)]
  }

  get temperature(): number {
    return this.s.parameters[0]
  }

  get oxygen(): number {
    return this.s.parameters[1]
  }

  get oceans(): number {
    return this.s.parameters[2]
  }

  get venus(): number {
    return this.s.parameters[3]
  }

  /** By area: kind and owner. */
  tiles(): Record<string, string> {
    const laid: Record<string, string> = {}
    this.s.tiles.forEach((tile, area) => {
      if (tile !== 0)
        laid[this.areaName(area)] = tile === 1 ? 'ocean' : `${TILES[tile - 1]} ${this.s.owners[area]}`
    })
    return laid
  }

  claims(): Record<string, Seat> {
    const marked: Record<string, Seat> = {}
    for (let i = 0; i < this.s.claims.length; i += 2)
      marked[this.areaName(this.s.claims[i])] = this.s.claims[i + 1]
    return marked
  }

  /** A colony tile: the step of its marker (0 while it sleeps), its colonies, and whose fleet lies there. */
  colony(id: ColonyId): { at: number; owners: readonly Seat[]; fleet: Seat } {
    const tile = this.s.colonies?.tiles.find((t) => t.id === id)
    if (!tile) throw new Error(`${id} is not in the game`)
    return { at: tile.marker + 1, owners: tile.owners, fleet: tile.fleet }
  }

  private areaName(area: number): string {
    const { row, col, name } = BOARDS[this.s.map].areas[area]
    return row === 0 ? (name as string).split(' ')[0] : coordinate(row, col)
  }

  /** What everybody has of a milestone or an award. */
  standing(id: string): number[] {
    const milestone = milestonesOf(this.s).find((g) => g.id === id)
    if (milestone) return this.s.players.map((_, seat) => milestoneStanding(this.s, seat, milestone))
    const award = awardsOf(this.s).find((g) => g.id === id)
    if (!award) throw new Error(`${id} is not on this map`)
    return this.s.players.map((_, seat) => standingOf(this.s, seat, award.standing))
  }

  private get taken(): number {
    const frame = this.s.stack[this.s.stack.length - 1] as MarsFrame
    return frame.do === 'take-turn' ? frame.taken : 0
  }

  /** Ends the turn after an action, or passes where none was taken. */
  endTurn(): void {
    answer(game, this.s, this.asked[0], this.taken > 0 ? END : PASS)
  }

  /** This seat passes, as soon as whoever is on turn has ended its turn. */
  passTurn(seat: Seat): void {
    if (this.asked[0] !== seat) this.endTurn()
    if (this.asked[0] === seat && !this.s.players[seat].passed) this.endTurn()
  }

  /** Everybody passes until it is this seat's turn. */
  passUntil(seat: Seat): void {
    while (this.asks() === 'take-turn' && this.asked[0] !== seat) this.endTurn()
  }

  /** Until the action phase is over, and with it the production phase. */
  everybodyPasses(): void {
    while (this.asks() === 'take-turn') this.endTurn()
  }

  /** The first player raises this for the World Government. */
  worldRaises(parameter: Parameter, ...wishes: readonly Wish[]): void {
    this.does(this.s.first, { raise: parameter }, ...wishes)
  }

  /** Nobody buys a card. */
  researchNothing(): void {
    if (this.asks() === 'research') this.research(this.s.players.map(() => 0))
  }

  /** Everybody buys so many of its cards, the first of them. */
  research(counts: readonly number[]): void {
    counts.forEach((n, seat) => {
      answer(game, this.s, seat, { pick: this.lookedAt(seat).slice(0, n) })
    })
  }

  /** Everybody keeps the first card of those that go round. */
  draftFirst(): void {
    for (const seat of this.asked) answer(game, this.s, seat, { pick: [this.lookedAt(seat)[0]] })
  }

  /** At the start: this corporation, or the first that was dealt, and so many cards. */
  starts(seat: Seat, corporation?: Card, cards = 0): void {
    answer(game, this.s, seat, this.start(seat, corporation, cards))
  }

  refusesStart(seat: Seat, corporation: Card, cards: number): string | undefined {
    return this.refuses(seat, this.start(seat, corporation, cards))
  }

  private start(seat: Seat, corporation: Card | undefined, cards: number): Answer {
    const { corporations, preludes, projects } = this.dealt(seat)
    const tiles = coloniesToKeep(this.s).slice(0, 3)
    return {
      pick: [corporation ?? corporations[0], ...preludes.slice(0, 2), ...projects.slice(0, cards), ...tiles],
    }
  }

  /** What a seat may choose from at the start. */
  dealt(seat: Seat): Record<'corporations' | 'preludes' | 'projects', readonly Card[]> {
    return {
      corporations: this.s.places[asideOf(seat)],
      preludes: this.s.places[preludesOf(seat)],
      projects: this.lookedAt(seat),
    }
  }

  startAll(): void {
    while (this.asks() === 'choose-start') this.starts(this.asked[0])
    while (this.asks() !== 'take-turn')
      answer(game, this.s, this.asked[0], game.answers(this.s, this.asked[0])[0])
  }

  /** Every card of the game, wherever it lies. */
  allCards(): Card[] {
    return this.s.places.flat()
  }

  outcome(): Outcome {
    const outcome = game.outcome(this.s)
    if (!outcome) throw new Error('the game is not over')
    return outcome
  }

  /** The game ends with this generation; nobody does anything more. */
  finish(): Outcome {
    this.s.parameters = [8, 14, 9, this.venus]
    this.s.players.forEach((p) => {
      p.firstActions = []
    })
    this.everybodyPasses()
    while (this.asks() === 'lay-last-greenery') this.does(this.asked[0], DONE)
    return this.outcome()
  }
}
