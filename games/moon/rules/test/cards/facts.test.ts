import { moon } from '@perilune/moon-words-en'
import { expect, test } from 'vitest'
import { baseDeck, expeditionDeck, reputationDeck, structureDeck } from '../../src/cards/decks.js'
import { allCards, cardData } from '../../src/cards/index.js'
import { ERAS, LEVELS } from '../../src/names.js'
import { BASES, EXPEDITIONS, REPUTATIONS, STRUCTURES } from './facts.js'

const lines = (table: string): string[] => table.trim().split('\n')

/** The same things in the same numbers, in whatever order. */
function bag(items: Readonly<Record<string, number>> | 'X' | undefined): string {
  if (items === 'X') return 'X'
  const parts = Object.entries(items ?? {}).map(([name, n]) => `${n} ${name}`)
  return parts.length > 0 ? sorted(parts.join(' ')) : '-'
}

const sorted = (text: string): string => (text.match(/\d+ \w+/g) ?? [text]).sort().join(' ')

const sortedFields = (line: string, fields: readonly number[]): string =>
  line
    .split(' | ')
    .map((field, i) => (fields.includes(i) ? sorted(field) : field))
    .join(' | ')

test('every Structure is as the facts say: copies, cost, Flags, production, rewards', () => {
  const ours = ERAS.flatMap((era) =>
    cardData.structures[era].map((d) =>
      [
        d.id,
        `${era} ${d.colour} ${d.copies}/${d.withTwo}`,
        bag(d.cost),
        bag(d.needs),
        bag(d.produces ?? d.flags),
        bag(d.assimilate),
        d.hearts ?? 0,
        d.source,
      ].join(' | '),
    ),
  )
  expect(ours).toEqual(lines(STRUCTURES).map((line) => sortedFields(line, [2, 3, 4, 5])))
})

test('every Expedition is as the facts say', () => {
  const ours = cardData.expeditions.map((d) =>
    [
      d.id,
      d.era,
      d.threePlus ? '3+' : (d.players?.join(' ') ?? '-'),
      d.action ? 'action' : d.rule ? 'rule' : 'nothing',
      d.source,
    ].join(' | '),
  )
  expect(ours).toEqual(lines(EXPEDITIONS))
})

test('every Reputation is as the facts say', () => {
  const ours = cardData.reputations.map((d) =>
    [
      d.id,
      d.level,
      d.requires
        .map((r) => `${r.atLeast} ${r.count}`)
        .sort()
        .join(', '),
      d.whenClaimed ? 'whenClaimed' : d.ongoing ? 'ongoing' : 'nothing',
      d.hearts,
      d.source,
    ].join(' | '),
  )
  const facts = lines(REPUTATIONS).map((line) =>
    line
      .split(' | ')
      .map((field, i) => (i === 2 ? field.split(', ').sort().join(', ') : field))
      .join(' | '),
  )
  expect(ours).toEqual(facts)
})

test('every Base is as the facts say', () => {
  const ours = cardData.bases.map((d) =>
    [d.id, bag(d.produces), bag(d.flags), d.threePlus ? '3+' : '-'].join(' | '),
  )
  expect(ours).toEqual(lines(BASES))
})

test('the box: 104 Structures, 18 Expeditions and 2 First ones, 24 Reputations, 5 Bases', () => {
  expect(ERAS.map((era) => structureDeck(era, 4, moon.rules).length)).toEqual([34, 34, 36])
  expect(ERAS.map((era) => structureDeck(era, 2, moon.rules).length)).toEqual([28, 30, 36])
  expect(ERAS.map((era) => expeditionDeck(era, 4, moon.rules).length)).toEqual([6, 6, 6])
  expect(cardData.expeditions).toHaveLength(20)
  expect(LEVELS.map((level) => reputationDeck(level, moon.rules).length)).toEqual([8, 8, 8])
  expect([baseDeck(2, moon.rules).length, baseDeck(5, moon.rules).length]).toEqual([4, 5])
})

test('the colours of each Era, by copies', () => {
  const colours = ['blue', 'yellow', 'pink', 'grey', 'red']
  const count = (era: 1 | 2 | 3, colour: string): number =>
    cardData.structures[era].reduce((sum, d) => sum + (d.colour === colour ? d.copies : 0), 0)
  expect(ERAS.map((era) => colours.map((colour) => count(era, colour)))).toEqual([
    [12, 10, 7, 3, 2],
    [10, 10, 8, 5, 1],
    [6, 10, 5, 15, 0],
  ])
})

test('Blue Structures produce, Yellow ones show Flags, Pink ones flip; only Blue and Yellow have a Rover space', () => {
  for (const card of allCards.filter((c) => c.kind === 'structure')) {
    expect([card.id, card.produces.some((n) => n > 0)]).toEqual([card.id, card.colour === 0])
    expect([card.id, card.flags.some((n) => n > 0)]).toEqual([card.id, card.colour === 1])
    expect([card.id, card.ops.length > 0]).toEqual([card.id, card.colour === 2])
    expect([card.id, card.roverSpace]).toEqual([card.id, card.colour <= 1])
  }
})
