import {
  addRow,
  BadSetup,
  type Decision,
  type Event,
  type Game,
  IllegalAnswer,
  isOver,
  type Row,
  RunawayRules,
  type Seat,
  type Viewer,
} from '@perilune/engine'
import { type ChatLine, type EventView, Refusal } from '@perilune/protocol'
import type { House } from '../house.js'
import { newId } from '../ports/ids.js'
import { type Append, type GameRow, type SeatRow, StoreAway, type StoredRow } from '../store/port.js'
import { Asking } from './asking.js'
import { Audience } from './audience.js'
import { afterAct, afterAnswer, afterUndo, type Clock, due } from './clock.js'
import { type Control, controlsOf } from './control.js'
import { type Happened, History } from './history.js'
import type { Added, News } from './news.js'
import { type AnyMatch, forkMatch, openFromLog, SNAPSHOT_EVERY, snapshotOf } from './opening.js'
import type { Whole } from './sight.js'
import { NOTHING_STANDS, type Standing } from './standing.js'
import { KEYS, TakenKeys } from './taken-keys.js'
import { tableEvent } from './words.js'

export interface Sent {
  key?: string | undefined
  /** How long the sender's line takes, in ms. */
  lag?: number | undefined
}

export interface Taken {
  seq: number
  again: boolean
}

const NOTHING: readonly Happened[] = []
const NOBODY: readonly Seat[] = []

/** A table in memory: a cache of its log, thrown away at will. Everything that changes it goes through its queue. */
export class LiveTable {
  seats: readonly SeatRow[] = []
  holders: readonly { seat: Seat; player: string }[] = []
  match: AnyMatch | null = null
  /** How many rows and how many standing answers the match has. */
  seq = 0
  moves = 0
  controls: Control[] = []
  clock: Clock | null = null
  standing: Standing = NOTHING_STANDS
  standingVersion = 0
  lastUse: number
  /** When somebody asked for the table; moves of bots do not count. */
  lastLook: number
  readonly audience: Audience
  readonly history: History
  /** Called after every change that others may have to react to: bots, clocks. */
  onChange: (table: LiveTable) => void = () => {}
  /** Called with the seats that a row of this node has asked and that were not asked before it. */
  onAsked: (seats: readonly Seat[]) => void = () => {}
  /** Called with the seats that a proposal made at this node asks. */
  onProposed: (seats: readonly Seat[]) => void = () => {}
  #asking: Asking
  #keys = new TakenKeys()
  /** What was asked for and is not done yet; the last of it. */
  #undone = 0
  #queue: Promise<unknown> = Promise.resolve()
  readonly #topic: string
  #untold: Happened[] = []

  constructor(
    readonly house: House,
    public game: Game,
    public meta: GameRow,
  ) {
    this.lastUse = house.now()
    this.lastLook = this.lastUse
    this.#topic = `table:${meta.id}`
    this.#asking = new Asking(game)
    this.audience = new Audience(this)
    this.history = new History(this)
  }

  get id(): string {
    return this.meta.id
  }

  get over(): boolean {
    return this.match !== null && isOver(this.match)
  }

  /** The match, or a refusal that says why there is none. */
  playing(): AnyMatch {
    if (!this.match) throw new Refusal('NOT_STARTED')
    if (isOver(this.match)) throw new Refusal('GAME_OVER')
    return this.match
  }

  playingOrOver(): AnyMatch {
    if (!this.match) throw new Refusal('NOT_STARTED')
    return this.match
  }

  whole(): Whole {
    const { game, meta, seats, controls, match, seq, moves, clock, standing, house } = this
    return {
      game,
      meta,
      seats,
      controls,
      match,
      seq,
      moves,
      clock,
      standing,
      here: this.audience.here(),
      standIn: house.standIn,
      now: house.now(),
      decisions: this.decisionsOf,
    }
  }

  /** For every seat, the moment at which what it is asked last changed: an answer that has seen it is not stale. */
  get decided(): readonly number[] {
    return this.#asking.since
  }

