import { fileURLToPath } from 'node:url'
import { games } from '@perilune/games'
import { describe, expect, test } from 'vitest'
import { filesOf, judge, judgeAll, seatsMissing } from '../src/archive.js'

const home = fileURLToPath(new URL('../..', import.meta.url))

test('the archive is of the games in the house', () => {
  for (const [id, game] of Object.entries(games)) expect(game.id).toBe(id)
})

describe.each(Object.values(games))('the archive of $title', (game) => {
  test('has a record for every number of seats', () => {
    expect(seatsMissing(game, judgeAll(home, game))).toEqual([])
  })

  test.each(filesOf(home, game).map((file) => [file.slice(home.length), file]))(
    '%s ends as it did',
    (_, file) => {
      const verdict = judge(game, file)
      // A change that is meant is taken over with: perilune archive bless --because "…"
      expect(verdict.is === 'same' ? 'same' : `${verdict.is}: ${verdict.because}`).toBe('same')
    },
  )
})
