import { isSeed, newChance } from './chance.js'
import { CODES } from './codes-as-words.js'
import type {
  AskStep,
  CardFacts,
  Game,
  GameDefinition,
  MayStep,
  Outcome,
  PlaceSpec,
  RunStep,
  Step,
  Tell,
  TogetherStep,
} from './contract.js'
import type { Answer, Decision } from './decision.js'
import { BadSetup, IllegalAnswer, type Reason, RunawayRules } from './errors.js'
import { mergeSorted, sortedCopy, zeroes } from './lists.js'
import { numberLines } from './numbering.js'
import { type OptionsOf, type OptionsSchema, readOptions } from './options.js'
import type { AskedQuestion, DecisionData, Question } from './question.js'
import { plain, type Said, type Sentence } from './said.js'
import { namesIn, spokenDecision } from './sentences.js'
import type { Frame, KernelState, Seat, Viewer } from './state.js'
import { makeSample, makeView } from './view.js'

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

export function emptyKernel(seats: number, places: readonly PlaceSpec[], seed: string): KernelState {
  const all = (1 << (seats + 1)) - 1
  const s: KernelState = {
    seats,
    played: 0,
    stack: [],
    places: [],
    sight: [],
    knows: [],
    pending: [],
    chance: newChance(seed),
    traces: { by: -1, chance: false, learned: false },
  }
  // Pushed one by one: V8 treats an array created at its full length as one with holes for ever, and
  // everything that reads it is slower.
  for (const { seenBy } of places) {
    s.places.push([])
    s.sight.push(seenBy === 'all' ? all : seenBy === 'none' ? 0 : 1 << seenBy)
  }
  for (let seat = 0; seat < seats; seat++) s.pending.push(null)
  for (let viewer = 0; viewer <= seats; viewer++) s.knows.push([])
  return s
}

/** Lays cards into a place before the game starts; everybody knows what went in. */
export function lay(s: KernelState, place: number, cards: readonly string[]): void {
  const sorted = sortedCopy(cards)
  s.places[place] = mergeSorted(s.places[place], sorted)
  for (let v = 0; v <= s.seats; v++) {
    if ((s.sight[place] & (1 << v)) !== 0 || sorted.length === 0) continue
    const at = zeroes(s.places.length)
    at[place] = sorted.length
    s.knows[v]?.push({ cards: sorted.slice(), at })
  }
}

const cardsUnder = (cards: readonly CardFacts[], rules: number): readonly CardFacts[] =>
  cards.filter(({ fromRules = 0 }) => fromRules <= rules)

const said = (what: string | Said, speak: (said: Said) => Sentence): string =>
  typeof what === 'string' ? what : plain(speak(what))

