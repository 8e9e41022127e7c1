import { type Answer, only } from '@perilune/engine'
import { OCEAN_TILE } from '../../cards/built-in.js'
import { OPS } from '../../cards/ops.js'
import { gainAt } from '../../cards/rating-gain.js'
import type { Ask } from '../../codes/index.js'
import type { MarsReason } from '../../codes/reasons.js'
import { refuseForRest } from '../../effects/possible.js'
import { areasFor } from '../../map/place.js'
import { layTile } from '../../map/tiles.js'
import { PARAMETERS } from '../../map/tracks.js'
import { OCEAN } from '../../names.js'
import { ask, type FrameOf, type MarsState } from '../../state/state.js'
import { isTaxed } from '../../turmoil/tax.js'
import { ALL_STOCK } from '../fields.js'
import { kind } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'

type Ocean = FrameOf<'choose-ocean'>

const OCEANS = PARAMETERS.indexOf('oceans')

const answersFor = (s: MarsState, frame: Ocean): { area: number }[] =>
  areasFor(s, frame.seat, OPS[OCEAN_TILE]).map((area) => ({ area }))

/** What its owner has to pay for it must still be possible. */
const refuseOcean = (s: MarsState, frame: Ocean, answer: Answer): MarsReason | undefined =>
  refuseForRest(s, frame, answer, isTaxed(s))

/** The first player is asked, whoever's ocean it is. */
const chooseOcean: Ask<Ocean> = {
  seats: (s) => only(s.first),
  ask: (s, _, frame) => ({
    kind: 'choose',
    prompt: { code: 'choose-ocean', map: s.map, owner: frame.seat },
    options: answersFor(s, frame).map((answer) => {
      const reason = refuseOcean(s, frame, answer)
      return { answer, ...(reason && { reason }) }
    }),
  }),
  answers: (s, _, frame) => answersFor(s, frame).filter((answer) => !refuseOcean(s, frame, answer)),
  refuse: (s, _, frame, answer) =>
    Object.keys(answer).length === 1 && answersFor(s, frame).some((a) => a.area === answer.area)
      ? refuseOcean(s, frame, answer)
      : { code: 'not-offered' },
  take: (s, _, frame, answer, tell) => layTile(s, frame, OCEAN, answer.area as number, tell),
}

export const oceanByFirst = {
  compile: (_, c) => [c.make('first-ocean', { gives: ALL_STOCK })],
  kinds: {
    'first-ocean': kind({
      name: 'first-ocean',
      rank: 2,
      maxRatingGain: () => gainAt(OCEANS, 1),
      start(s, effect, _, tell) {
        const areas = areasFor(s, effect.seat, OPS[OCEAN_TILE])
        if (areas.length > 1) ask(s, 'choose-ocean', effect)
        else if (areas.length === 1) layTile(s, effect, OCEAN, areas[0], tell)
      },
    }),
  },
  questions: { 'choose-ocean': chooseOcean },
} satisfies Verb<Shape<'oceanByFirst'>>
