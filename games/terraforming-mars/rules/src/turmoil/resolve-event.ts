import type { Seat } from '@perilune/engine'
import { cardOf } from '../cards/index.js'
import type { Bag } from '../cards/operands.js'
import type { Tell } from '../codes/events.js'
import type { Run } from '../codes/index.js'
import { addCubes } from '../effects/effects.js'
import { lowerForNobody, oceanForNobody, raiseForNobody } from '../map/for-nobody.js'
import { TRACKS } from '../map/tracks.js'
import { CUBES, MC, OCEAN, PLANTS, RESOURCES } from '../names.js'
import { OCEANS, TEMPERATURE } from '../state/counters.js'
import { handOf, type MarsFrame, type MarsState, push } from '../state/state.js'
import { canLose, draw, gainOne, lose, produce } from '../state/supply.js'
import { influenceOf } from './committee.js'
import type { EventStep } from './event-language.js'
import { globalEventOf } from './global-events.js'
import { changeRating } from './rating.js'
import { rankSum, tallyOf } from './tally.js'

/*
 * A global event is resolved: step by step as printed, each step for all players in turn order. There is no
 * active player.
 */

type Resolve = Extract<MarsFrame, { do: 'resolve-global-event' }>

export const resolveGlobalEvent: Run<Resolve> = {
  run(s, { event, step }, tell) {
    const { steps } = globalEventOf(event)
    if (step + 1 < steps.length) push(s, { do: 'resolve-global-event', event, step: step + 1 })
    // Effects that wait for something may answer to what the event does.
    push(s, { do: 'resolve', seat: s.first })
    applyNow(s, event, steps[step], tell)
  },
}

/** In turn order from the first player. */
const inTurnOrder = (s: MarsState): Seat[] =>
  Array.from({ length: s.seats }, (_, i) => (s.first + i) % s.seats)

function applyNow(s: MarsState, event: string, step: EventStep, tell: Tell | undefined): void {
  if ('firstPlayer' in step) {
    if (step.firstPlayer === 'lays-ocean') oceanForNobody(s, s.first)
    else if (s.tiles.includes(OCEAN) && s.parameters[OCEANS] < TRACKS.oceans.max)
      push(s, { do: 'remove-ocean', seat: s.first, event, n: 1 })
  } else if ('temperature' in step) {
    if (step.temperature > 0) raiseForNobody(s, s.first, TEMPERATURE, step.temperature, tell)
    else lowerForNobody(s, TEMPERATURE, -step.temperature, tell)
  } else if ('rank' in step) rank(s, step, tell)
  else {
    // What asks is pushed: the last of them first, so that the first player is asked first.
    const seats = inTurnOrder(s)
    for (const seat of asks(step) ? seats.reverse() : seats) carryOutFor(s, seat, event, step, tell)
  }
}

const asks = (step: EventStep): boolean =>
  'discard' in step || 'addToOne' in step || 'spendCubes' in step || 'gainAny' in step

type ForEach = Exclude<EventStep, { firstPlayer: unknown } | { temperature: number } | { rank: unknown }>

function carryOutFor(s: MarsState, seat: Seat, event: string, step: ForEach, tell: Tell | undefined): void {
  if ('gain' in step) {
    const times = tallyOf(s, seat, step.for)
    each(step.gain, (r, n) => gainOne(s, seat, r, n * times, event, tell))
  } else if ('lose' in step) {
    const times = tallyOf(s, seat, step.for)
    each(step.lose, (r, n) => loseUpTo(s, seat, r, n * times, event, tell))
  } else if ('production' in step) {
    const times = tallyOf(s, seat, step.for)
    each(step.production, (r, n) => produce(s, seat, r, n * times, event, tell))
  } else if ('tr' in step) changeRating(s, seat, step.tr * tallyOf(s, seat, step.for), tell)
  else if ('draw' in step) draw(s, seat, step.draw * tallyOf(s, seat, step.for), tell)
  else if ('loseAll' in step) loseUpTo(s, seat, RESOURCES.indexOf(step.loseAll), Infinity, event, tell)
  else if ('lowerProduction' in step) {
    for (const name of step.lowerProduction) {
      const r = RESOURCES.indexOf(name)
      if (canLose(s.players[seat], r) > 0) produce(s, seat, r, -1, event, tell)
    }
  } else if ('keepPlants' in step) {
    const over = s.players[seat].stock[PLANTS] - step.keepPlants - influenceOf(s, seat)
    if (over > 0) lose(s, seat, PLANTS, over, event, tell)
  } else carryOutOnCards(s, seat, event, step, tell)
}

