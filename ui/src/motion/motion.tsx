import { Component, createRef, type ReactNode } from 'react'
import { durationOf, type Flight, fly, type Times, timesOf } from './fly.js'
import { type Box, journeysOf, type Seen } from './journeys.js'

type Drawn = HTMLElement | SVGElement

/** A travelling token: it looks like the element at the place `token` and goes from one place to another. */
export interface Token {
  token: string
  from: string
  to: string
}

/** How a table tells where things come from and go to, given the views before and after. */
export interface Story<V> {
  /** The place from which a piece comes that was not visible before. */
  comes?(piece: string, before: V, now: V): string | undefined
  /** The place to which a piece goes that is no longer visible. */
  leaves?(piece: string, before: V, now: V): string | undefined
  tokens?(before: V, now: V): readonly Token[]
}

export interface MotionProps<V> {
  /** A new view is a new moment: pieces travel from where they were in the last one. */
  view: V
  story?: Story<V>
  className?: string
  children: ReactNode
}

/** More pieces than this at once mean a jump in time, not a move. */
const LEAP = 36
/** Two boxes look alike if their proportions do. */
const alike = (a: Box, b: Box): boolean =>
  Math.abs(Math.log(a.width / a.height) - Math.log(b.width / b.height)) < 0.3

const boxOf = (element: Element): Box => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}
const inSight = ({ width, height }: Box): boolean => width > 0 && height > 0
const copyOf = (drawn: Drawn): Drawn => drawn.cloneNode(true) as Drawn

/**
 * Pieces travel from where they were to where they go. A piece is any element with `data-piece`; a place that
 * pieces come from and go to has `data-place`. The page itself changes at once and accepts the next click;
 * only ghosts travel, above it.
 */
export class Motion<V> extends Component<MotionProps<V>> {
  readonly #root = createRef<HTMLDivElement>()
  readonly #stage = createRef<HTMLDivElement>()
  readonly #flying = new Map<Drawn, { ghost: Drawn; animations: Animation[] }>()

  override getSnapshotBeforeUpdate(before: MotionProps<V>): Seen<Drawn>[] | null {
    const root = this.#root.current
    if (!root || before.view === this.props.view || document.hidden || timesOf(root).long === 0) return null
    return this.#seen(root, (drawn) => this.#flying.get(drawn)?.ghost ?? drawn)
  }

  override componentDidUpdate(before: MotionProps<V>, _: unknown, was: Seen<Drawn>[] | null): void {
    const root = this.#root.current
    const stage = this.#stage.current
    if (!was || !root || !stage) return
    for (const { animations } of this.#flying.values()) for (const a of animations) a.cancel()
    this.#flying.clear()
    const times = timesOf(root)
    const { moves, comes, leaves } = journeysOf(
      was,
      this.#seen(root, (drawn) => drawn),
    )
    if (moves.length + comes.length + leaves.length > LEAP) return
    const { story, view } = this.props
    const places = new Map<string, Element>()
    for (const place of root.querySelectorAll('[data-place]')) {
      const name = place.getAttribute('data-place') ?? ''
      if (!places.has(name) && inSight(boxOf(place))) places.set(name, place)
    }
    const placeAt = (name: string | undefined): Box | undefined => {
      const place = name === undefined ? undefined : places.get(name)
      return place && boxOf(place)
    }
    const beat = times.step / 3
    leaves.forEach(({ piece, box, drawn }, i) => {
      const to = placeAt(story?.leaves?.(piece, before.view, view))
      const ghost = drawn.isConnected ? copyOf(drawn) : drawn
      if (to) fly(stage, ghost, { from: box, to, fades: 'out', delay: i * beat }, times)
    })
    for (const { from, to } of moves) {
      if (alike(from.box, to.box))
        this.#send(copyOf(to.drawn), to.drawn, { from: from.box, to: to.box, delay: 0 }, times)
      else {
        const ghost = from.drawn.isConnected ? copyOf(from.drawn) : from.drawn
        this.#send(ghost, to.drawn, { from: from.box, to: to.box, fades: 'out', delay: 0 }, times)
      }
    }
    // Pieces leave before others arrive.
    const later = leaves.length + moves.length > 0 ? times.step : 0
    comes.forEach(({ piece, box, drawn }, i) => {
      const from = placeAt(story?.comes?.(piece, before.view, view))
      if (from)
        this.#send(copyOf(drawn), drawn, { from, to: box, fades: 'in', delay: later + i * beat }, times)
    })
    story?.tokens?.(before.view, view).forEach(({ token, from, to }, i) => {
      const look = places.get(token) as Drawn | undefined
      const start = placeAt(from)
      const end = placeAt(to)
      if (!look || !start || !end) return
      const { width, height } = boxOf(look)
      const at = (place: Box): Box => ({
        x: place.x + (place.width - width) / 2,
        y: place.y + (place.height - height) / 2,
        width,
        height,
      })
      fly(stage, copyOf(look), { from: at(start), to: at(end), delay: i * beat }, times)
    })
  }

  override componentWillUnmount(): void {
    for (const { animations } of this.#flying.values()) for (const a of animations) a.cancel()
  }

  #seen(root: Element, where: (drawn: Drawn) => Drawn): Seen<Drawn>[] {
    return [...root.querySelectorAll<Drawn>('[data-piece]')]
      .map((drawn) => ({ piece: drawn.getAttribute('data-piece') ?? '', box: boxOf(where(drawn)), drawn }))
      .filter(({ box }) => inSight(box))
  }

  /** The piece itself is already there and can be clicked; it becomes visible when its ghost arrives. */
  #send(ghost: Drawn, piece: Drawn, flight: Flight, times: Times): void {
    const stage = this.#stage.current
    if (!stage) return
    const flown = fly(stage, ghost, flight, times)
    const shown = flight.fades === 'out' ? [{ opacity: 0, offset: 0.6 }, { opacity: 1 }] : [{ opacity: 0 }]
    const waits = piece.animate([{ opacity: 0 }, ...shown], {
      duration: durationOf(times, flight),
      delay: flight.delay,
      fill: 'backwards',
    })
    const entry = { ghost, animations: [flown, waits] }
    this.#flying.set(piece, entry)
    const landed = () => {
      if (this.#flying.get(piece) === entry) this.#flying.delete(piece)
    }
    flown.finished.then(landed, landed)
  }

  override render(): ReactNode {
    return (
      <div ref={this.#root} className={this.props.className}>
        {this.props.children}
        <div ref={this.#stage} className="motion-stage" inert />
      </div>
    )
  }
}
