import { ClientMessage, Refusal } from '@perilune/protocol'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMessage } from '../../src/socket/read-message.js'

const ANSWER = {
  do: 'answer',
  table: 'KwEB9VwTvc7Qco45HR1ytg',
  seat: 0,
  answer: { light: 'lantern', deep: [1, { more: null }] },
  seen: 12,
  key: 'a-key-of-mine',
}

test('an answer is read as it was said', () => {
  expect(readMessage(JSON.stringify(ANSWER))).toEqual(ANSWER)
  expect(readMessage(JSON.stringify({ ...ANSWER, ref: '7' }))).toEqual({ ...ANSWER, ref: '7' })
})

test('what is taken is what the schema takes, field by field, whatever stands there', () => {
  const value = fc.oneof(
    fc.constantFrom(
      -1,
      0,
      1.5,
      15,
      16,
      2 ** 53,
      '',
      'a',
      'short',
      'x'.repeat(64),
      'x'.repeat(65),
      '🌕'.repeat(33),
    ),
    fc.jsonValue({ maxDepth: 2 }),
  )
  const field = fc.constantFrom('do', 'ref', 'table', 'seat', 'answer', 'seen', 'key', 'else')
  fc.assert(
    fc.property(field, value, fc.boolean(), (name, given, gone) => {
      const said: Record<string, unknown> = { ...ANSWER, [name]: given }
      if (gone) delete said[name]
      const text = JSON.stringify(said)
      const known = ClientMessage.safeParse(JSON.parse(text))
      if (!known.success) expect(() => readMessage(text)).toThrow(Refusal)
      else expect(readMessage(text)).toMatchObject(known.data)
    }),
    { numRuns: 2000 },
  )
})

test('an answer has no field that would change what it is copied into', () => {
  for (const name of ['"__proto__"', '"\\u005f_proto__"']) {
    const text = JSON.stringify(ANSWER).replace('"deep"', name)
    const { answer } = readMessage(text) as { answer: object }
    expect(Object.keys(answer)).toEqual(['light'])
    expect(({ ...answer } as { more?: unknown }).more).toBeUndefined()
  }
})

test('a message that is no JSON, or no message, is refused with what is wrong', () => {
  expect(() => readMessage('{')).toThrow('not JSON')
  expect(() => readMessage('{"do":"answer"}')).toThrow('table')
  expect(() => readMessage('{"do":"dance"}')).toThrow(Refusal)
})
