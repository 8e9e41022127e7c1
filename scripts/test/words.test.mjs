import { expect, test } from 'vitest'
import { wordsInMarkup } from '../check-words.mjs'

test('a word in the markup or in a label is found; what comes from words is not', async () => {
  expect(await wordsInMarkup('const A = () => <p>Hello</p>')).toHaveLength(1)
  expect(await wordsInMarkup('const A = () => <button title="Close" />')).toHaveLength(1)
  expect(
    await wordsInMarkup('const A = () => <p className="note" title={words.close}>{words.hello} X →</p>'),
  ).toEqual([])
})
