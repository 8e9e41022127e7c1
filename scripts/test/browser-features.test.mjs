import { expect, test } from 'vitest'
import { featuresTooNew } from '../check-browser-features.mjs'

test('features that some browsers lack are reported, in style sheets and scripts', async () => {
  expect(await featuresTooNew('a.css', 'a { accent-color: red }')).toHaveLength(1)
  expect(
    await featuresTooNew('a.ts', 'navigator.usb.requestDevice({ filters: [] as never[] })'),
  ).toHaveLength(1)
})

test('features that all browsers have, or that are tested for, are accepted', async () => {
  expect(await featuresTooNew('a.css', 'a { color: light-dark(red, blue) }')).toEqual([])
  expect(await featuresTooNew('a.css', '@supports (accent-color: red) { a { accent-color: red } }')).toEqual(
    [],
  )
  expect(await featuresTooNew('a.tsx', 'export const A = () => <b>{[2, 1].toSorted().at(-1)}</b>')).toEqual(
    [],
  )
})
