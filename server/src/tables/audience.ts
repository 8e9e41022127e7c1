import { type Seat, same, type Viewer } from '@perilune/engine'
import type { ChatLine, TableView } from '@perilune/protocol'
import { ChangesText } from './changes-text.js'
import { Lines } from './lines.js'
import type { LiveTable } from './live.js'
import { type Common, commonOf, joined, type Open, type Own, openOf, ownOf, viewOf } from './sight.js'

/** Somebody who watches a table: through one seat's eyes, or as a spectator. */
export interface Watcher {
  readonly viewer: Viewer
  readonly player: string | null
  send(text: string): void
  hears(player: string): boolean
}

/** The seats that are watched and played at another node, and when it said so. */
interface Elsewhere {
  seats: readonly Seat[]
  polled: readonly Seat[]
  at: number
}

/** Who watches a table, and what each of them has been shown last: the next message is the difference. */
export class Audience {
  readonly #table: LiveTable
  readonly #watchers = new Map<Viewer, Set<Watcher>>()
  readonly #shown = new Map<Viewer, Own>()
  #common: Common | null = null
  #open: Open = null
  #here: ReadonlySet<Seat> | null = null
  readonly lines = new Lines()
  readonly #elsewhere = new Map<string, Elsewhere>()
  /** When each seat was last looked at or played over HTTP. */
  readonly #polled = new Map<Seat, number>()

  constructor(table: LiveTable) {
    this.#table = table
  }

  get size(): number {
    let all = 0
    for (const watchers of this.#watchers.values()) all += watchers.size
    return all
  }

  /** The seats that somebody watches through a socket or plays over HTTP, at this node or at another. */
  here(): ReadonlySet<Seat> {
    this.#here ??= new Set([
      ...this.watching(),
      ...this.#polled.keys(),
      ...[...this.#elsewhere.values()].flatMap(({ polled }) => polled),
    ])
    return this.#here
  }

