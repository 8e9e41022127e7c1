import type { Game } from '@perilune/engine'
import { changedEvents, looseAnswers } from '@perilune/engine/testing'
import { playsExactly } from '@perilune/engine/testing/vitest'
import { expect, test } from 'vitest'
import { auction } from '../games/auction.js'
import { haggle } from '../games/haggle.js'
import { passing } from '../games/passing.js'
import { secret } from '../games/secret.js'
import { stones } from '../games/stones.js'

playsExactly(auction, { seeds: 'auction' })
playsExactly(haggle, { seeds: 'haggle' })
playsExactly(passing, { seeds: 'passing' })
playsExactly(secret, { seeds: 'secret' })
playsExactly(stones, { seeds: 'stones' })

type Passing = typeof passing
const plan = { seats: 2, seeds: 'exact' }
const changed = (change: Partial<Passing>) => ({ ...passing, ...change }) as Game as never

test('an answer of which only some fields are read is found', () => {
  const play: Passing['play'] = (s, seat, answer, tell) => {
    const { more: _, ...rest } = answer
    passing.play(s, seat, rest, tell)
  }
  expect(looseAnswers(changed({ play }), plan)[0]).toMatch(/"more":1\} of seat \d is accepted/)
})

test('a refusal that changes the state is found', () => {
  const play: Passing['play'] = (s, seat, answer, tell) => {
    if (answer.more) s.dice.push(1)
    passing.play(s, seat, answer, tell)
  }
  expect(looseAnswers(changed({ play }), plan)[0]).toMatch(/a refusal .* changes the state/)
})

test('an event that goes on changing after it was told is found', () => {
  const play: Passing['play'] = (s, seat, answer, tell) => {
    passing.play(s, seat, answer, tell)
    tell?.({ what: 'counts', left: s.places[0] })
  }
  expect(changedEvents(changed({ play }), plan)).not.toEqual([])
  expect(changedEvents(changed({}), plan)).toEqual([])
})
