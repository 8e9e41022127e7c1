import { setImmediate } from 'node:timers/promises'
import { type Answer, type KernelState, openMatch, type Seat, same } from '@perilune/engine'
import { type Analysis, Refusal } from '@perilune/protocol'
import type { AdviceJob, Advised } from '../bots/pool.js'
import type { House } from '../house.js'
import type { UseLimits } from '../limits.js'
import { FairQueue, type Owner } from '../threads/fair-queue.js'
import { hostOf } from './driver.js'
import type { LiveTable } from './live.js'

const ANALYST = 'hard'
/** The dearest answers are told, if they cost more than what is lost in the noise. */
const TOLD = 8
const NOISE = 0.02
/** More than this many games that wait to be looked over are refused. */
const AT_ONCE = 100
/** Questions are made in slices of so many ms: a long game must not hold up the main thread. */
const SLICE = 8

interface Question {
  move: number
  seat: Seat
  answer: Answer
  job: AdviceJob
}

/** A node that has not said for so long that it looks a game over has gone: another goes on, in ms. */
const SILENT = 20_000
const ALIVE_EVERY = 5000

/**
 * Looks over finished games, one thought at a time and only when no table waits for one. What it found is kept in the store; so
 * is how far it is, for whoever asks the next time may ask another node. A game is looked over by the node that has taken it.
 */
export class Analyses {
  readonly #house: House
  /** What this node has taken and is not done with. */
  readonly #mine = new Map<string, Owner>()
  readonly #beginning = new Map<string, Promise<Analysis>>()
  /** Those that wait for their turn; one address after the other. */
  readonly #waiting = new FairQueue<() => Promise<void>>()
  #looking = false
  #alive: NodeJS.Timeout | undefined

  readonly #limits: UseLimits | undefined

  constructor(house: House, limits: UseLimits | undefined) {
    this.#house = house
    this.#limits = limits
  }

  /** The analysis of a game, as far as it is; begun for who asks if nobody has begun it. */
  async of(table: LiveTable, by: Owner): Promise<Analysis> {
    if (!table.over) throw new Refusal('NOT_OVER')
    const { store, now } = this.#house
    // In this order: what is done between the two looks is found by the second.
    const begun = await store.analysing(table.id)
    const found = await store.analysis(table.id)
    if (found) return found
    // It is told once that it failed; who asks again has it begun anew.
    if (begun?.analysis.failed) await store.dropAnalysis(table.id)
    const known = begun && (begun.analysis.failed || now() - begun.at < SILENT || this.#mine.has(table.id))
    return known ? begun.analysis : this.#begin(table, by)
  }

  async #begin(table: LiveTable, by: Owner): Promise<Analysis> {
    const beginning = this.#beginning.get(table.id)
    if (beginning) return beginning
    this.#refuseTooMany(by)
    // Counted before anything is waited for, so that many at once are not all let through.
    this.#mine.set(table.id, by)
    const begun = this.#take(table, by)
    this.#beginning.set(table.id, begun)
    try {
      return await begun
    } catch (error) {
      this.#done(table.id)
      throw error
    } finally {
      this.#beginning.delete(table.id)
    }
  }

  #refuseTooMany({ group, owner }: Owner): void {
    if (this.#mine.size >= AT_ONCE) throw new Refusal('BUSY')
    if (!this.#limits) return
    const all = [...this.#mine.values()]
    const { analyses, playerAnalyses } = this.#limits
    if (
      all.filter((other) => other.owner === owner).length >= playerAnalyses ||
      all.filter((other) => other.group === group).length >= analyses
    )
      throw new Refusal('TOO_MANY_ANALYSES')
  }

  async #take(table: LiveTable, by: Owner): Promise<Analysis> {
    const { store, node, now } = this.#house
    const questions = await questionsOf(table)
    const fresh: Analysis = { done: 0, of: questions.length, failed: false, dear: [] }
    const taken = await store.takeAnalysis(table.id, { node, at: now(), silentSince: now() - SILENT }, fresh)
    if (!taken) {
      this.#done(table.id)
      return (await store.analysing(table.id))?.analysis ?? fresh
    }
    this.#alive ??= setInterval(() => this.#sayAlive(), ALIVE_EVERY).unref()
    this.#waiting.add(() => this.#look(table, taken, questions.slice(taken.done)), 0, by)
    void this.#lookOn()
    return { ...taken }
  }

  /** Looks over what waits, one game after the other. */
  async #lookOn(): Promise<void> {
    if (this.#looking) return
    this.#looking = true
    for (let next = this.#waiting.take(); next; next = this.#waiting.take()) await next()
    this.#looking = false
  }

  #done(id: string): void {
    this.#mine.delete(id)
    if (this.#mine.size > 0) return
    clearInterval(this.#alive)
    this.#alive = undefined
  }

  #sayAlive(): void {
    const { store, node, now } = this.#house
    // A word that is lost is followed by the next.
    store.stillAnalysing({ node, at: now() }).catch(() => {})
  }

  async #look(table: LiveTable, analysis: Analysis, questions: readonly Question[]): Promise<void> {
    const { store, log, node, now } = this.#house
    try {
      await this.#ask(table, analysis, questions)
    } catch (error) {
      // Who stops leaves it to the others, as it is.
      if (error instanceof Refusal && error.code === 'STOPPING') return
      log.warn({ err: error }, 'an analysis failed')
      await store.keepAnalysis(table.id, { node, at: now() }, { ...analysis, failed: true }).catch(() => {})
    } finally {
      this.#done(table.id)
    }
  }

  async #ask(table: LiveTable, analysis: Analysis, questions: readonly Question[]): Promise<void> {
    const { bots, store, node, now } = this.#house
    const names = namesAt(table)
    for (const question of questions) {
      const { considered } = await bots.advise(question.job, 'nobody')
      analysis.done++
      weigh(analysis, question, considered)
      const more = analysis.done < analysis.of
      if (more && !(await store.keepAnalysis(table.id, { node, at: now() }, analysis))) return
    }
    // Somebody may have left for good meanwhile: a sentence with their name is not kept.
    if (same(names, namesAt(table))) await store.finishAnalysis(table.id, node, analysis)
    else await store.dropAnalysis(table.id)
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
async function questionsOf(table: LiveTable): Promise<Question[]> {
  const { game, meta, seats } = table
  const match = table.playingOrOver()
  const { header, line } = match
  const people = seats.some(({ kind }) => kind === 'person')
  const names = namesAt(table)
  const s: KernelState = openMatch(game, header.options, header.seats, header.seed).state
  const questions: Question[] = []
  let begun = performance.now()
  for (const [i, { seat, answer }] of line.entries()) {
    if (performance.now() - begun > SLICE) {
      await setImmediate()
      begun = performance.now()
    }
    const looked = (!people || seats[seat].kind === 'person') && answer.may === undefined
    const answers = looked && game.asked(s).includes(seat) ? game.answers(s, seat) : []
    if (answers.length > 1) {
      const view = game.view(s, seat)
      const job = {
        ...hostOf(table),
        game: meta.game,
        rules: meta.rules,
        level: ANALYST,
        seat,
        view,
        answers,
        extras: [],
        names,
      }
      questions.push({ move: i + 1, seat, answer, job })
    }
    game.play(s, seat, answer)
  }
  return questions
}
