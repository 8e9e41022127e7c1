import type { Answer, Card } from '@perilune/engine'
import { type Brand, type ContractType, DAMAGE, KINDS } from '../names.js'
import { actions } from './actions.js'
import { contracts } from './contracts.js'
import { crew } from './crew.js'
import type { Ability, Check, Op } from './language.js'
import { objectives } from './objectives.js'
import { ORDER } from './order.js'
import { shipParts } from './ship-parts.js'

/** Every list of operations there is, those inside a choice too: a frame names one by its number. */
const programs: (readonly Op[])[] = [[]]

/**
 * For each program, its choices by the place of the `choose` in it: the numbers of the programs to choose
 * from.
 */
const branches: (readonly number[])[][] = [[]]

function compile(ops: readonly Op[]): number {
  const number = programs.push(ops) - 1
  branches[number] = []
  branches[number] = ops.map((op) => (op.op === 'choose' ? op.of.map(compile) : []))
  return number
}

export const programOf = (number: number): readonly Op[] => programs[number]
export const branchesOf = (number: number, at: number): readonly number[] => branches[number][at]

/** The cards as the rules look them up. One shape for all of them. */
export interface CompiledCard {
  readonly id: Card
  readonly name: string
  readonly deck: 'action' | 'crew' | 'part' | 'contract' | 'objective'
  /** The index of what the card contributes; -1 for a miss and for cards that are not played. */
  readonly kind: number
  /** What a damage card is worth. */
  readonly value: number
  readonly cost: number
  /** What playing a crew card, or using a ship part, does. */
  readonly program: number
  readonly grants: readonly Card[]
  readonly brand: Brand | null
  readonly ability: Ability | null
  readonly check: Check | null
  readonly type: ContractType | null
  /** What a contract asks for, by KINDS, and shares out, by COLUMNS. */
  readonly requires: readonly number[]
  readonly offers: readonly number[]
  /** The plainest answer about a card of the hand, made once. */
  readonly play: Answer
}

const NONE: readonly number[] = [0, 0, 0, 0, 0]

const blank = (id: string, name: string, deck: CompiledCard['deck']): CompiledCard => ({
  id,
  name,
  deck,
  kind: -1,
  value: 0,
  cost: 0,
  program: 0,
  grants: [],
  brand: null,
  ability: null,
  check: null,
  type: null,
  requires: NONE,
  offers: NONE,
  play: Object.freeze({ act: 'play', card: id }),
})

const opsOf = (ability: Ability): readonly Op[] => ('do' in ability ? ability.do : [])

const effects: ReadonlyMap<Card, readonly Op[]> = new Map([
  ...crew.map((d): [Card, readonly Op[]] => [d.id, d.do]),
  ...shipParts.map((d): [Card, readonly Op[]] => [d.id, opsOf(d.ability)]),
])

const compiled = new Map<Card, number>()
for (const id of ORDER) {
  const ops = effects.get(id)
  if (!ops) throw new Error(`cards/order.ts names '${id}', which is in no deck`)
  compiled.set(id, compile(ops))
}

function programFor(id: Card): number {
  const number = compiled.get(id)
  if (number === undefined) throw new Error(`cards/order.ts lacks the card '${id}'`)
  return number
}

/** How many programs there are. */
export const PROGRAMS = programs.length

export const allCards: readonly CompiledCard[] = [
  ...actions.map((d) => ({
    ...blank(d.id, d.name, 'action'),
    kind: d.kind === null ? -1 : KINDS.indexOf(d.kind),
    value: d.value,
  })),
  ...crew.map((d) => ({
    ...blank(d.id, d.name, 'crew'),
    kind: KINDS.indexOf('crew'),
    cost: d.cost,
    program: programFor(d.id),
  })),
  ...shipParts.map((d) => ({
    ...blank(d.id, d.name, 'part'),
    cost: d.cost,
    program: programFor(d.id),
    grants: d.grants,
    brand: d.brand,
    ability: d.ability,
  })),
  ...contracts.map((d) => ({
    ...blank(d.id, d.name, 'contract'),
    type: d.type,
    requires: KINDS.map((kind) => d.requires[kind] ?? 0),
    offers: [d.rewards.prestige, d.rewards.credits, d.rewards.bonus, d.hazards],
  })),
  ...objectives.map((d) => ({ ...blank(d.id, d.name, 'objective'), check: d.check })),
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

export const isDamage = (card: CompiledCard): boolean => card.kind === DAMAGE

/** The cards of a deck in games under these rules: none that came later. */
export const idsUnder = (
  deck: readonly { readonly id: Card; readonly fromRules?: number }[],
  rules: number,
): readonly Card[] => deck.filter(({ fromRules = 0 }) => fromRules <= rules).map(({ id }) => id)

/** The data each card was made from, for texts and for the list of all cards. */
export const cardData = { actions, crew, shipParts, contracts, objectives } as const
