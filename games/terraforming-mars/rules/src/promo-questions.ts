import { type Answer, type Card, only, reveal, type Seat } from '@perilune/engine'
import { choose } from './asking.js'
import { BOARDS } from './boards.js'
import { pickCards } from './card-questions.js'
import { OCEAN_TILE } from './cards/built-in.js'
import { OPS } from './cards/ops.js'
import type { Ask } from './codes/index.js'
import type { MarsReason } from './codes/reasons.js'
import { MC, OCEAN } from './names.js'
import { areasFor } from './place.js'
import { refuseForRest } from './possible.js'
import {
  buildCathedral,
  citiesWithout,
  doubleCubes,
  flip,
  moveNomads,
  nomadAreas,
  park,
  parkedBy,
  sue,
  takeBack,
  toPark,
  toSue,
  toTakeBack,
  toUseAgain,
  useAgain,
  type Way,
} from './promo-effects.js'
import { parkedCubes } from './promos.js'
import { handOf, type MarsFrame, type MarsState } from './state.js'
import { gainOne } from './supply.js'
import { layTile } from './tiles.js'
import { isTaxed } from './turmoil/tax.js'

/* The questions that only promotional cards ask. */

type FrameOf<D extends MarsFrame['do']> = Extract<MarsFrame, { do: D }>

const suePlayer = choose<FrameOf<'sue-player'>>({
  prompt: (_, frame) => ({ code: 'sue-player', card: frame.card }),
  all: (s, frame) => toSue(s, frame.seat).map((target) => ({ target })),
  take: (s, frame, answer, tell) => sue(s, frame, answer.target as Seat, tell),
})

const showCards = pickCards<FrameOf<'show-cards'>>({
  prompt: () => ({ code: 'show-cards' }),
  from: (s, frame) => s.places[handOf(frame.seat)],
  bounds: (s, frame) => [0, s.places[handOf(frame.seat)].length],
  take(s, frame, cards, tell) {
    for (const card of cards) reveal(s, handOf(frame.seat), card)
    if (cards.length > 0) tell?.({ what: 'shows', seat: frame.seat, cards: cards.slice().sort() })
    gainOne(s, frame.seat, MC, cards.length, frame.card, tell)
  },
})

const takeBackEvents = pickCards<FrameOf<'take-back-events'>>({
  prompt: (_, frame) => ({ code: 'take-back-events', most: OPS[frame.op].n }),
  from: (s, frame) => toTakeBack(s, frame.seat),
  bounds: (s, frame) => [0, Math.min(OPS[frame.op].n, toTakeBack(s, frame.seat).length)],
  take: (s, frame, cards, tell) => takeBack(s, frame.seat, cards, tell),
})

const useAgainStep = choose<FrameOf<'use-again'>>({
  prompt: (_, frame) => ({ code: 'use-again', card: frame.card }),
  all: (s, frame) => toUseAgain(s, frame.seat).map(({ card, way }) => ({ card, way })),
  take: (s, frame, answer, tell) => useAgain(s, frame.seat, answer as unknown as Way, tell),
})

const parkCard = choose<FrameOf<'park-card'>>({
  prompt: (_, frame) => ({ code: 'park-card', card: frame.card }),
  all: (s, frame) => toPark(s, frame.seat).map((card) => ({ card })),
  take: (s, frame, answer, tell) => park(s, frame.seat, answer.card as Card, OPS[frame.op].n, tell),
})

const doubleCubesStep = choose<FrameOf<'double-cubes'>>({
  prompt: () => ({ code: 'double-cubes' }),
  all: (s, frame) => parkedBy(s, frame.seat).map((card) => ({ card })),
  withFacts: (s, frame, answer) => ({
    answer,
    facts: { cubes: parkedCubes(s.promos, frame.seat, answer.card) },
  }),
  take: (s, frame, answer, tell) => doubleCubes(s, frame.seat, answer.card as Card, tell),
})

const moveNomadsStep = choose<FrameOf<'move-nomads'>>({
  prompt: (s) => ({ code: 'move-nomads', map: s.map }),
  all: (s, frame) => nomadAreas(s, frame.seat, OPS[frame.op]).map((area) => ({ area })),
  refuse: (s, frame, answer) =>
    refuseForRest(s, frame, answer, OPS[frame.op].n > 0 && answer.area === BOARDS[s.map].southPole),
  take: (s, frame, answer, tell) => moveNomads(s, frame, answer.area as number, tell),
})

const buildCathedralStep = choose<FrameOf<'build-cathedral'>>({
  prompt: (s) => ({ code: 'build-cathedral', map: s.map }),
  all: (s) => citiesWithout(s).map((area) => ({ area })),
  take: (s, frame, answer, tell) => buildCathedral(s, frame, answer.area as number, tell),
})

type Ocean = FrameOf<'choose-ocean'>

const oceanAnswers = (s: MarsState, frame: Ocean): { area: number }[] =>
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
    options: oceanAnswers(s, frame).map((answer) => {
      const reason = refuseOcean(s, frame, answer)
      return { answer, ...(reason && { reason }) }
    }),
  }),
  answers: (s, _, frame) => oceanAnswers(s, frame).filter((answer) => !refuseOcean(s, frame, answer)),
  refuse: (s, _, frame, answer) =>
    Object.keys(answer).length === 1 && oceanAnswers(s, frame).some((a) => a.area === answer.area)
      ? refuseOcean(s, frame, answer)
      : { code: 'not-offered' },
  take: (s, _, frame, answer, tell) => layTile(s, frame.seat, OCEAN, answer.area as number, frame.card, tell),
}

const FLIP = Object.freeze({ flip: true })
const KEEP = Object.freeze({ flip: false })

const flipCorporation = choose<FrameOf<'flip-corporation'>>({
  prompt: (_, frame) => ({ code: 'flip-corporation', card: frame.card, steps: OPS[frame.op].n }),
  all: () => [FLIP, KEEP],
  refuse: (s, frame, answer) =>
    answer.flip && isTaxed(s) ? refuseForRest(s, frame, answer, true) : undefined,
  take: (s, frame, answer, tell) => {
    if (answer.flip) flip(s, frame, tell)
  },
})

export const promoSteps = {
  'sue-player': suePlayer,
  'show-cards': showCards,
  'take-back-events': takeBackEvents,
  'use-again': useAgainStep,
  'park-card': parkCard,
  'double-cubes': doubleCubesStep,
  'move-nomads': moveNomadsStep,
  'build-cathedral': buildCathedralStep,
  'choose-ocean': chooseOcean,
  'flip-corporation': flipCorporation,
}
