import { addRow, openMatch, seedFrom, takeSnapshot } from '@perilune/engine'
import { conformance, LawBroken, laws, playOne } from '@perilune/engine/testing'
import { expect, test } from 'vitest'
import { auction } from '../games/auction.js'
import { breaches } from '../games/broken.js'

function firstBreach(run: () => unknown): LawBroken | undefined {
  try {
    run()
  } catch (error) {
    if (error instanceof LawBroken) return error
    throw error
  }
  return
}

test.each(breaches)('caught is %s', (_how, expected, game) => {
  const broken = firstBreach(() =>
    conformance(game, { games: 12, allLawsOn: 12, seeds: 'broken', moveBound: 60 }),
  )
  expect(expected, broken?.message).toContain(broken?.law)
})

const twoBids = () => {
  const m = openMatch(auction, { lots: 2 }, 2, seedFrom('two bids'))
  const snapshot = takeSnapshot(auction, m)
  for (const seat of [0, 1]) addRow(auction, m, { seat, answer: { amounts: { coins: seat } } })
  return { m, snapshot }
}
const anyAuction = auction as never

test('caught is a match that is not what its log says', () => {
  const { m } = twoBids()
  expect(() => laws.logIsTheGame(anyAuction, m)).not.toThrow()
  m.state.coins[0]++
  expect(() => laws.logIsTheGame(anyAuction, m)).toThrow('state.coins.0: 7 is not 6')
})

test('caught is a snapshot from which another match opens', () => {
  const { m, snapshot } = twoBids()
  expect(() => laws.snapshotsResume(anyAuction, m, snapshot)).not.toThrow()
  snapshot.state.lots[0] = 3
  expect(() => laws.snapshotsResume(anyAuction, m, snapshot)).toThrow('state.lots.0: 0 is not 3')
})

test('a breach says how to see it again, and is seen again that way', () => {
  const [, , game] = breaches[4]
  const broken = firstBreach(() => conformance(game, { games: 9, allLawsOn: 1, seeds: 'again' }))
  const where = broken?.where
  if (!where) throw new Error('nothing was broken')
  const { seats, index, seeds, laws: mode } = where
  expect(broken.message).toContain(`playOne(passing, { seats: ${seats}, index: ${index}, seeds: 'again'`)
  const again = firstBreach(() => playOne(game, { seats, index, seeds, laws: mode }))
  expect(again?.where).toEqual(where)
})

test('a summary counts games, answers and how often each law was checked', () => {
  const summary = conformance(auction, { games: 3, allLawsOn: 1, seeds: 'summary', seatCounts: [2, 3] })
  expect(summary).toMatchObject({ game: 'auction', games: 6 })
  expect(summary.answers).toBeGreaterThan(6 * 2)
  expect(summary.laws.sameSeedSameGame).toBe(6)
  expect(summary.laws.hiddenStaysHidden).toBeGreaterThan(8)
  expect(summary).toEqual(
    conformance(auction, { games: 3, allLawsOn: 1, seeds: 'summary', seatCounts: [2, 3] }),
  )
})
