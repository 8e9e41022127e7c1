import { setImmediate } from 'node:timers/promises'
import { type Answer, type KernelState, openMatch, type Seat, same } from '@perilune/engine'
import { type Analysis, Refusal } from '@perilune/protocol'
import type { AdviceJob, Advised } from '../../bots/pool.js'
import type { ServerContext } from '../../context.js'
import type { UseLimits } from '../../limits.js'
import { FairQueue, type Owner } from '../../threads/fair-queue.js'
import { hostOf } from '../bots/bot-driver.js'
import type { LiveTable } from '../live-table.js'
import { startedMatch } from '../state/table.js'

const ANALYST = 'hard'
/** The costliest answers are reported, if they cost more than the noise of the search. */
const TOLD = 8
const NOISE = 0.02
/** The most games that may wait for analysis. */
const AT_ONCE = 100
/** Questions are prepared in slices of this many ms: a long game must not block the main thread. */
const SLICE = 8

interface Question {
  move: number
  seat: Seat
  answer: Answer
  job: AdviceJob
}

/** A node silent for this long is gone, and another continues its analyses, in ms. */
const SILENT = 20_000
const ALIVE_EVERY = 5000

/**
 * Analyses finished games, one bot job at a time and only when no table waits. Results and progress are kept
 * in the store, because the next request may reach another node. A game is analysed by the node that has
 * claimed it.
 */
export class Analyses {
  readonly #context: ServerContext
  /** Games that this node has claimed and not finished. */
  readonly #mine = new Map<string, Owner>()
  readonly #beginning = new Map<string, Promise<Analysis>>()
  /** Waiting analyses; addresses take turns. */
  readonly #waiting = new FairQueue<() => Promise<void>>()
  #running = false
  #alive: NodeJS.Timeout | undefined

  readonly #limits: UseLimits | undefined

  constructor(context: ServerContext, limits: UseLimits | undefined) {
    this.#context = context
    this.#limits = limits
  }

  /** The analysis of a game as far as it has come; started if nobody has started it. */
  async of(table: LiveTable, by: Owner): Promise<Analysis> {
    if (!table.over) throw new Refusal('NOT_OVER')
    const { store, now } = this.#context
    // In this order: an analysis finished between the two reads is found by the second.
    const begun = await store.analysing(table.id)
    const found = await store.analysis(table.id)
    if (found) return found
    // A failure is reported once; the next request starts the analysis again.
    if (begun?.analysis.failed) await store.dropAnalysis(table.id)
    const known = begun && (begun.analysis.failed || now() - begun.at < SILENT || this.#mine.has(table.id))
    return known ? begun.analysis : this.#begin(table, by)
  }

  async #begin(table: LiveTable, by: Owner): Promise<Analysis> {
    const beginning = this.#beginning.get(table.id)
    if (beginning) return beginning
    this.#refuseTooMany(by)
    // Counted before the first await, so that simultaneous requests do not all pass.
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
    const { store, node, now } = this.#context
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
    if (this.#running) return
    this.#running = true
    for (let next = this.#waiting.take(); next; next = this.#waiting.take()) await next()
    this.#running = false
  }

  #done(id: string): void {
    this.#mine.delete(id)
    if (this.#mine.size > 0) return
    clearInterval(this.#alive)
    this.#alive = undefined
  }

  #sayAlive(): void {
    const { store, node, now } = this.#context
    // A lost heartbeat is followed by the next.
    store.stillAnalysing({ node, at: now() }).catch(() => {})
  }

  async #look(table: LiveTable, analysis: Analysis, questions: readonly Question[]): Promise<void> {
    const { store, log, node, now } = this.#context
    try {
      await this.#ask(table, analysis, questions)
    } catch (error) {
      // A stopping node leaves the analysis to others.
      if (error instanceof Refusal && error.code === 'STOPPING') return
      log.warn({ err: error }, 'an analysis failed')
      await store.keepAnalysis(table.id, { node, at: now() }, { ...analysis, failed: true }).catch(() => {})
    } finally {
      this.#done(table.id)
    }
  }

  async #ask(table: LiveTable, analysis: Analysis, questions: readonly Question[]): Promise<void> {
    const { bots, store, node, now } = this.#context
    const names = namesAt(table)
    for (const question of questions) {
      const { considered } = await bots.advise(question.job, 'nobody')
      analysis.done++
      weigh(analysis, question, considered)
      const more = analysis.done < analysis.of
      if (more && !(await store.keepAnalysis(table.id, { node, at: now() }, analysis))) return
    }
    // Somebody may have been erased meanwhile: a sentence with their name is not kept.
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

/**
 * Every answer at which there was a choice, of people (of all seats if only bots played), with what the seat
 * saw.
 */
async function questionsOf(table: LiveTable): Promise<Question[]> {
  const { game, meta, seats } = table
  const match = startedMatch(table)
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
