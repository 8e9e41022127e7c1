import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { below, digest, newChance, openMatch, readRecord, seedFrom } from '@perilune/engine'
import { games } from '@perilune/games'
import { frozenNumbers, gameUnder } from '@perilune/games/versions'
import { expect, test } from 'vitest'
import { filesOf } from '../../src/archive.js'

/* Games that were begun under older rules and lie in a store when the program is renewed. */

const home = fileURLToPath(new URL('../../..', import.meta.url))

const records = Object.values(games).flatMap((today) =>
  filesOf(home, today)
    .map((file) => ({ today, file, name: file.slice(home.length) }))
    .map((found) => ({ ...found, record: readRecord(JSON.parse(readFileSync(found.file, 'utf8'))) }))
    .filter(({ record }) => frozenNumbers(today.id).includes(record.rules)),
)

test('there are records of every frozen version', () => {
  const found = new Set(records.map(({ today, record }) => `${today.id} ${record.rules}`))
  for (const today of Object.values(games))
    for (const rules of frozenNumbers(today.id)) expect(found).toContain(`${today.id} ${rules}`)
})

test.each(records)(
  '$name, stopped after random answers and stored, goes on to the same end',
  async ({ today, name, record }) => {
    const game = await gameUnder(today, record.rules)
    if (!game) throw new Error(`there are no rules ${record.rules}`)
    const chance = newChance(seedFrom(name))
    const stops = new Set(Array.from({ length: 3 }, () => below(chance, record.rows.length)))
    let { state } = openMatch(game, record.options, record.seats, record.seed ?? '')
    const { state: unbroken } = openMatch(game, record.options, record.seats, record.seed ?? '')
    for (const [i, row] of record.rows.entries()) {
      if (!('answer' in row)) throw new Error(`row ${i} of ${name} is no answer`)
      if (stops.has(i)) state = JSON.parse(JSON.stringify(state))
      game.play(state, row.seat, row.answer)
      game.play(unbroken, row.seat, row.answer)
    }
    expect(game.outcome(state)).toEqual(game.outcome(unbroken))
    expect(digest(state)).toBe(digest(unbroken))
  },
)
