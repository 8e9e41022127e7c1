import type { Answer, Card, Seat } from '@perilune/engine'
import { cardOf } from '../cards/index.js'
import { hasOnly, MALFORMED, NOT_OFFERED } from '../choices.js'
import type { Ask, May, MoonrakersReason, OptionOf, Prompt, QuestionOf, Tell } from '../codes.js'
import { beginMission } from '../mission/mission.js'
import { canMeetAlone, expectedOutput } from '../search/expected-output.js'
import {
  type MoonrakersFrame,
  type MoonrakersState,
  push,
  type Reply,
  type Talks,
  type Terms,
} from '../state.js'
import { closeLate } from '../turn/turn-end.js'
import { aloneTerms, counters, offerQuestion, proposals, refuseTerms, termsOf, termsTable } from './terms.js'

/*
 * Forming alliances. The leader puts terms on the table; every ally named accepts, declines or sends a
 * counter-proposal of full terms, and may take an acceptance back; the leader changes the terms, adopts a
 * counter-proposal, locks what all have accepted, or gives up. Nothing binds before it is locked.
 */

/** Search stops talking after so many proposals, and counter-proposals of one seat; people may go on. */
const MOST_PROPOSALS = 2
const MOST_COUNTERS = 1

function talksOf(s: MoonrakersState): Talks {
  if (!s.talks) throw new Error('there are no talks')
  return s.talks
}

export function beginTalks(s: MoonrakersState, contract: Card, tell: Tell | undefined): void {
  const none = <T>(value: T): T[] => new Array<T>(s.seats).fill(value)
  s.turn.phase = 'talks'
  s.turn.negotiated++
  s.talks = {
    contract,
    terms: null,
    author: s.turn.leader,
    replies: none<Reply>(null),
    counters: none<Terms | null>(null),
    proposals: 0,
    countered: none(0),
  }
  tell?.({ what: 'begins-talks', seat: s.turn.leader, card: contract })
  push(s, { do: 'talk', asked: [s.turn.leader] })
}

/** Allies who are named and have not said anything; and the leader, once there is something to decide. */
function continueTalks(s: MoonrakersState): void {
  const t = talksOf(s)
  const { leader } = s.turn
  const waiting: Seat[] = []
  let leaderToo = t.terms === null
  t.terms?.forEach((row, seat) => {
    if (row === null || seat === leader) return
    if (t.replies[seat] === null) waiting.push(seat)
    else if (t.replies[seat] !== 'accept') leaderToo = true
  })
  push(s, { do: 'talk', asked: leaderToo || waiting.length === 0 ? [leader, ...waiting] : waiting })
}

function putOnTable(s: MoonrakersState, author: Seat, terms: Terms): void {
  const t = talksOf(s)
  t.terms = terms
  t.author = author
  t.proposals++
  t.replies.fill(null)
  t.counters.fill(null)
  if (author !== s.turn.leader) t.replies[author] = 'accept'
}

const allAccept = (s: MoonrakersState, t: Talks): boolean =>
  t.terms?.every((row, seat) => row === null || seat === s.turn.leader || t.replies[seat] === 'accept') ===
  true

function refuseLeader(s: MoonrakersState, answer: Answer): MoonrakersReason | undefined {
  const t = talksOf(s)
  if (answer.offer !== undefined) return refuseTerms(s, t.contract, s.turn.leader, answer)
  switch (answer.act) {
    case 'adopt':
      if (!hasOnly(answer, 'act', 'seat')) return MALFORMED
      return typeof answer.seat === 'number' && t.counters[answer.seat] ? undefined : { code: 'no-counter' }
    case 'lock':
      if (!hasOnly(answer, 'act')) return MALFORMED
      return allAccept(s, t) ? undefined : { code: 'not-agreed' }
    case 'alone':
    case 'end-talks':
      return hasOnly(answer, 'act') ? undefined : MALFORMED
    case 'accept':
    case 'decline':
      return { code: 'allies-decide' }
    default:
      return NOT_OFFERED
  }
}

