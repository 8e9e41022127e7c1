import type { Seat } from '@perilune/engine'
import {
  CORPORATIONS,
  cloneMars,
  copyAround,
  DECK,
  DISCARD,
  type MarsFrame,
  type MarsState,
  PRELUDES,
} from '../state/state.js'
import { stepOf } from './steps.js'

/*
 * Effects are tried out on a copy in which there is nothing to draw, because what an unseen card might give
 * never counts. While that lasts no answer is refused for what follows, and the order is asked only where it
 * matters for what is possible.
 */

/** No generator takes this for a seed: a probe that drew by chance would fail. */
const NO_CHANCE = { seed: 'probe', drawn: 0 }

/** What could be drawn. */
const UNSEEN: ReadonlySet<number> = new Set([DECK, DISCARD, CORPORATIONS, PRELUDES])

/** No question asked so far took more; a probe that does is given up as impossible. */
const MOST_NODES = 20_000
let nodes = 0
let depth = 0

/** Whether all that happens now is tried out only. */
export const isProbing = (): boolean => depth > 0

const probeOf = (s: MarsState): MarsState =>
  copyAround(
    {
      seats: s.seats,
      played: s.played,
      stack: s.stack.slice(),
      places: s.places.map((cards, place) => (UNSEEN.has(place) ? [] : cards.slice())),
      sight: s.sight.slice(),
      knows: [],
      pending: s.pending.slice(),
      chance: { ...NO_CHANCE },
      traces: { by: s.traces.by, chance: s.traces.chance, learned: s.traces.learned },
    },
    s,
  )

/** Calls `use` with a copy to try things out on. */
export function withProbe<T>(s: MarsState, use: (probe: MarsState) => T): T {
  depth++
  try {
    return use(probeOf(s))
  } finally {
    depth--
  }
}

/**
 * Whether all that is then on the stack can be carried out in some way, on a copy that was made ready for it.
 */
export const canFinish = (s: MarsState, makeReady: (probe: MarsState) => void): boolean =>
  withProbe(s, (probe) => {
    makeReady(probe)
    nodes = 0
    return finishes(probe)
  })

function finishes(s: MarsState): boolean {
  for (;;) {
    const frame = s.stack[s.stack.length - 1] as MarsFrame | undefined
    if (!frame) return true
    if (frame.do === 'stuck' || nodes++ > MOST_NODES) return false
    const step = stepOf(frame)
    if ('run' in step) {
      s.stack.pop()
      step.run(s, frame, undefined)
      continue
    }
    const { seat } = frame as { seat: Seat }
    const answers = step.answers(s, seat, frame)
    for (let i = 0; i < answers.length; i++) {
      // The last one may spoil the state: nobody looks at it again.
      const next = i === answers.length - 1 ? s : cloneMars(s)
      next.stack.pop()
      step.take(next, seat, frame, answers[i], undefined)
      if (finishes(next)) return true
    }
    return false
  }
}
