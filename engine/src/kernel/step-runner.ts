import type { AskStep, MayStep, RunStep, Step, Tell, TogetherStep, Words } from '../contract.js'
import type { Answer, Decision } from '../decisions/decision.js'
import type { AskedQuestion, DecisionData, Question } from '../decisions/question.js'
import { IllegalAnswer, type Reason, RunawayRules } from '../errors.js'
import { plain } from '../sentences/said.js'
import { namesIn, spokenDecision } from '../sentences/sentences.js'
import type { Frame, KernelState, Seat, Viewer } from '../state.js'

/** Counted, not timed: a loop in a card's rules can't be interrupted by a timer on the same thread. */
const FRAME_LIMIT = 10_000

const NO_SEATS: readonly Seat[] = []

/** A step as the kernel calls it: whatever the author wrote, every one has the same shape. */
interface OneStep<S> {
  readonly run: RunStep<S, Frame>['run'] | null
  readonly together: boolean
  readonly seats: AskStep<S, Frame>['seats']
  readonly ask: AskStep<S, Frame>['ask']
  readonly answers: AskStep<S, Frame>['answers']
  readonly refuse: AskStep<S, Frame>['refuse']
  readonly take: AskStep<S, Frame>['take']
  readonly takeAll: TogetherStep<S, Frame>['takeAll']
  readonly silence: NonNullable<AskStep<S, Frame>['silence']>
  readonly absence: NonNullable<TogetherStep<S, Frame>['absence']>
}

function never(): never {
  throw new Error('the step is not of this kind')
}

function oneShape<S>(step: Step<S, Frame>): OneStep<S> {
  const { run, together, seats, ask, answers, refuse, take, takeAll, silence, absence } = step as Partial<
    RunStep<S, Frame> & AskStep<S, Frame> & TogetherStep<S, Frame>
  >
  return {
    run: run ?? null,
    together: together === true,
    seats: seats ?? never,
    ask: ask ?? never,
    answers: answers ?? never,
    refuse: refuse ?? never,
    take: take ?? never,
    takeAll: takeAll ?? never,
    silence: silence ?? (() => null),
    absence: absence ?? (() => null),
  }
}

/** Runs the steps of one game: who is asked, what may be answered, and what happens then. */
export class StepRunner<S extends KernelState> {
  readonly #steps = new Map<string, OneStep<S>>()
  readonly #mays: Readonly<Record<string, MayStep<S>>>
  readonly #mayNames: readonly string[]
  readonly #words: Words
  // One answer asks several times for the step that waits for it.
  #lastName = ''
  #lastStep: OneStep<S> | undefined

  constructor(steps: object, mays: Readonly<Record<string, MayStep<S>>>, words: Words) {
    for (const [name, step] of Object.entries<Step<S, Frame>>(steps as never))
      this.#steps.set(name, oneShape(step))
    this.#mays = mays
    this.#mayNames = Object.keys(mays)
    this.#words = words
  }

