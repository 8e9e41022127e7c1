import { type Option, type Seat, seedFrom } from '@perilune/engine'
import { decisionsOf } from '@perilune/engine/testing'
import {
  baseFaults,
  bonusCountsOf,
  CRATERS,
  codeOf,
  craterNumber,
  type RingKind,
  siteOf,
  squared,
} from '@perilune/moon-base'
import { moonBase } from '@perilune/moon-base-words-en'
import { expect, test } from 'vitest'
import { filled, place, position, scene, Table, tower } from './scene.js'

/* What people are shown to choose from: which options there are, and the codes of those that can't be had. */

function optionsFor({ s }: Table, seat: Seat): Option[] {
  const [decision] = decisionsOf(moonBase as never, s, seat)
  if (decision.kind !== 'place' && decision.kind !== 'choose') throw new Error(decision.kind)
  return decision.options
}

/** The craters among the options that this ring can't have, each with the code of the reason. */
const shut = (options: readonly Option[], ring: string): Record<string, string | undefined> =>
  Object.fromEntries(
    options
      .filter(({ answer, reason }) => answer.ring === ring && answer.crater && reason)
      .map(({ answer, reason }) => [answer.crater, reason?.code]),
  )

const BOARD = { rings: 'Lg=L13 Ls=L24', tower: 'L18', bases: 'L26:253,645 S01:302,49' }

test('every crater of the size of a ring in hand is shown once, with the code why it is shut', () => {
  const hand: RingKind[] = ['large gold', 'small navy', 'large gold']
  const options = optionsFor(scene({ ...BOARD, hands: [hand, []] }), 0)
  expect(shut(options, 'large gold')).toEqual({
    L13: 'crater-taken',
    L24: 'crater-taken',
    L16: 'crater-blocked',
    L19: 'crater-blocked',
    L26: 'crater-base',
    L18: 'crater-tower',
  })
  for (const [ring, size] of [
    ['large gold', 'large'],
    ['small navy', 'small'],
  ]) {
    const craters = options.filter(({ answer }) => answer.ring === ring).map(({ answer }) => answer.crater)
    const there = CRATERS.filter((crater) => crater.size === size).map(({ id }) => id)
    expect(craters.filter(Boolean).sort()).toEqual(there)
  }
})

test('a crater that is shut names the ring that lies there or on a crater that overlaps it', () => {
  const options = optionsFor(scene({ ...BOARD, hands: [['large gold'], []] }), 0)
  const reason = (crater: string): unknown => options.find(({ answer }) => answer.crater === crater)?.reason
  expect(reason('L13')).toEqual({ code: 'crater-taken', ring: 0 })
  expect(reason('L24')).toEqual({ code: 'crater-taken', ring: 1 })
  expect(reason('L26')).toEqual({ code: 'crater-base' })
  expect(reason('L27')).toBeUndefined()
})

const passes = (options: readonly Option[]): unknown[] =>
  options.filter(({ answer }) => answer.pass).map(({ answer, reason }) => [answer, reason?.code])

test('with a place for a ring the pass is shown last and shut; without one it is open', () => {
  const options = optionsFor(scene({ hands: [['large gold'], []] }), 0)
  expect(passes(options)).toEqual([[{ pass: true }, 'can-place']])
  expect(options.at(-1)?.answer).toEqual({ pass: true })
  const full = scene({ rings: filled('g'), tower: '', hands: [['small navy', 'large navy'], []] })
  expect(passes(optionsFor(full, 0))).toEqual([[{ pass: true }, undefined]])
})

test('a place on two rings is shown with its level', () => {
  const rings = 'Lg:250,360 Ls:360,360 Lg:470,360 Lg:305,360^0+1 Ls:415,360^1+2'
  const options = optionsFor(scene({ rings, hands: [['small silver'], []] }), 0)
  const stacked = options.filter(({ answer }) => answer.on)
  expect(stacked.length).toBeGreaterThan(0)
  for (const { answer, label } of stacked) {
    const [a] = answer.on as [number, number]
    expect(label).toContain(a === 3 ? 'level 3' : 'level 2')
  }
})

test('a pile is shown with the two rings that one gets, and shut when it is empty', () => {
  const s = moonBase.setup({ first: '1' }, 2, seedFrom('piles'))
  const table = new Table(s)
  table.does(1, { colour: 'gold' }, { crater: 'L01' })
  s.piles.large[2] = []
  const options = optionsFor(table, 0)
  expect(options.map(({ answer }) => answer)).toEqual([{ pile: 1 }, { pile: 2 }, { pile: 3 }, { pile: 4 }])
  expect(options.map(({ reason }) => reason?.code)).toEqual([undefined, undefined, 'pile-empty', undefined])
  for (const pile of [1, 2, 4]) {
    const copy = new Table(moonBase.clone(s))
    const [drafted] = copy.does(0, { pile })
    expect(copy.s.hands[0].join(' and ')).toBe(options[pile - 1].label)
    expect(drafted).toMatchObject({ what: 'drafts', pile, rings: copy.s.hands[0] })
    expect(copy.s.hands[0]).toEqual(s.piles.large[pile - 1].slice(-2).reverse())
  }
})

