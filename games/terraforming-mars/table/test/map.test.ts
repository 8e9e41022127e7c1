import type { MarsState } from '@perilune/terraforming-mars'
import { terraformingMars } from '@perilune/terraforming-mars-words-en'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Stage } from '../src/map/stage.js'
import type { MarsView } from '../src/state/view.js'

const CITY = 3
const AREA = 20

/** The map of a game with promotional cards and one city, as seat 0 sees it. */
function mapWith(cathedrals: number[]): string {
  const s = terraformingMars.setup({ promos: true }, 2, '0'.repeat(64)) as MarsState
  s.tiles[AREA] = CITY
  s.owners[AREA] = 1
  if (s.promos) s.promos.cathedrals = cathedrals
  const view = terraformingMars.view(s, 0) as MarsView
  const nothing = () => {}
  const placing = {
    choices: new Set<number>(),
    target: undefined,
    ghost: undefined,
    neighbours: [],
    callout: null,
    choose: nothing,
    hover: nothing,
  }
  // biome-ignore lint/suspicious/noThenProperty: what would be then, and nobody waits for it
  const stage = { view, then: null, seat: 0, thresholds: [], placing, last: undefined }
  const choosing = { things: undefined, selected: undefined, select: nothing, hover: nothing }
  return renderToStaticMarkup(createElement(Stage, { ...stage, choosing, ownerName: () => 'Bao' }))
}

test('a city with a cathedral has its sign on the map, and says so', () => {
  const drawn = mapWith([AREA])
  expect(drawn).toContain('city of Bao, with a cathedral</title>')
  expect(drawn).toContain('#tm-cathedral')
  const without = mapWith([])
  expect(without).toContain('city of Bao</title>')
  expect(without).not.toContain('cathedral')
})
