import { type Event, type Seat, same, type Viewer } from '@perilune/engine'
import type { ChatLine, EventView, LeftCode, TableView } from '@perilune/protocol'
import { tableWords } from '@perilune/protocol/words/en'
import { ToldChatLines } from '../chat/told-chat-lines.js'
import type { Presence } from '../presence/presence.js'
import type { Form } from '../views/form.js'
import type { Happened } from '../views/table-events.js'
import {
  joinViews,
  type OpenGamePart,
  openPartOf,
  type SeatView,
  type SharedView,
  seatViewOf,
  sharedViewOf,
  type TableState,
  viewOf,
} from '../views/table-view.js'
import { ViewChanges } from '../views/view-changes.js'

/** A client that watches a table, for one seat or as a spectator. */
export interface Watcher {
  readonly viewer: Viewer
  /** The form in which it gets decisions and events. */
  readonly form: Form
  readonly player: string | null
  send(text: string): void
  hears(player: string): boolean
}

/** Viewer and form of a watcher. */
type Eyes = Pick<Watcher, 'viewer' | 'form'>

/** Watchers with the same viewer and form, and what they were sent last. */
interface Group extends Eyes {
  readonly watchers: Set<Watcher>
  shown: SeatView
}

const keyOf = ({ viewer, form }: Eyes): string => `${viewer}:${form}`

/** What a broadcast is made from. */
export interface BroadcastSource {
  readonly id: string
  state(): TableState
  /** May this player watch for this seat? */
  holds(player: string | null, seat: Seat): boolean
  /** What a viewer may read of what happened. */
  eventsFor(happened: readonly Happened[], eyes: Eyes): EventView[]
}

const NOTHING: readonly Happened[] = []

/** Who watches a table, and what each viewer was sent last: the next message is the difference. */
export class Broadcast {
  readonly #source: BroadcastSource
  readonly #presence: Pick<Presence, 'forgetPoll' | 'watchersChanged' | 'reset'>
  readonly #groups = new Map<string, Group>()
  #shared: SharedView | null = null
  #open: OpenGamePart = null
  readonly lines = new ToldChatLines()
  /** What happened since the last update. */
  #unsent: Happened[] = []

  constructor(source: BroadcastSource, presence: Pick<Presence, 'forgetPoll' | 'watchersChanged' | 'reset'>) {
    this.#source = source
    this.#presence = presence
  }

