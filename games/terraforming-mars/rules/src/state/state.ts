import { type Card, cloneKernel, type Frame, type KernelState, type Seat } from '@perilune/engine'
import { type Colonies, cloneColonies } from '../colonies/state.js'
import type { MapId } from '../map/boards.js'
import type { ProjectId, SetId } from '../names.js'
import { cloneDrawnGoals, type DrawnGoals } from '../scoring/goals.js'
import { cloneTurmoil, type Turmoil } from '../turmoil/state.js'
import { clonePromos, type Promos } from './promos.js'

/** A player's board and cards. Counts are kept up when a card comes into play or a tile is laid. */
export interface Player {
  /** Shown when it is revealed; empty before. */
  corporation: Card
  rating: number
  /** Where the rating came from, by RATING_SOURCES. */
  ratings: number[]
  /** Whether the rating has gone up in this generation. */
  raised: boolean
  /** By RESOURCES. */
  stock: number[]
  production: number[]
  /** Face up, in the order they were played, the corporation first; … */
  cards: Card[]
  /** … the cubes on each, and the answer that brought it into play. */
  cubes: number[]
  playedAt: number[]
  /** Events played: open to all, but their tags no longer count. */
  events: Card[]
  eventsAt: number[]
  /** Cards whose action was used in this generation. */
  used: Card[]
  /** Card and resource, one after the other: the metal that a mining card's production box holds. */
  mined: (Card | number)[]
  /** By TAGS, on cards face up. */
  tags: number[]
  /** MC off every card, … */
  discount: number
  /** … and for each tag on it, by TAGS. */
  discounts: number[]
  /** MC off every card that has a requirement. */
  requirementDiscount: number
  /** By PROJECTS. */
  projectDiscounts: number[]
  /** What one unit pays, by RESOURCES; 0 for what is no money. */
  worth: number[]
  /** Steps by which requirements on global parameters may be missed. */
  slack: number
  /** The same for Venus alone, beside it. */
  venusSlack: number
  /** For the next card of this generation alone. */
  nextDiscount: number
  nextSlack: number
  /** A bit for plants and one for each kind of cube that others can't remove. */
  protects: number
  greeneryPrice: number
  /** The card whose cubes count as heat; empty if none. */
  heatCard: Card
  /** MC for a card bought to the hand. */
  cardPrice: number
  /** In the production phase energy may be kept instead of turned into heat. */
  keepsEnergy: boolean
  /** MC paid to whoever loses resources or production to another player. */
  insures: number
  /** What cards add to the influence on global events. */
  influence: number
  /** With every step that a production goes up, one of that resource comes at once. */
  gainsProduced: boolean
  /** How many cards lie here whose cubes pay for other cards. */
  cubeMoney: number
  /** MC for each ocean beside a tile that is laid. */
  oceanMoney: number
  /** Effects that wait for something: numbers of triggers, see cards/compiled.ts. */
  listens: number[]
  /** On Mars and off it. */
  cities: number
  greeneries: number
  tiles: number
  /** Corporations whose first action is still to be taken. */
  firstActions: Card[]
  passed: boolean
  /** Wants to choose the order of effects every time, not only where it matters. */
  asksOrder: boolean
}

export const RATING_SOURCES = [
  'start',
  'temperature',
  'oxygen',
  'oceans',
  'venus',
  'effects',
  'committee',
] as const

/**
 * An effect that waits in the pool to be resolved, or what is left of one. Never changed: a new one takes its
 * place.
 */
export interface PendingEffect {
  /** The operation, see cards/ops.ts. */
  readonly op: number
  /** The next step of it, where it has an order. */
  readonly at: number
  /** Whose effect it is. */
  readonly seat: Seat
  /** The card it stands on; empty for a standard project or a bonus of the map. */
  readonly card: Card
  /** The card that was played and triggered it; empty if none. */
  readonly played: Card
  /** The area of the tile just laid, or -1. */
  readonly area: number
}