  /** The seats that hear at once what happens: through a socket, at this node or at another. */
  watching(): ReadonlySet<Seat> {
    return new Set([...this.seatsWatching(), ...[...this.#elsewhere.values()].flatMap(({ seats }) => seats)])
  }

  seatsWatching(): Seat[] {
    return [...this.#watchers.keys()].filter((viewer) => viewer !== 'spectator')
  }

  seatsPolling(): Seat[] {
    return [...this.#polled.keys()]
  }

  /** Somebody looks at the table or plays over HTTP, through this seat's eyes. */
  notePoll(seat: Seat, at: number): void {
    const known = this.here().has(seat)
    this.#polled.set(seat, at)
    if (known) return
    this.#here = null
    this.#table.presenceChanged()
  }

  /** Another node says who is there; it says so again from time to time, and is forgotten when it does not. */
  noteElsewhere(node: string, seats: readonly Seat[], polled: readonly Seat[], at: number): void {
    if (seats.length + polled.length > 0) this.#elsewhere.set(node, { seats, polled, at })
    else this.#elsewhere.delete(node)
    this.#lookAround()
  }

  /** Forgets those who have not been heard of: nodes since one moment, who plays over HTTP since another. */
  forgetAway(nodesBefore: number, pollsBefore: number): void {
    for (const [node, { at }] of this.#elsewhere) if (at < nodesBefore) this.#elsewhere.delete(node)
    for (const [seat, at] of this.#polled) if (at < pollsBefore) this.#polled.delete(seat)
    this.#lookAround()
  }

  #lookAround(): void {
    const before = this.#here
    this.#here = null
    if (before && !same([...before].sort(), [...this.here()].sort())) this.publish()
  }

  /** Lets somebody watch; returns what the table looks like at this moment. What comes after follows as changes to it. */
  add(watcher: Watcher): TableView {
    const { viewer } = watcher
    // A page looks over HTTP before it watches: from here on the socket says whether it is there.
    if (viewer !== 'spectator') this.#polled.delete(viewer)
    const watchers = this.#watchers.get(viewer)
    if (watchers) watchers.add(watcher)
    else {
      const whole = this.#table.whole()
      if (this.#watchers.size === 0) {
        this.#common = commonOf(whole)
        this.#open = openOf(whole)
      }
      this.#watchers.set(viewer, new Set([watcher]))
      this.#here = null
      this.#shown.set(viewer, ownOf(whole, viewer))
      this.#table.presenceChanged()
    }
    return joined(this.#common as Common, this.#open, this.#shown.get(viewer) as Own)
  }

  remove(watcher: Watcher): void {
    const watchers = this.#watchers.get(watcher.viewer)
    if (!watchers?.delete(watcher) || watchers.size > 0) return
    this.#watchers.delete(watcher.viewer)
    this.#here = null
    this.#shown.delete(watcher.viewer)
    this.#table.presenceChanged()
  }

  /** Sends everybody what has changed for them, and what happened. Tabs of one seat get the same words. */
  publish(): void {
    const happened = this.#table.takeUntold()
    if (this.#watchers.size === 0) return
    const whole = this.#table.whole()
    const common = commonOf(whole, this.#common)
    const open = openOf(whole)
    // What is open is compared and written once for all.
    const shared = new ChangesText()
    addCommonChanges(shared, this.#common, common)
    if (this.#open && open) shared.compare(this.#open, open, 'view')
    this.#common = common
    this.#open = open
    for (const [viewer, watchers] of this.#watchers) {
      const now = ownOf(whole, viewer)
      const own = new ChangesText()
      addOwnChanges(own, this.#shown.get(viewer) as Own, now, open)
      const changes = shared.text && own.text ? `${shared.text},${own.text}` : shared.text || own.text
      const told = happened.length > 0 ? this.#table.newsFrom(happened, viewer) : []
      if (!changes && happened.length === 0) continue
      this.#shown.set(viewer, now)
      const seat = viewer === 'spectator' ? '' : `"seat":${viewer},`
      const events = told.length > 0 ? `,"events":${JSON.stringify(told)}` : ''
      const text = `{"is":"update","table":"${this.#table.id}",${seat}"seq":${common.now.seq},"changes":[${changes}]${events}}`
      for (const watcher of watchers) watcher.send(text)
    }
  }

  chat(line: ChatLine): void {
    if (!this.lines.add(line.id)) return
    const text = JSON.stringify({ is: 'chat', table: this.#table.id, line })
    // One who watches through two seats' eyes on one socket hears everything once.
    const told = new Set<unknown>()
    for (const watchers of this.#watchers.values())
      for (const watcher of watchers)
        if (watcher.hears(line.player) && !told.has(watcher.send)) {
          told.add(watcher.send)
          watcher.send(text)
        }
  }

  /** Nobody watches any more, and everybody is told why. */
  dismiss(because: string): void {
    for (const watchers of this.#watchers.values())
      for (const watcher of watchers) this.#goodbye(watcher, because)
    this.#watchers.clear()
    this.#here = null
    this.#shown.clear()
  }

  /** Takes the seat's eyes from those who may no longer look through them. */
  recheck(because = 'this seat is no longer yours'): void {
    for (const watchers of [...this.#watchers.values()])
      for (const watcher of [...watchers])
        if (watcher.viewer !== 'spectator' && !this.#table.holds(watcher.player, watcher.viewer)) {
          this.#goodbye(watcher, because)
          this.remove(watcher)
        }
  }

  #goodbye({ viewer, send }: Watcher, because: string): void {
    const seat = viewer === 'spectator' ? {} : { seat: viewer }
    send(JSON.stringify({ is: 'left', table: this.#table.id, ...seat, because }))
  }
}

/** What has changed for all. The clock's own reading changes with every look at it: it alone is no news. */
function addCommonChanges(changes: ChangesText, before: Common | null, now: Common): void {
  changes.compare(before?.still, now.still)
  changes.compare(before?.now, now.now)
  if (!same(before?.clock?.seats, now.clock?.seats)) changes.put('clock', now.clock)
}

/** What has changed for one viewer: its part of the view, what it is asked, what it can take back, what it has queued. */
function addOwnChanges(changes: ChangesText, before: Own, now: Own, open: Open): void {
  if (before.part && now.part) changes.compare(before.part, now.part, 'view')
  else if (now.part !== before.part) changes.put('view', now.part && viewOf(open, now.part))
  if (sameQuestions(before.decisions, now.decisions))
    changes.compare(before.decisions, now.decisions, 'decisions')
  else changes.put('decisions', now.decisions)
  if (before.canUndo !== now.canUndo) changes.put('canUndo', now.canUndo)
  if (!same(before.queued, now.queued)) changes.put('queued', now.queued)
}

/** Another question has another form: its differences would be longer than itself. */
const sameQuestions = (before: Own['decisions'], now: Own['decisions']): boolean =>
  before.length === now.length &&
  before.every((d, i) => d === now[i] || (d.kind === now[i].kind && d.step === now[i].step))
