import { type Answer, bury, type Card, type KernelReason, refusal, roll, type Seat } from '@perilune/engine'
import { talk, withdrawAcceptance, withdrawTerms } from './alliances/talks.js'
import { saidBetter } from './choices.js'
import type { MoonrakersSteps, Tell } from './codes.js'
import { drawHand } from './decks.js'
import { effectSteps } from './effects/effect-steps.js'
import { bonusSteps } from './mission/bonus.js'
import { endMercenaryTurn } from './mission/mercenaries.js'
import { missionSteps } from './mission/mission.js'
import { directFloor } from './mission/mission-play.js'
import { DIE_FACES } from './names.js'
import { claimObjective } from './objectives.js'
import { changePrestige } from './prestige.js'
import { freshTurn, type MoonrakersState, OBJECTIVE_DECK, objectivesOf, push } from './state.js'
import { baseSteps } from './turn/base.js'
import { buy } from './turn/buying.js'
import { plan, swapContract } from './turn/planning.js'
import { turnEnd } from './turn/turn-end.js'

/*
 * The game in the rulebook's own order: set-up's choices, then turn after turn until somebody has enough
 * prestige.
 */

const OBJECTIVES_KEPT = 2
const DICE_FOR_LEADER = 4

const keepQuestion = (s: MoonrakersState, seat: Seat) => ({
  kind: 'pick' as const,
  prompt: { code: 'keep-objectives' } as const,
  items: s.places[objectivesOf(seat)].map((card) => ({ id: card })),
  min: OBJECTIVES_KEPT,
  max: OBJECTIVES_KEPT,
})

function pairs(cards: readonly Card[]): Answer[] {
  return cards.map((out) => ({ pick: cards.filter((card) => card !== out) }))
}

/** Everybody rolls; the fewest hazards lead, and those who tie roll again. */
function rollForLeader(s: MoonrakersState, seats: readonly Seat[], tell: Tell | undefined): void {
  const totals = seats.map((seat) => {
    let icons = 0
    for (let i = 0; i < DICE_FOR_LEADER; i++) icons += DIE_FACES[roll(s, DIE_FACES.length)]
    tell?.({ what: 'rolls-for-leader', seat, icons })
    return icons
  })
  const fewest = Math.min(...totals)
  const tied = seats.filter((_, i) => totals[i] === fewest)
  if (tied.length > 1) push(s, { do: 'roll-for-leader', seats: tied })
  else push(s, { do: 'begin-turn', leader: tied[0] })
}

function scoreObjectives(s: MoonrakersState, tell: Tell | undefined): void {
  const { claims } = s.turn
  for (let seat = 0; seat < s.seats; seat++) {
    const now = claims.filter((other) => other === seat).length
    for (const card of s.captains[seat].claimed.slice(s.captains[seat].claimed.length - now))
      changePrestige(s, seat, { by: 1, why: 'objective', card }, tell)
  }
}

type FlowStep =
  | 'keep-objectives'
  | 'roll-for-leader'
  | 'begin-turn'
  | 'plan'
  | 'talk'
  | 'buy'
  | 'turn-end'
  | 'end-turn'

const flowSteps: Pick<MoonrakersSteps, FlowStep> = {
  'keep-objectives': {
    together: true,
    seats: (s) => s.captains.map((_, seat) => seat),
    ask: keepQuestion,
    answers: (s, seat) => pairs(s.places[objectivesOf(seat)]),
    // None of the cards has a reason of its own.
    refuse: (s, seat, _, answer) =>
      saidBetter(refusal(keepQuestion(s, seat), answer) as KernelReason | undefined, { code: 'not-held' }),
    takeAll(s, _, answers) {
      for (let seat = 0; seat < s.seats; seat++) {
        const kept = answers[seat]?.pick as readonly Card[]
        for (const card of s.places[objectivesOf(seat)].slice())
          if (!kept.includes(card)) bury(s, objectivesOf(seat), OBJECTIVE_DECK, card)
      }
      if (s.first >= 0) push(s, { do: 'begin-turn', leader: s.first })
      else push(s, { do: 'roll-for-leader', seats: s.captains.map((___, seat) => seat) })
    },
  },
  'roll-for-leader': {
    run: (s, { seats }, tell) => rollForLeader(s, seats, tell),
  },
  'begin-turn': {
    run(s, { leader }, tell) {
      s.turn = freshTurn(s.turn.number + 1, leader, s.seats)
      s.mission = null
      tell?.({ what: 'begins-turn', seat: leader, number: s.turn.number })
      push(s, { do: 'end-turn' })
      push(s, { do: 'turn-end' })
      push(s, { do: 'buy', seat: leader })
      push(s, { do: 'plan', seat: leader })
    },
  },
  plan,
  talk,
  buy,
  'turn-end': turnEnd,
  'end-turn': {
    run(s, _, tell) {
      const { leader } = s.turn
      // Who stayed at base has a new hand already.
      if (!s.turn.stayed) drawHand(s, leader, tell)
      scoreObjectives(s, tell)
      if (s.captains.some((captain) => captain.prestige >= s.goal)) {
        tell?.({ what: 'game-over' })
        return
      }
      if (s.seats === 2) endMercenaryTurn(s, tell)
      push(s, { do: 'begin-turn', leader: (leader + 1) % s.seats })
    },
  },
}

export const steps: MoonrakersSteps = {
  ...flowSteps,
  ...baseSteps,
  ...missionSteps,
  ...bonusSteps,
  ...effectSteps,
}

export const mays = {
  'claim-objective': claimObjective,
  'swap-contract': swapContract,
  'withdraw-acceptance': withdrawAcceptance,
  'withdraw-terms': withdrawTerms,
  'direct-floor': directFloor,
}
