import type { Option } from '@perilune/engine'
import { expect, test } from 'vitest'
import { begin, isSeen, type Moments, reduce, type TableAction, type TableState } from '../src/table-state.js'

const AT: Moments = {
  answer: '10:0',
  question: '3:talk:0',
  said: '3:0:scout:1',
  talks: '3:scout',
  phase: '3:talks',
  turn: '3:0',
}
const BUY: Option = { answer: { act: 'buy', card: 'flash' }, label: 'Flash for 6 credits' }
const DRAFT = [[2, 1], [0, 1], null]
const HAND = ['damage2', 'reactor', 'reactor', 'shield']

const after = (
  actions: readonly TableAction[],
  state = reduce(begin(AT), { do: 'see', at: AT, hand: HAND }),
): TableState => actions.reduce(reduce, state)
const at = (state: TableState, moments: Partial<Moments>, hand: readonly string[] = HAND): TableState =>
  reduce(state, { do: 'see', at: { ...state.at, ...moments }, hand })

test('another selection forgets which way of doing the first was chosen', () => {
  const chosen = after([
    { do: 'select', selection: { id: 'flash', mercenary: false } },
    { do: 'choose-way', alternative: BUY },
  ])
  expect(chosen.alternative).toBe(BUY)
  const next = after([{ do: 'select', selection: { id: 'flash', mercenary: true } }], chosen)
  expect(next).toMatchObject({ selection: { id: 'flash', mercenary: true }, alternative: undefined })
})

test('an answer ends a selection, but not what is being set up in the talks', () => {
  const busy = after([
    { do: 'select', selection: { id: 'flash', mercenary: false } },
    { do: 'mark', index: 2, most: 3 },
    { do: 'draft', draft: DRAFT },
    { do: 'write', text: 'Who rolls?' },
    { do: 'look', stage: 'armory' },
  ])
  const next = at(busy, { answer: '11:0' })
  expect(isSeen(next, { ...AT, answer: '11:0' }, HAND)).toBe(true)
  expect(next).toMatchObject({ selection: undefined, draft: DRAFT, text: 'Who rolls?', looked: 'armory' })
  expect(next.marked.size).toBe(0)
})

test('what is said in the talks ends a draft and lets go of its token, and other talks end what is written', () => {
  const busy = after([
    { do: 'press-cell', cell: { column: 0, seat: 0 }, draft: DRAFT },
    { do: 'draft', draft: DRAFT },
    { do: 'write', text: 'Who rolls?' },
  ])
  const said = at(busy, { said: '3:0:scout:2' })
  expect(said).toMatchObject({ draft: null, held: null, text: 'Who rolls?' })
  expect(at(said, { talks: '4:bounty' }).text).toBe('')
})

test('a new phase shows what it is about, and asks for no contract to replace', () => {
  const looking = after([{ do: 'ask-swap' }])
  expect(looking).toMatchObject({ looked: 'dispatch', swapping: true })
  expect(at(looking, { phase: '3:mission' })).toMatchObject({ looked: undefined, swapping: false })
})

test('objectives picked stay while others answer the same question', () => {
  const picked = after(['ace', 'barrage', 'utopia'].map((card) => ({ do: 'keep', card, most: 2 }) as const))
  expect(picked.kept, 'the last two').toEqual(['barrage', 'utopia'])
  expect(at(picked, { answer: '11:0' }).kept).toEqual(['barrage', 'utopia'])
  expect(at(picked, { question: '3:plan:0' }).kept).toEqual([])
  expect(after([{ do: 'keep', card: 'utopia', most: 2 }], picked).kept).toEqual(['barrage'])
})

test('no more cards are marked than are asked for, and where it is one, another takes its place', () => {
  const mark = (index: number, most: number): TableAction => ({ do: 'mark', index, most })
  expect([...after([mark(0, 2), mark(3, 2), mark(1, 2)]).marked]).toEqual([0, 3])
  expect([...after([mark(0, 1), mark(3, 1)]).marked]).toEqual([3])
  expect([...after([mark(0, 2), mark(0, 2)]).marked]).toEqual([])
})

