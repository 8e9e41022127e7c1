import type { Answer, Card, Seat } from '@perilune/engine'
import type { AmountOf } from '../amount-of.js'
import {
  COLOURS,
  ERAS,
  type Era,
  FLAGS,
  ITEMS,
  type Level,
  MOST_SEATS,
  RESOURCES,
  type Resource,
  YELLOW,
} from '../names.js'
import type { Reaction, Step } from '../verbs/verb.js'
import { bases } from './bases.js'
import { eraOne } from './era-one.js'
import { eraThree } from './era-three.js'
import { eraTwo } from './era-two.js'
import { expeditions } from './expeditions.js'
import type {
  BaseData,
  Counter,
  EffectOp,
  ExpeditionData,
  Happening,
  OpOf,
  Origin,
  ReactionOp,
  ReputationData,
  StandingOp,
  StructureData,
} from './language.js'
import { reputations } from './reputations.js'

/** What a card does whenever something happens. */
export interface When {
  readonly event: Happening
  /** Of the Structure that it happens to, by COLOURS; -1 where any will do. */
  readonly colour: number
  readonly resource: Resource | undefined
  readonly does: readonly ReactionOp[]
  /** The same, compiled by verbs/index.ts. */
  readonly reactions: Reaction[]
}

/** What the rule of an Expedition or a claimed Reputation allows, by itself and at once. */
export interface Rule {
  /** Rovers that may be parked beyond the usual. */
  readonly parksMore: number
  readonly parksRecklessly: boolean
  /** Flags that may go unmet: of one Structure of the turn, with a Reputation of every Structure. */
  readonly waives: number
  /** Resources off the cost of one Structure of the turn, … */
  readonly discount: number
  /** … or of every Structure, by COLOURS. */
  readonly discounts: readonly number[]
  readonly winsTies: boolean
}

/** A Rover parked on a Structure of one seat, or driven over it: as an answer, and as part of a construct. */
export interface Spot {
  readonly on: Seat
  readonly card: CompiledCard
  readonly park: Answer
  readonly parking: { readonly on: Seat; readonly card: Card; readonly reckless?: true }
}

/** Any card, compiled once into what the rules look up while playing. One shape for all kinds. */
export interface CompiledCard {
  readonly id: Card
  readonly name: string
  readonly kind: 'structure' | 'expedition' | 'reputation' | 'base'
  readonly source: Origin
  readonly era: Era | 0
  /** Index into COLOURS; -1 where there is none. */
  readonly colour: number
  readonly cost: readonly number[]
  readonly totalCost: number
  readonly needs: readonly number[]
  readonly needsAny: boolean
  readonly flags: readonly number[]
  /** A bit for every type of Flag that it has, by FLAGS. */
  readonly flagTypes: number
  readonly produces: readonly number[]
  readonly producesAny: boolean
  /** What assimilating gives, by item; X Hearts come on top where `rewardX`. */
  readonly reward: readonly number[]
  readonly rewardX: boolean
  readonly roverSpace: boolean
  /** Carried out when the card is flipped, used as an Expedition, or claimed. */
  readonly ops: readonly EffectOp[]
  /** The same, compiled by verbs/index.ts. */
  readonly steps: Step[]
  /** An Expedition's rule, or what a Structure or Reputation does as long as it is there. */
  readonly standing: readonly StandingOp[]
  readonly whens: readonly When[]
  readonly rule: Rule
  readonly matches: Counter | null
  readonly atEnd: readonly OpOf<'score'>[]
  /** The same, compiled by verbs/index.ts. */
  readonly worth: AmountOf[]
  readonly hearts: number
  readonly isObelisk: boolean
  readonly level: Level | null
  readonly requires: ReputationData['requires']
  /** The plainest answers about this card, made once: they are listed on nearly every decision. */
  readonly says: Readonly<Record<'construct' | 'assimilate' | 'flip' | 'claim' | 'choose', Answer>>
  /** Rovers parked on this card, by whose it is, and those of the Reckless Expedition. */
  readonly spots: readonly Spot[]
  readonly recklessSpots: readonly Spot[]
}

const numbers = (names: readonly string[], bag: Readonly<Record<string, number>> | undefined): number[] =>
  names.map((name) => bag?.[name] ?? 0)

/** Who wins a Flag takes a look at every Settlement: what can be refused without it is asked first. */
const dearness = (counter: Counter): number => (counter === 'flagsWon' ? 1 : 0)

function compileRule(standing: readonly StandingOp[]): Rule {
  const rule = { ...NO_RULE, discounts: COLOURS.map(() => 0) }
  for (const op of standing) {
    if (op.op === 'parkMore') rule.parksMore += op.extra
    if (op.op === 'parkRecklessly') rule.parksRecklessly = true
    if (op.op === 'waiveFlags') rule.waives += op.amount
    if (op.op === 'winTies') rule.winsTies = true
    if (op.op !== 'discount') continue
    rule.discount += op.amount
    for (let colour = 0; colour < COLOURS.length; colour++)
      if (op.colour === undefined || COLOURS[colour] === op.colour) rule.discounts[colour] += op.amount
  }
  return rule
}

const bits = (counts: readonly number[]): number =>
  counts.reduce((all, n, i) => (n > 0 ? all | (1 << i) : all), 0)

export const NO_RULE: Rule = {
  parksMore: 0,
  parksRecklessly: false,
  waives: 0,
  discount: 0,
  discounts: COLOURS.map(() => 0),
  winsTies: false,
}