  get size(): number {
    let all = 0
    for (const { watchers } of this.#groups.values()) all += watchers.size
    return all
  }

  seatsWatching(): Seat[] {
    const viewers = new Set([...this.#groups.values()].map(({ viewer }) => viewer))
    return [...viewers].filter((viewer) => viewer !== 'spectator')
  }

  /** The next update tells of these events, too. */
  addEvents(seq: number, events: readonly Event[]): void {
    if (events.length > 0) this.#unsent.push({ seq, events })
  }

  /** The next update tells of these events and no others. */
  setEvents(happened: readonly Happened[]): void {
    this.#unsent = [...happened]
  }

  #takeEvents(): readonly Happened[] {
    if (this.#unsent.length === 0) return NOTHING
    const unsent = this.#unsent
    this.#unsent = []
    return unsent
  }

  /** Adds a watcher; returns the table as it is now. Later messages are changes to that. */
  add(watcher: Watcher): TableView {
    const { viewer, form } = watcher
    // A page loads the table over HTTP before it watches: from here on the socket tells whether it is
    // present.
    this.#presence.forgetPoll(viewer)
    let group = this.#groups.get(keyOf(watcher))
    if (group) group.watchers.add(watcher)
    else {
      const state = this.#source.state()
      if (this.#groups.size === 0) {
        this.#shared = sharedViewOf(state)
        this.#open = openPartOf(state)
      }
      group = { viewer, form, watchers: new Set([watcher]), shown: seatViewOf(state, viewer, form) }
      this.#groups.set(keyOf(watcher), group)
      this.#presence.reset()
      this.#presence.watchersChanged()
    }
    return joinViews(this.#shared as SharedView, this.#open, group.shown)
  }

  remove(watcher: Watcher): void {
    const watchers = this.#groups.get(keyOf(watcher))?.watchers
    if (!watchers?.delete(watcher) || watchers.size > 0) return
    this.#groups.delete(keyOf(watcher))
    this.#presence.reset()
    this.#presence.watchersChanged()
  }

  /** Sends every watcher its changes and events. All tabs of one seat share one message. */
  publish(): void {
    const happened = this.#takeEvents()
    if (this.#groups.size === 0) return
    const state = this.#source.state()
    const shared = sharedViewOf(state, this.#shared)
    const open = openPartOf(state)
    // What all viewers see is compared and written once.
    const sharedChanges = new ViewChanges()
    addSharedChanges(sharedChanges, this.#shared, shared)
    if (this.#open && open) sharedChanges.compare(this.#open, open, 'view')
    const sharedText = sharedChanges.text
    this.#shared = shared
    this.#open = open
    for (const group of this.#groups.values()) {
      const { viewer, form } = group
      const now = seatViewOf(state, viewer, form)
      const own = new ViewChanges()
      addOwnChanges(own, group.shown, now, open)
      const changes = [sharedText, own.text].filter(Boolean).join()
      const told = happened.length > 0 ? this.#source.eventsFor(happened, group) : []
      if (!changes && happened.length === 0) continue
      group.shown = now
      const seat = viewer === 'spectator' ? '' : `"seat":${viewer},`
      const events = told.length > 0 ? `,"events":${JSON.stringify(told)}` : ''
      const head = `{"is":"update","table":"${this.#source.id}",${seat}"seq":${shared.now.seq}`
      const text = `${head},"changes":[${changes}]${events}}`
      for (const watcher of group.watchers) watcher.send(text)
    }
  }

  chat(line: ChatLine): void {
    if (!this.lines.add(line.id)) return
    const text = JSON.stringify({ is: 'chat', table: this.#source.id, line })
    // A socket that watches two seats gets each event once.
    const told = new Set<unknown>()
    for (const { watchers } of this.#groups.values())
      for (const watcher of watchers)
        if (watcher.hears(line.player) && !told.has(watcher.send)) {
          told.add(watcher.send)
          watcher.send(text)
        }
  }

  /** Removes all watchers and tells them why. */
  dismiss(code: LeftCode): void {
    for (const { watchers } of this.#groups.values())
      for (const watcher of watchers) this.#goodbye(watcher, code)
    this.#groups.clear()
    this.#presence.reset()
  }

  /** Removes watchers that may no longer watch their seat. */
  recheck(code: LeftCode = 'not-yours'): void {
    for (const { watchers } of [...this.#groups.values()])
      for (const watcher of [...watchers])
        if (watcher.viewer !== 'spectator' && !this.#source.holds(watcher.player, watcher.viewer)) {
          this.#goodbye(watcher, code)
          this.remove(watcher)
        }
  }

  #goodbye({ viewer, send }: Watcher, code: LeftCode): void {
    const seat = viewer === 'spectator' ? {} : { seat: viewer }
    const because = tableWords.left[code]
    send(JSON.stringify({ is: 'left', table: this.#source.id, ...seat, code, because }))
  }
}

/** Changes for all watchers. The clock's reading changes all the time: it alone is no update. */
function addSharedChanges(changes: ViewChanges, before: SharedView | null, now: SharedView): void {
  changes.compare(before?.settings, now.settings)
  changes.compare(before?.now, now.now)
  if (!same(before?.clock?.seats, now.clock?.seats)) changes.put('clock', now.clock)
}

/** Changes for one viewer and form: its part of the view, and whatever is said to it. */
function addOwnChanges(changes: ViewChanges, before: SeatView, now: SeatView, open: OpenGamePart): void {
  if (before.part && now.part) changes.compare(before.part, now.part, 'view')
  else if (now.part !== before.part) changes.put('view', now.part && viewOf(open, now.part))
  if (sameQuestions(before.decisions, now.decisions))
    changes.compare(before.decisions, now.decisions, 'decisions')
  else changes.put('decisions', now.decisions)
  if (before.canUndo !== now.canUndo) changes.put('canUndo', now.canUndo)
  if (!same(before.queued, now.queued)) changes.put('queued', now.queued)
  if (!same(before.outcome, now.outcome)) changes.put('outcome', now.outcome)
}

/** A new question differs in form: its difference would be longer than the question. */
const sameQuestions = (before: SeatView['decisions'], now: SeatView['decisions']): boolean =>
  before.length === now.length &&
  before.every((d, i) => d === now[i] || (d.kind === now[i].kind && d.step === now[i].step))
