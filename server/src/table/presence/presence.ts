import { type Seat, same, type Viewer } from '@perilune/engine'

/** The seats that are watched and polled at another node, and when it last said so. */
interface Elsewhere {
  seats: readonly Seat[]
  polled: readonly Seat[]
  at: number
}

interface PresenceListeners {
  /** A player came or left at this node. */
  changedHere(): void
  /** The same at another node, or that node has fallen silent. */
  changedElsewhere(): void
}

/** Which seats are present: through a socket or over HTTP, at this node or another. */
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

  /** The seats with a socket at this node or another. */
  watching(): ReadonlySet<Seat> {
    return new Set([...this.#seatsWatching(), ...[...this.#elsewhere.values()].flatMap(({ seats }) => seats)])
  }

  /** What this node tells the others: the seats watched and those polled here. */
  atThisNode(): { here: Seat[]; polled: Seat[] } {
    return { here: this.#seatsWatching(), polled: [...this.#polled.keys()] }
  }

  /** This seat was used over HTTP. */
  notePoll(seat: Seat, at: number): void {
    const known = this.here().has(seat)
    this.#polled.set(seat, at)
    if (!known) this.watchersChanged()
  }

  /** A seat with a socket is present as long as the socket is open. */
  forgetPoll(viewer: Viewer): void {
    if (viewer !== 'spectator') this.#polled.delete(viewer)
  }

  /** Another node announces who is present; it repeats this, or is forgotten. */
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

  /** Presence is computed again when it is next needed. */
  reset(): void {
    this.#here = null
  }

  #compare(): void {
    const before = this.#here
    this.reset()
    if (before && !same([...before].sort(), [...this.here()].sort())) this.#listeners.changedElsewhere()
  }
}
