import { MEASURES, type Size, TOWER } from '../names.js'
import type { Ring } from '../state.js'
import { carries, div, type Footing, footingIn, footingOf, shareOfB } from './footing.js'

/*
 * Every ring passes its load on to the two it rests on, from the highest level down. A new ring changes only
 * the loads of those below it, and the tower only those below its old place and its new one; so a trial
 * follows these and leaves the rest alone.
 */

/** Loads are kept in this part of a weight, so that the shares of a lever stay whole numbers. */
const PARTS = 1024

export interface Loads {
  /** All that each ring bears, with itself; and the sums of loads times where they act, from its centre. */
  readonly weight: Float64Array
  readonly sumX: Float64Array
  readonly sumY: Float64Array
  /** What it passes to its second support; the first bears the rest. */
  readonly shareB: Float64Array
  /** How each ring rests on its two; none on level 1. */
  readonly footings: readonly (Footing | undefined)[]
  /** The ring that bears the tower. */
  readonly tower: number | null
}

const ownWeight = (size: Size): number => PARTS * MEASURES[size].weight
const TOWER_WEIGHT = PARTS * TOWER.weight

export function loadsOf(
  rings: readonly Ring[],
  levels: readonly (readonly number[])[],
  tower: number | null,
): Loads {
  const count = rings.length
  const weight = new Float64Array(count)
  const sumX = new Float64Array(count)
  const sumY = new Float64Array(count)
  const shareB = new Float64Array(count)
  const footings = new Array<Footing | undefined>(count).fill(undefined)
  for (let n = 0; n < count; n++) weight[n] = ownWeight(rings[n].size)
  if (tower !== null) weight[tower] += TOWER_WEIGHT
  const receive = (n: number, load: number, at: { x: number; y: number }): void => {
    weight[n] += load
    sumX[n] += load * at.x
    sumY[n] += load * at.y
  }
  for (let level = levels.length - 1; level >= 2; level--)
    for (const n of levels[level]) {
      const ring = rings[n]
      const [a, b] = ring.on as readonly [number, number]
      const footing = footingIn(rings, ring)
      footings[n] = footing
      const load = weight[n]
      shareB[n] = shareOfB(footing, load, div(sumX[n], load), div(sumY[n], load))
      receive(a, load - shareB[n], footing.onA)
      receive(b, shareB[n], footing.onB)
    }
  return { weight, sumX, sumY, shareB, footings, tower }
}

export interface Trial {
  readonly size: Size
  readonly x: number
  readonly y: number
  readonly level: number
  readonly a: number
  readonly b: number
}

export type Fall = 'itself' | 'below' | 'tower'

/**
 * What falls if this ring is laid, and then, for a collabo ring, the tower set on it; nothing if all stands.
 */
export function falls(
  rings: readonly Ring[],
  loads: Loads,
  trial: Trial,
  collabo: boolean,
): Fall | undefined {
  const footing = footingOf(trial, rings[trial.a], rings[trial.b])
  if (!carries(footing, 0, 0)) return 'itself'
  const own = ownWeight(trial.size)
  change.begin(rings, loads)
  change.press(trial.a, trial.b, footing, own, shareOfB(footing, own, 0, 0))
  if (change.tips()) return 'below'
  if (!collabo) return
  const load = own + TOWER_WEIGHT
  change.begin(rings, loads)
  if (loads.tower !== null) change.add(loads.tower, -TOWER_WEIGHT, 0, 0)
  change.press(trial.a, trial.b, footing, load, shareOfB(footing, load, 0, 0))
  return change.tips() ? 'tower' : undefined
}

/** More than there are rings, and more than there are levels. */
const MOST = 64

/** What a trial adds to the loads of the rings below it. One for all trials: none outlives its call. */
class Change {
  readonly #weight = new Float64Array(MOST)
  readonly #x = new Float64Array(MOST)
  readonly #y = new Float64Array(MOST)
  readonly #isChanged = new Uint8Array(MOST)
  /** Rings whose load has changed, level by level, and how many. */
  readonly #changed = new Int16Array(MOST * MOST)
  readonly #count = new Int16Array(MOST)
  #top = 0
  #rings: readonly Ring[] = []
  #loads: Loads | undefined

  begin(rings: readonly Ring[], loads: Loads): void {
    for (; this.#top > 0; this.#top--) {
      for (let i = 0; i < this.#count[this.#top]; i++)
        this.#isChanged[this.#changed[this.#top * MOST + i]] = 0
      this.#count[this.#top] = 0
    }
    this.#rings = rings
    this.#loads = loads
  }

  add(n: number, load: number, x: number, y: number): void {
    const { level } = this.#rings[n]
    // What rests on the moon itself never tips.
    if (level < 2) return
    if (this.#isChanged[n] === 0) {
      this.#isChanged[n] = 1
      this.#changed[level * MOST + this.#count[level]++] = n
      if (level > this.#top) this.#top = level
      this.#weight[n] = load
      this.#x[n] = load * x
      this.#y[n] = load * y
      return
    }
    this.#weight[n] += load
    this.#x[n] += load * x
    this.#y[n] += load * y
  }

  // Parameters: called for millions of points; an object for each would cost more than the work.
  press(a: number, b: number, { onA, onB }: Footing, load: number, shareB: number): void {
    this.add(a, load - shareB, onA.x, onA.y)
    this.add(b, shareB, onB.x, onB.y)
  }

  /** Follows the loads down; true as soon as a ring does not carry its own. */
  tips(): boolean {
    const loads = this.#loads as Loads
    for (let level = this.#top; level >= 2; level--)
      for (let i = 0; i < this.#count[level]; i++) {
        const n = this.#changed[level * MOST + i]
        const footing = loads.footings[n] as Footing
        const load = loads.weight[n] + this.#weight[n]
        const x = div(loads.sumX[n] + this.#x[n], load)
        const y = div(loads.sumY[n] + this.#y[n], load)
        if (!carries(footing, x, y)) return true
        if (level === 2) continue
        const [a, b] = this.#rings[n].on as readonly [number, number]
        const moreOnB = shareOfB(footing, load, x, y) - loads.shareB[n]
        this.press(a, b, footing, this.#weight[n], moreOnB)
      }
    return false
  }
}

const change = new Change()
