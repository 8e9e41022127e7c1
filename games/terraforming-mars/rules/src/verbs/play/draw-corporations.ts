import { type Card, deal, move } from '@perilune/engine'
import { playCorporation } from '../../actions/enter-play.js'
import { anyGain } from '../../cards/rating-gain.js'
import type { Tell } from '../../codes/events.js'
import { choose } from '../../effects/asking.js'
import { refuseForRest } from '../../effects/possible.js'
import { isProbing } from '../../effects/probe.js'
import { answerFor } from '../../phases/preludes.js'
import {
  BOX,
  CORPORATIONS,
  type FrameOf,
  lookedAtBy,
  type MarsState,
  type PendingEffect,
  PLAYED,
  push,
  questionFrame,
} from '../../state/state.js'
import { ANYTHING } from '../fields.js'
import { kind } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'
import { leaveRest } from './leave-rest.js'

type Merge = FrameOf<'merge'>

const merge = choose<Merge>({
  prompt: (_, frame) => ({ code: 'merge', card: frame.card }),
  all: (s, frame) => s.places[lookedAtBy(frame.seat)].map(answerFor),
  refuse: (s, frame, answer) => (isProbing() ? undefined : refuseForRest(s, frame, answer, true)),
  take(s, frame, answer, tell) {
    leaveRest(s, frame.seat, answer.card as Card)
    playCorporation(s, frame.seat, answer.card as Card, lookedAtBy(frame.seat), tell)
  },
})

/**
 * Where no corporation of those drawn would leave its owner able to pay, all are shown, and nothing happens.
 */
function showAll(s: MarsState, { seat }: PendingEffect, tell: Tell | undefined): void {
  const shown = s.places[lookedAtBy(seat)].slice()
  for (const card of shown) {
    move(s, lookedAtBy(seat), PLAYED, card)
    move(s, PLAYED, BOX, card)
  }
  if (shown.length > 0) tell?.({ what: 'no-merger', seat, cards: shown })
}

/** What was to follow is not done: the price is in it. */
function dropRest(s: MarsState): void {
  const rest = s.stack.pop()
  if (rest?.do !== 'go-on') throw new Error(`a merger is followed by its price, not by '${rest?.do}'`)
}

export const drawCorporations = {
  compile: (op, c) => [c.make('merge', { n: op.drawCorporations, gives: ANYTHING })],
  kinds: {
    merge: kind({
      name: 'merge',
      rank: 1,
      reveals: () => true,
      maxRatingGain: anyGain,
      start(s, effect, op, tell) {
        const drawn = deal(s, CORPORATIONS, lookedAtBy(effect.seat), op.n)
        const question = questionFrame('merge', effect) as Merge
        push(s, question)
        if (drawn > 0 && merge.answers(s, effect.seat, question).length > 0) return
        s.stack.pop()
        dropRest(s)
        showAll(s, effect, tell)
      },
    }),
  },
  questions: { merge },
} satisfies Verb<Shape<'drawCorporations'>>
