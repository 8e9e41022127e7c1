import { CATHEDRAL_CARD } from '../../cards/built-in.js'
import type { Tell } from '../../codes/events.js'
import { choose } from '../../effects/asking.js'
import { isCity } from '../../names.js'
import { type FrameOf, type MarsState, NEUTRAL, type PendingEffect, wait } from '../../state/state.js'
import { askOrTake } from '../ask-or-take.js'
import { kind, mustBePossible } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'

/** Cities in play, on Mars and off it, without a cathedral. */
function citiesWithout(s: MarsState): number[] {
  const list: number[] = []
  for (let area = 0; area < s.tiles.length; area++)
    if (isCity(s.tiles[area]) && !s.promos?.cathedrals.includes(area)) list.push(area)
  return list
}

function build(s: MarsState, effect: PendingEffect, area: number, tell: Tell | undefined): void {
  s.promos?.cathedrals.push(area)
  tell?.({ what: 'builds-cathedral', seat: effect.seat, area })
  const owner = s.owners[area]
  if (owner !== NEUTRAL) s.pool.push(wait(CATHEDRAL_CARD, owner, effect.card))
}

export const cathedral = {
  compile: (op, c) => [c.make('cathedral', { n: op.cathedral })],
  kinds: {
    cathedral: kind({
      name: 'cathedral',
      rank: 4,
      must: mustBePossible,
      refuse: (s) => (citiesWithout(s).length > 0 ? undefined : { code: 'no-city' }),
      start: (s, effect, _, tell) =>
        askOrTake(s, ['build-cathedral', effect], citiesWithout(s), (area) => build(s, effect, area, tell)),
    }),
  },
  questions: {
    'build-cathedral': choose<FrameOf<'build-cathedral'>>({
      prompt: (s) => ({ code: 'build-cathedral', map: s.map }),
      all: (s) => citiesWithout(s).map((area) => ({ area })),
      take: (s, frame, answer, tell) => build(s, frame, answer.area as number, tell),
    }),
  },
} satisfies Verb<Shape<'cathedral'>>
