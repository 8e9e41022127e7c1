import { type Answer, type Event, type Seat, seedFrom } from '@perilune/engine'
import { answer, refusalOf } from '@perilune/engine/testing'
import {
  type Base,
  type Colour,
  CRATERS,
  craterFaults,
  craterNumber,
  type Kind,
  kindOf,
  type MoonBaseState,
  type PlayerColour,
  type Position,
  type Ring,
  type RingKind,
  type Size,
  siteOf,
  type Tower,
} from '@perilune/moon-base'
import { moonBase } from '@perilune/moon-base-words-en'
import { EXAMPLES } from './examples.js'

/*
 * Rings in a short notation, coordinates in half millimetres:
 *
 *     Lg=L13            a large gold ring on crater L13
 *     Sn:360,400        a small navy ring on a bare table (no crater there), for geometry alone
 *     Ls:360,360^0+1    a large silver ring that rests on rings 0 and 1 of the list
 *
 * A base is `L19:442,449`. The tower is `L01` on a crater, `#3` on ring 3, or `` for nowhere.
 */

const SIZES_OF: Readonly<Record<string, Size>> = { L: 'large', S: 'small' }
const COLOURS_OF: Readonly<Record<string, Colour>> = { g: 'gold', s: 'silver', n: 'navy' }

const kindIn = (text: string): Kind => kindOf(`${SIZES_OF[text[0]]} ${COLOURS_OF[text[1]]}`)

export interface Told {
  kind: Kind
  crater: number | null
  x: number
  y: number
  on: number[] | null
}

export function tell(text: string): Told {
  const kind = kindIn(text)
  const crater = text.match(/=(\w+)$/)?.[1]
  if (crater) {
    const number = craterNumber(crater)
    const { x, y } = CRATERS[number]
    return { kind, crater: number, x, y, on: null }
  }
  const [, x, y, on] = text.match(/:(-?[\d.]+),(-?[\d.]+)(?:\^([\d+]+))?$/) ?? []
  return { kind, crater: null, x: Number(x), y: Number(y), on: on ? on.split('+').map(Number) : null }
}

export function rings(text: string): Ring[] {
  const list: Ring[] = []
  for (const word of text.split(' ').filter(Boolean)) {
    const { kind, crater, x, y, on } = tell(word)
    const pair = on && ([on[0], on[1]] as const)
    const level = pair ? list[pair[0]].level + 1 : 1
    list.push({ size: kind.size, colour: kind.colour, x, y, level, crater, on: pair })
  }
  return list
}

function bases(text: string, seat: Seat = 0): Base[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [, crater, x, y] = word.match(/^(\w+):(\d+),(\d+)$/) ?? []
      return { seat, crater: craterNumber(crater), x: Number(x), y: Number(y), move: 0 }
    })
}

export const tower = (text: string): Tower => ({
  crater: /^L/.test(text) ? craterNumber(text) : null,
  ring: text.startsWith('#') ? Number(text.slice(1)) : null,
})

export const position = (ringText: string, towerText = '', baseText = ''): Position => ({
  rings: rings(ringText),
  tower: tower(towerText),
  bases: bases(baseText),
})

export interface Scene {
  rings?: string
  tower?: string
  bases?: string
  hands?: [RingKind[], RingKind[]]
  round?: number
  /** Placements of the round that are done. */
  turns?: number
  /** Who begins the round. */
  starter?: Seat
  /** Of seat 0; the other one has the other. */
  colour?: PlayerColour
  /** Rings that bear a settlement of their colour's seat. */
  settled?: number[]
}

/**
 * A table in the middle of the placements of a round. Seat 0 is gold and began the game unless told
 * otherwise.
 */
export function scene(told: Scene): Table {
  const s = moonBase.setup({ first: '1' }, 2, seedFrom('a scene'))
  const colour = told.colour ?? 'gold'
  const table = new Table(s)
  table.does(1, { colour: colour === 'gold' ? 'silver' : 'gold' }, { crater: 'L01' })
  if (told.starter === 1) {
    s.starter = 1
    s.stack = s.stack.map((frame) => ('seat' in frame ? { ...frame, seat: 1 - Number(frame.seat) } : frame))
  }
  for (let i = 0; i < 4; i++) {
    const [seat] = moonBase.asked(s)
    table.does(seat, { pile: 1 + (i % 2) })
  }
  s.round = told.round ?? 1
  s.rings = rings(told.rings ?? '')
  s.tower = tower(told.tower ?? 'L01')
  s.bases = bases(told.bases ?? '')
  if (told.hands) s.hands = told.hands
  s.settlements = (told.settled ?? []).map((ring) => ({
    ring,
    seat: s.colours.indexOf(s.rings[ring].colour as PlayerColour),
    move: 0,
  }))
  const turns = told.turns ?? 0
  s.turns = turns
  s.stack.splice(s.stack.length - turns, turns)
  return table
}

export class Table {
  constructor(readonly s: MoonBaseState) {}

  does(seat: Seat, ...answers: readonly Answer[]): Event[] {
    return answers.flatMap((said) => answer(moonBase, this.s, seat, said))
  }

  refuses(seat: Seat, said: Answer): string {
    const sentence = refusalOf(moonBase, this.s, seat, said)
    if (sentence === undefined) throw new Error(`seat ${seat} may well answer ${JSON.stringify(said)}`)
    return sentence
  }

  get asked(): readonly Seat[] {
    return moonBase.asked(this.s)
  }

  get step(): string | undefined {
    return this.s.stack.at(-1)?.do
  }

  answers(seat: Seat): Answer[] {
    return moonBase.answers(this.s, seat)
  }

  /** Plays on, with the first answer each time, until the step changes or the game is over. */
  playOn(until: string): void {
    while (this.step !== undefined && this.step !== until) {
      const [seat] = this.asked
      this.does(seat, this.answers(seat)[0])
    }
  }
}

/** The table of a worked example, with its ring in the hand of seat 0. */
export function exampleTable(name: string): { table: Table; placed: Answer } {
  const found = EXAMPLES.find(([title]) => title === name)
  if (!found) throw new Error(`there is no example '${name}'`)
  const [, ringText, towerText, baseText, placed] = found
  const { kind } = kindIn(placed)
  const table = scene({ rings: ringText, tower: towerText, bases: baseText, hands: [[kind], [kind]] })
  return { table, placed: place(placed) }
}

/**
 * Rings on every crater that is still free, all of one colour: with another colour there is nowhere to go.
 */
export function filled(colour: 'g' | 's' | 'n'): string {
  const words: string[] = []
  for (const { id, size } of CRATERS) {
    const here = siteOf(position(words.join(' ')))
    if (craterFaults(here, size, craterNumber(id)).length === 0)
      words.push(`${size === 'large' ? 'L' : 'S'}${colour}=${id}`)
  }
  return words.join(' ')
}

/** The answer that lays a ring as the notation says. */
export function place(text: string): Answer {
  const { kind, crater, x, y, on } = tell(text)
  if (crater !== null) return { ring: kind.kind, crater: CRATERS[crater].id }
  return { ring: kind.kind, x, y, on: on ?? [] }
}