  #topStep(s: S): OneStep<S> | undefined {
    const frame = s.stack[s.stack.length - 1]
    return frame && this.#stepOf(frame)
  }

  #stepOf(frame: Frame): OneStep<S> {
    if (frame.do === this.#lastName && this.#lastStep) return this.#lastStep
    const step = this.#steps.get(frame.do)
    if (!step) throw new Error(`there is no step '${frame.do}'`)
    // Steps that run in between are not kept: the next question is often of the same kind as the last.
    if (!step.run) {
      this.#lastName = frame.do
      this.#lastStep = step
    }
    return step
  }

  #isAsked(step: OneStep<S>, s: S, frame: Frame, seat: Seat): boolean {
    const seats = step.seats(s, frame)
    for (let i = 0; i < seats.length; i++) if (seats[i] === seat) return true
    return false
  }

  advance(s: S, tell: Tell | undefined): void {
    for (let frames = 0; ; frames++) {
      const frame = topFrame(s)
      if (!frame) return
      const { run } = this.#stepOf(frame)
      if (!run) return
      if (frames >= FRAME_LIMIT) throw new RunawayRules(frame.do, frames)
      s.stack.pop()
      run(s, frame, tell)
    }
  }

  /** A reason may name an id that the question lists; the name is then taken from there. */
  #refuse(reason: Reason, question?: () => AskedQuestion): never {
    const nameOf = question && typeof reason.of === 'string' ? namesIn(question(), this.#words) : undefined
    throw new IllegalAnswer(reason, plain(this.#words.reason(reason, nameOf)))
  }

  #begin(s: S, seat: Seat): void {
    s.traces.by = seat
    s.traces.chance = false
    s.traces.learned = false
  }

  /** Answers given together that something else has made impossible are asked for again. */
  #dropImpossible(s: S): void {
    const step = this.#topStep(s)
    if (!step?.together) return
    const frame = topFrame(s)
    for (let seat = 0; seat < s.seats; seat++) {
      const answer = s.pending[seat]
      if (answer !== null && step.refuse(s, seat, frame, answer)) s.pending[seat] = null
    }
  }

  #playMay(s: S, seat: Seat, answer: Answer, tell: Tell | undefined): void {
    // Seats that don't exist are asked nothing, so games need not check for them in `open`.
    if (!Number.isInteger(seat) || seat < 0 || seat >= s.seats) this.#refuse({ code: 'not-asked' })
    const name = answer.may
    const may = typeof name === 'string' && Object.hasOwn(this.#mays, name) ? this.#mays[name] : undefined
    if (!may?.open(s, seat)) this.#refuse({ code: 'not-open' })
    const reason = may.refuse(s, seat, answer)
    if (reason) this.#refuse(reason, () => questionOf(may.ask(s, seat), optional(seat, name as string)))
    const waiting = topFrame(s)
    this.#begin(s, seat)
    s.played++
    may.take(s, seat, answer, tell)
    if (topFrame(s) !== waiting && s.pending.some((other) => other !== null))
      throw new Error(`'${name}' began something while answers to '${waiting.do}' were waiting`)
    this.advance(s, tell)
    this.#dropImpossible(s)
  }

  #playTogether(s: S, seat: Seat, answer: Answer, tell: Tell | undefined): void {
    const frame = topFrame(s)
    const step = this.#stepOf(frame)
    this.#begin(s, seat)
    s.pending[seat] = answer
    const seats = step.seats(s, frame)
    if (seats.some((other) => s.pending[other] === null)) return
    // The last answer reveals the others, so it can't be taken back.
    s.traces.learned = seats.length > 1
    const answers = s.pending.slice()
    s.pending.fill(null)
    s.stack.pop()
    // Counted only now: while answers wait, nobody learns that one of them was replaced.
    s.played += seats.length
    step.takeAll(s, frame, answers, tell)
    this.advance(s, tell)
  }

  play(s: S, seat: Seat, answer: Answer, tell?: Tell): void {
    if (typeof answer !== 'object' || answer === null) this.#refuse({ code: 'malformed' })
    const frame = topFrame(s)
    if (!frame) this.#refuse({ code: 'game-over' })
    if (answer.may !== undefined) {
      this.#playMay(s, seat, answer, tell)
      return
    }
    const step = this.#stepOf(frame)
    if (!this.#isAsked(step, s, frame, seat)) this.#refuse({ code: 'not-asked' })
    const reason = step.refuse(s, seat, frame, answer)
    if (reason)
      this.#refuse(reason, () =>
        questionOf(step.ask(s, seat, frame), { seat, step: frame.do, must: true, together: step.together }),
      )
    if (step.together) {
      this.#playTogether(s, seat, answer, tell)
      return
    }
    this.#begin(s, seat)
    s.played++
    s.stack.pop()
    step.take(s, seat, frame, answer, tell)
    this.advance(s, tell)
  }

  asked(s: S): readonly Seat[] {
    const step = this.#topStep(s)
    if (!step) return NO_SEATS
    const seats = step.seats(s, topFrame(s))
    return step.together ? seats.filter((seat) => s.pending[seat] === null) : seats
  }

  decisions(s: S, viewer: Viewer): Decision[] {
    return this.questions(s, viewer).map((question) => spokenDecision(this.#words, question))
  }

  questions(s: S, viewer: Viewer): DecisionData[] {
    const step = this.#topStep(s)
    if (!step) return []
    const list: DecisionData[] = []
    const frame = topFrame(s)
    const { together } = step
    for (const seat of step.seats(s, frame)) {
      const mine = together ? s.pending[seat] : null
      if (seat !== viewer)
        list.push({ seat, step: frame.do, must: true, together, kind: 'elsewhere', done: mine !== null })
      else {
        const asked = questionOf(step.ask(s, seat, frame), { seat, step: frame.do, must: true, together })
        if (mine) asked.answered = mine
        list.push(asked)
      }
    }
    for (const name of this.#mayNames) this.#addMay(s, viewer, name, list)
    return list
  }

  #addMay(s: S, viewer: Viewer, name: string, list: DecisionData[]): void {
    const may = this.#mays[name]
    for (let seat = 0; seat < s.seats; seat++) {
      if (!may.open(s, seat)) continue
      if (seat === viewer) list.push(questionOf(may.ask(s, seat), optional(seat, name)))
      else if (may.seenByAll)
        list.push({ seat, step: name, must: false, together: false, kind: 'elsewhere', done: false })
    }
  }

  answers(s: S, seat: Seat): Answer[] {
    const step = this.#topStep(s)
    if (!step || !this.#isAsked(step, s, topFrame(s), seat)) return []
    return step.answers(s, seat, topFrame(s))
  }

  extras(s: S, seat: Seat): Answer[] {
    const list: Answer[] = []
    if (s.stack.length === 0) return list
    for (const name of this.#mayNames)
      if (this.#mays[name].open(s, seat)) list.push(...this.#mays[name].answers(s, seat))
    return list
  }

  silence(s: S, seat: Seat): Answer | null {
    const step = this.#topStep(s)
    if (!step || !this.#isAsked(step, s, topFrame(s), seat)) return null
    return step.silence(s, seat, topFrame(s))
  }

  absence(s: S, seat: Seat): Answer | null {
    const step = this.#topStep(s)
    return step && this.asked(s).includes(seat) ? step.absence(s, seat, topFrame(s)) : null
  }

  /** Do the seats that are asked answer together? */
  together(s: S): boolean {
    return this.#topStep(s)?.together === true
  }
}

function topFrame(s: KernelState): Frame {
  return s.stack[s.stack.length - 1]
}

type Asked = Pick<AskedQuestion, 'seat' | 'step' | 'must' | 'together'>

const optional = (seat: Seat, step: string): Asked => ({ seat, step, must: false, together: false })

/**
 * A question and who is asked it. Written field by field: spreading objects gives each result a hidden
 * class of its own.
 */
function questionOf(question: Question, { seat, step, must, together }: Asked): AskedQuestion {
  const decision: Record<string, unknown> = {}
  for (const field in question) decision[field] = question[field as keyof Question]
  decision.seat = seat
  decision.step = step
  decision.must = must
  decision.together = together
  return decision as unknown as AskedQuestion
}