export interface MarsState extends KernelState {
  map: MapId
  /** The boxes whose cards are in the game. */
  sets: readonly SetId[]
  draft: boolean
  /** Corporations and preludes are drafted too: a variant. */
  startDraft: boolean
  /** The first player raises a parameter for nobody at the end of each generation. */
  worldGovernment: boolean
  /** Alone: a terraform rating of 63, instead of all parameters. */
  ratingGoal: boolean
  /** Whoever is active wants to choose the order of effects every time. */
  alwaysAsk: boolean
  generation: number
  first: Seat
  /** By PARAMETERS. */
  parameters: number[]
  /**
   * By area: the tile there, its owner (-1: nobody, NEUTRAL: nobody who plays), and the answer that laid it.
   */
  tiles: number[]
  owners: number[]
  laidAt: number[]
  /** Area and seat, one after the other. */
  claims: number[]
  /** Cities of all owners, on Mars and off it, and those on Mars. */
  cities: number
  citiesOnMars: number
  /** Only where milestones and awards were drawn from those of all maps. */
  drawnGoals?: DrawnGoals
  /** Who claimed or funded each of the game's milestones and awards, or -1; and the answer that did. */
  milestones: number[]
  milestonesAt: number[]
  awards: number[]
  awardsAt: number[]
  players: Player[]
  /** Null without that expansion. */
  colonies: Colonies | null
  /** What waits to be resolved in this action. */
  pool: PendingEffect[]
  /** By TAGS: what the wild tags of whoever acts stand for in this action; empty if for nothing. */
  wildAs: number[]
  /** The area of the last tile that was laid in this action. */
  lastArea: number
  /**
   * Greeneries raise the oxygen; not when the last ones are laid in a solo game that has to complete the
   * parameters.
   */
  oxygenRises: boolean
  /** Alone: whether the goal was met when it was checked. */
  won: boolean
  /** Null without promotional cards. */
  promos: Promos | null
  /** The Terraforming Committee; null in a game without it. */
  turmoil: Turmoil | null
}

export const NEUTRAL = 9

/** Questions of an effect. One shape for all of them: frames are made millions of times. */
export const QUESTIONS = [
  'lay-tile',
  'claim-area',
  'choose-effect',
  'add-cubes',
  'spend-cubes',
  'remove-resources',
  'remove-cubes',
  'steal-resources',
  'reduce-production',
  'discard-cards',
  'keep-cards',
  'buy-cards',
  'choose-number',
  'copy-production',
  'send-delegates',
  'ban-delegate',
  'recruit-delegate',
  'build-colony',
  'free-trade',
  'move-markers',
  'add-colony-tile',
  'play-from-hand',
  'raise-lowest',
  'fund-award',
  'play-drawn-prelude',
  'merge',
  'repeat-prelude',
  'do-project',
  'sue-player',
  'show-cards',
  'take-back-events',
  'use-again',
  'park-card',
  'double-cubes',
  'move-nomads',
  'build-cathedral',
  'choose-ocean',
  'flip-corporation',
] as const
export type Question = (typeof QUESTIONS)[number]

type QuestionFrames = { [D in Question]: { readonly do: D } & PendingEffect }

/** Questions of a global event: how many it is about. */
type EventQuestion = 'remove-ocean' | 'discard-for-event' | 'gain-any' | 'add-for-event' | 'spend-for-event'
type EventQuestionFrames = {
  [D in EventQuestion]: { readonly do: D; readonly seat: Seat; readonly event: Card; readonly n: number }
}

