import type { Event, Seat, Viewer } from '@perilune/engine'
import { type ChatLine, diff, type TableView } from '@perilune/protocol'
import type { LiveTable } from './live.js'
import { sightOf } from './sight.js'

/** Somebody who watches a table: through one seat's eyes, or as a spectator. */
export interface Watcher {
  readonly viewer: Viewer
  readonly player: string | null
  send(text: string): void
  hears(player: string): boolean
}

/** Who watches a table, and what each of them has been shown last: the next message is the difference. */
export class Audience {
  readonly #table: LiveTable
  readonly #watchers = new Map<Viewer, Set<Watcher>>()
  readonly #shown = new Map<Viewer, TableView>()

  constructor(table: LiveTable) {
    this.#table = table
  }

  get size(): number {
    let all = 0
    for (const watchers of this.#watchers.values()) all += watchers.size
    return all
  }

  here(): Set<Seat> {
    return new Set([...this.#watchers.keys()].filter((viewer) => viewer !== 'spectator'))
  }

  /** Lets somebody watch; returns what the table looks like at this moment. What comes after follows as changes to it. */
  add(watcher: Watcher): TableView {
    const watchers = this.#watchers.get(watcher.viewer)
    if (watchers) watchers.add(watcher)
    else {
      this.#watchers.set(watcher.viewer, new Set([watcher]))
      this.#shown.set(watcher.viewer, sightOf(this.#table.whole(), watcher.viewer))
      // The others are told that somebody came.
      this.#table.changed()
    }
    return this.#shown.get(watcher.viewer) as TableView
  }

  remove(watcher: Watcher): void {
    const watchers = this.#watchers.get(watcher.viewer)
    if (!watchers?.delete(watcher) || watchers.size > 0) return
    this.#watchers.delete(watcher.viewer)
    this.#shown.delete(watcher.viewer)
    this.#table.changed()
  }

  /** Sends everybody what has changed for them, and what happened. Tabs of one seat get the same words. */
  publish(events: readonly Event[]): void {
    if (this.#watchers.size === 0) return
    const whole = this.#table.whole()
    for (const [viewer, watchers] of this.#watchers) {
      const now = sightOf(whole, viewer)
      const before = this.#shown.get(viewer)
      const changes = diff({ ...before, clock: null }, { ...now, clock: null })
      // The clock's own reading changes with every look at it: it alone is no news.
      if (changes.length === 0 && events.length === 0 && sameClock(before, now)) continue
      if (!sameClock(before, now)) changes.push([['clock'], now.clock])
      this.#shown.set(viewer, now)
      const told = this.#table.newsFrom(events, viewer)
      const text = JSON.stringify({
        is: 'update',
        table: this.#table.id,
        ...(viewer !== 'spectator' && { seat: viewer }),
        seq: now.seq,
        changes,
        ...(told.length > 0 && { events: told }),
      })
      for (const watcher of watchers) watcher.send(text)
    }
  }

  chat(line: ChatLine): void {
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

  dismiss(gone: (watcher: Watcher) => void): void {
    for (const watchers of this.#watchers.values()) watchers.forEach(gone)
    this.#watchers.clear()
    this.#shown.clear()
  }

  /** Takes the seat's eyes from those who may no longer look through them. */
  recheck(gone: (watcher: Watcher) => void): void {
    for (const watchers of [...this.#watchers.values()])
      for (const watcher of [...watchers])
        if (watcher.viewer !== 'spectator' && !this.#table.holds(watcher.player, watcher.viewer)) {
          gone(watcher)
          this.remove(watcher)
        }
  }
}

const sameClock = (a: TableView | undefined, b: TableView): boolean =>
  JSON.stringify(a?.clock?.seats) === JSON.stringify(b.clock?.seats)
