import { games } from '@perilune/games'
import { frozenNumbers } from '@perilune/games/versions'
import { expect, test } from 'vitest'
import { changesSince, readChanges } from '../src/table/rules-changes.js'

test('each version of a list of changes is read with its entries, also those of several lines', () => {
  const text =
    '# What changed\n\nIntroduction.\n\n## Rules 3\n\n- One.\n\n## Rules 2\n\n- Two,\n  with more.\n- Three.\n'
  expect(readChanges(text)).toEqual([
    { rules: 3, changes: ['One.'] },
    { rules: 2, changes: ['Two, with more.', 'Three.'] },
  ])
})

test.each(Object.values(games).filter(({ id }) => frozenNumbers(id).length > 0))(
  'players of older rules of $title can read what changed since',
  async ({ id, rules }) => {
    const changes = await changesSince(id, rules - 1)
    expect(changes.map((change) => change.rules)).toEqual([rules])
    expect(changes[0].changes.length).toBeGreaterThan(0)
    expect(await changesSince(id, rules)).toEqual([])
  },
)
