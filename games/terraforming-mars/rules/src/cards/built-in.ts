import type { Answer } from '@perilune/engine'
import { SOUTH_POLE_PRICE } from '../boards.js'
import { OCEAN, PROJECTS, type ProjectId, type SetId } from '../names.js'
import { parties } from '../turmoil/parties.js'
import { moneyForProject } from './card-money.js'
import { compileAction, compileOps, OPS } from './ops.js'
import { convertHeat, convertPlants, type StandardProject, standardProjects } from './standard-projects.js'

/* Operations that stand on no card. They are compiled before all others, and their numbers are literals: stored states hold them. */

if (OPS.length > 0) throw new Error('operations were compiled before the built-in ones')

/** The one operation made, which must have this number. */
function numbered(number: number, ids: readonly number[]): number {
  if (ids.length !== 1 || ids[0] !== number)
    throw new Error(`a built-in operation has number ${ids.join()} instead of ${number}`)
  return number
}

/** The bonus of the South Pole: two effects, so that the new ocean's money may pay. */
export const OCEAN_TILE = numbered(0, compileOps([{ place: 'ocean' }]))
export const SOUTH_POLE_PAYMENT = numbered(1, compileOps([{ lose: { mc: SOUTH_POLE_PRICE } }]))

/** What the owner of a city with a new cathedral may do. */
export const CATHEDRAL_CARD = numbered(
  5,
  compileOps([{ choose: [[{ inOrder: [{ lose: { mc: 2 } }, { draw: 1 }] }], []] }]),
)

export const CONVERT_PLANTS = numbered(6, compileOps(convertPlants))
export const CONVERT_HEAT = numbered(7, compileOps(convertHeat))

/** For tables that always ask for the order: what a tile brings, as effects that wait. */
export const gainOp = (resource: 'mc' | 'steel' | 'titanium' | 'plants' | 'heat', n: number): number =>
  GAINS.get(`${resource} ${n}`) as number

const MOST_PRINTED = 18
const GAINS_FROM = 8
const GAINS = new Map(
  (['mc', 'steel', 'titanium', 'plants', 'heat'] as const).flatMap((resource, r) =>
    Array.from({ length: MOST_PRINTED }, (_, i): [string, number] => [
      `${resource} ${i + 1}`,
      numbered(GAINS_FROM + r * MOST_PRINTED + i, compileOps([{ gain: { [resource]: i + 1 } }])),
    ]),
  ),
)
const DRAWS_FROM = 98
const DRAWS = Array.from({ length: 4 }, (_, n) => numbered(DRAWS_FROM + n, compileOps([{ draw: n }])))
export const drawOp = (n: number): number => DRAWS[n]

/** What the policies give for tiles, by PARTIES; nothing for those that give otherwise. */
export const POLICY_OPS: readonly (readonly number[])[] = parties.map(({ policy }) =>
  'laid' in policy ? compileOps([{ gain: policy.gain }]) : [],
)

/** Policies that are an action: what they cost and what they do. */
export const POLICY_ACTIONS: readonly (number | null)[] = parties.map(({ policy }) => {
  if (!('pay' in policy)) return null
  const gain = 'draw' in policy ? { draw: policy.draw } : { production: policy.production }
  return compileAction([{ lose: { mc: policy.pay } }], [gain])
})

/** The Reds' tax for so many steps of rating at once. */
const MOST_TAXED = 40
export const TAX = parties.flatMap(({ policy }) => ('tax' in policy ? [policy.tax] : []))[0]
const TAXES_FROM = 110
const TAXES = Array.from({ length: MOST_TAXED + 1 }, (_, n) =>
  numbered(TAXES_FROM + n, compileOps([{ lose: { mc: TAX * n } }])),
)
export const taxOp = (steps: number): number => TAXES[Math.min(steps, MOST_TAXED)]
export const taxSteps = (op: number): number => TAXES.indexOf(op)

export interface CompiledProject {
  readonly id: ProjectId
  readonly index: number
  readonly cost: number
  readonly ops: readonly number[]
  readonly ratingGoal: boolean
  /** The box it comes with, if it is not in every game. */
  readonly set: SetId | null
  /** A bit for each kind of money that pays for it beside MC and heat. */
  readonly money: number
  /** A tile for which there must be an area; oceans may be gone. */
  readonly laysTile: boolean
  /** A colony for which there must be a spot. */
  readonly buildsColony: boolean
  readonly answer: Answer
  readonly data: StandardProject
}

export const standard: readonly CompiledProject[] = standardProjects.map((data) => {
  const ops = compileOps(data.do)
  return {
    id: data.id,
    index: PROJECTS.indexOf(data.id),
    cost: data.cost,
    ops,
    ratingGoal: data.ratingGoal ?? false,
    money: moneyForProject(data.id),
    set: data.set ?? null,
    laysTile: ops.some((id) => OPS[id].kind === 'tile' && OPS[id].tile !== OCEAN),
    buildsColony: ops.some((id) => OPS[id].kind === 'colony'),
    answer: Object.freeze({ act: 'project', project: data.id }),
    data,
  }
})

export function projectOf(id: unknown): CompiledProject | undefined {
  for (const project of standard) if (project.id === id) return project
  return undefined
}
