import { type Colour, CRATERS, craterOf, RING, ROUNDS, SETTLEMENTS_EACH, type Size } from './facts.js'
import {
  baseFaults,
  callsTower,
  type ModelBase,
  type ModelKind,
  type ModelRing,
  type ModelTower,
} from './placement.js'

/** An answer as the model reads it; the game's answers are of this form. */
export interface ModelAnswer {
  readonly colour?: Colour
  readonly crater?: string
  readonly pile?: number
  readonly pass?: true
  readonly ring?: string
  readonly x?: number
  readonly y?: number
  readonly on?: readonly [number, number]
  readonly pick?: readonly string[]
}

export interface ModelQuestion {
  readonly step:
    | 'choose-colour'
    | 'place-tower'
    | 'draft'
    | 'place-ring'
    | 'choose-settlements'
    | 'place-base'
  readonly seat: number
  readonly size?: Size
  readonly rings?: readonly number[]
}

export const kindOf = (name: string): ModelKind => {
  const [size, colour] = name.split(' ')
  return { size: size as Size, colour: colour as Colour }
}

/** The whole game, move by move, from the piles and the starting player that chance gave. */
export class ModelGame {
  round = 0
  turns = 0
  played = 0
  colours: (Colour | null)[] = [null, null]
  readonly hands: string[][] = [[], []]
  readonly rings: ModelRing[] = []
  readonly bases: ModelBase[] = []
  readonly settlements: { seat: number; ring: number; move: number }[] = []
  readonly unplaced: { seat: number; ring: string; move: number }[] = []
  tower: ModelTower = null
  starter: number
  readonly second: number
  readonly piles: Record<Size, string[][]>
  question: ModelQuestion | null
  #picks = 0
  readonly #builders = new Set<number>()

  constructor(piles: Record<Size, readonly (readonly string[])[]>, starter: number) {
    this.piles = {
      large: piles.large.map((pile) => [...pile]),
      small: piles.small.map((pile) => [...pile]),
    }
    this.starter = starter
    this.second = 1 - starter
    this.question = { step: 'choose-colour', seat: this.second }
  }

  /** Takes an answer that is legal. */
  take(answer: ModelAnswer): void {
    const { question } = this
    if (!question) throw new Error('the game is over')
    this.played++
    const { step, seat } = question
    if (step === 'choose-colour') this.#chooseColour(answer.colour as Colour)
    else if (step === 'place-tower') {
      this.tower = { crater: answer.crater as string }
      this.#beginRound()
    } else if (step === 'draft') this.#draft(question, answer.pile as number)
    else if (step === 'place-ring') this.#placeRing(seat, answer)
    else if (step === 'choose-settlements') {
      for (const id of answer.pick ?? []) this.#settle(seat, Number(id))
      this.#buildSettlements()
    } else {
      const { crater, x, y } = answer as { crater: string; x: number; y: number }
      this.bases.push({ seat, crater, x, y, move: this.played })
      this.#buildBases(this.#seatsInOrder().slice(this.#seatsInOrder().indexOf(seat) + 1))
    }
  }

  /** Large rings of the colour of the seat from level 2 up, with no ring, tower or settlement on them. */
  openRings(seat: number): number[] {
    const bears = this.tower && 'ring' in this.tower ? this.tower.ring : null
    return this.rings.flatMap(({ size, colour, level }, number) =>
      size === 'large' &&
      colour === this.colours[seat] &&
      level >= 2 &&
      number !== bears &&
      !this.settlements.some(({ ring }) => ring === number) &&
      !this.rings.some(({ on }) => on?.includes(number))
        ? [number]
        : [],
    )
  }

  settlementsLeft(seat: number): number {
    return SETTLEMENTS_EACH - this.settlements.filter((one) => one.seat === seat).length
  }

  #seatsInOrder(): number[] {
    return [this.starter, 1 - this.starter]
  }

  #chooseColour(colour: Colour): void {
    const other = colour === 'gold' ? 'silver' : 'gold'
    this.colours = this.second === 0 ? [colour, other] : [other, colour]
    this.question = { step: 'place-tower', seat: this.second }
  }

  #beginRound(): void {
    this.round++
    this.turns = 0
    this.#picks = 0
    this.#builders.clear()
    this.question = { step: 'draft', seat: this.starter, size: 'large' }
  }

  #draft({ seat, size }: ModelQuestion, number: number): void {
    const pile = this.piles[size as Size][number - 1]
    this.hands[seat].push(...pile.splice(-2))
    this.#picks++
    this.question =
      this.#picks < 4
        ? { step: 'draft', seat: 1 - seat, size: this.#picks < 2 ? 'large' : 'small' }
        : { step: 'place-ring', seat: this.starter }
  }

  #placeRing(seat: number, answer: ModelAnswer): void {
    if (!answer.pass) {
      const { ring } = answer as { ring: string }
      this.hands[seat].splice(this.hands[seat].indexOf(ring), 1)
      this.#lay(kindOf(ring), answer)
    }
    this.turns++
    if (this.turns < 8) this.question = { step: 'place-ring', seat: 1 - seat }
    else this.#buildSettlements()
  }

  #lay(kind: ModelKind, { crater, x, y, on }: ModelAnswer): void {
    if (crater !== undefined) {
      const c = craterOf(crater)
      this.rings.push({ ...kind, x: c.x, y: c.y, level: 1, crater, on: null })
      return
    }
    const [a, b] = on as readonly [number, number]
    const level = this.rings[a].level + 1
    this.rings.push({ ...kind, x: x as number, y: y as number, level, crater: null, on: [a, b] })
    if (callsTower(kind, this.rings[a], this.rings[b])) this.tower = { ring: this.rings.length - 1 }
  }

  #settle(seat: number, ring: number): void {
    this.settlements.push({ seat, ring, move: this.played })
    this.#builders.add(seat)
  }

  /**
   * Every open ring gets one; a player with more open rings than pieces is asked once all others are built.
   */
  #buildSettlements(): void {
    const asked: ModelQuestion[] = []
    for (const seat of this.#seatsInOrder()) {
      const rings = this.openRings(seat)
      const left = this.settlementsLeft(seat)
      if (left > 0 && rings.length > left) asked.push({ step: 'choose-settlements', seat, rings })
      else if (left > 0) for (const ring of rings) this.#settle(seat, ring)
    }
    if (asked.length > 0) this.question = asked[0]
    else this.#buildBases(this.#seatsInOrder())
  }

  #buildBases([seat, ...later]: readonly number[]): void {
    if (seat === undefined) this.#endRound()
    else if (!this.#builders.has(seat) && this.#someBasePlace()) this.question = { step: 'place-base', seat }
    else this.#buildBases(later)
  }

  #someBasePlace(): boolean {
    return CRATERS.some((c) => {
      const { outer } = RING[c.size]
      for (let x = c.x - outer; x <= c.x + outer; x++)
        for (let y = c.y - outer; y <= c.y + outer; y++)
          if (baseFaults(this, c, { x, y }).length === 0) return true
      return false
    })
  }

  #endRound(): void {
    for (const seat of this.#seatsInOrder())
      for (const ring of this.hands[seat].splice(0)) this.unplaced.push({ seat, ring, move: this.played })
    if (this.round === ROUNDS) {
      this.question = null
      return
    }
    this.starter = 1 - this.starter
    this.#beginRound()
  }
}
