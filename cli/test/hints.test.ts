import { fileURLToPath } from 'node:url'
import { games } from '@perilune/games'
import { describe, expect, test } from 'vitest'
import { filesOf } from '../src/archive.js'
import { hintsIn, kindOf, readRecorded } from '../src/soak/hints.js'

const home = fileURLToPath(new URL('../..', import.meta.url))

describe.each(Object.values(games))('hints in $title', (game) => {
  test('one position of every kind gives a hint in words, with distinct rows, whose best answer can be played', async () => {
    const seen = new Set<string>()
    const faults: string[] = []
    for (const file of filesOf(home, game)) {
      const recorded = await readRecorded(game, file)
      // Older rules are asked about in the soak.
      if (recorded.record.rules !== game.rules) continue
      const found = hintsIn(recorded, 2, (s, seat) => {
        const kind = kindOf(game, s, seat)
        return !seen.has(kind) && seen.add(kind).has(kind)
      })
      faults.push(...found.faults)
    }
    expect(faults).toEqual([])
    for (let seats = game.seats.min; seats <= game.seats.max; seats++)
      expect([...seen].some((kind) => kind.includes(`${seats} seats`))).toBe(true)
  })
})
