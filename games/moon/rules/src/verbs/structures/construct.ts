import { type Answer, type Card, type ListedOption, look, only, type Seat } from '@perilune/engine'
import { kindsOf } from '../../cards/index.js'
import type { Source } from '../../cards/language.js'
import type { Act, Ask, Labels, MoonReason } from '../../codes.js'
import {
  construct as constructCard,
  forgetReturned,
  kinds,
  mayRefill,
  plainWay,
  refill,
  refuseConstruct,
} from '../../constructing/construct.js'
import { addConstructs, PLAIN_CONSTRUCT } from '../../constructing/construct-answers.js'
import { askedBy, type MoonFrame, type MoonState, push, resumed } from '../../state.js'
import { expeditionHeld } from '../../turn/expedition.js'
import { endSearch, isSearched, sourcePlace } from '../../turn/extra-source.js'
import {
  addOptional,
  isOffered,
  refuseOptional,
  spotsToPark,
  takeOptional,
} from '../../turn/optional-acts.js'
import { step, type Verb } from '../verb.js'

/** One extra Structure, after a look through the stack where it comes from one. */
export const construct: Verb<'construct'> = ({ from, refill }) =>
  step({
    ask(s, e, tell) {
      if (isSearched(from)) {
        look(s, e.seat, sourcePlace(s, e.seat, from))
        tell?.({ what: 'searches', seat: e.seat, from })
      }
      return askedBy(e, 'extra-construct', { amount: refill ? 1 : 0, how: from })
    },
  })

const MALFORMED: MoonReason = { code: 'malformed' }

type ExtraFrame = Extract<MoonFrame, { do: 'extra-construct' }>

const DECLINE: Answer = { act: 'decline' }

function extraAnswers(s: MoonState, seat: Seat, frame: ExtraFrame): Answer[] {
  const out: Answer[] = []
  const spots = spotsToPark(s, seat)
  if (frame.amount === 0 || mayRefill(s))
    addConstructs(
      s,
      seat,
      { cards: kindsOf(s.places[sourcePlace(s, seat, frame.how)].toSorted()), spots, as: PLAIN_CONSTRUCT },
      out,
    )
  out.push(DECLINE)
  // They may bring what is short for the construct.
  addOptional(s, seat, { held: expeditionHeld(s, seat), spots }, out)
  return out
}

function refuseExtra(s: MoonState, seat: Seat, frame: ExtraFrame, answer: Answer): MoonReason | undefined {
  if (answer.act === 'decline') return Object.keys(answer).length === 1 ? undefined : MALFORMED
  if (answer.act === 'assimilate') return { code: 'no-assimilating' }
  if (answer.act === 'obelisk' || answer.act === 'owed' || answer.act === 'end')
    return { code: 'extra-first' }
  if (answer.act !== 'construct') return refuseOptional(s, seat, answer)
  if (!s.places[sourcePlace(s, seat, frame.how)].includes(answer.card as Card)) return { code: 'not-there' }
  if (frame.amount > 0 && !mayRefill(s)) return { code: 'nothing-to-refill' }
  return refuseConstruct(s, seat, answer)
}

/** The optional actions of the turn stand apart from the choice itself. */
const option = (answer: Answer): ListedOption<Labels['extra-construct']> =>
  answer.act === 'construct' || answer.act === 'decline' ? { answer } : { answer, group: answer.act as Act }

/**
 * An extra Structure from a stack, a pile or the hand (`how`), which is refilled where `amount` says so. It
 * can't be turned into assimilating, but it can be let go. What else may be done on the turn can be done
 * before.
 */
const askExtraConstruct: Ask<'extra-construct'> = {
  seats: (_, frame) => only(frame.seat),
  ask(s, seat, frame) {
    const offered = extraAnswers(s, seat, frame)
    const place = s.places[sourcePlace(s, seat, frame.how)]
    const out = kinds(place).filter((card) => !isOffered(offered, 'construct', card))
    return {
      kind: 'choose',
      prompt: { code: 'extra-construct', from: frame.how as Source },
      options: [
        ...offered.map(option),
        ...out.map((card) => {
          const answer = plainWay(s, seat, card)
          return { answer, reason: refuseExtra(s, seat, frame, answer) ?? MALFORMED }
        }),
      ],
    }
  },
  answers: extraAnswers,
  refuse: refuseExtra,
  take(s, seat, frame, answer, tell) {
    if (answer.act !== 'construct' && answer.act !== 'decline') {
      push(s, frame)
      takeOptional(s, seat, answer, tell)
      return
    }
    push(s, resumed(frame, frame.at, {}))
    if (answer.act === 'construct') {
      constructCard(s, seat, { from: sourcePlace(s, seat, frame.how), answer }, tell)
      if (frame.how === 'hand') forgetReturned(s, answer.card as Card)
      if (frame.amount > 0) refill(s, seat, tell)
    } else tell?.({ what: 'declines', seat, card: frame.card })
    endSearch(s, seat, frame.how)
  },
}

export const constructQuestions = { 'extra-construct': askExtraConstruct }
