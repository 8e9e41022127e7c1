import { deal, moveAll, passOn, type Seat, type Steps, shuffle } from '@perilune/engine'
import { fromFlag, fromHeartsOn, fromProduction } from './cause.js'
import type { MoonTell, MoonVocabulary } from './codes.js'
import { flagWinner } from './counters.js'
import { happens } from './happenings.js'
import { FLAGS, MOST_SEATS, ROVERS } from './names.js'
import {
  BOX,
  DISCARD,
  expeditionOf,
  expeditionsOf,
  expeditionsToCome,
  freshTurn,
  handOf,
  type MoonFrame,
  type MoonState,
  push,
  stackOf,
  structuresToCome,
} from './state.js'
import { score, take } from './supply.js'
import { takeTurn } from './turn/turn.js'
import { effectSteps } from './verbs/index.js'

/* The Era sequence, in the rulebook's own order. */

/** Cards in a hand at the start of an Era, by the number of players. */
const HAND_SIZE: Readonly<Record<number, number>> = { 2: 8, 3: 7, 4: 7, 5: 6 }

/** Hearts added to every Flag Reward at the end of Eras I and II. */
const REFILL: Readonly<Record<number, number>> = { 1: 4, 2: 5 }

/** The frame that comes first must be pushed last. */
const next = (s: MoonState, ...frames: MoonFrame[]): void => {
  for (let i = frames.length - 1; i >= 0; i--) push(s, frames[i])
}

// Every order there can be, made once: rounds begin and end often.
const ORDERS: readonly Seat[][][] = Array.from({ length: MOST_SEATS + 1 }, (_, seats) =>
  Array.from({ length: seats }, (_, first) => Array.from({ length: seats }, (_, i) => (first + i) % seats)),
)
const HANDS = ORDERS.map((orders) => orders[0]?.map(handOf) ?? [])
const EXPEDITIONS = ORDERS.map((orders) => orders[0]?.map(expeditionOf) ?? [])

/** All seats, clockwise from one of them. */
const seatsFrom = (s: MoonState, first: Seat): readonly Seat[] => ORDERS[s.seats][first]

/**
 * Three to five: the holder of the First Expedition begins each round. Two: the order is fixed for the Era.
 */
export const beginsRound = (s: Pick<MoonState, 'seats' | 'starter' | 'first'>): Seat =>
  s.seats === 2 ? s.starter : s.first

function produce(s: MoonState, tell: MoonTell | undefined): void {
  const order = seatsFrom(s, beginsRound(s))
  for (const seat of order)
    take(s, { seat, why: fromProduction(s.era) }, s.settlements[seat].production, tell)
  // The last to be pushed is asked first.
  for (const seat of order.toReversed()) happens(s, { event: 'productionPhase', seat }, tell)
}

function claimFlagRewards(s: MoonState, tell: MoonTell | undefined): void {
  for (let flag = 0; flag < FLAGS.length; flag++) {
    const winner = flagWinner(s, flag)
    if (winner < 0) tell?.({ what: 'flag-unclaimed', flag: FLAGS[flag], hearts: s.rewards[flag], era: s.era })
    else {
      score(s, { seat: winner, why: fromFlag(FLAGS[flag], s.era) }, s.rewards[flag], tell)
      s.rewards[flag] = 0
    }
  }
}

function scoreHeartsOnCards(s: MoonState, tell: MoonTell | undefined): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const home = s.settlements[seat]
    for (const list of [home.structures, home.reputations])
      for (const c of list) score(s, { seat, why: fromHeartsOn(c.card, s.era) }, c.hearts, tell)
  }
}

type FlowStep = Exclude<MoonFrame['do'], keyof typeof effectSteps>

const flowSteps: Pick<Steps<MoonState, MoonFrame, MoonVocabulary>, FlowStep> = {
  'begin-era': {
    run(s, _, tell) {
      tell?.({ what: 'begins-era', era: s.era })
      next(s, { do: 'production-phase' }, { do: 'construction-phase' }, { do: 'scoring-phase' })
    },
  },
  'production-phase': {
    run: (s, _, tell) => produce(s, tell),
  },
  'construction-phase': {
    run(s) {
      const stack = stackOf(s.era)
      if (s.era > 1) {
        moveAll(s, structuresToCome(s.era), stack)
        moveAll(s, expeditionsToCome(s.era), expeditionsOf(s.era))
      }
      shuffle(s, expeditionsOf(s.era))
      shuffle(s, stack)
      // Set-up lays one open card on the Discard Pile; nothing in the rules does it again.
      if (s.era === 1) deal(s, stack, DISCARD)
      for (let seat = 0; seat < s.seats; seat++) {
        if (seat !== s.first) deal(s, expeditionsOf(s.era), expeditionOf(seat))
        deal(s, stack, handOf(seat), HAND_SIZE[s.seats])
      }
      s.round = 1
      next(s, { do: 'begin-round' }, { do: 'end-construction' })
    },
  },
  'begin-round': {
    run(s, _, tell) {
      const order = seatsFrom(s, beginsRound(s))
      tell?.({ what: 'begins-round', round: s.round, first: order[0] })
      push(s, { do: 'end-round' })
      for (let i = s.seats - 1; i >= 0; i--) push(s, { do: 'begin-turn', seat: order[i] })
    },
  },
  'begin-turn': {
    run(s, { seat }) {
      s.turn = freshTurn(seat)
      push(s, { do: 'take-turn', seat })
    },
  },
  'take-turn': takeTurn,
  'end-round': {
    run(s, _, tell) {
      if (HANDS[s.seats].every((hand) => s.places[hand].length === 0)) return
      passOn(s, HANDS[s.seats])
      passOn(s, EXPEDITIONS[s.seats])
      s.first = (s.first + 1) % s.seats
      s.round++
      tell?.({ what: 'passes-hands' })
      push(s, { do: 'begin-round' })
    },
  },
  'end-construction': {
    run(s, _, tell) {
      passFirstExpedition(s)
      for (const home of s.settlements) {
        for (const c of home.structures) {
          home.supply[ROVERS] += c.rovers
          c.rovers = 0
          c.flipped = false
        }
        home.roversOut = 0
      }
      moveAll(s, DISCARD, stackOf(s.era))
      shuffle(s, stackOf(s.era))
      s.turn = freshTurn(-1)
      tell?.({ what: 'ends-construction', era: s.era })
    },
  },
  'scoring-phase': {
    run(s, _, tell) {
      claimFlagRewards(s, tell)
      s.x--
      scoreHeartsOnCards(s, tell)
      if (s.era === 3) return
      for (let flag = 0; flag < FLAGS.length; flag++) s.rewards[flag] += REFILL[s.era]
      s.era = s.era === 1 ? 2 : 3
      s.starter = (s.starter + 1) % s.seats
      push(s, { do: 'begin-era' })
    },
  },
}

/** The First Expedition goes to the next player to the left; all other Expeditions leave the game. */
function passFirstExpedition(s: MoonState): void {
  for (let seat = 0; seat < s.seats; seat++) if (seat !== s.first) moveAll(s, expeditionOf(seat), BOX)
  moveAll(s, expeditionsOf(s.era), BOX)
  const left = (s.first + 1) % s.seats
  moveAll(s, expeditionOf(s.first), expeditionOf(left))
  s.first = left
}

export const steps: Steps<MoonState, MoonFrame, MoonVocabulary> = { ...flowSteps, ...effectSteps }
