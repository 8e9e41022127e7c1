import type { Answer } from '@perilune/engine'
import type { ProjectId, SetId } from '../names.js'
import { parties } from '../turmoil/parties.js'
import type { StandardProject } from './standard-projects.js'

/*
 * Operations that stand on no card. They are compiled before all others, and their numbers are literals:
 * stored states hold them. compile-built-in.ts makes them and holds them to these numbers.
 */

/** The bonus of the South Pole: two effects, so that the new ocean's money may pay. */
export const OCEAN_TILE = 0
export const SOUTH_POLE_PAYMENT = 1

/** What the owner of a city with a new cathedral may do. */
export const CATHEDRAL_CARD = 5

export const CONVERT_PLANTS = 6
export const CONVERT_HEAT = 7

export const PRINTED_RESOURCES = ['mc', 'steel', 'titanium', 'plants', 'heat'] as const
const GAINS_FROM = 8
export const MOST_PRINTED = 18

/** For tables that always ask for the order: what a tile brings, as effects that wait. */
export function gainOp(resource: (typeof PRINTED_RESOURCES)[number], n: number): number {
  if (n < 1 || n > MOST_PRINTED) throw new Error(`no tile brings ${n} ${resource}`)
  return GAINS_FROM + PRINTED_RESOURCES.indexOf(resource) * MOST_PRINTED + n - 1
}

const DRAWS_FROM = 98
export const MOST_DRAWN = 3
export const drawOp = (n: number): number => DRAWS_FROM + n

/** The Reds' tax for so many steps of rating at once. */
export const MOST_TAXED = 40
export const TAX = parties.flatMap(({ policy }) => ('tax' in policy ? [policy.tax] : []))[0]
const TAXES_FROM = 110
export const taxOp = (steps: number): number => TAXES_FROM + Math.min(steps, MOST_TAXED)
export const taxSteps = (op: number): number => op - TAXES_FROM

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

/**
 * What stands on no card and has no literal number: by PARTIES, and by place in the list of standard
 * projects.
 */
export interface BuiltIn {
  /** What the policies give for tiles; nothing for those that give otherwise. */
  readonly policyOps: readonly (readonly number[])[]
  /** Policies that are an action: what they cost and what they do. */
  readonly policyActions: readonly (number | null)[]
  readonly standard: readonly CompiledProject[]
}

let builtIn: BuiltIn = { policyOps: [], policyActions: [], standard: [] }
export const setBuiltIn = (made: BuiltIn): void => {
  builtIn = made
}

export const policyOps = (party: number): readonly number[] => builtIn.policyOps[party]
export const policyAction = (party: number): number | null => builtIn.policyActions[party]
export const compiledProjects = (): readonly CompiledProject[] => builtIn.standard

export function projectOf(id: unknown): CompiledProject | undefined {
  for (const project of builtIn.standard) if (project.id === id) return project
  return undefined
}
