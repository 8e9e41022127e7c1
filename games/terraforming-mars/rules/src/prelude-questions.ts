import { type Answer, type Card, deal, move, type Seat } from '@perilune/engine'
import { fundable, refuseProject } from './actions.js'
import { choose } from './asking.js'
import { compiledProjects } from './cards/built-in.js'
import { cardOf } from './cards/index.js'
import { type CompiledOp, OPS } from './cards/ops.js'
import type { Tell } from './codes/events.js'
import type { MarsReason } from './codes/reasons.js'
import { queueEffects } from './effects.js'
import { playCorporation } from './enter-play.js'
import { AWARDS } from './goals.js'
import { type ProjectId, RESOURCES, type Resource } from './names.js'
import { askPayment, MONEY, purse } from './payment.js'
import { playFromHand, startProject } from './play-card.js'
import { canResolve, refuseCard } from './playable.js'
import { isProbe, refuseForRest, verdict } from './possible.js'
import { answerFor, playPrelude, preludeOption, showHand } from './preludes.js'
import { priceOf, projectPrice } from './prices.js'
import {
  ask,
  BOX,
  CORPORATIONS,
  handOf,
  lookedAtBy,
  type MarsFrame,
  type MarsState,
  type PendingEffect,
  PLAYED,
  type Player,
  PRELUDES,
  source,
  stuck,
} from './state.js'
import { produce } from './supply.js'

/* What preludes and the corporations of Prelude do that asks for a decision. */

type FrameOf<D extends MarsFrame['do']> = Extract<MarsFrame, { do: D }>

export function beginPreludeOp(s: MarsState, w: PendingEffect, op: CompiledOp, tell: Tell | undefined): void {
  switch (op.kind.name) {
    case 'play-card':
      beginPlayCard(s, w, op)
      return
    case 'lowest':
      beginLowest(s, w, tell)
      return
    case 'fund':
      if (fundable(s).length > 0) ask(s, 'fund-award', w)
      return
    case 'preludes':
      if (deal(s, PRELUDES, lookedAtBy(w.seat), op.n) > 0) ask(s, 'play-drawn-prelude', w)
      return
    case 'merge':
      beginMerge(s, w, op, tell)
      return
    case 'repeat':
      if (repeatable(s, w.seat).length > 0) ask(s, 'repeat-prelude', w)
      else stuck(s)
      return
    default:
      beginProject(s, w, op, tell)
  }
}

/* A project from the hand. What it costs less, and what it need not meet, is as for any next card. */

function beginPlayCard(s: MarsState, w: PendingEffect, op: CompiledOp): void {
  const p = s.players[w.seat]
  p.nextDiscount += op.discount
  p.nextSlack += op.slack
  if (playableFromHand(s, w.seat).length > 0) ask(s, 'play-from-hand', w)
  else stuck(s)
}

const playableFromHand = (s: MarsState, seat: Seat): Card[] =>
  s.places[handOf(seat)].filter((card) => !refuseCard(s, seat, cardOf(card)))

/** Before the prelude itself is played: yes, if a card can be played now; else only trying it out can tell. */
export function refusePlayCard(s: MarsState, seat: Seat, op: CompiledOp): MarsReason | 'maybe' | undefined {
  if (s.places[handOf(seat)].length === 0) return { code: 'no-card-to-play' }
  const p = s.players[seat]
  const { nextDiscount, nextSlack } = p
  p.nextDiscount += op.discount
  p.nextSlack += op.slack
  const found = playableFromHand(s, seat).length > 0
  p.nextDiscount = nextDiscount
  p.nextSlack = nextSlack
  return found ? undefined : 'maybe'
}

/** Only in a sampled game: nobody else can know that the hand holds a card that can be played. */
const NO_CARD = Object.freeze({ none: true } as const)

export const playFromHandStep = choose<FrameOf<'play-from-hand'>>({
  prompt: (_, frame) => ({ code: 'play-from-hand', card: frame.card }),
  all: (s, frame) =>
    playableFromHand(s, frame.seat).length > 0 ? s.places[handOf(frame.seat)].map(answerFor) : [NO_CARD],
  withFacts: (s, frame, answer) =>
    'card' in answer
      ? { answer, facts: { price: priceOf(s.players[frame.seat], cardOf(answer.card)) } }
      : { answer },
  refuse: (s, frame, answer) =>
    answer.none
      ? undefined
      : (refuseCard(s, frame.seat, cardOf(answer.card as Card)) ??
        refuseForRest(s, frame, answer, s.pool.length > 0)),
  take(s, frame, answer, tell) {
    if (answer.none) showHand(s, frame.seat, tell)
    else playFromHand(s, frame.seat, answer.card as Card, frame.card, tell)
  },
})

/* The lowest production. */

function lowestOf(p: Player): Resource[] {
  const least = Math.min(...p.production)
  return RESOURCES.filter((_, r) => p.production[r] === least)
}

function beginLowest(s: MarsState, w: PendingEffect, tell: Tell | undefined): void {
  const lowest = lowestOf(s.players[w.seat])
  if (lowest.length > 1) ask(s, 'raise-lowest', w)
  else produce(s, w.seat, RESOURCES.indexOf(lowest[0]), 1, w.card, tell)
}

export const raiseLowest = choose<FrameOf<'raise-lowest'>>({
  prompt: () => ({ code: 'raise-lowest' }),
  all: (s, frame) => lowestOf(s.players[frame.seat]).map((resource) => ({ resource })),
  take: (s, frame, { resource }, tell) =>
    produce(s, frame.seat, RESOURCES.indexOf(resource as Resource), 1, frame.card, tell),
})

