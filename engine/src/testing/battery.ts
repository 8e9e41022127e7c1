import type { Event } from '../contract.js'
import type { Answer } from '../decisions/decision.js'
import { below } from '../kernel/chance.js'
import { takeSnapshot } from '../record.js'
import type { KernelState, Seat } from '../state.js'
import * as laws from './laws/index.js'
import { check, type Run } from './run.js'

/** Playing the whole log again after every row would cost the square of its length. */
const SHORT_LOG = 40
const REPLAY_EVERY = 12

/** Every law about a moment of the game. */
export function checkMoment(run: Run): void {
  const { game, match, chance } = run
  const s = match.state
  check(run, 'stateIsPlainData', () => laws.stateIsPlainData(game, s))
  check(run, 'cloneIsDeep', () => laws.cloneIsDeep(game, s))
  check(run, 'knowledgeIsTrue', () => laws.knowledgeIsTrue(game, s))
  check(run, 'seenPlacesAreSorted', () => laws.seenPlacesAreSorted(game, s))
  check(run, 'cardsAreConserved', () => laws.cardsAreConserved(game, s, run.cards))
  check(run, 'answersAreAccepted', () => laws.answersAreAccepted(game, s, chance))
  check(run, 'offersAreHonest', () => laws.offersAreHonest(game, s, chance))
  check(run, 'nonsenseIsRefused', () => laws.nonsenseIsRefused(game, s, chance))
  check(run, 'hiddenStaysHidden', () => laws.hiddenStaysHidden(game, s, chance))
  check(run, 'samplesFitTheirView', () => laws.samplesFitTheirView(game, s, chance))
  check(run, 'arrivalDoesNotMatter', () => laws.arrivalDoesNotMatter(game, s, chance))
  check(run, 'endingAddsUp', () => laws.endingAddsUp(game, s))
  check(run, 'snapshotsResume', () => laws.snapshotsResume(game, match, run.snapshot))
  run.snapshot = takeSnapshot(game, match)
  const over = game.outcome(s) !== null
  if (over || match.rows.length < SHORT_LOG || below(chance, REPLAY_EVERY) === 0)
    check(run, 'logIsTheGame', () => laws.logIsTheGame(game, match))
}

/** Every law about an answer that has just been given in `before`. */
export function checkMove(run: Run, before: KernelState, seat: Seat, answer: Answer): void {
  const { game, match, chance } = run
  check(run, 'chanceLeavesATrace', () => laws.chanceLeavesATrace(game, before, { seat, answer }, chance))
  check(run, 'undoIsSafe', () => laws.undoIsSafe(game, [before, match], { seat, answer }, chance))
  check(run, 'movesShowOnlyKnowledge', () =>
    laws.movesShowOnlyKnowledge(game, before, { seat, answer }, chance),
  )
}

export function checkEvents(run: Run, events: readonly Event[]): void {
  check(run, 'eventsSpeak', () => laws.eventsSpeak(run.game, run.match.state, events))
}
