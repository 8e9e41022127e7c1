/*
 * The three maps. An area of Mars is a number from 0 to 60 in reading order; the areas off Mars follow. A map
 * is drawn row by row, a word for each area:
 *
 *     ~ an ocean area   ^ a volcanic area   ! Noctis City   . nothing printed
 *     s steel   t titanium   p plants   h heat   c a card   o the South Pole: pay 6 MC and lay an ocean
 */

export const BONUSES = ['steel', 'titanium', 'plants', 'heat', 'card', 'paidOcean'] as const
export type Bonus = (typeof BONUSES)[number]

/** The MC that a tile on the South Pole costs. */
export const SOUTH_POLE_PRICE = 6

const ROW_WIDTHS = [5, 6, 7, 8, 9, 8, 7, 6, 5] as const

export const AREAS_ON_MARS = 61

/**
 * Each takes the city of its own card alone; they touch nothing. Which of them are in the game, the cards in
 * it say.
 */
export const OFF_MARS = {
  ganymede: 'Ganymede Colony',
  phobos: 'Phobos Space Haven',
  'luna-metropolis': 'Luna Metropolis',
  stratopolis: 'Stratopolis',
  'dawn-city': 'Dawn City',
  'maxwell-base': 'Maxwell Base',
  'stanford-torus': 'Stanford Torus',
} as const
export type OffMars = keyof typeof OFF_MARS
const OFF_MARS_IDS = Object.keys(OFF_MARS) as OffMars[]
export const areaOffMars = (where: string): number => {
  const at = OFF_MARS_IDS.indexOf(where as OffMars)
  return at < 0 ? -1 : AREAS_ON_MARS + at
}
export const AREAS = AREAS_ON_MARS + OFF_MARS_IDS.length

export interface Area {
  readonly id: number
  /** From 1 at the top to 9 at the bottom; 0 off Mars. */
  readonly row: number
  /** From 1 at the left. */
  readonly col: number
  /** Axial coordinates: the middle of the map is 0, 0. */
  readonly q: number
  readonly r: number
  readonly kind: 'land' | 'ocean' | 'reserved'
  readonly volcanic: boolean
  /** What the player who lays a tile here gains, one entry for each icon printed. */
  readonly bonus: readonly Bonus[]
  /** Whether steel or titanium is printed here. */
  readonly metal: boolean
  readonly name: string | null
}

export const MAPS = ['tharsis', 'hellas', 'elysium'] as const
export type MapId = (typeof MAPS)[number]

export interface Board {
  readonly id: MapId
  readonly name: string
  /** By number, the areas off Mars included. */
  readonly areas: readonly Area[]
  readonly oceanAreas: readonly number[]
  /** Empty on a map without volcanoes. */
  readonly volcanoes: readonly number[]
  /** The area kept for Noctis City, or -1. */
  readonly noctis: number
  readonly southPole: number
}

interface Drawing {
  readonly name: string
  readonly rows: readonly string[]
  readonly names: Readonly<Record<string, string>>
}

const DRAWINGS: Readonly<Record<MapId, Drawing>> = {
  tharsis: {
    name: 'Tharsis',
    rows: [
      'ss ~ss . ~c ~',
      '. ^s . . . ~cc',
      '^c . . . . . s',
      '^pt p p p pp p p ~pp',
      '^pp pp !pp ~pp ~pp ~pp pp pp pp',
      'p pp p p p ~p ~p ~p',
      '. . . . . p .',
      'ss . c c . t',
      's ss . . ~tt',
    ],
    names: {
      B2: 'Tharsis Tholus',
      C1: 'Ascraeus Mons',
      D1: 'Pavonis Mons',
      E1: 'Arsia Mons',
      E3: 'Noctis City',
    },
  },
  hellas: {
    name: 'Hellas',
    rows: [
      '~pp pp pp ps p',
      '~pp pp p ps p p',
      '~p p s s . pp pc',
      '~p p s ss s ~p ~p p',
      'c . . ss . ~c ~hhh ~ p',
      't . s . . ~ ~s .',
      '~tt . . c . . t',
      's c hh hh t t',
      '. hh o hh .',
    ],
    names: { I3: 'South Pole' },
  },
  elysium: {
    name: 'Elysium',
    rows: [
      '~ ~t ~c ~s c',
      '^t . . ~ ~ ss',
      '^tt . c . ~p ~ ^ccc',
      'p p p ~pp p ~p ~p ps',
      'pp pp pp ~pp pp ppp pp pp ^pt',
      's p p p p p p .',
      't s . . s . .',
      'ss . . . ss .',
      's . c c ss',
    ],
    names: { B1: 'Hecates Tholus', C1: 'Elysium Mons', C7: 'Olympus Mons', E9: 'Arsia Mons' },
  },
}

