import { type Event, newChance, pickWith, seedFrom } from '@perilune/engine'
import { moonrakers } from '@perilune/moonrakers-words-en'
import { expect, test } from 'vitest'

/* What the rules say is data: ids, numbers and lists of them. Sentences are made where they are read. */

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Every string among the facts of what is said, at any depth. */
function stringsIn(fact: unknown): string[] {
  if (typeof fact === 'string') return [fact]
  return typeof fact === 'object' && fact !== null ? Object.values(fact).flatMap(stringsIn) : []
}

test.each([2, 3, 5])(
  'no fact of an event is a piece of a sentence or packs several facts, with %i seats',
  (seats) => {
    const told: Event[] = []
    const chance = newChance(seedFrom(`facts ${seats}`))
    const s = moonrakers.setup({ goal: 4 }, seats, seedFrom(`facts of ${seats}`))
    for (let i = 0; i < 1500 && moonrakers.outcome(s) === null; i++) {
      const seat = moonrakers.asked(s)[0]
      moonrakers.play(s, seat, pickWith(chance, moonrakers.answers(s, seat)), (event) => told.push(event))
    }
    expect(new Set(told.map(({ what }) => what)).size).toBeGreaterThan(20)
    expect(told.flatMap(stringsIn).filter((text) => !ID.test(text))).toEqual([])
  },
)