export function defineGame<S extends KernelState, F extends Frame, O extends OptionsSchema>(
  def: GameDefinition<S, F, O>,
): Game<S, OptionsOf<O>> {
  const steps = new Map<string, OneStep<S>>()
  for (const [name, step] of Object.entries<Step<S, Frame>>(def.steps as never))
    steps.set(name, oneShape(step))
  const mays = def.mays ?? {}
  const mayNames = Object.keys(mays)
  const { words = CODES } = def

  const topStep = (s: S): OneStep<S> | undefined => {
    const frame = s.stack[s.stack.length - 1]
    return frame && stepOf(frame)
  }
  // One answer asks several times for the step that waits for it: who is asked, with what answers, and what is done.
  let lastName = ''
  let lastStep: OneStep<S> | undefined
  function stepOf(frame: Frame): OneStep<S> {
    if (frame.do === lastName && lastStep) return lastStep
    const step = steps.get(frame.do)
    if (!step) throw new Error(`there is no step '${frame.do}'`)
    // Steps that run in between are not kept: the next question is often of the same kind as the last.
    if (!step.run) {
      lastName = frame.do
      lastStep = step
    }
    return step
  }
  const topFrame = (s: S): Frame => s.stack[s.stack.length - 1]

  function isAsked(step: OneStep<S>, s: S, frame: Frame, seat: Seat): boolean {
    const seats = step.seats(s, frame)
    for (let i = 0; i < seats.length; i++) if (seats[i] === seat) return true
    return false
  }

  function advance(s: S, tell: Tell | undefined): void {
    for (let frames = 0; ; frames++) {
      const frame = topFrame(s)
      if (!frame) return
      const { run } = stepOf(frame)
      if (!run) return
      if (frames >= FRAME_LIMIT) throw new RunawayRules(frame.do, frames)
      s.stack.pop()
      run(s, frame, tell)
    }
  }

  /** A reason may name an id that the question lists; the name is then taken from there. */
  function refuse(reason: Reason, question?: () => AskedQuestion): never {
    const nameOf = question && typeof reason.of === 'string' ? namesIn(question(), words) : undefined
    throw new IllegalAnswer(reason, plain(words.reason(reason, nameOf)))
  }

  function begin(s: S, seat: Seat): void {
    s.traces.by = seat
    s.traces.chance = false
    s.traces.learned = false
  }

  /** Answers given together that something else has made impossible are asked for again. */
  function dropImpossible(s: S): void {
    const step = topStep(s)
    if (!step?.together) return
    const frame = topFrame(s)
    for (let seat = 0; seat < s.seats; seat++) {
      const answer = s.pending[seat]
      if (answer !== null && step.refuse(s, seat, frame, answer)) s.pending[seat] = null
    }
  }

  function playMay(s: S, seat: Seat, answer: Answer, tell: Tell | undefined): void {
    // Seats that don't exist are asked nothing, so games need not check for them in `open`.
    if (!Number.isInteger(seat) || seat < 0 || seat >= s.seats) refuse({ code: 'not-asked' })
    const name = answer.may
    const may = typeof name === 'string' && Object.hasOwn(mays, name) ? mays[name] : undefined
    if (!may?.open(s, seat)) refuse({ code: 'not-open' })
    const reason = may.refuse(s, seat, answer)
    if (reason) refuse(reason, () => questionOf(may.ask(s, seat), seat, name as string, false, false))
    const waiting = topFrame(s)
    begin(s, seat)
    s.played++
    may.take(s, seat, answer, tell)
    if (topFrame(s) !== waiting && s.pending.some((other) => other !== null))
      throw new Error(`'${name}' began something while answers to '${waiting.do}' were waiting`)
    advance(s, tell)
    dropImpossible(s)
  }

  function playTogether(s: S, step: OneStep<S>, seat: Seat, answer: Answer, tell: Tell | undefined): void {
    begin(s, seat)
    s.pending[seat] = answer
    const frame = topFrame(s)
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
    advance(s, tell)
  }

  function play(s: S, seat: Seat, answer: Answer, tell?: Tell): void {
    if (typeof answer !== 'object' || answer === null) refuse({ code: 'malformed' })
    const frame = topFrame(s)
    if (!frame) refuse({ code: 'game-over' })
    if (answer.may !== undefined) {
      playMay(s, seat, answer, tell)
      return
    }
    const step = stepOf(frame)
    if (!isAsked(step, s, frame, seat)) refuse({ code: 'not-asked' })
    const reason = step.refuse(s, seat, frame, answer)
    if (reason)
      refuse(reason, () => questionOf(step.ask(s, seat, frame), seat, frame.do, true, step.together))
    if (step.together) {
      playTogether(s, step, seat, answer, tell)
      return
    }
    begin(s, seat)
    s.played++
    s.stack.pop()
    step.take(s, seat, frame, answer, tell)
    advance(s, tell)
  }

  function asked(s: S): readonly Seat[] {
    const step = topStep(s)
    if (!step) return NO_SEATS
    const seats = step.seats(s, topFrame(s))
    return step.together ? seats.filter((seat) => s.pending[seat] === null) : seats
  }

  const decisions = (s: S, viewer: Viewer): Decision[] =>
    questions(s, viewer).map((question) => spokenDecision(words, question))

  function questions(s: S, viewer: Viewer): DecisionData[] {
    const step = topStep(s)
    if (!step) return []
    const list: DecisionData[] = []
    const frame = topFrame(s)
    const { together } = step
    for (const seat of step.seats(s, frame)) {
      const mine = together ? s.pending[seat] : null
      if (seat !== viewer)
        list.push({ seat, step: frame.do, must: true, together, kind: 'elsewhere', done: mine !== null })
      else {
        const asked = questionOf(step.ask(s, seat, frame), seat, frame.do, true, together)
        if (mine) asked.answered = mine
        list.push(asked)
      }
    }
    for (const name of mayNames) addMay(s, viewer, name, mays[name], list)
    return list
  }

  function addMay(s: S, viewer: Viewer, name: string, may: MayStep<S>, list: DecisionData[]): void {
    for (let seat = 0; seat < s.seats; seat++) {
      if (!may.open(s, seat)) continue
      if (seat === viewer) list.push(questionOf(may.ask(s, seat), seat, name, false, false))
      else if (may.seenByAll)
        list.push({ seat, step: name, must: false, together: false, kind: 'elsewhere', done: false })
    }
  }

  /**
   * A question and who is asked it. Written field by field: spreading objects gives each result a hidden
   * class of its own.
   */
  function questionOf(
    question: Question,
    seat: Seat,
    step: string,
    must: boolean,
    together: boolean,
  ): AskedQuestion {
    const decision: Record<string, unknown> = {}
    for (const field in question) decision[field] = question[field as keyof Question]
    decision.seat = seat
    decision.step = step
    decision.must = must
    decision.together = together
    return decision as unknown as AskedQuestion
  }

  function outcome(s: S): Outcome | null {
    if (s.stack.length > 0) return null
    const { tieBreak, ...rest } = def.outcome(s)
    return tieBreak === undefined ? rest : { ...rest, tieBreak: said(tieBreak, words.tieBreak) }
  }

  function setup(given: Partial<OptionsOf<O>>, seats: number, seed: string, tell?: Tell): S {
    const { min, max } = def.seats
    if (!Number.isInteger(seats) || seats < min || seats > max)
      throw new BadSetup(`${def.title} is for ${min} to ${max} seats`)
    if (!isSeed(seed)) throw new BadSetup('a seed is 64 hexadecimal digits')
    const options = readOptions(def.options, given)
    const s = def.setup(emptyKernel(seats, def.places(seats, options), seed), options, def.rules)
    advance(s, tell)
    s.traces.chance = true
    return s
  }

  function answers(s: S, seat: Seat): Answer[] {
    const step = topStep(s)
    if (!step || !isAsked(step, s, topFrame(s), seat)) return []
    return step.answers(s, seat, topFrame(s))
  }

  function extras(s: S, seat: Seat): Answer[] {
    const list: Answer[] = []
    if (s.stack.length === 0) return list
    for (const name of mayNames) if (mays[name].open(s, seat)) list.push(...mays[name].answers(s, seat))
    return list
  }

  function silence(s: S, seat: Seat): Answer | null {
    const step = topStep(s)
    if (!step || !isAsked(step, s, topFrame(s), seat)) return null
    return step.silence(s, seat, topFrame(s))
  }

  function absence(s: S, seat: Seat): Answer | null {
    const step = topStep(s)
    return step && asked(s).includes(seat) ? step.absence(s, seat, topFrame(s)) : null
  }

  const older = new Map<number, Game<S, OptionsOf<O>>>()
  function under(rules: number): Game<S, OptionsOf<O>> | undefined {
    if (rules === def.rules) return game
    if (!Number.isInteger(rules) || rules > def.rules || rules < (def.oldest ?? def.rules)) return undefined
    const known = older.get(rules)
    if (known) return known
    const made = defineGame({ ...def, rules, ...(def.cards && { cards: cardsUnder(def.cards, rules) }) })
    older.set(rules, made)
    return made
  }

  const game: Game<S, OptionsOf<O>> = {
    id: def.id,
    title: def.title,
    rules: def.rules,
    seats: def.seats,
    options: def.options,
    words,
    cards: def.cards ?? [],
    speaking: ({ cards, ...words }) => defineGame({ ...def, words, cards: cardsUnder(cards, def.rules) }),
    speaks: def.words !== undefined,
    endless: def.endless ?? [],
    trials: def.trials ?? [],
    placeNames: (seats, options) => def.places(seats, options).map((p) => p.name),
    numbering: () => {
      const places = def.places(def.seats.max, readOptions(def.options, {}))
      return [
        ...numberLines(
          'place',
          places.map(({ name }) => name),
        ),
        ...(def.numbering?.() ?? []),
      ]
    },
    under,
    setup,
    asked,
    decisions,
    questions,
    answers,
    extras,
    silence,
    together: (s) => topStep(s)?.together === true,
    absence,
    play,
    view: (s, viewer) => makeView(game, s, viewer),
    sample: (view, chance) => makeSample(game, view, chance),
    progress: (s) => said(def.progress?.(s) ?? '', words.progress),
    progressData: (s) => def.progress?.(s) ?? '',
    outcome,
    clone: (s) => def.clone(s),
  }
  return game
}
