import { only, refusalOfAmounts } from '@perilune/engine'
import { cardOf } from '../cards/index.js'
import type { Ask, QuestionOf } from '../codes/index.js'
import { choose } from '../effects/asking.js'
import { discard, isPick, picksOf, refusalOfPick } from '../effects/card-questions.js'
import { addCubes } from '../effects/effects.js'
import { CUBES, MC, NO_TILE, OCEAN, RESOURCES } from '../names.js'
import { OCEANS } from '../state/counters.js'
import { handOf, type MarsFrame, type MarsState } from '../state/state.js'
import { gainOne, takeCubes } from '../state/supply.js'
import type { EventStep } from './event-language.js'
import { globalEventOf } from './global-events.js'
import { loseUpTo } from './resolve-event.js'

/* What global events ask. */

type FrameOf<D extends MarsFrame['do']> = Extract<MarsFrame, { do: D }>

/** The step of the event that asks. */
function stepOf<K extends string>(frame: { event: string }, key: K): Extract<EventStep, Record<K, unknown>> {
  const step = globalEventOf(frame.event).steps.find((candidate) => key in candidate)
  return step as Extract<EventStep, Record<K, unknown>>
}

export const removeOcean = choose<FrameOf<'remove-ocean'>>({
  prompt: (s, frame) => ({ code: 'remove-ocean', event: frame.event, map: s.map }),
  all: (s) => s.tiles.flatMap((tile, area) => (tile === OCEAN ? [{ area }] : [])),
  take(s, frame, answer, tell) {
    const area = answer.area as number
    s.tiles[area] = NO_TILE
    s.parameters[OCEANS]--
    tell?.({ what: 'removes-ocean', seat: frame.seat, area })
  },
})

const discardQuestion = (s: MarsState, frame: FrameOf<'discard-for-event'>): QuestionOf<typeof frame> => ({
  kind: 'pick',
  prompt: { code: 'discard-for-event', event: frame.event, cards: frame.n },
  items: s.places[handOf(frame.seat)].map((card) => ({ id: card })),
  min: frame.n,
  max: frame.n,
})

export const discardForEvent: Ask<FrameOf<'discard-for-event'>> = {
  seats: (_, frame) => only(frame.seat),
  ask: (s, _, frame) => discardQuestion(s, frame),
  answers(s, _, frame) {
    const hand = s.places[handOf(frame.seat)]
    const all = picksOf(hand, frame.n, frame.n)
    return all.length > 0 ? all : [{ pick: hand.slice(0, frame.n) }]
  },
  refuse: (s, _, frame, answer) =>
    isPick(answer, s.places[handOf(frame.seat)], frame.n, frame.n)
      ? undefined
      : refusalOfPick(discardQuestion(s, frame), answer),
  take: (s, _, frame, answer, tell) =>
    discard(s, frame.seat, handOf(frame.seat), answer.pick as readonly string[], tell),
}

const anyQuestion = (frame: FrameOf<'gain-any'>) => ({
  kind: 'amounts' as const,
  prompt: { code: 'gain-any' as const, event: frame.event, resources: frame.n },
  parts: RESOURCES.map((name) => ({ id: name as string, min: 0, max: frame.n })),
  total: { min: frame.n, max: frame.n },
})

export const gainAny: Ask<FrameOf<'gain-any'>> = {
  seats: (_, frame) => only(frame.seat),
  ask: (_, __, frame) => anyQuestion(frame),
  // A mix is accepted but seldom wise.
  answers: (_, __, frame) => RESOURCES.map((name) => ({ amounts: { [name]: frame.n } })),
  refuse: (_, __, frame, answer) => refusalOfAmounts(anyQuestion(frame), answer),
  take(s, _, frame, answer, tell) {
    const amounts = answer.amounts as Readonly<Record<string, number>>
    RESOURCES.forEach((name, r) => {
      gainOne(s, frame.seat, r, amounts[name] ?? 0, frame.event, tell)
    })
  },
}

export const addForEvent = choose<FrameOf<'add-for-event'>>({
  prompt: (_, frame) => ({
    code: 'add-for-event',
    event: frame.event,
    cube: stepOf(frame, 'addToOne').addToOne,
    cubes: frame.n,
  }),
  all: (s, frame) => {
    const cube = CUBES.indexOf(stepOf(frame, 'addToOne').addToOne)
    return s.players[frame.seat].cards.filter((card) => cardOf(card).holds === cube).map((card) => ({ card }))
  },
  take: (s, frame, answer, tell) => addCubes(s, frame.seat, answer.card as string, frame.n, tell),
})

/** Off one card that has enough, or money. */
export const spendForEvent = choose<FrameOf<'spend-for-event'>>({
  prompt: (_, frame) => ({
    code: 'spend-for-event',
    event: frame.event,
    cube: stepOf(frame, 'spendCubes').cube,
    cubes: frame.n,
    loss: stepOf(frame, 'spendCubes').orLose,
  }),
  all(s, frame) {
    const { cards, cubes } = s.players[frame.seat]
    const cube = CUBES.indexOf(stepOf(frame, 'spendCubes').cube)
    return [
      ...cards
        .filter((card, i) => cardOf(card).holds === cube && cubes[i] >= frame.n)
        .map((card) => ({ card })),
      { card: '' },
    ]
  },
  take(s, frame, answer, tell) {
    const card = answer.card as string
    if (card === '') {
      loseUpTo(s, frame.seat, MC, stepOf(frame, 'spendCubes').orLose, frame.event, tell)
      return
    }
    takeCubes(s, frame.seat, card, frame.n)
    tell?.({ what: 'removes-cubes', seat: frame.seat, from: frame.seat, card, cubes: frame.n })
  },
})
