import { type Answer, type AskStep, type Card, only, type Reason, reveal, type Seat } from '@perilune/engine'
import { choose } from './asking.js'
import { BOARDS } from './boards.js'
import { pickCards } from './card-questions.js'
import { OCEAN_TILE } from './cards/built-in.js'
import { cardOf } from './cards/index.js'
import { OPS } from './cards/ops.js'
import { actionText } from './effect-text.js'
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
import { areaName, capital, seatName } from './say.js'
import { handOf, type MarsFrame, type MarsState } from './state.js'
import { gainOne } from './supply.js'
import { nameOf } from './text.js'
import { layTile } from './tiles.js'
import { isTaxed } from './turmoil/tax.js'

/* The questions that only promotional cards ask. */

type FrameOf<D extends MarsFrame['do']> = Extract<MarsFrame, { do: D }>

const suePlayer = choose<FrameOf<'sue-player'>>({
  prompt: (_, frame) => `${nameOf(frame.card)}: choose a player who has harmed you in this generation.`,
  all: (s, frame) => toSue(s, frame.seat).map((target) => ({ target })),
  label: (_, __, answer) => capital(seatName(answer.target as Seat)),
  take: (s, frame, answer, tell) => sue(s, frame, answer.target as Seat, tell),
})

const showCards = pickCards<FrameOf<'show-cards'>>({
  prompt: () => 'Show any number of cards, for 1 MC each.',
  from: (s, frame) => s.places[handOf(frame.seat)],
  bounds: (s, frame) => [0, s.places[handOf(frame.seat)].length],
  take(s, frame, cards, tell) {
    for (const card of cards) reveal(s, handOf(frame.seat), card)
    if (cards.length > 0) tell?.({ what: 'shows', seat: frame.seat, cards: cards.slice().sort() })
    gainOne(s, frame.seat, MC, cards.length, frame.card, tell)
  },
})

const takeBackEvents = pickCards<FrameOf<'take-back-events'>>({
  prompt: (_, frame) => `Take up to ${OPS[frame.op].n} of your events back into your hand.`,
  from: (s, frame) => toTakeBack(s, frame.seat),
  bounds: (s, frame) => [0, Math.min(OPS[frame.op].n, toTakeBack(s, frame.seat).length)],
  take: (s, frame, cards, tell) => takeBack(s, frame.seat, cards, tell),
})

const useAgainStep = choose<FrameOf<'use-again'>>({
  prompt: (_, frame) => `${nameOf(frame.card)}: choose the action that you use once more.`,
  all: (s, frame) => toUseAgain(s, frame.seat).map(({ card, way }) => ({ card, way })),
  label: (_, __, answer) => {
    const card = cardOf(answer.card as Card)
    return `${card.name}: ${actionText(card.actions[answer.way as number].source, card.data.holds)}`
  },
  take: (s, frame, answer, tell) => useAgain(s, frame.seat, answer as unknown as Way, tell),
})

const parkCard = choose<FrameOf<'park-card'>>({
  prompt: (_, frame) => `Choose the card that you lay on ${nameOf(frame.card)}.`,
  all: (s, frame) => toPark(s, frame.seat).map((card) => ({ card })),
  label: (_, __, answer) => nameOf(answer.card as Card),
  take: (s, frame, answer, tell) => park(s, frame.seat, answer.card as Card, OPS[frame.op].n, tell),
})

const doubleCubesStep = choose<FrameOf<'double-cubes'>>({
  prompt: () => 'Double the cubes on one of these cards.',
  all: (s, frame) => parkedBy(s, frame.seat).map((card) => ({ card })),
  label: (s, frame, answer) =>
    `${nameOf(answer.card as Card)}, with ${parkedCubes(s.promos, frame.seat, answer.card as Card)}`,
  take: (s, frame, answer, tell) => doubleCubes(s, frame.seat, answer.card as Card, tell),
})

const moveNomadsStep = choose<FrameOf<'move-nomads'>>({
  prompt: () => 'Choose the area for the nomads.',
  all: (s, frame) => nomadAreas(s, frame.seat, OPS[frame.op]).map((area) => ({ area })),
  label: (s, _, answer) => areaName(s.map, answer.area as number),
  refuse: (s, frame, answer) =>
    refuseForRest(s, frame, answer, OPS[frame.op].n > 0 && answer.area === BOARDS[s.map].southPole),
  take: (s, frame, answer, tell) => moveNomads(s, frame, answer.area as number, tell),
})

const buildCathedralStep = choose<FrameOf<'build-cathedral'>>({
  prompt: () => 'Choose the city for a cathedral.',
  all: (s) => citiesWithout(s).map((area) => ({ area })),
  label: (s, _, answer) => areaName(s.map, answer.area as number),
  take: (s, frame, answer, tell) => buildCathedral(s, frame, answer.area as number, tell),
})

type Ocean = FrameOf<'choose-ocean'>

const oceanAnswers = (s: MarsState, frame: Ocean): Answer[] =>
  areasFor(s, frame.seat, OPS[OCEAN_TILE]).map((area) => ({ area }))

/** What its owner has to pay for it must still be possible. */
const refuseOcean = (s: MarsState, frame: Ocean, answer: Answer): Reason | undefined =>
  refuseForRest(s, frame, answer, isTaxed(s))

/** The first player is asked, whoever's ocean it is. */
const chooseOcean: AskStep<MarsState, Ocean> = {
  seats: (s) => only(s.first),
  ask: (s, _, frame) => ({
    kind: 'choose',
    prompt: `Choose the area for an ocean of ${seatName(frame.seat)}.`,
    options: oceanAnswers(s, frame).map((answer) => {
      const reason = refuseOcean(s, frame, answer)
      return { answer, label: areaName(s.map, answer.area as number), ...(reason && { reason }) }
    }),
  }),
  answers: (s, _, frame) => oceanAnswers(s, frame).filter((answer) => !refuseOcean(s, frame, answer)),
  refuse: (s, _, frame, answer) =>
    Object.keys(answer).length === 1 && oceanAnswers(s, frame).some((a) => a.area === answer.area)
      ? refuseOcean(s, frame, answer)
      : { code: 'not-offered' },
  take: (s, _, frame, answer, tell) => layTile(s, frame.seat, OCEAN, answer.area as number, frame.card, tell),
}

const FLIP: Answer = Object.freeze({ flip: true })
const KEEP: Answer = Object.freeze({ flip: false })

const flipCorporation = choose<FrameOf<'flip-corporation'>>({
  prompt: (_, frame) => `Turn ${nameOf(frame.card)} face down?`,
  all: () => [FLIP, KEEP],
  label: (_, frame, answer) => (answer.flip ? `Turn it down for ${OPS[frame.op].n} TR` : 'Keep it'),
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
