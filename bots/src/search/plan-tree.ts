import type { Answer } from '@perilune/engine'
import type { PlanSettings } from '@perilune/engine/bot'
import type { Seen } from './first-look.js'
import { keyOf } from './key.js'

/*
 * A tree of what one seat may answer in a row. A node is identified by the answers that the seat has given
 * since it was asked, whatever the other seats and chance have done meanwhile. The result of a line is
 * compared with greedy play in the same sampled state, so that luck does not make an answer look good.
 */

/** One answer at a node, with its results. */
export class Arm {
  visits = 0
  gains = 0
  squares = 0
  #next: Place | undefined
  constructor(
    readonly answer: Answer,
    /** How far its first evaluation was behind the best one. */
    readonly behind: number,
  ) {}

  get next(): Place {
    this.#next ??= new Place()
    return this.#next
  }

  /** The estimated gain over greedy play; the arm must have been visited. */
  worth(best: number): number {
    const mean = this.gains / this.visits
    const then = this.#next?.favourite
    return then ? mean + best * (then.worth(best) - mean) : mean
  }

  learn(gain: number): void {
    this.visits++
    this.gains += gain
    this.squares += gain * gain
  }
}

/** The settings that guide the choice of a line. */
type PlanCare = Pick<PlanSettings, 'followed' | 'near' | 'firstLook' | 'curiosity' | 'best'>

export class Place {
  /** The best by first evaluation comes first. */
  readonly arms = new Map<string, Arm>()

  /** The most visited answer. */
  get favourite(): Arm | undefined {
    let most: Arm | undefined
    for (const arm of this.arms.values()) if (arm.visits > (most?.visits ?? 0)) most = arm
    return most
  }

  /** Adds answers that are not known yet; the list is sorted by evaluation, the best first. */
  meet(seen: readonly Seen[]): void {
    const [first] = seen
    for (const { answer, height } of seen) {
      const key = keyOf(answer)
      if (!this.arms.has(key)) this.arms.set(key, new Arm(answer, first.height - height))
    }
  }

  arm(answer: Answer): Arm {
    const key = keyOf(answer)
    const found = this.arms.get(key) ?? new Arm(answer, 0)
    this.arms.set(key, found)
    return found
  }

  /** The answers whose first evaluation is close enough to the best to be followed. */
  candidates({ followed, near }: PlanCare): Arm[] {
    const some: Arm[] = []
    let met = 0
    for (const arm of this.arms.values())
      if (arm.behind <= near && (++met <= followed || arm.visits > 0)) some.push(arm)
    return some
  }

  /** The most promising of the answers that this sampled state offers. */
  choose(care: PlanCare, offered: readonly Answer[]): Arm | undefined {
    const { favourite } = this
    if (!favourite) return undefined
    const { best, firstLook, curiosity } = care
    const keys = new Set(offered.map(keyOf))
    const expected = favourite.worth(best) + favourite.behind
    const visits = Array.from(this.arms.values()).reduce((sum, arm) => sum + arm.visits, 0)
    const eager = curiosity * Math.sqrt(visits)
    let chosen: Arm | undefined
    let most = Number.NEGATIVE_INFINITY
    for (const arm of this.candidates(care)) {
      const worth = arm.visits > 0 ? arm.worth(best) : expected - arm.behind
      const hope = worth - arm.behind * firstLook + eager / (1 + arm.visits)
      if (hope <= most || !keys.has(keyOf(arm.answer))) continue
      most = hope
      chosen = arm
    }
    return chosen
  }
}
