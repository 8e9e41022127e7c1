import { type Answer, type KernelState, openMatch, type Seat, same } from '@perilune/engine'
import { type Analysis, Refusal } from '@perilune/protocol'
import type { AdviceJob, Advised } from '../bots/pool.js'
import type { House } from '../house.js'
import type { LiveTable } from './live.js'

const ANALYST = 'hard'
/** The dearest answers are told, if they cost more than what is lost in the noise. */
const TOLD = 8
const NOISE = 0.02
/** So many analyses are kept; more than that at once are refused. */
const KEPT = 50
const AT_ONCE = 10

interface Question {
  move: number
  seat: Seat
  answer: Answer
  job: AdviceJob
}

interface Work {
  analysis: Analysis
  running: boolean
}

/** Looks over finished games, one thought at a time and only when no table waits for one. They are kept until the server stops. */
export class Analyses {
  readonly #house: House
  readonly #works = new Map<string, Work>()
  #last: Promise<void> = Promise.resolve()

  constructor(house: House) {
    this.#house = house
  }

  of(table: LiveTable): Analysis {
    if (!table.over) throw new Refusal('NOT_OVER')
    const known = this.#works.get(table.id)
    if (known && !known.analysis.failed) return known.analysis
    const running = [...this.#works.values()].filter((work) => work.running)
    if (running.length >= AT_ONCE) throw new Refusal('BUSY')
    const questions = questionsOf(table)
    const work: Work = { analysis: { done: 0, of: questions.length, failed: false, dear: [] }, running: true }
    this.#works.set(table.id, work)
    for (const [id, { running }] of this.#works)
      if (this.#works.size > KEPT && !running) this.#works.delete(id)
    this.#last = this.#last.then(() => this.#look(work, questions))
    return work.analysis
  }

  async #look(work: Work, questions: readonly Question[]): Promise<void> {
    const { analysis } = work
    try {
      for (const question of questions) {
        const { considered } = await this.#house.bots.advise(question.job, 'nobody')
        analysis.done++
        weigh(analysis, question, considered)
      }
    } catch (error) {
      analysis.failed = true
      this.#house.log.warn({ err: error }, 'an analysis failed')
    }
    work.running = false
  }
}

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
  const names = seats.map(({ name }) => name)
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
