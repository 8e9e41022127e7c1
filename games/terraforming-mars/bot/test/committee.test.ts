import { seedFrom } from '@perilune/engine'
import {
  terraformingMars as game,
  type MarsState,
  partyIndex,
  type Turmoil,
} from '@perilune/terraforming-mars'
import { expect, test } from 'vitest'
import { evaluateTerraformingMars } from '../src/evaluate.js'
import { marsWeights } from '../src/weights.js'

/* What the Terraforming Committee is worth to a bot. */

/** How much better a seat thinks of a table after a change to the committee. */
function gain(change: (t: Turmoil) => void, before: (t: Turmoil) => void = () => {}): number {
  const s: MarsState = game.setup({ turmoil: true }, 2, seedFrom('a committee'))
  const t = s.turmoil as Turmoil
  Object.assign(t, { current: '', coming: '', distant: '' })
  before(t)
  const value = () => evaluateTerraformingMars(s, 0, marsWeights.evaluation)
  const first = value()
  change(t)
  return value() - first
}

const lead = (t: Turmoil): void => {
  t.leaders[t.dominant] = 0
  t.delegates[t.dominant][0] = 1
}

test('leading the party that will rule is worth more than the 5 MC a delegate costs', () => {
  expect(gain(lead)).toBeGreaterThan(5 / marsWeights.evaluation.point)
})

test('leading any other party is worth something, but less', () => {
  const other = gain((t) => {
    t.leaders[(t.dominant + 1) % 6] = 0
  })
  expect(other).toBeGreaterThanOrEqual(0)
  expect(other).toBeLessThan(gain(lead))
})

test('influence is worth more when an event is announced that it softens', () => {
  const join = (t: Turmoil): void => {
    t.delegates[t.dominant][0] = 1
  }
  const announced = gain(join, (t) => Object.assign(t, { coming: 'event:war-on-earth' }))
  expect(announced).toBeGreaterThan(gain(join) + 0.5)
})

test('delegates are worth a little even where somebody else leads', () => {
  const alone = gain((t) => {
    t.delegates[t.dominant][0] = 1
  })
  expect(alone).toBeGreaterThan(0)
  expect(alone).toBeLessThan(gain(lead))
})

test('a party whose bonus brings more is worth bringing to power', () => {
  const s: MarsState = game.setup({ turmoil: true }, 2, seedFrom('a committee'))
  const t = s.turmoil as Turmoil
  s.players[0].production[5] = 8
  const value = (party: 'kelvinists' | 'scientists'): number => {
    t.dominant = partyIndex(party)
    return evaluateTerraformingMars(s, 0, marsWeights.evaluation)
  }
  expect(value('kelvinists')).toBeGreaterThan(value('scientists'))
})
