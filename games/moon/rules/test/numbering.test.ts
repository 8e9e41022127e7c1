import { moon } from '@perilune/moon-words-en'
import { expect, test } from 'vitest'

test('the numbers in stored states stand for what they always stood for', async () => {
  // Only lines at the end of their list may be added. Anything else needs new rules and a frozen build of the
  // old ones.
  await expect(`${moon.numbering().join('\n')}\n`).toMatchFileSnapshot('numbering.txt')
})

test('the text of every card is as it was last read through', async () => {
  const texts = moon.cards.map(({ id, name, kind, text }) => `${id} | ${name} | ${kind} | ${text}`)
  await expect(`${texts.join('\n')}\n`).toMatchFileSnapshot('card-texts.txt')
})
