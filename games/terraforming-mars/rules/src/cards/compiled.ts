import type { Answer, Card } from '@perilune/engine'
import type { CardKind, SetId } from '../names.js'
import type { CompiledOp } from '../verbs/compiled-op.js'
import type { Action, CorporationData, Effect, Points, PreludeData, ProjectData } from './language.js'

/*
 * Cards, compiled once into what the rules look up while playing; one shape for all kinds. The loader fills
 * the lists.
 */

export interface CompiledRequirement {
  readonly kind:
    | 'parameter'
    | 'tag'
    | 'tiles'
    | 'production'
    | 'rating'
    | 'colonies'
    | 'floaters'
    | 'kinds-of-resources'
    | 'plants-removed'
    | 'party'
    | 'chairman'
    | 'parties-led'
  /** Which parameter, tag, resource, or tile. */
  readonly which: number
  readonly is: number
  readonly max: boolean
  readonly all: boolean
  readonly onMars: boolean
  readonly besideOcean: boolean
  /** What one step of slack is worth, for parameters. */
  readonly step: number
}

export interface CompiledTrigger {
  readonly id: number
  readonly card: Card
  readonly event:
    | 'laid'
    | 'tag'
    | 'played'
    | 'project'
    | 'printed-cost'
    | 'colony'
    | 'new-tag'
    | 'added'
    | 'raised'
    | 'production'
    | 'border'
  readonly anyone: boolean
  /** The tile that must be laid; 0 for any. */
  readonly tile: number
  readonly onMars: boolean
  readonly onMetal: boolean
  readonly onMarker: boolean
  /** A bit for each tag that triggers it; 0 for any. */
  readonly tags: number
  readonly eventsOnly: boolean
  /** Only cards with points that are not negative. */
  readonly pointsOnly: boolean
  readonly leastCost: number
  /** Index into CUBES, or -1; and into PARAMETERS. */
  readonly cube: number
  readonly parameter: number
  readonly ops: readonly number[]
  /** What it does for whoever set it off. */
  readonly theirs: readonly number[]
  readonly gives: number
  /** Whether it can bring rating. */
  readonly maxRatingGain: boolean
}

export interface CompiledAction {
  readonly op: number
  readonly cost: readonly number[]
  readonly gain: readonly number[]
  /** What its gain needs. */
  readonly needs: Needs
  readonly needsRaised: boolean
  readonly needsNoEnergy: boolean
  readonly source: Action
  readonly answer: Answer
}

/** What of a card must be possible for it to be played, added up. */
export interface Needs {
  /** By RESOURCES: what the production box takes and what it surely gives, and the same for the stock. */
  readonly productionLoss: readonly number[]
  readonly productionGain: readonly number[]
  readonly stockLoss: readonly number[]
  readonly stockGain: readonly number[]
  /** Operations that need something of the table: tiles, a player to hit, a card to copy. */
  readonly others: readonly CompiledOp[]
  readonly none: boolean
  /** Whether it takes anything at all. */
  readonly losses: boolean
}

export interface CompiledCard {
  readonly id: Card
  readonly name: string
  readonly set: SetId
  readonly kind: CardKind
  readonly number: string
  readonly cost: number
  /** Indices into TAGS, one for each tag; and a bit for each kind. */
  readonly tags: readonly number[]
  readonly tagBits: number
  readonly requires: readonly CompiledRequirement[]
  readonly points: Points
  /** It shows points, and they are not negative. */
  readonly hasPoints: boolean
  /** Index into CUBES, or -1. */
  readonly holds: number
  readonly play: readonly number[]
  /** The operations of the production box. */
  readonly productionBox: readonly number[]
  readonly boxNeeds: Needs
  readonly needs: Needs
  /** As in CompiledOp, of everything it does when played. */
  readonly gives: number
  /** A bit for each tag of the owner that its effects count, by TAGS. */
  readonly countsTags: number
  readonly triggers: readonly number[]
  readonly effects: readonly Effect[]
  readonly actions: readonly CompiledAction[]
  readonly firstAction: readonly number[]
  readonly keepsCubes: boolean
  /** A bit for each kind of cube drawn anywhere on it, by CUBES; kinds that are tags as well are left out. */
  readonly icons: number
  readonly beginner: boolean
  /** A bit for each resource that may pay for it beside MC and heat. */
  readonly metals: number
  readonly answer: Answer
  readonly data: CardData
}

export type CardData = ProjectData | CorporationData | PreludeData

const triggers: CompiledTrigger[] = []
export const TRIGGERS: readonly CompiledTrigger[] = triggers

/** Gives a trigger its number. */
export function addTrigger(trigger: Omit<CompiledTrigger, 'id'>): number {
  return triggers.push({ ...trigger, id: triggers.length }) - 1
}

const cards = new Map<Card, CompiledCard>()

export const addCard = (card: CompiledCard): void => {
  cards.set(card.id, card)
}

/**
 * The card of this kind. Ids come from our own state or have been checked: a missing one is a fault of the
 * program.
 */
export function cardOf(id: Card): CompiledCard {
  const card = cards.get(id)
  if (!card) throw new Error(`there is no card '${id}'`)
  return card
}

/** The same, for what need not be a card. */
export const findCard = (id: Card): CompiledCard | undefined => cards.get(id)
