import { COLOURS, type Colour, type MoonBaseState, REACH, type Ring } from '@perilune/moon-base'

/** There are 48 rings. */
const MOST = 48

const NUMBERS: Readonly<Record<Colour, number>> = { gold: 0, silver: 1, navy: 2 }

/**
 * The facts about the board that the evaluation needs, by colour. A search reads them after every answer it
 * tries, so one pass computes them for all colours and reuses its arrays.
 */
export class Board {
  /** The size of the largest group of two or more rings, and the highest level. */
  readonly #group = new Int32Array(COLOURS.length)
  readonly #highest = new Int32Array(COLOURS.length)
  /** Large rings above the moon that still lack their settlement. */
  readonly #open = new Int32Array(COLOURS.length)
  /** Pairs of free rings at the same height, at least one of the colour, on which a large ring could rest. */
  readonly #pairs = new Int32Array(COLOURS.length)

  readonly #colour = new Uint8Array(MOST)
  readonly #bears = new Uint8Array(MOST)
  readonly #settled = new Uint8Array(MOST)
  readonly #root = new Int16Array(MOST)
  readonly #size = new Int16Array(MOST)
  /** The rings that bear nothing; the arrays below are indexed by a ring's position in this list. */
  readonly #free = new Uint8Array(MOST)
  readonly #x = new Int32Array(MOST)
  readonly #y = new Int32Array(MOST)
  readonly #level = new Int32Array(MOST)
  readonly #reach = new Float64Array(MOST)

  /**
   * Reads a board. `near` is the share of a ring's reach that counts for pairs, because a ring rarely finds a
   * place near the limit.
   */
  read({ rings, settlements, tower }: MoonBaseState, near: number): void {
    this.#begin(rings.length)
    for (let n = 0; n < rings.length; n++) this.#connect(rings, n)
    for (const { ring } of settlements) this.#settled[ring] = 1
    if (tower.ring !== null) this.#bears[tower.ring] = 1
    for (let n = 0; n < rings.length; n++) this.#count(rings[n], n)
    this.#pair(rings, near)
  }

  group = (colour: Colour): number => this.#group[NUMBERS[colour]]
  highest = (colour: Colour): number => this.#highest[NUMBERS[colour]]
  open = (colour: Colour): number => this.#open[NUMBERS[colour]]
  pairs = (colour: Colour): number => this.#pairs[NUMBERS[colour]]

  #begin(count: number): void {
    this.#group.fill(0)
    this.#highest.fill(0)
    this.#open.fill(0)
    this.#pairs.fill(0)
    this.#bears.fill(0, 0, count)
    this.#settled.fill(0, 0, count)
    this.#size.fill(0, 0, count)
  }

  /** Joins a ring to the groups of the two rings it rests on. */
  #connect(rings: readonly Ring[], n: number): void {
    const { colour, on } = rings[n]
    this.#colour[n] = NUMBERS[colour]
    this.#root[n] = n
    if (!on) return
    for (let i = 0; i < 2; i++) {
      const below = on[i]
      this.#bears[below] = 1
      if (this.#colour[below] === this.#colour[n]) this.#root[this.#rootOf(n)] = this.#rootOf(below)
    }
  }

  #rootOf(n: number): number {
    let at = n
    while (this.#root[at] !== at) at = this.#root[at]
    return at
  }

  #count({ level, size }: Ring, n: number): void {
    const colour = this.#colour[n]
    const together = ++this.#size[this.#rootOf(n)]
    if (together > 1 && together > this.#group[colour]) this.#group[colour] = together
    if (level > this.#highest[colour]) this.#highest[colour] = level
    if (level >= 2 && size === 'large' && this.#bears[n] === 0 && this.#settled[n] === 0) this.#open[colour]++
  }

  /** Counts pairs among the free rings, comparing each with the earlier ones of its level. */
  #pair(rings: readonly Ring[], near: number): void {
    const [free, x, y, level, reach, colour] = [
      this.#free,
      this.#x,
      this.#y,
      this.#level,
      this.#reach,
      this.#colour,
    ]
    let count = 0
    for (let n = 0; n < rings.length; n++) {
      if (this.#bears[n] === 1) continue
      const ring = rings[n]
      free[count] = n
      x[count] = ring.x
      y[count] = ring.y
      level[count] = ring.level
      reach[count] = REACH.large[ring.size] * near
      for (let i = 0; i < count; i++) {
        if (level[i] !== ring.level) continue
        const dx = x[i] - ring.x
        const dy = y[i] - ring.y
        const apart = reach[i] + reach[count]
        if (dx * dx + dy * dy >= apart * apart) continue
        this.#pairs[colour[n]]++
        if (colour[free[i]] !== colour[n]) this.#pairs[colour[free[i]]]++
      }
      count++
    }
  }
}