export type MarsFrame =
  /** Seats with a beginner corporation have no more to choose than their preludes. */
  | { readonly do: 'choose-start'; readonly asked: readonly Seat[] }
  /** A variant: corporations, then preludes, go round before anybody chooses. */
  | {
      readonly do: 'draft-start'
      readonly what: 'corporations' | 'preludes'
      readonly seats: readonly Seat[]
    }
  /** How many cards each seat bought. */
  | { readonly do: 'begin-game'; readonly kept: readonly number[] }
  | { readonly do: 'pay-cards'; readonly seat: Seat; readonly cards: number }
  | { readonly do: 'reveal-corporation'; readonly seat: Seat; readonly cards: number }
  /** A seat plays its preludes, one after the other. */
  | { readonly do: 'play-preludes'; readonly seat: Seat }
  | { readonly do: 'choose-prelude'; readonly seat: Seat }
  | { readonly do: 'begin-generation' }
  | { readonly do: 'deal-research' }
  | { readonly do: 'draft' }
  | { readonly do: 'research' }
  | { readonly do: 'action-phase' }
  | { readonly do: 'next-turn'; readonly seat: Seat }
  | { readonly do: 'take-turn'; readonly seat: Seat; readonly taken: number }
  | { readonly do: 'sell-patents'; readonly seat: Seat }
  | {
      readonly do: 'pay'
      readonly seat: Seat
      readonly cost: number
      /** A bit for each resource that may pay, by RESOURCES. */
      readonly with: number
      /** What must be left of each for losses to come, by RESOURCES; null if nothing. */
      readonly keep: readonly number[] | null
      readonly why: 'card' | 'project' | 'effect' | 'milestone' | 'award' | 'research' | 'trade' | 'delegate'
      /** The card, standard project, milestone, award or colony tile that is paid for. */
      readonly of: string
    }
  /** The heat is paid: the temperature rises. */
  | { readonly do: 'turn-in-heat'; readonly seat: Seat }
  | { readonly do: 'pay-heat'; readonly seat: Seat; readonly heat: number; readonly card: Card }
  /**
   * The card lies on the table, is paid for and comes into play. `by`: the card through which it was played,
   * or empty.
   */
  | { readonly do: 'enter-play'; readonly seat: Seat; readonly card: Card; readonly by: Card }
  /** A standard project is paid for. */
  | { readonly do: 'carry-out'; readonly seat: Seat; readonly project: ProjectId }
  /** A trade is paid for: the fleet goes to the colony tile of this place in the list. */
  | { readonly do: 'send-fleet'; readonly seat: Seat; readonly colony: number }
  | { readonly do: 'raise-marker'; readonly seat: Seat; readonly colony: number }
  /** The pool is resolved, one effect after another; the active player chooses where it matters. */
  | { readonly do: 'resolve'; readonly seat: Seat }
  | { readonly do: 'choose-order'; readonly seat: Seat }
  /** The rest of an effect with an order of its own goes back into the pool. */
  | ({ readonly do: 'go-on' } & PendingEffect)
  /** Something in the pool can't be done any more. Only a probe of what is possible ever comes here. */
  | { readonly do: 'stuck' }
  /** Who may keep energy chooses how much of it turns into heat. */
  | { readonly do: 'turn-energy'; readonly seat: Seat }
  | { readonly do: 'production-phase' }
  | { readonly do: 'game-end-check' }
  /** Of the solar phase. */
  | { readonly do: 'colony-step' }
  | { readonly do: 'world-government'; readonly seat: Seat }
  | { readonly do: 'world-parameter'; readonly seat: Seat }
  | { readonly do: 'last-greeneries'; readonly seat: Seat; readonly left: number }
  | { readonly do: 'lay-last-greenery'; readonly seat: Seat; readonly left: number }
  /** An ocean of which nobody gains anything; this seat says where. */
  | { readonly do: 'lay-ocean-for-nobody'; readonly seat: Seat }
  | { readonly do: 'turmoil-phase' }
  | { readonly do: 'resolve-global-event'; readonly event: Card; readonly step: number }
  | EventQuestionFrames[keyof EventQuestionFrames]
  | { readonly do: 'new-government' }
  | { readonly do: 'changing-times' }
  | QuestionFrames[keyof QuestionFrames]

/** A frame by the name of its step. */
export type FrameOf<D extends MarsFrame['do']> = Extract<MarsFrame, { do: D }>

/** Where cards lie. */
export const DECK = 0
export const DISCARD = 1
/** Corporations that nobody was dealt. */
export const CORPORATIONS = 2
/** What has left the game. */
export const BOX = 3
/** All that has been played, face up or as an event; the players' lists say by whom. */
export const PLAYED = 4
/** Preludes that nobody was dealt. */
export const PRELUDES = 5
/** Global events, face down; and those that came to light. */
export const EVENT_DECK = 6
export const EVENTS_SHOWN = 7
const SEATS_FROM = 8
const EACH = 4
export const handOf = (seat: Seat): number => SEATS_FROM + EACH * seat
/** Cards a seat looks at: to start with, to draft, to buy, to keep. */
export const lookedAtBy = (seat: Seat): number => SEATS_FROM + 1 + EACH * seat
/**
 * Cards laid aside: corporations to choose from, then those taken in the draft. Apart, so that they are never
 * mixed up.
 */
export const asideOf = (seat: Seat): number => SEATS_FROM + 2 + EACH * seat
/** Preludes dealt to a seat, then those it has chosen and not yet played. */
export const preludesOf = (seat: Seat): number => SEATS_FROM + 3 + EACH * seat

export const push = (s: MarsState, frame: MarsFrame): void => {
  s.stack.push(frame as Frame)
}

/** Something in the pool can't be done any more. */
export const stuck = (s: MarsState): void => push(s, { do: 'stuck' })

/** An effect for the pool; `played` is the card that brought it about. */
export const wait = (op: number, seat: Seat, card: Card, played: Card = ''): PendingEffect => ({
  op,
  at: 0,
  seat,
  card,
  played,
  area: -1,
})

/** What effects stem from, before each has its own operation. */
export const source = (seat: Seat, card: Card, played: Card = '', area = -1): PendingEffect => ({
  op: -1,
  at: 0,
  seat,
  card,
  played,
  area,
})

