import { type AskStep, only, type Question, refusal, refusalOfAmounts } from '@perilune/engine'
import { choose } from '../asking.js'
import { discard, isPick, picksOf } from '../card-questions.js'
import { cardOf } from '../cards/index.js'
import { OCEANS } from '../counters.js'
import { addCubes } from '../effects.js'
import { CUBES, MC, NO_TILE, OCEAN, RESOURCES } from '../names.js'
import { resourceText } from '../op-text.js'
import { areaName } from '../say.js'
import { handOf, type MarsFrame, type MarsState } from '../state.js'
import { gainOne, takeCubes } from '../supply.js'
import { nameOf } from '../text.js'
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
  prompt: (_, frame) => `${nameOf(frame.event)}: take one ocean off the map.`,
  all: (s) => s.tiles.flatMap((tile, area) => (tile === OCEAN ? [{ area }] : [])),
  label: (s, _, answer) => areaName(s.map, answer.area as number),
  take(s, frame, answer, tell) {
    const area = answer.area as number
    s.tiles[area] = NO_TILE
    s.parameters[OCEANS]--
    tell?.({ what: 'removes-ocean', seat: frame.seat, area })
  },
})

const discardQuestion = (s: MarsState, frame: FrameOf<'discard-for-event'>): Question => ({
  kind: 'pick',
  prompt: `${nameOf(frame.event)}: discard ${frame.n === 1 ? 'a card' : `${frame.n} cards`}.`,
  items: s.places[handOf(frame.seat)].map((card) => ({ id: card, label: nameOf(card) })),
  min: frame.n,
  max: frame.n,
})

export const discardForEvent: AskStep<MarsState, FrameOf<'discard-for-event'>> = {
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
      : refusal(discardQuestion(s, frame), answer),
  take: (s, _, frame, answer, tell) =>
    discard(s, frame.seat, handOf(frame.seat), answer.pick as readonly string[], tell),
}

const anyQuestion = (frame: FrameOf<'gain-any'>) => ({
  kind: 'amounts' as const,
  prompt: `${nameOf(frame.event)}: choose ${frame.n === 1 ? 'a resource' : `${frame.n} resources`}.`,
  parts: RESOURCES.map((name) => ({ id: name as string, label: resourceText(name), min: 0, max: frame.n })),
  total: { min: frame.n, max: frame.n },
})

export const gainAny: AskStep<MarsState, FrameOf<'gain-any'>> = {
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
  prompt: (_, frame) =>
    `${nameOf(frame.event)}: choose the card for ${frame.n} ${frame.n === 1 ? 'floater' : 'floaters'}.`,
  all: (s, frame) => {
    const cube = CUBES.indexOf(stepOf(frame, 'addToOne').addToOne)
    return s.players[frame.seat].cards.filter((card) => cardOf(card).holds === cube).map((card) => ({ card }))
  },
  label: (_, __, answer) => nameOf(answer.card as string),
  take: (s, frame, answer, tell) => addCubes(s, frame.seat, answer.card as string, frame.n, tell),
})

/** Off one card that has enough, or money. */
export const spendForEvent = choose<FrameOf<'spend-for-event'>>({
  prompt: (_, frame) =>
    `${nameOf(frame.event)}: take ${frame.n} floaters off a card, or lose ${stepOf(frame, 'spendCubes').orLose} MC.`,
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
  label: (_, frame, answer) =>
    answer.card === ''
      ? `Lose ${stepOf(frame, 'spendCubes').orLose} MC`
      : `${frame.n} floaters from ${nameOf(answer.card as string)}`,
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
