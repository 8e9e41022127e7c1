import { readFileSync } from 'node:fs'

/** The printed facts of the cards, typed off the cards and not taken from the rules under test. */
export const KINDS = ['reactor', 'thruster', 'shield', 'damage', 'crew'] as const
export type Kind = (typeof KINDS)[number]

/** One operation of a card: a verb with its argument. */
export type Op = Readonly<Record<string, unknown>>

export interface Contract {
  readonly type: string
  readonly needs: readonly number[]
  /** Prestige, credits, bonus cards, hazard dice: the columns of the terms. */
  readonly shares: readonly number[]
}

export interface Crew {
  readonly cost: number
  readonly ops: readonly Op[]
}

export interface Hook {
  readonly when?: 'contractStart' | 'beforeRoll' | 'play' | 'cost'
  readonly if?: { readonly handHasNo: Kind }
  readonly role?: 'missionLeader'
  readonly who?: 'otherAllies' | 'participants'
  readonly card?: string
  readonly nth?: number | 'each'
  readonly limit?: object
  readonly do?: readonly Op[]
  readonly activate?: {
    readonly limit: object | null
    readonly cost: {
      readonly actions?: number
      readonly discard?: readonly string[] | 'twoIdentical'
      readonly trash?: readonly string[]
    }
    readonly do: readonly Op[]
  }
  readonly passive?: {
    readonly handSize?: number
    readonly reduce?: Readonly<Partial<Record<Kind, number>>>
    readonly if?: { readonly playedNone: Kind }
  }
}

export interface Part {
  readonly brand: string
  readonly cost: number
  readonly grants: readonly string[]
  readonly hooks: readonly Hook[]
}

interface Bounds {
  readonly min?: number
  readonly max?: number
}

export interface Check {
  readonly at: 'any' | 'duringContract' | 'contractEvaluated' | 'endOfOwnTurn' | 'event'
  readonly success?: boolean
  readonly role?: 'missionLeader' | 'ally' | 'participant'
  readonly allies?: number | 'allOtherPlayers'
  readonly mercenariesUsed?: number
  readonly contractType?: string
  readonly playedBySelf?: Readonly<Partial<Record<Kind, Bounds>>>
  readonly contributedBySelf?: Readonly<Partial<Record<Kind, Bounds>>>
  readonly ownHazardDice?: Bounds
  readonly credits?: Bounds
  readonly shipParts?: {
    readonly brand?: string
    readonly min?: number
    readonly allOfBrands?: readonly string[]
  }
}

export const contracts = new Map<string, Contract>()
export const crew = new Map<string, Crew>()
export const parts = new Map<string, Part>()
export const objectives = new Map<string, Check>()

for (const line of readFileSync(new URL('./facts.txt', import.meta.url), 'utf8').split('\n')) {
  const [what, id, ...rest] = line.split(' ')
  if (what === 'contract') {
    const numbers = rest.slice(1).map(Number)
    contracts.set(id, { type: rest[0], needs: numbers.slice(0, 5), shares: numbers.slice(5) })
  } else if (what === 'crew') crew.set(id, { cost: Number(rest[0]), ops: JSON.parse(rest[1]) })
  else if (what === 'part') {
    const grants = rest[2] === '-' ? [] : rest[2].split(',')
    parts.set(id, { brand: rest[0], cost: Number(rest[1]), grants, hooks: JSON.parse(rest[3]) })
  } else if (what === 'objective') objectives.set(id, JSON.parse(rest[0]))
}

export const fact = <T>(of: ReadonlyMap<string, T>, id: string): T => {
  const found = of.get(id)
  if (!found) throw new Error(`the model knows no card ${id}`)
  return found
}

const BASIC: Readonly<Record<string, readonly [Kind | null, number]>> = {
  reactor: ['reactor', 1],
  thruster: ['thruster', 1],
  shield: ['shield', 1],
  damage1: ['damage', 1],
  damage2: ['damage', 2],
  damage3: ['damage', 3],
  miss: [null, 0],
}

/** What an action card or a crew card counts as in a contract, and for how much. */
export const symbolOf = (card: string): readonly [Kind | null, number] =>
  BASIC[card] ?? (crew.has(card) ? ['crew', 1] : [null, 0])

export const isBasic = (card: string): boolean => card in BASIC
