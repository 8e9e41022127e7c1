import type { Answer, AskStep, Card, Option, Reason, Seat } from '@perilune/engine'
import { only } from '@perilune/engine'
import { kindsOf } from './cards/index.js'
import {
  construct,
  forgetReturned,
  kinds,
  mayRefill,
  plainWay,
  refill,
  refuseConstruct,
} from './construct.js'
import { endSearch, sourcePlace } from './effects.js'
import { askedBy, type MoonFrame, type MoonState, push } from './state.js'
import { addConstructs } from './ways.js'
import { answerLabel } from './words.js'

const MALFORMED: Reason = { code: 'malformed' }

type ExtraFrame = Extract<MoonFrame, { do: 'extra-construct' }>

const DECLINE: Answer = { act: 'decline' }

function extraAnswers(s: MoonState, seat: Seat, frame: ExtraFrame): Answer[] {
  const out: Answer[] = []
  if (frame.amount === 0 || mayRefill(s))
    addConstructs(
      s,
      seat,
      kindsOf(s.places[sourcePlace(s, seat, frame.how)].toSorted()),
      'construct',
      '',
      '',
      null,
      out,
    )
  out.push(DECLINE)
  return out
}

function refuseExtra(s: MoonState, seat: Seat, frame: ExtraFrame, answer: Answer): Reason | undefined {
  if (answer.act === 'decline') return Object.keys(answer).length === 1 ? undefined : MALFORMED
  if (answer.act !== 'construct') return { code: 'not-offered' }
  if (!s.places[sourcePlace(s, seat, frame.how)].includes(answer.card as Card)) return { code: 'not-there' }
  if (frame.amount > 0 && !mayRefill(s)) return { code: 'nothing-to-refill' }
  return refuseConstruct(s, seat, answer)
}

/** An extra Structure from a stack, a pile or the hand (`how`), which is refilled where `amount` says so. It can't be turned into assimilating, but it can be let go. */
export const extraConstruct: AskStep<MoonState, ExtraFrame> = {
  seats: (_, frame) => only(frame.seat),
  ask(s, seat, frame) {
    const offered = extraAnswers(s, seat, frame)
    const place = s.places[sourcePlace(s, seat, frame.how)]
    const out = kinds(place).filter((card) => !offered.some((a) => a.card === card))
    const option = (answer: Answer): Option => ({ answer, label: answerLabel(answer) })
    return {
      kind: 'choose',
      prompt: `Construct one extra Structure ${FROM_WORDS[frame.how as keyof typeof FROM_WORDS]}, or let it be`,
      options: [
        ...offered.map(option),
        ...out.map((card) => {
          const answer = plainWay(s, seat, card)
          return { ...option(answer), reason: refuseExtra(s, seat, frame, answer) ?? MALFORMED }
        }),
      ],
    }
  },
  answers: extraAnswers,
  refuse: refuseExtra,
  take(s, seat, frame, answer, tell) {
    push(s, askedBy(frame, 'carry-out', frame.at))
    if (answer.act === 'construct') {
      construct(s, seat, sourcePlace(s, seat, frame.how), answer, tell)
      if (frame.how === 'hand') forgetReturned(s, answer.card as Card)
      if (frame.amount > 0) refill(s, seat, tell)
    } else tell?.({ what: 'declines', seat, card: frame.card })
    endSearch(s, seat, frame.how)
  },
}

const FROM_WORDS = {
  stack: 'from the Era stack',
  discard: 'from the Discard Pile',
  previousEra: 'from the deck of the previous Era',
  hand: 'from your hand',
} as const