const PRINTED: Readonly<Record<string, Bonus>> = {
  s: 'steel',
  t: 'titanium',
  p: 'plants',
  h: 'heat',
  c: 'card',
  o: 'paidOcean',
}

const KINDS: Readonly<Record<string, Area['kind']>> = { '~': 'ocean', '!': 'reserved' }

/** 'E5' is the middle of the map: row letter from the top, column from the left. */
export const coordinate = (row: number, col: number): string => `${'ABCDEFGHI'[row - 1]}${col}`

const ROW_STARTS = ROW_WIDTHS.map((_, row) => ROW_WIDTHS.slice(0, row).reduce((a, b) => a + b, 0))

const FIRST_OF_ROW = (r: number): number => Math.max(-4, -4 - r)

function area(word: string, row: number, col: number, names: Drawing['names']): Area {
  const bonus = [...word].filter((c) => c in PRINTED).map((c) => PRINTED[c])
  const r = row - 5
  return {
    id: ROW_STARTS[row - 1] + col - 1,
    row,
    col,
    q: col - 1 + FIRST_OF_ROW(r),
    r,
    kind: KINDS[word[0]] ?? 'land',
    volcanic: word[0] === '^',
    bonus,
    metal: bonus.includes('steel') || bonus.includes('titanium'),
    name: names[coordinate(row, col)] ?? null,
  }
}

const offMars = (id: number, name: string): Area => ({
  id,
  row: 0,
  col: 0,
  q: 0,
  r: 0,
  kind: 'reserved',
  volcanic: false,
  bonus: [],
  metal: false,
  name,
})

function draw(id: MapId): Board {
  const { name, rows, names } = DRAWINGS[id]
  const onMars = rows.flatMap((row, i) => row.split(' ').map((word, j) => area(word, i + 1, j + 1, names)))
  const ids = (which: (a: Area) => boolean): number[] => onMars.filter(which).map((a) => a.id)
  return {
    id,
    name,
    areas: [...onMars, ...OFF_MARS_IDS.map((where) => offMars(areaOffMars(where), OFF_MARS[where]))],
    oceanAreas: ids((a) => a.kind === 'ocean'),
    volcanoes: ids((a) => a.volcanic),
    noctis: onMars.findIndex((a) => a.kind === 'reserved'),
    southPole: onMars.findIndex((a) => a.bonus.includes('paidOcean')),
  }
}

export const BOARDS: Readonly<Record<MapId, Board>> = {
  tharsis: draw('tharsis'),
  hellas: draw('hellas'),
  elysium: draw('elysium'),
}

/** The area with this coordinate: 'A1' is the top left one. */
export function areaAt(coordinates: string): number {
  const row = 'ABCDEFGHI'.indexOf(coordinates[0])
  const col = Number(coordinates.slice(1))
  if (row < 0 || !(col >= 1 && col <= ROW_WIDTHS[row])) throw new Error(`there is no area ${coordinates}`)
  return ROW_STARTS[row] + col - 1
}

/** Clockwise from the top left neighbour. */
const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const

function at(q: number, r: number): number {
  const row = r + 4
  const col = q - FIRST_OF_ROW(r)
  return row >= 0 && row < 9 && col >= 0 && col < ROW_WIDTHS[row] ? ROW_STARTS[row] + col : -1
}

/** The neighbours of each area, clockwise from its top left; the same on every map, none off Mars. */
export const NEIGHBOURS: readonly (readonly number[])[] = BOARDS.tharsis.areas.map((a) =>
  a.row === 0 ? [] : STEPS.map(([q, r]) => at(a.q + q, a.r + r)).filter((id) => id >= 0),
)
