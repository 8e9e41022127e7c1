import { expect, test } from 'vitest'
import { beyondBaseline } from '../check-baseline.mjs'

test('what not all browsers have is named, in a style sheet and in a script', async () => {
  expect(await beyondBaseline('a.css', 'a { accent-color: red }')).toHaveLength(1)
  expect(
    await beyondBaseline('a.ts', 'navigator.usb.requestDevice({ filters: [] as never[] })'),
  ).toHaveLength(1)
})

test('what all browsers have passes, and so does what is asked for first', async () => {
  expect(await beyondBaseline('a.css', 'a { color: light-dark(red, blue) }')).toEqual([])
  expect(await beyondBaseline('a.css', '@supports (accent-color: red) { a { accent-color: red } }')).toEqual(
    [],
  )
  expect(await beyondBaseline('a.tsx', 'export const A = () => <b>{[2, 1].toSorted().at(-1)}</b>')).toEqual(
    [],
  )
})