  decisionsOf = (viewer: Viewer): Decision[] => (this.match ? this.#asking.of(this.match, viewer) : [])

  name = (seat: Seat): string => this.seats[seat]?.name || `seat ${seat + 1}`

  /** May this player see and act through this seat? The only question that opens a seat. */
  holds(player: string | null, seat: Seat): boolean {
    if (player === null) return false
    const row = this.seats[seat]
    if (row?.kind !== 'person') return false
    return row.player === player || this.holders.some((h) => h.seat === seat && h.player === player)
  }

  /** Somebody may have sat down at another node a moment ago: who seems to have no right to look is looked up before it is said. */
  async makeSure(player: string | null, seat?: Seat): Promise<void> {
    if (this.house.alone || player === null) return
    const known = seat === undefined ? this.seatsHeldBy(player).length > 0 : this.holds(player, seat)
    if (!known) await this.run(() => this.catchUp())
  }

  seatsHeldBy(player: string | null): Seat[] {
    return this.seats.flatMap((s) => (this.holds(player, s.seat) ? [s.seat] : []))
  }

  /** One thing at a time for every table. */
  run<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#undone++ === 0 ? work() : this.#queue.then(work)
    this.#queue = next.then(this.#done, this.#done)
    return next
  }

  #done = (): void => {
    this.#undone--
  }

  /** Reads everything anew from the store. */
  async load(): Promise<void> {
    const { store } = this.house
    const known = this.match ? this.seq : -1
    // Before the seats: of those that are younger than the count of their changes nothing is missed.
    const meta = await store.game(this.id)
    const [seats, holders, rows, clock, standing] = await Promise.all([
      store.seats(this.id),
      store.holders(this.id),
      store.log(this.id),
      store.clock(this.id),
      store.standing(this.id),
    ])
    if (!meta) throw new Refusal('NO_SUCH_TABLE')
    // It has started between the two looks, and seats may have moved up meanwhile.
    if (rows && meta.state === 'open') return this.load()
    // All of it is read before any of it is taken: the store may be gone in the middle, and half of it would pass for the whole.
    const keys = rows ? await store.keys(this.id, rows.length - KEYS) : []
    await this.#takeRules(meta)
    const match = rows && (await openFromLog(store, this.game, meta, seats.length, rows))
    Object.assign(this, { meta: rows ? meta : { ...meta, rules: this.game.rules }, seats, holders })
    this.clock = (clock?.data as Clock | undefined) ?? null
    this.#setStanding(standing)
    if (!match) return
    this.#take(match)
    this.controls = controlsOf(seats, match.rows)
    this.#keys = new TakenKeys()
    // Not those of rows that came after the log was read.
    for (const { key, seq } of keys) if (key && seq <= this.seq) this.#keys.add(key, seq)
    this.#asking.note(match, seats, this.seq)
    this.history.forget()
    // Those who watch were told what happened up to here; what came after is told with the next word to them.
    if (this.audience.size > 0 && (known < 0 || known < this.seq)) this.#untold = this.history.entries(known)
  }

  /** A node of another release may have begun the game under other rules than this one would have. */
  async #takeRules({ game, rules, state }: GameRow): Promise<void> {
    if (state === 'open' || rules === this.game.rules) return
    const version = await this.house.versionOf(game, rules)
    if (!version) throw new Refusal(this.house.alone ? 'RULES_GONE' : 'OTHER_RULES', { rules })
    this.game = version
    this.#asking = new Asking(version)
  }

  /** Makes sure that this node is not behind a moment that another has shown already. */
  async reach(seq: number): Promise<void> {
    if (seq > this.seq) await this.run(() => this.catchUp())
  }

  /** What other nodes have done: rows they have added and, unless it is known that there is nothing else, seats and agreements. */
  async catchUp(rowsAlone = false): Promise<void> {
    if (this.match) await this.#readRows()
    if (this.match && rowsAlone) return
    const { store } = this.house
    // Before the start there is no log yet.
    if (!this.match) await this.load()
    else {
      const meta = await store.game(this.id)
      const [seats, holders, standing, clock] = await Promise.all([
        store.seats(this.id),
        store.holders(this.id),
        store.standing(this.id),
        this.clock && store.clock(this.id),
      ])
      if (meta) this.meta = { ...meta, state: this.over ? 'over' : meta.state }
      Object.assign(this, { seats, holders })
      // A pause stops it without a row.
      if (clock) this.clock = clock.data as Clock
      this.#setStanding(standing)
    }
    this.audience.recheck()
    this.audience.publish()
    this.onChange(this)
  }

  /** Another node has added a row. Where it is the very next one, nobody has to be asked for it: a place in the log is given once. */
  async follow({ row, clock }: Added): Promise<void> {
    if (!this.match || row.seq > this.seq + 1) await this.catchUp(true)
    else if (row.seq === this.seq + 1) this.#replay(this.match, row, clock)
  }

  async #readRows(): Promise<void> {
    const { store } = this.house
    const rows = await store.rows(this.id, this.seq)
    // Read before anything is played: the store may be gone in the middle of it.
    const clock = rows.length > 0 && this.clock ? await store.clock(this.id) : undefined
    for (const row of rows)
      this.#replay(this.match as AnyMatch, row, (clock?.data as Clock | undefined) ?? this.clock)
  }

  /** Plays a row that is in the log already. */
  #replay(before: AnyMatch, stored: StoredRow, clock: Clock | null): void {
    const { fork } = forkMatch(this.game, before)
    const events: Event[] = []
    addRow(this.game, fork, stored.row as Row, (event) => void events.push(event), before.state)
    this.#accept(fork, stored, events, clock)
  }

  /** Replaces what stands beside the log, with the clock that belongs to it where it has one; runs inside the queue. */
  async stand(standing: Standing, clock?: Clock): Promise<void> {
    const done = await this.house.store.putStanding(this.id, standing, this.standingVersion, {
      clock: clock && { due: due(this.meta.time, clock), data: clock, seq: this.seq },
      due: standing.proposal?.until ?? null,
    })
    if (clock && done) this.clock = clock
    this.#setStanding(
      done ? { version: this.standingVersion + 1, data: standing } : await this.house.store.standing(this.id),
    )
    this.changed()
    if (!done) throw new Refusal('STALE', { seen: this.seq, now: this.seq })
  }

  #setStanding({ version, data }: { version: number; data: unknown }): void {
    this.standing = (data as Standing | null) ?? NOTHING_STANDS
    this.standingVersion = version
  }

  /** Something beside the log has changed: who sits where, who is there, what is proposed. */
  changed(): void {
    this.audience.publish()
    this.house.bus.publish(this.#topic, { node: this.house.node } satisfies News)
    this.onChange(this)
  }

  /** Somebody came or went: the others are told. */
  presenceChanged(): void {
    this.audience.publish()
    this.tellPresence()
  }

  tellPresence(): void {
    const { audience, house } = this
    const news: News = { node: house.node, here: audience.seatsWatching(), polled: audience.seatsPolling() }
    this.house.bus.publish(this.#topic, news)
  }

  /** Adds the row that `propose` makes from what is true now; it is asked again if another node was first. */
  append(sent: Sent, propose: () => Row): Promise<Taken> {
    return this.run(() => this.appendNow(sent, propose))
  }

  /** The same for those who are in the queue already. */
  async appendNow(sent: Sent, propose: () => Row): Promise<Taken> {
    const { store, metrics, now } = this.house
    // One of its own for every row: what is written twice because the database was silent is known by it.
    const key = sent.key ?? newId()
    for (;;) {
      const taken = this.#keys.seqOf(key)
      if (taken !== undefined) return { seq: taken, again: true }
      const row = propose()
      const { fork, back } = forkMatch(this.game, this.playing())
      const events: Event[] = []
      try {
        this.#play(fork, row, events, this.playing())
      } catch (error) {
        back()
        throw error
      }
      const at = now()
      this.lastUse = at
      const controls = 'act' in row ? controlsOf(this.seats, fork.rows) : this.controls
      const asked = isOver(fork) ? [] : this.game.asked(fork.state)
      const stored: StoredRow = {
        seq: fork.rows.length,
        row,
        key,
        at,
        asked: [...asked],
        bot: asked.some((seat) => controls[seat] !== 'person'),
        progress: this.game.progress(fork.state),
      }
      const people = this.clock ? asked.filter((seat) => controls[seat] === 'person') : NOBODY
      const clock = this.#clockAfter(row, people, at, sent.lag ?? 0)
      const append: Append = { game: this.id, row: stored }
      if (clock) append.clock = { due: due(this.meta.time, clock), data: clock }
      if (isOver(fork)) append.ends = true
      if (stored.seq % SNAPSHOT_EVERY === 0)
        append.snapshot = { rules: this.game.rules, data: snapshotOf(this.game, fork) }
      const begun = performance.now()
      let won: boolean
      try {
        won = await store.append(append)
      } catch (error) {
        back()
        this.house.storeHealth.failed(error)
        throw new Refusal(error instanceof StoreAway ? 'STORE_UNSURE' : 'STORE_FAILED')
      }
      this.house.storeHealth.worked()
      metrics.commit.observe((performance.now() - begun) / 1000)
      if (won) {
        metrics.countRow('act' in row ? row.act : 'answer' in row ? 'answer' : 'undo')
        const before = this.#asked()
        this.#accept(fork, stored, events, clock)
        this.onAsked(asked.filter((seat) => !before.includes(seat)))
        const news: News = { node: this.house.node, added: { row: stored, clock } }
        this.house.bus.publish(this.#topic, news)
        return { seq: this.seq, again: false }
      }
      back()
      metrics.conflicts.inc()
      await this.catchUp(true)
    }
  }

  #asked(): readonly Seat[] {
    return this.match && !isOver(this.match) ? this.game.asked(this.match.state) : []
  }

  #play(fork: AnyMatch, row: Row, events: Event[], before: AnyMatch): void {
    try {
      addRow(this.game, fork, row, (event) => void events.push(event), before.state)
    } catch (error) {
      if (error instanceof IllegalAnswer)
        throw new Refusal('ILLEGAL', { because: error.message }, error.reason)
      if (error instanceof BadSetup) throw new Refusal('ILLEGAL', { because: error.message }, { code: 'row' })
      this.house.log.error({ table: this.id, seq: this.seq, row, err: error }, 'the rules broke')
      throw new Refusal(error instanceof RunawayRules ? 'RULES_BROKE' : 'BROKEN')
    }
  }

  #clockAfter(row: Row, asked: readonly Seat[], at: number, lag: number): Clock | null {
    if (!this.clock) return null
    if ('answer' in row) return afterAnswer(this.meta.time, this.clock, row.seat, asked, at, lag)
    return 'undo' in row ? afterUndo(this.clock, row.seat, asked, at) : afterAct(this.clock, asked, at)
  }

  #take(match: AnyMatch): void {
    this.match = match
    this.seq = match.rows.length
    this.moves = match.line.length
  }

  /** The row is on the disk: from now on it is true, and everybody is told. */
  #accept(fork: AnyMatch, stored: StoredRow, events: Event[], clock: Clock | null): void {
    const row = stored.row as Row
    this.#take(fork)
    this.clock = clock
    if (isOver(fork)) this.meta = { ...this.meta, state: 'over' }
    if ('act' in row) this.controls = controlsOf(this.seats, fork.rows)
    if (stored.key) this.#keys.add(stored.key, stored.seq)
    this.#asking.note(fork, this.seats, this.seq)
    const tableSays = tableEvent(row)
    if (tableSays) events.push(tableSays)
    this.history.add(stored.seq, events)
    if (events.length > 0) this.#untold.push({ seq: stored.seq, events })
    this.audience.publish()
    this.onChange(this)
  }

  /** Lines of chat go out beside the sights. */
  said(line: ChatLine): void {
    this.audience.chat(line)
    const news: News = { node: this.house.node, line }
    this.house.bus.publish(this.#topic, news)
  }

  /** What happened since the last word to those who watch. */
  takeUntold(): readonly Happened[] {
    if (this.#untold.length === 0) return NOTHING
    const untold = this.#untold
    this.#untold = []
    return untold
  }

  newsFrom(happened: readonly Happened[], viewer: Viewer): EventView[] {
    return happened.flatMap(({ seq, events }) => this.history.tell(seq, events, viewer))
  }
}