/** An effect that stems from the same as another. */
export const next = (op: number, from: PendingEffect): PendingEffect => ({
  op,
  at: 0,
  seat: from.seat,
  card: from.card,
  played: from.played,
  area: from.area,
})

/** Never written to: wild-tags.ts makes a list of its own. */
const NO_WILDS = Object.freeze([]) as unknown as number[]
/** The question of an effect: all of them have the same fields. */
export const questionFrame = (question: Question, effect: PendingEffect) => ({
  do: question,
  op: effect.op,
  at: effect.at,
  seat: effect.seat,
  card: effect.card,
  played: effect.played,
  area: effect.area,
})

export const ask = (s: MarsState, question: Question, effect: PendingEffect): void => {
  s.stack.push(questionFrame(question, effect) as Frame)
}

export const cloneMars = (s: MarsState): MarsState => copyAround(cloneKernel(s), s)

/** A copy of the game's own part of a state around a kernel's part that is the caller's. */
export function copyAround(k: KernelState, s: MarsState): MarsState {
  const players = new Array<Player>(s.players.length)
  for (let i = 0; i < players.length; i++) players[i] = clonePlayer(s.players[i])
  const copy: MarsState = {
    seats: k.seats,
    played: k.played,
    stack: k.stack,
    places: k.places,
    sight: k.sight,
    knows: k.knows,
    pending: k.pending,
    chance: k.chance,
    traces: k.traces,
    map: s.map,
    sets: s.sets.slice(),
    draft: s.draft,
    startDraft: s.startDraft,
    worldGovernment: s.worldGovernment,
    ratingGoal: s.ratingGoal,
    alwaysAsk: s.alwaysAsk,
    generation: s.generation,
    first: s.first,
    parameters: s.parameters.slice(),
    tiles: s.tiles.slice(),
    owners: s.owners.slice(),
    laidAt: s.laidAt.slice(),
    claims: s.claims.slice(),
    cities: s.cities,
    citiesOnMars: s.citiesOnMars,
    milestones: s.milestones.slice(),
    milestonesAt: s.milestonesAt.slice(),
    awards: s.awards.slice(),
    awardsAt: s.awardsAt.slice(),
    players,
    colonies: s.colonies && cloneColonies(s.colonies),
    pool: s.pool.map(clonePending),
    wildAs: s.wildAs.length === 0 ? NO_WILDS : s.wildAs.slice(),
    lastArea: s.lastArea,
    oxygenRises: s.oxygenRises,
    won: s.won,
    promos: s.promos && clonePromos(s.promos),
    turmoil: s.turmoil === null ? null : cloneTurmoil(s.turmoil),
  }
  if (s.drawnGoals !== undefined) copy.drawnGoals = cloneDrawnGoals(s.drawnGoals)
  return copy
}

const clonePending = (w: PendingEffect): PendingEffect => ({
  op: w.op,
  at: w.at,
  seat: w.seat,
  card: w.card,
  played: w.played,
  area: w.area,
})

const clonePlayer = (p: Player): Player => ({
  corporation: p.corporation,
  rating: p.rating,
  ratings: p.ratings.slice(),
  raised: p.raised,
  stock: p.stock.slice(),
  production: p.production.slice(),
  cards: p.cards.slice(),
  cubes: p.cubes.slice(),
  playedAt: p.playedAt.slice(),
  events: p.events.slice(),
  eventsAt: p.eventsAt.slice(),
  used: p.used.slice(),
  mined: p.mined.slice(),
  tags: p.tags.slice(),
  discount: p.discount,
  discounts: p.discounts.slice(),
  requirementDiscount: p.requirementDiscount,
  projectDiscounts: p.projectDiscounts.slice(),
  worth: p.worth.slice(),
  slack: p.slack,
  venusSlack: p.venusSlack,
  nextDiscount: p.nextDiscount,
  nextSlack: p.nextSlack,
  protects: p.protects,
  greeneryPrice: p.greeneryPrice,
  heatCard: p.heatCard,
  cardPrice: p.cardPrice,
  keepsEnergy: p.keepsEnergy,
  insures: p.insures,
  influence: p.influence,
  gainsProduced: p.gainsProduced,
  cubeMoney: p.cubeMoney,
  oceanMoney: p.oceanMoney,
  listens: p.listens.slice(),
  cities: p.cities,
  greeneries: p.greeneries,
  tiles: p.tiles,
  firstActions: p.firstActions.slice(),
  passed: p.passed,
  asksOrder: p.asksOrder,
})
