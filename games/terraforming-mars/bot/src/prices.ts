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
 * What things are worth to a seat at one moment, in MC of the end of the game. Money that comes early grows:
 * it buys what brings more of it. So a unit in stock counts for more the more generations are left, and a
 * step of production is the sum of what it will have paid.
 */

export type Weights = typeof marsWeights.evaluation

export interface Prices {
  readonly w: Weights
  readonly solo: boolean
  /** By how much money multiplies in a generation. */
  readonly growth: number
  /** Its logarithm: money is asked for so often that a power would be felt. */
  readonly rate: number
  /** Production phases to come whose income can still be used. */
  readonly left: number
  /** One unit of each resource, in MC of the same moment. */
  readonly unit: readonly number[]
  /**
   * A step of each parameter towards the end of the game, without the rating that it brings; none where it is
   * complete.
   */
  readonly step: readonly number[]
  /** Steps that each parameter is short of. */
  readonly short: readonly number[]
  /** A point at the end of the game, and one of the rating. */
  readonly point: number
  readonly ratingPoint: number
}

/**
 * One MC that can be spent with so many generations left; among others, money has little worth when nothing
 * is left to spend it on.
 */
export const moneyAt = (left: number, { rate, solo, w }: Prices): number =>
  Math.exp(left * rate) * (solo ? 1 : Math.min(1, w.lastMoney + left / w.lastMoneyFor))

/** What one MC a generation comes to in so many of them. */
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

/** By the calendar alone: if the last step took away what is to come, nobody would ever make it. */
function generationsLeft(s: MarsState, w: Weights): number {
  if (s.seats === 1) return Math.max(0, lastSoloGeneration(s) - s.generation)
  return Math.max(w.lastMoment, w.length[s.seats] - s.generation)
}

/** Heat and plants beyond what the parameters can still take are of little use. */
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