/** What only the leader says. */
const LEADER_ACTS: ReadonlySet<unknown> = new Set(['adopt', 'lock', 'alone', 'end-talks'])

function refuseAlly(s: MoonrakersState, seat: Seat, answer: Answer): MoonrakersReason | undefined {
  const t = talksOf(s)
  if (answer.offer !== undefined) return refuseTerms(s, t.contract, seat, answer)
  if (LEADER_ACTS.has(answer.act)) return { code: 'leader-decides' }
  if (answer.act !== 'accept' && answer.act !== 'decline') return NOT_OFFERED
  return hasOnly(answer, 'act') ? undefined : MALFORMED
}

const LOCK: Answer = Object.freeze({ act: 'lock' })
const ALONE: Answer = Object.freeze({ act: 'alone' })
const END_TALKS: Answer = Object.freeze({ act: 'end-talks' })

function leaderActs(s: MoonrakersState): Answer[] {
  const t = talksOf(s)
  const answers: Answer[] = []
  if (allAccept(s, t)) answers.push(LOCK)
  t.counters.forEach((terms, seat) => {
    if (terms) answers.push({ act: 'adopt', seat })
  })
  answers.push(ALONE, END_TALKS)
  return answers
}

const ALLY_ACTS: readonly Answer[] = [Object.freeze({ act: 'accept' }), Object.freeze({ act: 'decline' })]

function leaderPrompt(s: MoonrakersState, t: Talks): Prompt {
  if (!t.terms) return { code: 'put-terms' }
  return { code: allAccept(s, t) ? 'all-accept' : 'not-all-accept' }
}

function question(s: MoonrakersState, seat: Seat): QuestionOf<'talk'> {
  const t = talksOf(s)
  const { leader } = s.turn
  const acts = seat === leader ? leaderActs(s) : ALLY_ACTS
  const options = acts.map((answer): OptionOf<'talk'> => ({ answer }))
  if (seat === leader && t.terms && !allAccept(s, t))
    options.push({
      answer: LOCK,
      reason: { code: 'not-agreed' },
    })
  const prompt = seat === leader ? leaderPrompt(s, t) : { code: 'answer-terms' as const }
  return offerQuestion(prompt, options, termsTable(s, t.contract, seat))
}

/** For search: what all have accepted is locked, and talks do not end before anything was proposed. */
function leaderAnswers(s: MoonrakersState): Answer[] {
  const t = talksOf(s)
  const { leader } = s.turn
  if (allAccept(s, t)) return [LOCK]
  const offers = t.proposals < MOST_PROPOSALS ? proposals(s, t.contract) : []
  if (t.proposals === 0 && offers.length > 0) return offers
  const acts = leaderActs(s).filter(
    (a) => a.act !== 'alone' || canMeetAlone(s, expectedOutput(s, leader), cardOf(t.contract)),
  )
  return [...acts, ...offers]
}

function answers(s: MoonrakersState, seat: Seat): Answer[] {
  const t = talksOf(s)
  if (seat === s.turn.leader) return leaderAnswers(s)
  return t.countered[seat] < MOST_COUNTERS && t.terms
    ? [...ALLY_ACTS, ...counters(s, seat, t.terms)]
    : ALLY_ACTS.slice()
}

