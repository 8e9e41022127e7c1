import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readRecord } from '@perilune/engine'
import { games } from '@perilune/games'
import { gameUnder, playsUnder } from '@perilune/games/versions'
import { describe, expect, test } from 'vitest'
import { filesOf, judge, judgeAll, seatsMissing, tellsApart } from '../../src/archive.js'

const home = fileURLToPath(new URL('../../..', import.meta.url))

test('every game is listed under its id', () => {
  for (const [id, game] of Object.entries(games)) expect(game.id).toBe(id)
})

describe.each(Object.values(games))('the archive of $title', (game) => {
  const versions = Array.from({ length: game.rules }, (_, i) => i + 1)

  test('has a record for every number of seats', async () => {
    expect(seatsMissing(game, await judgeAll(home, game))).toEqual([])
  })

  test.each(filesOf(home, game).map((file) => [file.slice(home.length), file]))(
    '%s ends as it did',
    async (_, file) => {
      const verdict = await judge(game, file)
      // Old games must not change: raise the rules and freeze the old ones, see docs/versions.md.
      expect(verdict.is === 'same' ? 'same' : `${verdict.is}: ${verdict.because}`).toBe('same')
    },
  )

  test.each(versions)('rules %i are played by today’s code or by a frozen build', (rules) => {
    // Freezing is part of raising: perilune freeze, see docs/versions.md.
    expect(playsUnder(game, rules)).toBe(true)
  })

  test('has a record of each version that every other version refuses or ends differently', async () => {
    const records = filesOf(home, game).map((file) => readRecord(JSON.parse(readFileSync(file, 'utf8'))))
    for (const rules of versions)
      for (const other of versions.filter((n) => n !== rules)) {
        const version = await gameUnder(game, other)
        if (!version) throw new Error(`there are no rules ${other}`)
        const telling = records.filter((record) => record.rules === rules && tellsApart(version, record))
        expect(
          telling.length,
          `records of rules ${rules} that rules ${other} play differently`,
        ).toBeGreaterThan(0)
      }
  })
})
