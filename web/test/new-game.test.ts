import { games } from '@perilune/games'
import { expect, test } from 'vitest'
import type { GameManifest } from '../src/manifests.js'
import { manifestOf } from '../src/manifests.js'
import { minutesOf } from '../src/new-game/length.js'
import { moreIds } from '../src/new-game/more.js'
import { plainIds } from '../src/new-game/plain-options.js'
import { creation, fromAddress, type Setup, type Specs } from '../src/new-game/setup.js'
import { nextOf, sentenceOf } from '../src/new-game/summary.js'

const mars = manifestOf('terraforming-mars') as GameManifest
const marsSpecs = games['terraforming-mars'].options as Specs
const moon = manifestOf('moon') as GameManifest
const chosen = (game: GameManifest, query: string, options: Setup['options'] = {}): Setup => ({
  ...fromAddress(game, new URLSearchParams(query)),
  options,
})
const said = (setup: Setup): string =>
  sentenceOf(mars, marsSpecs, setup)
    .map(({ text }) => text)
    .join('')

test('an address that asks for too many seats, or for nonsense, gets what the game allows', () => {
  expect(chosen(moon, 'seats=900').seats.length).toBe(5)
  expect(chosen(moon, 'seats=-3').seats.length).toBe(2)
  expect(chosen(moon, 'seats=x&others=y').seats).toEqual([
    { kind: 'me' },
    { kind: 'bot', level: 'medium' },
    { kind: 'bot', level: 'medium' },
  ])
})

test('only what differs from the defaults is sent', () => {
  const setup = chosen(mars, 'seats=2', { venus: true, corporateEra: true, map: 'tharsis' })
  expect(creation(mars, marsSpecs, setup).options).toEqual({ venus: true })
})

test('an option that can’t be chosen is sent as what it is then', () => {
  const options = { corporateEra: false, draft: true, soloGoal: 'rating 63' }
  expect(creation(mars, marsSpecs, chosen(mars, 'seats=1', options)).options).toEqual({
    soloGoal: 'rating 63',
  })
  expect(creation(mars, marsSpecs, chosen(mars, 'seats=2', options)).options).toEqual({
    corporateEra: false,
    draft: true,
  })
})

test('World Government needs Venus Next', () => {
  const off = { worldGovernment: false }
  expect(creation(mars, marsSpecs, chosen(mars, 'seats=2', off)).options).toEqual({})
  expect(creation(mars, marsSpecs, chosen(mars, 'seats=2', { ...off, venus: true })).options).toEqual({
    ...off,
    venus: true,
  })
})

test('the sentence says the whole game', () => {
  const all = { venus: true, prelude: true, colonies: true, turmoil: true, promos: true }
  expect(said(chosen(mars, 'seats=4&level=hard', all))).toMatch(
    /^4 players, full box on Tharsis, about \d+ min, three hard bots\.$/,
  )
  expect(said(chosen(mars, 'seats=2&others=friends', { corporateEra: false, map: 'random' }))).toMatch(
    /^2 players, base game on a random map, about \d+ min\.$/,
  )
  expect(said(chosen(mars, 'seats=1'))).toMatch(/^Solo game, with Corporate Era on Tharsis/)
})

test('people make a game longer, bots don’t', () => {
  const people = minutesOf(mars, marsSpecs, chosen(mars, 'seats=4&others=friends'))
  const bots = minutesOf(mars, marsSpecs, chosen(mars, 'seats=4'))
  expect([bots, people]).toEqual([75, 150])
})

test('what happens next depends on who may join', () => {
  expect(nextOf(moon, chosen(moon, 'seats=2'))).toBe('The game starts at once.')
  expect(nextOf(moon, chosen(moon, 'seats=2&others=friends'))).toContain('when the open seat is taken')
  expect(nextOf(moon, chosen(moon, 'seats=2&others=anyone'))).toContain('listed for anyone')
  expect(nextOf(moon, { ...chosen(moon, 'seats=2'), seats: [{ kind: 'me' }] })).toBe(
    'Moon needs at least two players.',
  )
})

test('a game without hints is drawn from the schema of its options', () => {
  const bare: GameManifest = { ...moon, options: {}, presets: [] }
  const setup = chosen(bare, 'seats=2')
  const shown = [...plainIds(bare, marsSpecs, setup), ...moreIds(bare, marsSpecs, setup)]
  expect(shown.sort()).toEqual(Object.keys(marsSpecs).sort())
  expect(creation(bare, marsSpecs, { ...setup, options: { venus: true } }).options).toEqual({ venus: true })
})

test('an option without a hint in a game that has others stands behind "More options"', () => {
  const { order: _, ...options } = mars.options
  const game: GameManifest = { ...mars, options }
  const setup = chosen(game, 'seats=2')
  expect(plainIds(game, marsSpecs, setup)).not.toContain('order')
  expect(moreIds(game, marsSpecs, setup)).toContain('order')
})
