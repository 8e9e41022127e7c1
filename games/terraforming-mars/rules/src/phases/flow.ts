import { only, type Seat, type Steps } from '@perilune/engine'
import { GREENERY_OPS, HEAT_OPS, refuseGreenery } from '../actions/actions.js'
import type { Ask, MarsVocabulary, Run } from '../codes/index.js'
import { colonyStep } from '../colonies/trade.js'
import { choose } from '../effects/asking.js'
import { sellPatents } from '../effects/card-questions.js'
import { effectSteps } from '../effects/effect-steps.js'
import { resolveAll } from '../effects/effects.js'
import { paidOut } from '../effects/triggers.js'
import { layOceanForNobody } from '../map/for-nobody.js'
import { PARAMETERS, PARAMETERS_OF_MARS, TRACKS } from '../map/tracks.js'
import { ENERGY, HEAT, MC, PLANTS, RESOURCES } from '../names.js'
import { forgetHarm } from '../state/promos.js'
import { type MarsFrame, type MarsState, push, source } from '../state/state.js'
import { lose } from '../state/supply.js'
import {
  addForEvent,
  discardForEvent,
  gainAny,
  removeOcean,
  spendForEvent,
} from '../turmoil/event-questions.js'
import { policyBegins, policyEnds } from '../turmoil/policies.js'
import { resolveGlobalEvent } from '../turmoil/resolve-event.js'
import { changingTimes, newGovernment, turmoilPhase } from '../turmoil/solar.js'
import { draftStart } from './deal-start.js'
import { choosePrelude, playPreludes } from './preludes.js'
import { dealResearch, draft, research } from './research.js'
import { beginSolarPhase } from './solar-phase.js'
import { beginGame, chooseStart, payCards, revealCorporation } from './start.js'
import { takeTurn } from './turn.js'
import { worldGovernment, worldParameter } from './world-government.js'

/* A generation, in the rulebook's own order. */

type FrameOf<D extends MarsFrame['do']> = Extract<MarsFrame, { do: D }>

const LAST_SOLO_GENERATION = 14
const LAST_WITH_PRELUDE = 12
export const SOLO_RATING_GOAL = 63

const beginGeneration: Run<FrameOf<'begin-generation'>> = {
  run(s, _, tell) {
    s.generation++
    if (s.promos) forgetHarm(s.promos)
    s.first = (s.first + 1) % s.seats
    for (const p of s.players) p.raised = false
    tell?.({ what: 'begins-generation', generation: s.generation, seat: s.first })
    push(s, { do: 'deal-research' })
  },
}

const actionPhase: Run<FrameOf<'action-phase'>> = {
  run(s) {
    for (const p of s.players) p.passed = false
    policyBegins(s)
    push(s, { do: 'next-turn', seat: s.first })
  },
}

/** Clockwise, until everybody has passed. */
const nextTurn: Run<FrameOf<'next-turn'>> = {
  run(s, { seat }) {
    for (let i = 0; i < s.seats; i++) {
      const next = (seat + i) % s.seats
      if (s.players[next].passed) continue
      push(s, { do: 'take-turn', seat: next, taken: 0 })
      return
    }
    policyEnds(s)
    push(s, { do: 'production-phase' })
    for (let keeper = 0; keeper < s.seats; keeper++)
      if (s.players[keeper].keepsEnergy && s.players[keeper].stock[ENERGY] > 0)
        push(s, { do: 'turn-energy', seat: keeper })
  },
}

/** As much energy as its owner likes becomes heat; the rest stays. */
const turnEnergy = choose<FrameOf<'turn-energy'>>({
  prompt: () => ({ code: 'turn-energy' }),
  all: (s, { seat }) =>
    Array.from({ length: s.players[seat].stock[ENERGY] + 1 }, (_, number) => ({ number })),
  take(s, { seat }, answer, tell) {
    const { stock } = s.players[seat]
    const energy = answer.number as number
    stock[ENERGY] -= energy
    stock[HEAT] += energy
    tell?.({ what: 'turns-energy', seat, energy })
  },
})

const turnInHeat: Run<FrameOf<'turn-in-heat'>> = {
  run: (s, { seat }, tell) => resolveAll(s, HEAT_OPS, source(seat, ''), tell),
}

/** Energy becomes heat, everybody is paid, and what was used can be used again. */
const productionPhase: Run<FrameOf<'production-phase'>> = {
  run(s, _, tell) {
    for (let seat = 0; seat < s.seats; seat++) {
      const p = s.players[seat]
      const before = tell && p.stock.slice()
      if (!p.keepsEnergy) {
        p.stock[HEAT] += p.stock[ENERGY]
        p.stock[ENERGY] = 0
      }
      p.stock[MC] += p.rating
      for (let r = 0; r < p.stock.length; r++) p.stock[r] += p.production[r]
      // A rating that the committee has brought down may be less than a production below 0 takes.
      if (p.stock[MC] < 0) p.stock[MC] = 0
      p.used = []
      p.nextDiscount = 0
      p.nextSlack = 0
      if (before) tell?.({ what: 'produces', seat, resources: difference(before, p.stock) })
    }
    push(s, { do: 'game-end-check' })
    push(s, { do: 'resolve', seat: s.first })
    for (let seat = 0; seat < s.seats; seat++) paidOut(s, seat, tell)
  },
}

