import { type Seat, same, type Viewer } from '@perilune/engine'

/** The seats that are watched and polled at another node, and when it last said so. */
interface Elsewhere {
  seats: readonly Seat[]
  polled: readonly Seat[]
  at: number
}

interface PresenceListeners {
  /** Somebody has come or gone at this node. */
  changedHere(): void
  /** Another node has said so, or has fallen silent. */
  changedElsewhere(): void
}

/** Who is at a table: through a socket or over HTTP, at this node or at another. */
export class Presence {
  readonly #seatsWatching: () => Seat[]
  readonly #listeners: PresenceListeners
  #here: ReadonlySet<Seat> | null = null
  readonly #elsewhere = new Map<string, Elsewhere>()
  /** When each seat was last looked at or played over HTTP. */
  readonly #polled = new Map<Seat, number>()

  /** `seatsWatching` are the seats that are watched through sockets of this node. */
  constructor(seatsWatching: () => Seat[], listeners: PresenceListeners) {
    this.#seatsWatching = seatsWatching
    this.#listeners = listeners
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
    return new Set([...this.#seatsWatching(), ...[...this.#elsewhere.values()].flatMap(({ seats }) => seats)])
  }

  /** What this node tells the others: the seats watched and those polled here. */
  atThisNode(): { here: Seat[]; polled: Seat[] } {
    return { here: this.#seatsWatching(), polled: [...this.#polled.keys()] }
  }

  /** Somebody looks at the table or plays over HTTP, through this seat. */
  notePoll(seat: Seat, at: number): void {
    const known = this.here().has(seat)
    this.#polled.set(seat, at)
    if (!known) this.watchersChanged()
  }

  /** Who watches through a socket is there as long as the socket is. */
  forgetPoll(viewer: Viewer): void {
    if (viewer !== 'spectator') this.#polled.delete(viewer)
  }

  /** Another node says who is there; it repeats it from time to time and is forgotten when it does not. */
  noteElsewhere(node: string, seats: readonly Seat[], polled: readonly Seat[], at: number): void {
    if (seats.length + polled.length > 0) this.#elsewhere.set(node, { seats, polled, at })
    else this.#elsewhere.delete(node)
    this.#compare()
  }

  /** Forgets nodes not heard of since one moment and polls older than another. */
  forgetAway(nodesBefore: number, pollsBefore: number): void {
    for (const [node, { at }] of this.#elsewhere) if (at < nodesBefore) this.#elsewhere.delete(node)
    for (const [seat, at] of this.#polled) if (at < pollsBefore) this.#polled.delete(seat)
    this.#compare()
  }

  watchersChanged(): void {
    this.reset()
    this.#listeners.changedHere()
  }

  /** Who is there is counted anew when it is next asked for. */
  reset(): void {
    this.#here = null
  }

  #compare(): void {
    const before = this.#here
    this.reset()
    if (before && !same([...before].sort(), [...this.here()].sort())) this.#listeners.changedElsewhere()
  }
}
