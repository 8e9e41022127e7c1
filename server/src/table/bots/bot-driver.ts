import { type Answer, newChance, newSeed, pickWith, type Seat } from '@perilune/engine'
import { Refusal } from '@perilune/protocol'
import type { BotJob } from '../../bots/pool.js'
import { StoreAway } from '../../store/port.js'
import type { LiveTable } from '../live-table.js'
import { append } from '../log/append.js'
import { seatsUnder } from '../state/seat-control.js'
import { matchInPlay } from '../state/table.js'
import { isForcedForAll } from './public-choice.js'

/** After this many failures in a row a random answer is played: a failing bot must not stop the table. */
const PATIENCE = 3
const SECOND = 1000

/** A table of bots alone rests after this long without a viewer, in ms. */
const RESTS_AFTER = 60_000

function isResting({ seats, broadcast, lastLook, context }: LiveTable): boolean {
  if (broadcast.size > 0 || seats.some(({ kind }) => kind === 'person')) return false
  return context.now() - lastLook > RESTS_AFTER
}

/** The table's host, for the queue of bot jobs. */
export function hostOf({ meta, context }: LiveTable): Pick<BotJob, 'host' | 'hostAddress'> {
  const hostAddress = context.hosted.addressOf(meta.host)
  return { host: meta.host, ...(hostAddress !== undefined && { hostAddress }) }
}

/** Asks for bot answers when it is a bot's turn, and plays them. */
export class BotDriver {
  readonly #table: LiveTable
  readonly #thinking = new Map<Seat, number>()
  readonly #failed = new Map<Seat, number>()
  #timers = new Set<NodeJS.Timeout>()

  constructor(table: LiveTable) {
    this.#table = table
  }

  get busy(): boolean {
    return this.#thinking.size > 0 || this.#timers.size > 0
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers.clear()
  }

  wake(): void {
    const { match, over, agreements, game, controls, decisions } = this.#table
    const decided = decisions.since
    if (!controls.includes('bot') || !match || over || agreements.paused || isResting(this.#table)) return
    const asked = game.asked(match.state)
    for (const seat of seatsUnder(controls, 'bot')) {
      if (this.#thinking.get(seat) === decided[seat]) continue
      if (!asked.includes(seat) && game.extras(match.state, seat).length === 0) continue
      this.#thinking.set(seat, decided[seat])
      void this.#think(seat, decided[seat])
    }
  }

  async #think(seat: Seat, decided: number): Promise<void> {
    const table = this.#table
    try {
      const { botPace } = table.context
      if (botPace > 0 && !this.#isForced(seat)) await this.#pause(botPace)
      const answer = await this.#ask(seat)
      // A bot without an optional action is not asked again until its decisions change.
      if (answer) await append(table, {}, () => this.#row(seat, answer, decided))
      else return
      this.#failed.delete(seat)
    } catch (error) {
      await this.#fail(seat, error)
    }
    if (this.#thinking.get(seat) === decided) this.#thinking.delete(seat)
    this.wake()
  }

  #isForced(seat: Seat): boolean {
    return isForcedForAll(this.#table.game, matchInPlay(this.#table).state, seat)
  }

  #ask(seat: Seat): Promise<Answer | undefined> | Answer | undefined {
    const { game, meta, context, seats } = this.#table
    const { state } = matchInPlay(this.#table)
    const answers = game.asked(state).includes(seat) ? game.answers(state, seat) : []
    if ((this.#failed.get(seat) ?? 0) >= PATIENCE)
      return answers.length ? pickWith(newChance(newSeed()), answers) : undefined
    const level = seats[seat].kind === 'bot' ? (seats[seat].level ?? context.standIn) : context.standIn
    const extras = game.extras(state, seat)
    if (answers.length === 0 && extras.length === 0) return
    // Nothing to think about: no thread is asked.
    if (answers.length === 1 && extras.length === 0) return answers[0]
    const id = `${meta.id}-${this.#table.seq}-${seat}`
    return context.bots.think({
      id,
      ...hostOf(this.#table),
      game: meta.game,
      rules: game.rules,
      level,
      seat,
      view: game.view(state, seat),
      answers,
      extras,
    })
  }

  #row(seat: Seat, answer: Answer, decided: number) {
    const { controls, agreements, seq } = this.#table
    if (this.#table.decisions.since[seat] !== decided) throw new Refusal('STALE', { seen: decided, now: seq })
    if (controls[seat] !== 'bot') throw new Refusal('PERSON_PLAYS')
    if (agreements.paused) throw new Refusal('PAUSED')
    return { seat, answer }
  }

  async #fail(seat: Seat, error: unknown): Promise<void> {
    const code = error instanceof Refusal ? error.code : 'BROKEN'
    if (
      code === 'STALE' ||
      code === 'PAUSED' ||
      code === 'PERSON_PLAYS' ||
      code === 'GAME_OVER' ||
      code === 'STOPPING'
    )
      return
    const { context, id } = this.#table
    const away = error instanceof StoreAway || code === 'STORE_FAILED' || code === 'STORE_UNSURE'
    if (!away && code !== 'BUSY') {
      this.#failed.set(seat, (this.#failed.get(seat) ?? 0) + 1)
      context.log.warn({ table: id, seat, err: error }, 'a bot failed')
    }
    await this.#pause(SECOND)
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#timers.delete(timer)
        resolve()
      }, ms)
      this.#timers.add(timer)
      timer.unref()
    })
  }
}