const compileWhen = ({ event, colour, resource, do: does }: OpOf<'when'>): When => ({
  event,
  colour: colour ? COLOURS.indexOf(colour) : -1,
  resource,
  does,
  reactions: [],
})

const NOTHING: readonly never[] = []
const SEATS: readonly Seat[] = Array.from({ length: MOST_SEATS }, (_, seat) => seat)

const plainAnswers = (card: Card, cost: readonly number[]): CompiledCard['says'] => ({
  construct: Object.freeze({ act: 'construct', card, pay: Object.freeze(cost.slice()) }),
  assimilate: Object.freeze({ act: 'assimilate', card }),
  flip: Object.freeze({ act: 'flip', card }),
  claim: Object.freeze({ act: 'claim', card }),
  choose: Object.freeze({ card }),
})

function compile(
  data: { id: string; name: string; source: Origin },
  kind: CompiledCard['kind'],
  more: Partial<StructureData & ReputationData & { ops: readonly EffectOp[] }>,
  era: Era | 0 = 0,
): CompiledCard {
  const cost = numbers(RESOURCES, more.cost)
  const needs = numbers(FLAGS, more.needs)
  const flags = numbers(FLAGS, more.flags)
  const standing = more.standing ?? NOTHING
  const colour = more.colour ? COLOURS.indexOf(more.colour) : -1
  const match = standing.find((o) => o.op === 'matchHearts')
  const ops = more.ops ?? more.flip ?? NOTHING
  const spots: Spot[] = []
  const recklessSpots: Spot[] = []
  const card: CompiledCard = {
    id: data.id,
    name: data.name,
    kind,
    source: data.source,
    era,
    colour,
    cost,
    totalCost: cost.reduce((a, b) => a + b, 0),
    needs,
    needsAny: needs.some((n) => n > 0),
    flags,
    flagTypes: bits(flags),
    produces: numbers(ITEMS, more.produces),
    producesAny: more.produces !== undefined,
    reward: numbers(ITEMS, more.assimilate === 'X' ? undefined : more.assimilate),
    rewardX: more.assimilate === 'X',
    roverSpace: kind === 'structure' && colour >= 0 && colour <= YELLOW,
    ops,
    steps: [],
    standing,
    whens: standing.filter((o) => o.op === 'when').map(compileWhen),
    rule: compileRule(standing),
    matches: match?.op === 'matchHearts' ? match.counter : null,
    atEnd: more.atEnd ?? NOTHING,
    worth: [],
    hearts: more.hearts ?? 0,
    isObelisk: standing.some((o) => o.op === 'returnToConstruct'),
    level: more.level ?? null,
    requires: (more.requires ?? []).toSorted((a, b) => dearness(a.count) - dearness(b.count)),
    says: plainAnswers(data.id, cost),
    spots,
    recklessSpots,
  }
  for (const on of SEATS) {
    spots.push(spotOn(card, on, {}))
    recklessSpots.push(spotOn(card, on, { reckless: true }))
  }
  return card
}

const spotOn = (card: CompiledCard, on: Seat, more: { reckless?: true }): Spot => ({
  on,
  card,
  park: Object.freeze({ act: 'park', on, card: card.id, ...more }),
  parking: Object.freeze({ on, card: card.id, ...more }),
})

const structure = (era: Era) => (data: StructureData) => compile(data, 'structure', data, era)
const expedition = (data: ExpeditionData) =>
  compile(
    data,
    'expedition',
    { ops: data.action ?? NOTHING, standing: data.rule ?? NOTHING },
    data.era === 'first' ? 0 : data.era,
  )
const reputation = (data: ReputationData) =>
  compile(data, 'reputation', {
    ...data,
    ops: data.whenClaimed ?? NOTHING,
    standing: data.ongoing ?? NOTHING,
  })
const base = (data: BaseData) => compile(data, 'base', data)

const structureData: Readonly<Record<Era, readonly StructureData[]>> = { 1: eraOne, 2: eraTwo, 3: eraThree }

export const allCards: readonly CompiledCard[] = [
  ...ERAS.flatMap((era) => structureData[era].map(structure(era))),
  ...expeditions.map(expedition),
  ...reputations.map(reputation),
  ...bases.map(base),
]

const byId = new Map(allCards.map((card) => [card.id, card]))

/**
 * The card of this kind. Ids come from our own state or have been checked: a missing one is a fault of the
 * program.
 */
export function cardOf(id: Card): CompiledCard {
  const card = byId.get(id)
  if (!card) throw new Error(`there is no card '${id}'`)
  return card
}

/** Is there such a card? For what comes from outside. */
export const isCard = (id: unknown): id is Card => typeof id === 'string' && byId.has(id)

/** The different cards of a sorted list: there equal cards lie side by side. */
export function kindsOf(sorted: readonly Card[]): CompiledCard[] {
  const kinds: CompiledCard[] = []
  for (let i = 0; i < sorted.length; i++)
    if (i === 0 || sorted[i] !== sorted[i - 1]) kinds.push(cardOf(sorted[i]))
  return kinds
}

export const firstExpedition = (seats: number): Card =>
  (expeditions.find((d) => d.players?.includes(seats)) as ExpeditionData).id

/** The data each card was made from, for texts and for the list of all cards. */
export const cardData = { structures: structureData, expeditions, reputations, bases } as const
