import { type Answer, canonical, digest, type Question, refusal } from '@perilune/engine'
import { expect, test } from 'vitest'

const choose: Question = {
  kind: 'choose',
  prompt: 'Choose.',
  options: [
    { answer: { take: 'a', n: 1 }, label: 'a' },
    { answer: { take: 'b', n: 1 }, label: 'b', reason: { code: 'dear', costs: 3 } },
  ],
}
const pick: Question = {
  kind: 'pick',
  prompt: 'Pick.',
  items: [
    { id: 'a', label: 'a' },
    { id: 'b', label: 'b' },
    { id: 'c', label: 'c', reason: { code: 'dear' } },
  ],
  min: 1,
  max: 2,
}
const parts = ['iron', 'wood'].map((id) => ({ id, label: id, min: 0, max: 2 }))
const amounts: Question = { kind: 'amounts', prompt: 'Pay.', parts, total: { min: 2, max: 3 } }
const same: Question = { ...amounts, mix: 'same' } as Question
const different: Question = { ...amounts, mix: 'different' } as Question
const pay: Question = {
  kind: 'amounts',
  prompt: 'Pay.',
  parts: [
    { id: 'gold', label: 'gold', min: 0, max: 3, worth: 3 },
    { id: 'coin', label: 'coin', min: 0, max: 9 },
  ],
  total: { min: 7, max: 99 },
  thrifty: true,
}
const shop: Question = {
  kind: 'pick',
  prompt: 'Take a purse and spend it.',
  items: [
    { id: 'purse', label: 'purse', group: 'purses', price: -5 },
    { id: 'sack', label: 'sack', group: 'purses', price: -9 },
    { id: 'hat', label: 'hat', price: 4 },
    { id: 'coat', label: 'coat', price: 5 },
  ],
  min: 1,
  max: 4,
  groups: [{ id: 'purses', label: 'purses', min: 1, max: 1 }],
  budget: 0,
}

const place: Question = {
  kind: 'place',
  prompt: 'Lay a stone.',
  field: { left: 0, right: 9, top: 0, bottom: 6 },
  options: [
    { answer: { x: 0, y: 0 }, label: 'corner' },
    { answer: { x: 3, y: 0 }, label: 'taken', reason: { code: 'too-near' } },
    { answer: { corner: 'left' }, label: 'left corner' },
  ],
}

test.each<[Question, unknown, string | undefined]>([
  [choose, { n: 1, take: 'a' }, undefined],
  [choose, { take: 'b', n: 1 }, 'dear'],
  [choose, { take: 'a' }, 'not-offered'],
  [choose, { take: 'a', n: 1, x: 0 }, 'not-offered'],
  [place, { x: 0, y: 0 }, undefined],
  [place, { x: 3, y: 0 }, 'too-near'],
  [place, { corner: 'left' }, undefined],
  [place, { corner: 'right' }, 'malformed'],
  [place, { x: 9, y: 6 }, undefined],
  [place, { x: 10, y: 6 }, 'malformed'],
  [place, { x: 1, y: -1 }, 'malformed'],
  [place, { x: 1.5, y: 1 }, 'malformed'],
  [pick, { pick: ['a'] }, undefined],
  [pick, { pick: ['b', 'a'] }, undefined],
  [pick, { pick: [] }, 'too-few'],
  [pick, { pick: ['a', 'b', 'c'] }, 'too-many'],
  [pick, { pick: ['a', 'a'] }, 'picked-twice'],
  [pick, { pick: ['c'] }, 'dear'],
  [pick, { pick: ['z'] }, 'not-offered'],
  [pick, { pick: 'a' }, 'malformed'],
  [pick, { pick: ['a'], x: 1 }, 'malformed'],
  [amounts, { amounts: { iron: 1, wood: 1 } }, undefined],
  [amounts, { amounts: { iron: 2 } }, undefined],
  [amounts, { amounts: 7 }, 'malformed'],
  [amounts, { amounts: 'iron' }, 'malformed'],
  [amounts, { amounts: null }, 'malformed'],
  [amounts, { amounts: [2] }, 'malformed'],
  [amounts, { amounts: { iron: 1 } }, 'too-few'],
  [amounts, { amounts: { iron: 2, wood: 2 } }, 'too-many'],
  [amounts, { amounts: { iron: 3 } }, 'too-many'],
  [amounts, { amounts: { iron: -1, wood: 2 } }, 'too-few'],
  [amounts, { amounts: { iron: 1.5, wood: 1 } }, 'malformed'],
  [amounts, { amounts: { iron: Number.NaN } }, 'malformed'],
  [amounts, { amounts: { gold: 2 } }, 'not-offered'],
  [amounts, { amounts: JSON.parse('{"__proto__": 2, "iron": 2}') }, 'not-offered'],
  [amounts, { amounts: [2] }, 'malformed'],
  [same, { amounts: { iron: 2 } }, undefined],
  [same, { amounts: { iron: 1, wood: 1 } }, 'not-the-same'],
  [different, { amounts: { iron: 1, wood: 1 } }, undefined],
  [different, { amounts: { iron: 2 } }, 'not-different'],
  [pay, { amounts: { gold: 2, coin: 1 } }, undefined],
  [pay, { amounts: { coin: 7 } }, undefined],
  [pay, { amounts: { gold: 3 } }, undefined],
  [pay, { amounts: { gold: 2 } }, 'too-few'],
  [pay, { amounts: { gold: 3, coin: 1 } }, 'wasteful'],
  [pay, { amounts: { gold: 1, coin: 5 } }, 'wasteful'],
  [shop, { pick: ['purse', 'hat'] }, undefined],
  [shop, { pick: ['purse', 'hat', 'coat'] }, 'over-budget'],
  [shop, { pick: ['sack', 'hat', 'coat'] }, undefined],
  [shop, { pick: ['hat'] }, 'too-few'],
  [shop, { pick: ['purse', 'sack'] }, 'too-many'],
])('asked %j, the answer %j is refused as %s', (question, answer, code) => {
  expect(refusal(question, answer as Answer)?.code).toBe(code)
})

