import type { Answer, Card, Seat } from '@perilune/engine'
import { projectOf } from '../src/cards/built-in.js'
import { cardOf } from '../src/cards/index.js'
import { OPS } from '../src/cards/ops.js'
import { withProbe } from '../src/effects/probe.js'
import { stepOf } from '../src/effects/steps.js'
import { projectDone } from '../src/effects/triggers.js'
import { MC, type ProjectId } from '../src/names.js'
import { askPayment } from '../src/payment/payment.js'
import { keepFor, payableWith, priceOf, projectPrice } from '../src/payment/prices.js'
import { cloneMars, type MarsFrame, type MarsState, push, wait } from '../src/state/state.js'

/*
 * All that can come of playing a card, by trying every order of the pool and every answer, whether the rest
 * stays possible or not. Slow and simple: what the rules do cleverly is held against it.
 */

/** Makes a copy ready in which the card has just been chosen to be played; there is nothing to draw. */
function aboutToPlay(there: MarsState, seat: Seat, card: Card): void {
  there.stack = []
  there.pool = []
  // Then gains wait in the pool too.
  there.alwaysAsk = true
  push(there, { do: 'enter-play', seat, by: '', card })
  const p = there.players[seat]
  const data = cardOf(card)
  askPayment(
    there,
    {
      do: 'pay',
      seat,
      cost: priceOf(p, data),
      with: payableWith(data),
      keep: keepFor(p, data),
      why: 'card',
      of: card,
    },
    undefined,
  )
}

/** The same for a standard project. */
function aboutToCarryOut(there: MarsState, seat: Seat, id: ProjectId): void {
  const project = projectOf(id)
  if (!project) throw new Error(`there is no standard project '${id}'`)
  there.alwaysAsk = true
  there.stack = []
  there.players[seat].stock[MC] -= projectPrice(there.players[seat], project)
  push(there, { do: 'resolve', seat })
  there.pool = project.ops.map((op) => wait(op, seat, ''))
  projectDone(there, seat, project.cost, undefined)
}

/** Every state in which playing a card could end. */
export const endsOf = (s: MarsState, seat: Seat, card: Card): MarsState[] =>
  endsFrom(s, (there) => aboutToPlay(there, seat, card))

/** Every state in which a standard project could end; it is paid in MC. */
export const endsOfProject = (s: MarsState, seat: Seat, id: ProjectId): MarsState[] =>
  endsFrom(s, (there) => aboutToCarryOut(there, seat, id))

const endsFrom = (s: MarsState, makeReady: (there: MarsState) => void): MarsState[] =>
  withProbe(s, (there) => {
    makeReady(there)
    return allEnds(there)
  })

function allEnds(start: MarsState): MarsState[] {
  const ends = new Map<string, MarsState>()
  const seen = new Set<string>()
  const waiting = [start]
  for (let there = waiting.pop(); there; there = waiting.pop()) {
    const key = JSON.stringify([there.stack, there.pool, there.players, there.tiles, there.parameters])
    if (seen.has(key)) continue
    seen.add(key)
    const frame = there.stack[there.stack.length - 1] as MarsFrame | undefined
    if (!frame) ends.set(JSON.stringify([there.players, there.tiles]), there)
    else waiting.push(...next(there, frame))
  }
  return [...ends.values()]
}

/** The states that one step leads to; none where it cannot be done. */
function next(s: MarsState, frame: MarsFrame): MarsState[] {
  if (frame.do === 'stuck') return []
  if (frame.do === 'resolve' && s.pool.length > 0)
    return s.pool.flatMap((waiting, i) => {
      const op = OPS[waiting.op]
      if (!op.kind.can(s, waiting.seat, op)) return []
      const then = cloneMars(s)
      then.pool.splice(i, 1)
      op.kind.start(then, waiting, op, undefined)
      return [then]
    })
  const step = stepOf(frame)
  if ('run' in step) {
    const then = cloneMars(s)
    then.stack.pop()
    step.run(then, frame, undefined)
    return [then]
  }
  const { seat } = frame as { seat: Seat }
  return step.answers(s, seat, frame).map((answer: Answer) => {
    const then = cloneMars(s)
    then.stack.pop()
    step.take(then, seat, frame, answer, undefined)
    return then
  })
}
