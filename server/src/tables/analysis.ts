import { type Answer, type KernelState, openMatch, type Seat, same } from '@perilune/engine'
import { type Analysis, Refusal } from '@perilune/protocol'
import type { AdviceJob, Advised } from '../bots/pool.js'
import type { House } from '../house.js'
import type { LiveTable } from './live.js'

const ANALYST = 'hard'
/** The dearest answers are told, if they cost more than what is lost in the noise. */
const TOLD = 8
const NOISE = 0.02
/** More than this many games that wait to be looked over are refused. */
const AT_ONCE = 10

interface Question {
  move: number
  seat: Seat
  answer: Answer
  job: AdviceJob
}

/** Looks over finished games, one thought at a time and only when no table waits for one. What it found is kept in the store. */
export class Analyses {
  readonly #house: House
  /** Those that are not done yet, and those that failed until somebody was told. */
  readonly #unfinished = new Map<string, Analysis>()
  #last: Promise<void> = Promise.resolve()

  constructor(house: House) {
    this.#house = house
  }

  async of(table: LiveTable): Promise<Analysis> {
    if (!table.over) throw new Refusal('NOT_OVER')
    const known = this.#unfinished.get(table.id)
    if (known?.failed) this.#unfinished.delete(table.id)
    if (known) return known
    const kept = await this.#house.store.analysis(table.id)
    // Somebody else may have asked while the store was looking.
    return kept ?? this.#unfinished.get(table.id) ?? this.#begin(table)
  }

  #begin(table: LiveTable): Analysis {
    const running = [...this.#unfinished.values()].filter(({ failed }) => !failed)
    if (running.length >= AT_ONCE) throw new Refusal('BUSY')
    const questions = questionsOf(table)
    const analysis = { done: 0, of: questions.length, failed: false, dear: [] }
    this.#unfinished.set(table.id, analysis)
    this.#last = this.#last.then(() => this.#look(table, analysis, questions))
    return analysis
  }

  async #look(table: LiveTable, analysis: Analysis, questions: readonly Question[]): Promise<void> {
    const { bots, store, log } = this.#house
    const names = namesAt(table)
    try {
      for (const question of questions) {
        const { considered } = await bots.advise(question.job, 'nobody')
        analysis.done++
        weigh(analysis, question, considered)
      }
      // Somebody may have left for good meanwhile: a sentence with their name is not kept.
      if (same(names, namesAt(table))) await store.putAnalysis(table.id, analysis)
      this.#unfinished.delete(table.id)
    } catch (error) {
      analysis.failed = true
      log.warn({ err: error }, 'an analysis failed')
    }
  }
}

const namesAt = ({ seats }: LiveTable): string[] => seats.map(({ name }) => name)

function weigh(analysis: Analysis, { move, seat, answer }: Question, considered: readonly Advised[]): void {
  const [better] = considered
  const played = considered.find((one) => same(one.answer, answer))
  if (!played || !better) return
  const cost = better.chance - played.chance
  if (cost <= NOISE) return
  analysis.dear.push({ move, seat, played, better, cost })
  analysis.dear.sort((a, b) => b.cost - a.cost)
  analysis.dear.length = Math.min(analysis.dear.length, TOLD)
}

/** Every answer of a person (of anybody, where only bots played) at which there was a choice, with what its seat saw. */
function questionsOf(table: LiveTable): Question[] {
  const { game, meta, seats } = table
  const match = table.playingOrOver()
  const { header, line } = match
  const people = seats.some(({ kind }) => kind === 'person')
  const names = namesAt(table)
  const s: KernelState = openMatch(game, header.options, header.seats, header.seed).state
  const questions: Question[] = []
  for (const [i, { seat, answer }] of line.entries()) {
    const looked = (!people || seats[seat].kind === 'person') && answer.may === undefined
    const answers = looked && game.asked(s).includes(seat) ? game.answers(s, seat) : []
    if (answers.length > 1) {
      const view = game.view(s, seat)
      const job = {
        game: meta.game,
        rules: meta.rules,
        level: ANALYST,
        seat,
        view,
        answers,
        extras: [],
        names,
        given: answer,
      }
      questions.push({ move: i + 1, seat, answer, job })
    }
    game.play(s, seat, answer)
  }
  return questions
}
