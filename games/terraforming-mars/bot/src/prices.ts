import type { Seat } from '@perilune/engine'
import {
  ENERGY,
  HEAT,
  HEAT_FOR_TEMPERATURE,
  lastSoloGeneration,
  type MarsState,
  PARAMETERS,
  PARAMETERS_OF_MARS,
  PLANTS,
  TRACKS,
} from '@perilune/terraforming-mars'
import type { marsWeights } from './weights.js'

/*
 * The values of things to a seat at one moment, in MC at the end of the game. The value of money in stock
 * depends on the generations left (`growth`), because it can buy what brings more of it; a step of production
 * is worth the sum of what it will have paid.
 */

export type Weights = typeof marsWeights.evaluation

export interface Prices {
  readonly w: Weights
  readonly solo: boolean
  /** The factor by which money changes its value per generation. */
  readonly growth: number
  /** The logarithm of `growth`, stored because powers are computed often. */
  readonly rate: number
  /** Production phases to come whose income can still be used. */
  readonly left: number
  /** The value of one unit of each resource, in MC at the same moment. */
  readonly unit: readonly number[]
  /**
   * The value of a step of each parameter towards the end of the game, without the rating it brings; zero if
   * complete.
   */
  readonly step: readonly number[]
  /** The number of steps that each parameter lacks. */
  readonly short: readonly number[]
  /** The value of a point at the end of the game, and of a point from a step of rating. */
  readonly point: number
  readonly ratingPoint: number
}

/**
 * The value of one MC that can be spent with this many generations left. With several players, money is worth
 * little when nothing is left to spend it on.
 */
export const moneyAt = (left: number, { rate, solo, w }: Prices): number =>
  Math.exp(left * rate) * (solo ? 1 : Math.min(1, w.lastMoney + left / w.lastMoneyFor))

/** The value of one MC of income per generation, over this many generations. */
export const incomeFor = (left: number, { growth, rate }: Prices): number =>
  left <= 0 ? 0 : growth === 1 ? left : (Math.exp(left * rate) - 1) / (growth - 1)

export function pricesOf(s: MarsState, seat: Seat, w: Weights): Prices {
  const left = generationsLeft(s, w)
  const short = PARAMETERS.map((name, i) => (TRACKS[name].max - s.parameters[i]) / TRACKS[name].step)
  const { point, growth, unit } = w
  if (s.seats > 1)
    return {
      w,
      solo: false,
      growth,
      rate: Math.log(growth),
      left,
      unit,
      step: NOTHING,
      short,
      point,
      ratingPoint: point,
    }
  const alone = {
    w,
    solo: true,
    growth: w.soloGrowth,
    rate: Math.log(w.soloGrowth),
    left,
    short,
    point: w.soloPoint,
  }
  if (s.ratingGoal) return { ...alone, unit: w.soloUnit, step: NOTHING, ratingPoint: w.soloRating }
  const venus = s.sets.includes('venus')
  const step = w.soloStep.map((price, i) => (short[i] > 0 && (i < PARAMETERS_OF_MARS || venus) ? price : 0))
  return { ...alone, unit: soloUnits(s, seat, alone), step, ratingPoint: 0 }
}

const NOTHING: readonly number[] = PARAMETERS.map(() => 0)

/**
 * Counted by generations alone: if raising parameters shortened the estimate, no bot would ever take the last
 * step.
 */
function generationsLeft(s: MarsState, w: Weights): number {
  if (s.seats === 1) return Math.max(0, lastSoloGeneration(s) - s.generation)
  return Math.max(w.lastMoment, w.length[s.seats] - s.generation)
}

/** In a solo game, heat and plants beyond what the parameters can still take are worth little. */
function soloUnits(
  s: MarsState,
  seat: Seat,
  { left, short: [temperature, oxygen], w }: Pick<Prices, 'left' | 'short' | 'w'>,
): readonly number[] {
  const { stock, production, greeneryPrice } = s.players[seat]
  const heat = stock[HEAT] + stock[ENERGY] + (production[HEAT] + production[ENERGY]) * left
  const plants = stock[PLANTS] + production[PLANTS] * left
  const heatUsed = heat === 0 ? 1 : Math.min(1, (temperature * HEAT_FOR_TEMPERATURE) / heat)
  const plantsUsed = plants === 0 ? 1 : Math.min(1, (oxygen * greeneryPrice) / plants)
  if (heatUsed === 1 && plantsUsed === 1) return w.soloUnit
  const unit = w.soloUnit.slice()
  unit[HEAT] *= heatUsed
  unit[ENERGY] = Math.max(unit[HEAT], unit[ENERGY] * heatUsed)
  unit[PLANTS] *= plantsUsed
  return unit
}
