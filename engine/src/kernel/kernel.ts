import type {
  CardFacts,
  Game,
  GameDefinition,
  Outcome,
  PlaceSpec,
  SaidOutcome,
  SpokenWords,
  Tell,
  Words,
} from '../contract.js'
import { BadSetup } from '../errors.js'
import { numberLines } from '../numbering.js'
import { type OptionsOf, type OptionsSchema, readOptions, spokenOptions } from '../options.js'
import { CODES } from '../sentences/codes-as-words.js'
import { plain, type Said, type Sentence } from '../sentences/said.js'
import type { Frame, KernelState } from '../state.js'
import { isSeed, newChance } from './chance.js'
import { mergeSorted, sortedCopy, zeroes } from './lists.js'
import { StepRunner } from './step-runner.js'
import { makeSample, makeView } from './view.js'

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

function spokenOutcome(data: SaidOutcome | null, words: Words): Outcome | null {
  if (!data) return null
  const { tieBreak, ...rest } = data
  return tieBreak === undefined ? rest : { ...rest, tieBreak: said(tieBreak, words.tieBreak) }
}

/** The same definition under older rules, each made once. */
function olderRules<S extends KernelState, F extends Frame, O extends OptionsSchema>(
  def: GameDefinition<S, F, O>,
) {
  const made = new Map<number, Game<S, OptionsOf<O>>>()
  return (rules: number): Game<S, OptionsOf<O>> | undefined => {
    if (!Number.isInteger(rules) || rules > def.rules || rules < (def.oldest ?? def.rules)) return undefined
    const known = made.get(rules)
    if (known) return known
    const game = defineGame({ ...def, rules, ...(def.cards && { cards: cardsUnder(def.cards, rules) }) })
    made.set(rules, game)
    return game
  }
}

function numberingOf<S extends KernelState, F extends Frame, O extends OptionsSchema>(
  def: GameDefinition<S, F, O>,
): readonly string[] {
  const places = def.places(def.seats.max, readOptions(def.options, {})).map(({ name }) => name)
  return [...numberLines('place', places), ...(def.numbering?.() ?? [])]
}

/** The same definition with a language. */
const inLanguage = <S extends KernelState, F extends Frame, O extends OptionsSchema>(
  def: GameDefinition<S, F, O>,
  { cards, options, ...words }: SpokenWords,
): GameDefinition<S, F, O> => ({
  ...def,
  words,
  cards: cardsUnder(cards, def.rules),
  options: { ...def.options, ...spokenOptions(def.options, options) },
})

export function defineGame<S extends KernelState, F extends Frame, O extends OptionsSchema>(
  def: GameDefinition<S, F, O>,
): Game<S, OptionsOf<O>> {
  const { words = CODES } = def
  const runner = new StepRunner<S>(def.steps, def.mays ?? {}, words)
  const older = olderRules(def)

  function setup(given: Partial<OptionsOf<O>>, seats: number, seed: string, tell?: Tell): S {
    const { min, max } = def.seats
    if (!Number.isInteger(seats) || seats < min || seats > max)
      throw new BadSetup(`${def.title} is for ${min} to ${max} seats`)
    if (!isSeed(seed)) throw new BadSetup('a seed is 64 hexadecimal digits')
    const options = readOptions(def.options, given)
    const s = def.setup(emptyKernel(seats, def.places(seats, options), seed), options, def.rules)
    runner.advance(s, tell)
    s.traces.chance = true
    return s
  }

  const outcomeData = (s: S): SaidOutcome | null => (s.stack.length > 0 ? null : def.outcome(s))

  const game: Game<S, OptionsOf<O>> = {
    id: def.id,
    title: def.title,
    rules: def.rules,
    seats: def.seats,
    options: spokenOptions(def.options),
    words,
    cards: def.cards ?? [],
    speaking: (words) => defineGame(inLanguage(def, words)),
    speaks: def.words !== undefined,
    endless: def.endless ?? [],
    trials: def.trials ?? [],
    placeNames: (seats, options) => def.places(seats, options).map((p) => p.name),
    numbering: () => numberingOf(def),
    under: (rules) => (rules === def.rules ? game : older(rules)),
    setup,
    asked: (s) => runner.asked(s),
    decisions: (s, viewer) => runner.decisions(s, viewer),
    questions: (s, viewer) => runner.questions(s, viewer),
    answers: (s, seat) => runner.answers(s, seat),
    extras: (s, seat) => runner.extras(s, seat),
    silence: (s, seat) => runner.silence(s, seat),
    together: (s) => runner.together(s),
    absence: (s, seat) => runner.absence(s, seat),
    play: (s, seat, answer, tell) => runner.play(s, seat, answer, tell),
    view: (s, viewer) => makeView(game, s, viewer),
    sample: (view, chance) => makeSample(game, view, chance),
    progress: (s) => said(def.progress?.(s) ?? '', words.progress),
    progressData: (s) => def.progress?.(s) ?? '',
    outcome: (s) => spokenOutcome(outcomeData(s), words),
    outcomeData,
    clone: (s) => def.clone(s),
  }
  return game
}