type OnCards = Extract<
  EventStep,
  | { discard: number }
  | { addToEach: unknown }
  | { addToOne: unknown }
  | { spendCubes: number }
  | { gainAny: 1 }
>

function carryOutOnCards(
  s: MarsState,
  seat: Seat,
  event: string,
  step: OnCards,
  tell: Tell | undefined,
): void {
  const p = s.players[seat]
  if ('addToEach' in step) {
    p.cards.slice().forEach((card, i) => {
      const fits =
        step.addToEach === 'any-with-cubes'
          ? p.cubes[i] > 0
          : cardOf(card).holds === CUBES.indexOf(step.addToEach)
      if (fits) addCubes(s, seat, card, 1, tell)
    })
    // Cards that lie on another are not in play, but they have cubes.
    if (step.addToEach === 'any-with-cubes')
      for (const card of s.promos?.parked[seat] ?? []) addCubes(s, seat, card, 1, tell)
  } else if ('discard' in step) {
    const n = Math.min(step.discard, s.places[handOf(seat)].length)
    if (n > 0) push(s, { do: 'discard-for-event', seat, event, n })
  } else if ('gainAny' in step) {
    const n = tallyOf(s, seat, step.for)
    if (n > 0) push(s, { do: 'gain-any', seat, event, n })
  } else if ('addToOne' in step) {
    const n = tallyOf(s, seat, step.for)
    const cards = p.cards.filter((card) => cardOf(card).holds === CUBES.indexOf(step.addToOne))
    if (n === 0 || cards.length === 0) return
    if (cards.length === 1) addCubes(s, seat, cards[0], n, tell)
    else push(s, { do: 'add-for-event', seat, event, n })
  } else if (
    p.cards.some(
      (card, i) => cardOf(card).holds === CUBES.indexOf(step.cube) && p.cubes[i] >= step.spendCubes,
    )
  )
    push(s, { do: 'spend-for-event', seat, event, n: step.spendCubes })
  else loseUpTo(s, seat, MC, step.orLose, event, tell)
}

const each = (bag: Bag, act: (resource: number, n: number) => void): void => {
  RESOURCES.forEach((name, r) => {
    if (bag[name] !== undefined) act(r, bag[name])
  })
}

/** A loss takes what there is; nothing else stands in for it. */
// Parameters: those of `lose`.
export function loseUpTo(
  s: MarsState,
  seat: Seat,
  resource: number,
  n: number,
  event: string,
  tell: Tell | undefined,
): void {
  lose(s, seat, resource, Math.min(n, s.players[seat].stock[resource]), event, tell)
}

/** Ties share a place; with a tie for the first there is no second. */
function rank(s: MarsState, step: Extract<EventStep, { rank: unknown }>, tell: Tell | undefined): void {
  const sums = s.players.map((_, seat) => rankSum(s, seat, step.rank))
  if (s.seats === 1) {
    const reached = step.solo.find(([sum]) => sums[0] >= sum)
    if (reached) changeRating(s, 0, reached[1], tell)
    return
  }
  const most = Math.max(...sums)
  const firsts = sums.filter((sum) => sum === most).length
  const second = firsts > 1 ? Number.NaN : Math.max(...sums.filter((sum) => sum < most))
  for (const seat of inTurnOrder(s)) {
    if (sums[seat] < step.least) continue
    if (sums[seat] === most) changeRating(s, seat, step.first, tell)
    else if (sums[seat] === second) changeRating(s, seat, step.second, tell)
  }
}