const difference = (before: readonly number[], after: readonly number[]): Record<string, number> =>
  Object.fromEntries(
    RESOURCES.flatMap((name, r) => (after[r] === before[r] ? [] : [[name, after[r] - before[r]]])),
  )

/** Venus is part of it only for whoever plays alone. */
const isTerraformed = (s: MarsState): boolean =>
  PARAMETERS.every(
    (name, i) =>
      s.parameters[i] >= TRACKS[name].max ||
      (i >= PARAMETERS_OF_MARS && !(s.seats === 1 && s.sets.includes('venus'))),
  )

export const lastSoloGeneration = (s: MarsState): number =>
  s.sets.includes('prelude') ? LAST_WITH_PRELUDE : LAST_SOLO_GENERATION

/** With others the game ends when Mars is terraformed; alone after the last generation, won or not. */
const gameEndCheck: Run<FrameOf<'game-end-check'>> = {
  run(s, _, tell) {
    const solo = s.seats === 1
    if (solo ? s.generation < lastSoloGeneration(s) : !isTerraformed(s)) {
      beginSolarPhase(s)
      return
    }
    if (solo) {
      s.won = s.ratingGoal ? s.players[0].rating >= SOLO_RATING_GOAL : isTerraformed(s)
      s.oxygenRises = s.ratingGoal
    }
    tell?.({ what: 'ends-game', ...(solo && { won: s.won }) })
    push(s, { do: 'last-greeneries', seat: s.first, left: s.seats })
  },
}

type Last = FrameOf<'last-greeneries'>

const GREENERY = Object.freeze({ act: 'greenery' } as const)
const DONE = Object.freeze({ act: 'done' } as const)

/** In turn order, each player turns plants into greeneries as long as there are enough. */
const lastGreeneries: Run<Last> = {
  run(s, { seat, left }) {
    if (left === 0) return
    if (refuseGreenery(s, seat))
      push(s, { do: 'last-greeneries', seat: (seat + 1) % s.seats, left: left - 1 })
    else push(s, { do: 'lay-last-greenery', seat, left })
  },
}

const layLastGreenery: Ask<FrameOf<'lay-last-greenery'>> = {
  seats: (_, frame) => only(frame.seat),
  ask: () => ({
    kind: 'choose',
    prompt: { code: 'lay-last-greenery' },
    options: [{ answer: GREENERY }, { answer: DONE }],
  }),
  answers: () => [GREENERY, DONE],
  refuse(_, __, ___, answer) {
    const known = Object.keys(answer).length === 1 && (answer.act === 'greenery' || answer.act === 'done')
    return known ? undefined : { code: 'not-offered' }
  },
  take(s, seat: Seat, frame, answer, tell) {
    if (answer.act === 'done') {
      push(s, { do: 'last-greeneries', seat: (seat + 1) % s.seats, left: frame.left - 1 })
      return
    }
    s.alwaysAsk = s.players[seat].asksOrder
    push(s, { do: 'last-greeneries', seat, left: frame.left })
    lose(s, seat, PLANTS, s.players[seat].greeneryPrice, '', tell)
    resolveAll(s, GREENERY_OPS, source(seat, ''), tell)
  },
}

export const steps: Steps<MarsState, MarsFrame, MarsVocabulary> = {
  ...effectSteps,
  'draft-start': draftStart,
  'choose-start': chooseStart,
  'begin-game': beginGame,
  'reveal-corporation': revealCorporation,
  'pay-cards': payCards,
  'play-preludes': playPreludes,
  'choose-prelude': choosePrelude,
  'begin-generation': beginGeneration,
  'deal-research': dealResearch,
  draft,
  research,
  'action-phase': actionPhase,
  'next-turn': nextTurn,
  'take-turn': takeTurn,
  'sell-patents': sellPatents,
  'turn-in-heat': turnInHeat,
  'turn-energy': turnEnergy,
  'production-phase': productionPhase,
  'game-end-check': gameEndCheck,
  'colony-step': colonyStep,
  'world-government': worldGovernment,
  'world-parameter': worldParameter,
  'last-greeneries': lastGreeneries,
  'lay-last-greenery': layLastGreenery,
  'lay-ocean-for-nobody': layOceanForNobody,
  'turmoil-phase': turmoilPhase,
  'resolve-global-event': resolveGlobalEvent,
  'remove-ocean': removeOcean,
  'discard-for-event': discardForEvent,
  'gain-any': gainAny,
  'add-for-event': addForEvent,
  'spend-for-event': spendForEvent,
  'new-government': newGovernment,
  'changing-times': changingTimes,
}
