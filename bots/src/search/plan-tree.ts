import type { Answer } from '@perilune/engine'
import type { Seen } from './first-look.js'
import { keyOf } from './key.js'

/*
 * What one seat may do in a row, as a tree: a place is the answers that the seat has given since it was asked, whatever the others and chance
 * have done meanwhile. What came of a line is held against greedy play in the same world, so that a lucky world does not make a good answer.
 */

/** How the tree is gone through. */
export interface PlanCare {
  /** The most answers that are followed at a place, and how far behind the best they may be at first look. */
  readonly followed: number
  readonly near: number
  /** How much the first look counts beside what came of an answer: what is under way when the game rests may be misjudged. */
  readonly firstLook: number
  /** How much is tried beside what has shown itself to be best. */
  readonly curiosity: number
  /** How much an answer counts for the best that can follow it, and not for all that was tried after it. */
  readonly best: number
}

/** One answer at one place, and what came of it. */
export class Arm {
  visits = 0
  gains = 0
  #next: Place | undefined
  constructor(
    readonly answer: Answer,
    /** How far it was behind the best at first look. */
    readonly behind: number,
  ) {}

  get next(): Place {
    this.#next ??= new Place()
    return this.#next
  }

  /** What it gains on greedy play; something must have come of it. */
  worth(best: number): number {
    const mean = this.gains / this.visits
    const then = this.#next?.favourite
    return then ? mean + best * (then.worth(best) - mean) : mean
  }

  learn(gain: number): void {
    this.visits++
    this.gains += gain
  }
}

export class Place {
  /** The best at first look in front. */
  readonly arms = new Map<string, Arm>()

  /** What was followed most. */
  get favourite(): Arm | undefined {
    let most: Arm | undefined
    for (const arm of this.arms.values()) if (arm.visits > (most?.visits ?? 0)) most = arm
    return most
  }

  /** Adds what was seen, the highest first, as far as it is new. */
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

  /** The answers that are near enough to the best to be followed. */
  candidates({ followed, near }: PlanCare): Arm[] {
    const some: Arm[] = []
    let met = 0
    for (const arm of this.arms.values())
      if (arm.behind <= near && (++met <= followed || arm.visits > 0)) some.push(arm)
    return some
  }

  /** Of what may be answered in this world: the one with the most to hope for. */
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