test('a click takes a token up, and the next puts it down: with another captain, or back', () => {
  const press = (column: number, seat: number): TableAction => ({
    do: 'press-cell',
    cell: { column, seat },
    draft: DRAFT,
  })
  const held = after([press(0, 0)])
  expect(held.held).toEqual({ column: 0, seat: 0 })
  expect(after([press(0, 1)], held)).toMatchObject({ held: null, draft: [[1, 1], [1, 1], null] })
  expect(after([press(0, 0)], held)).toMatchObject({ held: null, draft: null })
  expect(after([press(1, 1)], held).held, 'a token of another row').toEqual({ column: 1, seat: 1 })
  expect(after([press(0, 1)]).held, 'there is none to take up').toBeNull()
})

test('a token that is carried stays held, and one that is dropped beside the board stays where it was', () => {
  const from = { column: 0, seat: 0 }
  const held = after([{ do: 'press-cell', cell: from, draft: DRAFT }])
  expect(after([{ do: 'carry', to: 1, draft: DRAFT }], held)).toMatchObject({
    held: { column: 0, seat: 1 },
    draft: [[1, 1], [1, 1], null],
  })
  expect(after([{ do: 'carry', to: 1, draft: DRAFT }]).draft, 'nothing is held').toBeNull()
  expect(after([{ do: 'drop-on', from, to: null, draft: DRAFT }], held)).toMatchObject({
    held: null,
    draft: null,
  })
  expect(after([{ do: 'drop-on', from, to: 1, draft: DRAFT }]).draft).toEqual([[1, 1], [1, 1], null])
})

test('cards that are clicked in the talks are written down as a claim, until that is taken away', () => {
  const claim = (index: number): TableAction => ({ do: 'claim', index })
  const claimed = after([claim(0), claim(1), claim(2)])
  expect(claimed.text).toBe('I bring 2 reactors and 2 damage.')
  expect(after([claim(1)], claimed).text).toBe('I bring 1 reactor and 2 damage.')
  const empty = after([{ do: 'write', text: '' }], claimed)
  expect(empty.claimed.size).toBe(0)
  expect(after([{ do: 'claim-all' }]).text).toBe('I bring 2 reactors, 1 shield and 2 damage.')
})

test('Esc goes back a step at a time: from a token, from what is selected, from the contracts to replace', () => {
  const busy = after([
    { do: 'ask-swap' },
    { do: 'choose-thing', option: BUY },
    { do: 'press-cell', cell: { column: 0, seat: 0 }, draft: DRAFT },
  ])
  const one = after([{ do: 'back' }], busy)
  expect(one).toMatchObject({ held: null, thing: BUY, swapping: true })
  const two = after([{ do: 'back' }], one)
  expect(two).toMatchObject({ thing: undefined, swapping: true, looked: 'dispatch' })
  expect(after([{ do: 'back' }], two)).toMatchObject({ swapping: false, looked: undefined })
})

test('within a turn the hand keeps its order, and what is drawn comes last', () => {
  const drawn = at(after([]), { answer: '11:0' }, ['crew', 'damage2', 'reactor', 'shield'])
  expect(drawn.hand.cards).toEqual(['damage2', 'reactor', 'shield', 'crew'])
  expect(at(drawn, { turn: '4:0' }, ['crew', 'damage2', 'reactor', 'shield']).hand.cards).toEqual([
    'crew',
    'damage2',
    'reactor',
    'shield',
  ])
})

test('a card that is put elsewhere stays marked, and the next hand lies in the same order', () => {
  const put = after([
    { do: 'mark', index: 3, most: 2 },
    { do: 'claim', index: 0 },
    { do: 'put-card', from: 3, to: 0 },
  ])
  expect(put.hand.cards).toEqual(['shield', 'damage2', 'reactor', 'reactor'])
  expect([...put.marked]).toEqual([0])
  expect([...put.claimed]).toEqual([1])
  expect(at(put, { turn: '4:0' }, ['damage2', 'miss', 'shield']).hand.cards).toEqual([
    'shield',
    'damage2',
    'miss',
  ])
})

test('dice to roll again are marked apart from cards, and an answer ends both', () => {
  const marked = after([
    { do: 'mark-die', index: 0, most: 2 },
    { do: 'mark-die', index: 1, most: 2 },
    { do: 'mark-die', index: 0, most: 2 },
  ])
  expect([...marked.dice]).toEqual([1])
  expect(marked.marked.size).toBe(0)
  expect(at(marked, { answer: '11:0' }).dice.size).toBe(0)
})
