import { openMatch, readOptions } from '@perilune/engine'
import { games } from '@perilune/games'
import { loadRules } from '@perilune/games/versions'
import { versions } from '@perilune/terraforming-mars-table'
import { expect, test } from 'vitest'
import { viewText } from '../../src/parts/view-text.js'

const SEED = '1'.padStart(64, '0')
const NAMES = ['Ada', 'Bao']

/** The first position of a new game in which the first seat has something to choose. */
const begin = (id: string) => {
  const game = games[id]
  const { state } = openMatch(game, readOptions(game.options, {}), 2, SEED)
  return { game, view: game.view(state, 0) as unknown as Record<string, unknown> }
}

test('the generic panel shows hand, board and resources of any game as text', () => {
  const { game, view } = begin('moonrakers')
  const blocks = viewText(view, NAMES, game)
  expect(blocks.map(({ title }) => title)).toEqual(['Cards', 'Board', 'Ada', 'Bao'])
  const cards = blocks[0].lines.join('\n')
  expect(blocks[0].lines[0]).toMatch(/^hand of Ada: \w+/)
  expect(cards).toContain('hand of Bao: 5 cards')
  expect(cards).toMatch(/^contracts: [A-Z]/m)
  expect(blocks[2].lines).toContain('credits: 2')
})

test('the generic panel of Terraforming Mars shows the map and what everybody has and produces', async () => {
  const rules = await loadRules('terraforming-mars', 1)
  if (!rules) throw new Error('rules 1 are not there')
  const { game } = rules
  const { state } = openMatch(game, readOptions(game.options, { beginners: ['1', '2'] }), 2, SEED)
  const tiles = { ...state } as unknown as { tiles: number[]; owners: number[] }
  tiles.tiles = tiles.tiles.with(30, 1)
  tiles.owners = tiles.owners.with(30, 1)
  const view = { ...game.view(state, 0), ...tiles, places: game.view(state, 0).places }
  const blocks = viewText(
    view as never,
    NAMES,
    game,
    (v, names) => versions.describe?.(rules, v, names) ?? [],
  )
  expect(blocks.map(({ title }) => title)).toEqual(['Cards', 'Mars', 'Ada', 'Bao'])
  expect(blocks[1].lines.join('\n')).toMatch(/^E5: \w+ of Bao$/m)
  expect(blocks[1].lines).toContain('temperature -30')
  expect(blocks[2].lines.join('\n')).toMatch(/^plants 0, production/m)
})

test('where a game cannot tell its own state, the bare facts are shown', () => {
  const { game, view } = begin('terraforming-mars')
  const fail = () => {
    throw new TypeError('another form')
  }
  const blocks = viewText(view, NAMES, game, fail)
  expect(blocks.find(({ title }) => title === 'Board')?.lines).toContain('map: tharsis')
  expect(blocks.find(({ title }) => title === 'Ada')?.lines).toContain('rating: 20')
})