test('a colour chosen on a copy is not chosen in the game', () => {
  const s = moonBase.setup({ first: '1' }, 2, seedFrom('colours'))
  new Table(moonBase.clone(s)).does(1, { colour: 'gold' })
  expect(s.colours).toEqual([null, null])
})

/** A base on every crater but these, and the last ring of the round is laid: bases come next. */
function crowded(free: readonly string[], rings: string) {
  const bases = CRATERS.filter(({ id }) => ![...free, 'L01', 'S32'].includes(id))
  const table = scene({
    rings,
    tower: 'L01',
    bases: bases.map(({ id, spot }) => `${id}:${spot.x},${spot.y}`).join(' '),
    turns: 7,
    hands: [[], ['small navy']],
  })
  return { table, events: table.does(1, place('Sn=S32')) }
}

/** A navy ring of level 2 lies over the best spot of L24, but not over the whole crater. */
const OVER_SPOT = 'Ln:328,582 Ln:448,582 Ln:388,582^0+1'

function nearestFree(table: Table, id: string): number {
  const crater = CRATERS[craterNumber(id)]
  let least = Number.POSITIVE_INFINITY
  for (let y = crater.y - 50; y <= crater.y + 50; y++)
    for (let x = crater.x - 50; x <= crater.x + 50; x++)
      if (baseFaults(siteOf(table.s), craterNumber(id), x, y).length === 0)
        least = Math.min(least, squared({ x, y }, crater.spot))
  return least
}

test('with its best spot covered, a crater still takes a base at the free point nearest to it', () => {
  const { table } = crowded(['L24'], OVER_SPOT)
  expect(table.step).toBe('place-base')
  const { spot } = CRATERS[craterNumber('L24')]
  expect(baseFaults(siteOf(table.s), craterNumber('L24'), spot.x, spot.y).map(codeOf)).toEqual([
    'touches-ring',
  ])
  const answers = table.answers(0)
  expect(answers.map(({ crater }) => crater)).toEqual(['L24'])
  const at = { x: Number(answers[0].x), y: Number(answers[0].y) }
  expect(squared(at, spot)).toBe(nearestFree(table, 'L24'))
  table.does(0, answers[0])
  expect(table.s.bases.at(-1)).toMatchObject({ seat: 0, crater: craterNumber('L24'), ...at })
})

test('while a best spot is free, search is offered best spots only', () => {
  const { table } = crowded(['L24', 'L27', 'S20'], OVER_SPOT)
  expect(table.answers(0)).toEqual([
    { crater: 'L27', x: 404, y: 663 },
    { crater: 'S20', x: 390, y: 317 },
  ])
})

test('every crater is shown once for a base: with room without a reason, else with its code', () => {
  const { table } = crowded(['L24', 'L27', 'S20'], OVER_SPOT)
  const options = optionsFor(table, 0)
  expect(options.map(({ answer }) => answer.crater).sort()).toEqual(CRATERS.map(({ id }) => id))
  const open = options.filter(({ reason }) => !reason).map(({ answer }) => answer.crater)
  expect(open).toEqual(['L24', 'L27', 'S20'])
  const codes = Object.fromEntries(options.map(({ answer, reason }) => [answer.crater, reason?.code]))
  expect(codes).toMatchObject({ L01: 'crater-tower', S32: 'crater-taken', L02: 'crater-base' })
})

test('with every crater taken nobody builds a base, and each is told so', () => {
  const { table, events } = crowded([], '')
  const told = events.filter(({ what }) => what === 'no-room-for-base').map(({ seat }) => seat)
  expect(told).toEqual([0, 1])
  expect(table.step).toBe('draft')
})

test('a base touches the tower up to 27 mm from its middle, and not from there on', () => {
  const site = siteOf(position('', 'L13'))
  const { x, y } = CRATERS[craterNumber('L13')]
  const touches = (dx: number, dy: number): boolean =>
    baseFaults(site, craterNumber('L19'), x + dx, y + dy)
      .map(codeOf)
      .includes('touches-tower')
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ]) {
    expect(touches(53 * dx, 53 * dy)).toBe(true)
    expect(touches(54 * dx, 54 * dy)).toBe(false)
  }
})

test('a colour without rings has reached no level and has no group', () => {
  expect(bonusCountsOf({ rings: [], tower: tower('L01') })).toEqual({
    group: { gold: 0, silver: 0, navy: 0 },
    highest: { gold: 0, silver: 0, navy: 0 },
    tower: null,
  })
  const { rings } = position('Ls=L13')
  expect(bonusCountsOf({ rings, tower: tower('#0') })).toMatchObject({
    highest: { gold: 0, silver: 1, navy: 0 },
    tower: 'silver',
  })
})