test('the same data has the same digest, in whatever order its fields were written', () => {
  expect(canonical({ b: 1, a: [{ d: 2, c: undefined }] })).toBe('{"a":[{"d":2}],"b":1}')
  expect(digest({ b: 1, a: 2 })).toBe(digest({ a: 2, b: 1 }))
  expect(digest([1, 2])).not.toBe(digest([2, 1]))
  expect(digest({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a')
})

const offer: Question = {
  kind: 'offer',
  prompt: 'Share it.',
  options: [{ answer: { say: 'leave' }, label: 'leave' }],
  parties: [
    { id: '0', label: 'Ada', always: true },
    { id: '1', label: 'Bao', always: false },
    { id: '2', label: 'Cyd', always: false },
  ],
  columns: [
    { id: 'gold', label: 'gold', total: 3 },
    { id: 'risk', label: 'risk', total: 1 },
  ],
  least: 2,
}

test.each([
  ['all of it is shared', { offer: [[1, 0], null, [2, 1]] }, undefined],
  ['something else is said', { say: 'leave' }, undefined],
  ['a share of nothing is a share', { offer: [[3, 1], [0, 0], null] }, undefined],
  ['too little is shared', { offer: [[1, 0], null, [1, 1]] }, 'shares'],
  ['too much is shared', { offer: [[1, 1], null, [2, 1]] }, 'shares'],
  ['who must be there is left out', { offer: [null, [3, 1], [0, 0]] }, 'left-out'],
  ['too few take part', { offer: [[3, 1], null, null] }, 'too-few-parties'],
  ['a share is negative', { offer: [[4, 1], [-1, 0], null] }, 'malformed'],
  ['a row is short', { offer: [[3], [0, 1], null] }, 'malformed'],
  ['more is said with it', { offer: [[3, 1], [0, 0], null], x: 1 }, 'malformed'],
])('an offer of shares: %s', (_, answer, code) => {
  expect(refusal(offer, answer)?.code).toBe(code)
})

test('a refusal names what the question lists by its id', () => {
  const ids = (question: Question, answer: Answer) => refusal(question, answer)?.of
  const named = (question: Question): Question =>
    JSON.parse(JSON.stringify(question).replaceAll('"label":"', '"label":"the '))
  expect(ids(named(shop), { pick: ['hat'] })).toBe('purses')
  expect(ids(named(shop), { pick: ['purse', 'sack'] })).toBe('purses')
  expect(ids(named(amounts), { amounts: { iron: 3 } })).toBe('iron')
  expect(ids(named(amounts), { amounts: { iron: -1, wood: 2 } })).toBe('iron')
  expect(ids(named(pay), { amounts: { gold: 2, coin: 3 } })).toBe('coin')
  expect(ids(offer, { offer: [null, [3, 1], [0, 0]] })).toBe('0')
  expect(ids(named(offer), { offer: [[1, 0], null, [1, 1]] })).toBe('gold')
})

test('nothing is offered where there are no parties', () => {
  expect(refusal({ ...offer, parties: [] }, { offer: [] })?.code).toBe('not-offered')
})

test('an item may change what the items of a group take from the budget', () => {
  const item = (id: string) => ({ id, label: id, group: 'cards', price: 3 })
  const question = {
    kind: 'pick' as const,
    prompt: '',
    items: [
      { id: 'plain', label: 'plain', price: -6 },
      { id: 'cheap', label: 'cheap', price: -3, reprices: { group: 'cards', price: 1 } },
      ...['a', 'b', 'c'].map(item),
    ],
    min: 1,
    max: 4,
    budget: 0,
  }
  expect(refusal(question, { pick: ['cheap', 'a', 'b', 'c'] })).toBeUndefined()
  expect(refusal(question, { pick: ['plain', 'a', 'b'] })).toBeUndefined()
  expect(refusal(question, { pick: ['plain', 'a', 'b', 'c'] })).toEqual({ code: 'over-budget', over: 3 })
})