function takeLeader(s: MoonrakersState, answer: Answer, tell: Tell | undefined): void {
  const t = talksOf(s)
  const { leader } = s.turn
  switch (answer.act) {
    case 'adopt': {
      const author = answer.seat as Seat
      const terms = t.counters[author] as Terms
      putOnTable(s, author, terms)
      tell?.({ what: 'adopts', seat: leader, author, number: t.proposals, terms })
      continueTalks(s)
      return
    }
    case 'lock':
      beginMission(s, t.contract, t.terms as Terms, tell)
      return
    case 'alone':
      tell?.({ what: 'ends-talks', seat: leader, card: t.contract })
      beginMission(s, t.contract, aloneTerms(s, t.contract), tell)
      return
    case 'end-talks':
      tell?.({ what: 'ends-talks', seat: leader, card: t.contract })
      s.talks = null
      s.turn.phase = 'planning'
      push(s, { do: 'plan', seat: leader })
      return
    default:
      putOnTable(s, leader, termsOf(answer))
      tell?.({ what: 'proposes', seat: leader, number: t.proposals, terms: termsOf(answer) })
      continueTalks(s)
  }
}

function takeAlly(s: MoonrakersState, seat: Seat, answer: Answer, tell: Tell | undefined): void {
  const t = talksOf(s)
  if (answer.offer !== undefined) {
    const terms = termsOf(answer)
    t.replies[seat] = 'counter'
    t.counters[seat] = terms
    t.countered[seat]++
    tell?.({ what: 'counters', seat, number: t.proposals, terms, instead: t.terms as Terms })
  } else {
    t.replies[seat] = answer.act as Reply
    tell?.({ what: answer.act === 'accept' ? 'accepts' : 'declines', seat, number: t.proposals })
  }
  continueTalks(s)
}

export const talk: Ask<'talk'> = {
  seats: (_, frame) => frame.asked,
  ask: (s, seat) => question(s, seat),
  answers: (s, seat) => answers(s, seat),
  refuse: (s, seat, _, answer) =>
    seat === s.turn.leader ? refuseLeader(s, answer) : refuseAlly(s, seat, answer),
  take(s, seat, _, answer, tell) {
    closeLate(s, seat)
    if (seat === s.turn.leader) takeLeader(s, answer, tell)
    else takeAlly(s, seat, answer, tell)
  },
  // With a clock set, whoever says nothing to an offer declines it.
  silence: (s, seat) => (seat === s.turn.leader ? null : ALLY_ACTS[1]),
}

/** The leader need not wait for those who think about the terms: it takes them back. */
export const withdrawTerms: May<'withdraw-terms'> = {
  open(s, seat) {
    const frame = s.stack[s.stack.length - 1] as MoonrakersFrame
    return frame.do === 'talk' && seat === s.turn.leader && !frame.asked.includes(seat)
  },
  seenByAll: true,
  ask: () => ({
    kind: 'choose',
    prompt: { code: 'withdraw-terms' },
    options: [{ answer: { may: 'withdraw-terms' } }],
  }),
  // Search waits for the replies.
  answers: () => [],
  refuse: (_, __, answer) => (hasOnly(answer, 'may') ? undefined : MALFORMED),
  take(s, seat, _, tell) {
    const t = talksOf(s)
    tell?.({ what: 'withdraws', seat, number: t.proposals })
    t.terms = null
    t.replies.fill(null)
    t.counters.fill(null)
    s.stack.pop()
    continueTalks(s)
  },
}

/** Until the leader closes the deal, an ally takes back its acceptance and is asked anew. */
export const withdrawAcceptance: May<'withdraw-acceptance'> = {
  open(s, seat) {
    const frame = s.stack[s.stack.length - 1] as MoonrakersFrame
    return frame.do === 'talk' && s.talks?.replies[seat] === 'accept'
  },
  ask: () => ({
    kind: 'choose',
    prompt: { code: 'withdraw-acceptance' },
    options: [{ answer: { may: 'withdraw-acceptance' } }],
  }),
  // Search stands by what it has accepted.
  answers: () => [],
  refuse: (_, __, answer) => (hasOnly(answer, 'may') ? undefined : MALFORMED),
  take(s, seat, _, tell) {
    const t = talksOf(s)
    tell?.({ what: 'withdraws-acceptance', seat, number: t.proposals })
    t.replies[seat] = null
    s.stack.pop()
    continueTalks(s)
  },
}
