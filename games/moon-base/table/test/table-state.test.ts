import type { MyDecision } from '@perilune/engine'
import { type COLOURS, CRATERS, craterNumber, type Ring } from '@perilune/moon-base'
import { expect, test } from 'vitest'
import { actionOfKey, begin, type Moment, reduce, stateAt, type TableAction } from '../src/table-state.js'
import type { MoonBaseView } from '../src/view.js'

const ring = (colour: (typeof COLOURS)[number], x: number, y: number): Ring => ({
  size: 'large',
  colour,
  x,
  y,
  level: 1,
  crater: null,
  on: null,
})
/** Two rings, gold and silver, 60 mm apart. */
const view = {
  rings: [ring('gold', 300, 360), ring('silver', 420, 360)],
  bases: [],
  tower: { crater: null, ring: null },
} as unknown as MoonBaseView

const CRATER = { ring: 'large navy', crater: 'L13' }
const ON_BOTH = { ring: 'large navy', x: 360, y: 360, on: [0, 1] }
const asks = (step: string, answers: readonly object[]): MyDecision =>
  ({
    kind: 'place',
    step,
    options: answers.map((answer) => ({ answer, label: '' })),
  }) as unknown as MyDecision

const moment: Moment = { id: '7', view, decision: asks('place-ring', [CRATER, ON_BOTH]), answers: true }
const take: TableAction = { do: 'hold', ring: 'large navy' }
const after = (actions: readonly TableAction[], at: Moment = moment) =>
  actions.reduce((now, action) => reduce(now, { moment: at, action }), begin(at, 'map'))

const l13 = CRATERS[craterNumber('L13')]

test('a ring that is taken up is held over the first place that is listed for it', () => {
  const { aim, laid } = after([take])
  expect(aim?.landing).toMatchObject({ x: l13.x, y: l13.y, level: 1 })
  expect(laid).toBe(false)
})

test('the keys N and P lead through the listed places and around', () => {
  const next: TableAction = { do: 'next-place', step: 1 }
  expect(after([take, next]).aim?.landing).toMatchObject({ level: 2, on: [0, 1] })
  expect(after([take, next, next]).aim?.landing?.level).toBe(1)
  expect(after([take, { do: 'next-place', step: -1 }]).aim?.landing?.level).toBe(2)
})

test('a ring lies where it was put, until it is put where it cannot lie', () => {
  const laid = after([take, { do: 'lay', at: { x: 360, y: 360 } }])
  expect(laid).toMatchObject({ laid: true, aim: { landing: { x: 360, y: 360 } } })
  const gone = reduce(laid, { moment, action: { do: 'lay', at: { x: 5, y: 5 } } })
  expect(gone).toMatchObject({ laid: false, aim: { landing: null } })
})

test('a ring that is let go of goes back to the others, a base stays in hand', () => {
  expect(after([take, { do: 'let-go' }]).aim).toBeNull()
  const place = { crater: 'L13', x: l13.x, y: l13.y }
  const base: Moment = { ...moment, decision: asks('place-base', [place]) }
  expect(begin(base, 'map').aim?.held).toEqual({ what: 'base' })
  expect(after([{ do: 'let-go' }], base).aim?.held).toEqual({ what: 'base' })
})

test('no ring is taken up in a replay, or while something else is asked', () => {
  expect(after([take], { ...moment, answers: false }).aim).toBeNull()
  expect(after([take], { ...moment, decision: asks('draft', []) }).aim).toBeNull()
})

test('what was held at one moment is gone at the next; the moon is drawn as before', () => {
  const held = after([{ do: 'look', look: 'three' }, take])
  const next = { ...moment, id: '8' }
  expect(stateAt(held, moment)).toBe(held)
  expect(stateAt(held, next)).toEqual(begin(next, 'three'))
})

test('an arrow key moves by four millimetres, with Shift by half a millimetre', () => {
  const { aim } = after([take, { do: 'point', at: { x: 360, y: 300 } }])
  if (!aim) throw new Error('a ring is held')
  expect(actionOfKey(aim, 'ArrowRight', false)).toEqual({ do: 'point', at: { x: 368, y: 300 } })
  expect(actionOfKey(aim, 'ArrowUp', true)).toEqual({ do: 'point', at: { x: 360, y: 299 } })
  expect(actionOfKey(aim, 'Enter', false)).toBeUndefined()
})

test('of the things that are chosen the latest count; to choose one again lets go of it', () => {
  const choose = (id: string): TableAction => ({ do: 'choose', id, most: 2 })
  expect(after(['3', '5', '9'].map(choose)).chosen).toEqual(['5', '9'])
  expect(after(['3', '5', '3'].map(choose)).chosen).toEqual(['5'])
})
