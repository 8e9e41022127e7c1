import { cardOf } from '@perilune/moon'
import { expect, test } from 'vitest'
import { rulings } from '../src/rulings.js'
import { gameWords, words } from '../src/words.js'

test('in Era III X is one Heart, not one Hearts', () => {
  expect([3, 2, 1].map(words.xTitle)).toEqual(['X is 3 Hearts now', 'X is 2 Hearts now', 'X is 1 Heart now'])
})

test('what is said beside Capable does not contradict itself: its free construct waits', () => {
  expect(cardOf('capable').ops).toEqual([{ op: 'freeConstruct', lasts: 'nextConstructingTurn' }])
  const said = rulings('capable')
  expect(said.some((line) => line.includes('waits for the next turn'))).toBe(true)
  expect(said).not.toContain('What it gives when claimed is used on that turn or lost.')
})

test('guide and help give a parked Rover to the owner of the Structure at once, not at the end of the Era', () => {
  expect(gameWords.guide.rover.text).toContain('From then on it is theirs')
  const rovers = gameWords.help.find(({ id }) => id === 'rovers')
  expect(rovers?.body[1]).toMatch(/^Once parked, the Rover belongs to the owner of the Structure\./)
})