export const fundAward = choose<FrameOf<'fund-award'>>({
  prompt: () => ({ code: 'fund-award' }),
  all: (s) => fundable(s).map((index) => ({ award: AWARDS[s.map][index].id })),
  take(s, frame, { award }, tell) {
    const index = AWARDS[s.map].findIndex((a) => a.id === award)
    s.awards[index] = frame.seat
    s.awardsAt[index] = s.played
    tell?.({ what: 'funds', seat: frame.seat, award: award as string })
  },
})

/* Preludes and corporations that are drawn: one is played, the rest leaves the game. */

/** One that can be carried out, if there is any. */
function refuseDrawn(s: MarsState, seat: Seat, card: Card): MarsReason | undefined {
  const reason = refuseCard(s, seat, cardOf(card))
  if (!reason) return
  const others = s.places[lookedAtBy(seat)]
  return others.some((other) => !refuseCard(s, seat, cardOf(other))) ? reason : undefined
}

const leaveRest = (s: MarsState, seat: Seat, kept: Card): void => {
  for (const card of s.places[lookedAtBy(seat)].slice())
    if (card !== kept) move(s, lookedAtBy(seat), BOX, card)
}

export const playDrawnPrelude = choose<FrameOf<'play-drawn-prelude'>>({
  prompt: () => ({ code: 'play-drawn-prelude' }),
  all: (s, frame) => s.places[lookedAtBy(frame.seat)].map(answerFor),
  withFacts: (s, frame, { card }) => preludeOption(s, frame.seat, card),
  refuse: (s, frame, answer) =>
    refuseDrawn(s, frame.seat, answer.card as Card) ?? refuseForRest(s, frame, answer, s.pool.length > 0),
  take(s, frame, answer, tell) {
    leaveRest(s, frame.seat, answer.card as Card)
    playPrelude(s, frame.seat, answer.card as Card, lookedAtBy(frame.seat), tell)
  },
})

/** Where no corporation of those drawn would leave its owner able to pay, all are shown, and nothing happens. */
function beginMerge(s: MarsState, w: PendingEffect, op: CompiledOp, tell: Tell | undefined): void {
  const drawn = deal(s, CORPORATIONS, lookedAtBy(w.seat), op.n)
  ask(s, 'merge', w)
  if (drawn > 0 && merge.answers(s, w.seat, s.stack[s.stack.length - 1] as FrameOf<'merge'>).length > 0)
    return
  s.stack.pop()
  // The price is in what was to follow.
  s.stack.pop()
  const shown = s.places[lookedAtBy(w.seat)].slice()
  for (const card of shown) {
    move(s, lookedAtBy(w.seat), PLAYED, card)
    move(s, PLAYED, BOX, card)
  }
  if (drawn > 0) tell?.({ what: 'no-merger', seat: w.seat, cards: shown })
}

export const merge = choose<FrameOf<'merge'>>({
  prompt: (_, frame) => ({ code: 'merge', card: frame.card }),
  all: (s, frame) => s.places[lookedAtBy(frame.seat)].map(answerFor),
  refuse: (s, frame, answer) => (isProbe(s) ? undefined : refuseForRest(s, frame, answer, true)),
  take(s, frame, answer, tell) {
    leaveRest(s, frame.seat, answer.card as Card)
    playCorporation(s, frame.seat, answer.card as Card, lookedAtBy(frame.seat), tell)
  },
})

/* A prelude once more: what it does when played, not its tags and effects. */

export const repeatable = (s: MarsState, seat: Seat): Card[] =>
  s.players[seat].cards.filter((id) => {
    const card = cardOf(id)
    if (card.kind !== 'prelude' || card.play.some((op) => OPS[op].kind.name === 'repeat')) return false
    const found = verdict(s, seat, card.needs, card.gives)
    return found === 'yes' || (found === 'maybe' && canResolve(s, seat, card.play, id))
  })

export const repeatPrelude = choose<FrameOf<'repeat-prelude'>>({
  prompt: () => ({ code: 'repeat-prelude' }),
  all: (s, frame) => repeatable(s, frame.seat).map(answerFor),
  refuse: (s, frame, answer) => refuseForRest(s, frame, answer, s.pool.length > 0),
  take(s, frame, answer, tell) {
    tell?.({ what: 'repeats', seat: frame.seat, card: answer.card as Card })
    // Its own tags are not played again: what it does now stands on the card that repeats it.
    queueEffects(s, cardOf(answer.card as Card).play, source(frame.seat, frame.card), tell)
  },
})

/* Standard projects. */

const affordable = (s: MarsState, seat: Seat): { project: ProjectId }[] =>
  compiledProjects()
    .filter(({ id }) => !refuseProject(s, seat, id))
    .map(({ id }) => ({ project: id }))

function beginProject(s: MarsState, w: PendingEffect, op: CompiledOp, tell: Tell | undefined): void {
  if (affordable(s, w.seat).length > 0) ask(s, 'do-project', w)
  else {
    const price = Math.min(op.n, purse(s.players[w.seat], MONEY, null))
    askPayment(s, w.seat, price, MONEY, null, 'effect', w.card, tell)
  }
}

const projectNamed = (answer: Answer) => {
  const found = compiledProjects().find(({ id }) => id === answer.project)
  if (!found) throw new Error(`there is no standard project '${answer.project}'`)
  return found
}

export const doProject = choose<FrameOf<'do-project'>>({
  prompt: () => ({ code: 'do-project' }),
  all: (s, frame) => affordable(s, frame.seat),
  withFacts: (s, frame, answer) => ({
    answer,
    facts: { price: projectPrice(s.players[frame.seat], projectNamed(answer)) },
  }),
  refuse: (s, frame, answer) => refuseForRest(s, frame, answer, s.pool.length > 0),
  take: (s, frame, answer, tell) => startProject(s, frame.seat, projectNamed(answer), tell),
})
