import { type Answer, newChance, pickWith, seedFrom } from '@perilune/engine'
import { refusalOf } from '@perilune/engine/testing'
import {
  AREAS_ON_MARS,
  AWARDS,
  allCards,
  COLONY_IDS,
  type MarsFrame,
  type MarsState,
  MILESTONES,
  PARAMETERS,
  PARTIES,
} from '@perilune/terraforming-mars'
import { terraformingMars as game } from '@perilune/terraforming-mars-words-en'
import { describe, expect, test } from 'vitest'
import { compiledProjects } from '../../src/cards/built-in.js'
import { at, play, project, refusal, scene, site, use } from '../scene.js'

/* Whatever a player may think of doing, a refusal says why; only nonsense "was not offered". */

const BARE = /was not offered/

const areas = Array.from({ length: AREAS_ON_MARS }, (_, area) => ({ area }))
const colonies = COLONY_IDS.map((colony) => ({ colony }))

/** What somebody might answer to a question, allowed or not. */
function thinkable(s: MarsState, step: MarsFrame['do']): readonly Answer[] {
  switch (step) {
    case 'take-turn':
      return turns
    case 'lay-tile':
    case 'claim-area':
      return areas
    case 'build-colony':
      return colonies.filter(({ colony }) => s.colonies?.tiles.some(({ id }) => id === colony))
    case 'world-parameter':
      return PARAMETERS.slice(0, s.sets.includes('venus') ? 4 : 3).map((raise) => ({ raise }))
    default:
      return []
  }
}

const goals = (all: Readonly<Record<string, readonly { id: string }[]>>): string[] =>
  all.tharsis.map(({ id }) => id)

const turns: readonly Answer[] = [
  ...allCards()
    .filter(({ kind }) => kind !== 'corporation' && kind !== 'prelude')
    .map(({ answer }) => answer),
  ...allCards().flatMap(({ actions }) => actions.map(({ answer }) => answer)),
  ...compiledProjects().map(({ answer }) => answer),
  { act: 'project', project: 'sell-patents' },
  ...['greenery', 'heat', 'policy', 'first', 'pass', 'end'].map((act) => ({ act })),
  ...[true, false].map((ask) => ({ act: 'order', ask })),
  ...goals(MILESTONES).map((milestone) => ({ act: 'claim', milestone })),
  ...goals(AWARDS).map((award) => ({ act: 'fund', award })),
  ...COLONY_IDS.flatMap((colony) =>
    ['mc', 'energy', 'titanium'].map((kind) => ({ act: 'trade', colony, with: kind })),
  ),
  ...PARTIES.flatMap((party) => ['lobby', 'reserve'].map((from) => ({ act: 'delegate', from, party }))),
]

/** Bare refusals of a random game, by the question. */
function bareRefusals(options: object, seats: number, seed: string): string[] {
  const chance = newChance(seedFrom(seed))
  const s = game.setup(options, seats, seedFrom(seed)) as MarsState
  const found = new Set<string>()
  for (let row = 0; game.asked(s).length > 0; row++) {
    const seat = pickWith(chance, [...game.asked(s)])
    const step = (s.stack[s.stack.length - 1] as unknown as MarsFrame).do
    // A turn is looked at now and then: it has a thousand answers.
    if (step !== 'take-turn' || row % 40 === 0)
      for (const answer of thinkable(s, step)) {
        const why = refusalOf(game, s, seat, answer)
        if (why !== undefined && BARE.test(why)) found.add(`${step}: ${JSON.stringify(answer)}`)
      }
    game.play(s, seat, pickWith(chance, game.answers(s, seat)))
  }
  return [...found]
}

describe('a refusal says why', () => {
  test.each([
    ['the base game', { map: 'tharsis' }, 2],
    ['everything', { preset: 'full box', map: 'tharsis' }, 3],
    ['the solo game', { preset: 'full box', map: 'tharsis' }, 1],
  ])('in random games of %s whatever is thinkable is refused with its reason', (_, options, seats) => {
    expect(bareRefusals(options, seats, `refused ${seats}`)).toEqual([])
  })
})

describe('the reasons', () => {
  test.each([
    ['a tile that lies there', 'C4', 'a tile lies there'],
    ['the marker of a rival', 'G4', 'a marker reserves that area'],
    ['an ocean area', 'A5', 'that area is reserved for an ocean'],
    ['Noctis City', 'E3', 'that area is reserved for another tile'],
    ['a city beside it', 'C5', 'that area is beside a city'],
  ])('for a city: %s', (_, area, why) => {
    const table = scene({ tiles: { C4: 'city 1' }, claims: { G4: 1 } })
    expect(table.refusesAfter(0, project('city'), at(area))).toBe(why)
  })

  test('for a greenery that lies beside no tile of its owner though others do', () => {
    const table = scene({ tiles: { C4: 'city 0' } })
    expect(table.refusesAfter(0, project('greenery'), at('G4'))).toBe(
      'that area is not beside a tile of yours, and others are',
    )
  })

  test('for a tile whose card says where it lies', () => {
    expect(refusal('lava-flows', {}, at('G4'))).toContain('may not lie there')
  })

  test('for a marker', () => {
    const told = { tiles: { C4: 'city 1' }, claims: { G4: 1 } }
    expect(refusal('land-claim', told, at('C4'))).toBe('a tile lies there')
    expect(refusal('land-claim', told, at('G4'))).toBe('a marker reserves that area')
    expect(refusal('land-claim', told, at('A5'))).toBe('that area is reserved for an ocean')
  })

  test('for a colony', () => {
    const tiles = {
      luna: { owners: [0] },
      io: { owners: [1, 1, 1] },
      titan: {},
      ceres: {},
      pluto: {},
    } as const
    const table = scene({ colonies: tiles })
    const build = (colony: 'luna' | 'io' | 'titan') =>
      table.refusesAfter(0, project('build-colony'), site(colony))
    expect(build('luna')).toBe('you have a colony on Luna')
    expect(build('io')).toBe('all places on Io are taken')
    expect(build('titan')).toContain('nobody has a card')
  })

  test('on a turn', () => {
    const table = scene({})
    expect(table.refuses(0, play('asteroid'))).toBe('that card is not in your hand')
    expect(table.refuses(0, use('ants'))).toBe('you have no card in play with that action')
    expect(table.refuses(0, { act: 'first' })).toBe('no first action of yours is due')
    expect(table.refuses(0, { act: 'order', ask: false })).toBe('you are asked like that already')
    expect(table.refuses(0, { act: 'policy' })).toBe('that is not part of this game')
    expect(table.refuses(0, { act: 'trade', colony: 'luna', with: 'mc' })).toBe(
      'that is not part of this game',
    )
    expect(table.refusesClaim(0, 'hoverlord')).toBe('that is not part of this game')
    const reds = scene({ committee: { ruling: 'reds' } })
    expect(reds.refuses(0, { act: 'policy' })).toBe('the policy of the Reds is no action')
  })

  test('for the World Government', () => {
    const table = scene({ venus: 0, oxygen: 14 })
    table.everybodyPasses()
    expect(table.refuses(0, { raise: 'oxygen' })).toBe('oxygen is complete')
  })
})
