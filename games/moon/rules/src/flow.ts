import { deal, moveAll, passOn, type Seat, type Steps, shuffle, type Tell } from '@perilune/engine'
import { flagWinner } from './counters.js'
import { effectSteps } from './effect-steps.js'
import { happens } from './happenings.js'
import { FLAGS, ROVERS } from './names.js'
import {
  BOX,
  DISCARD,
  expeditionOf,
  expeditionsOf,
  freshTurn,
  handOf,
  type MoonFrame,
  type MoonState,
  push,
  stackOf,
} from './state.js'
import { score, take } from './supply.js'
import { extraConstruct, takeTurn } from './turn.js'

/* The Era sequence, in the rulebook's own order. */

/** Cards in a hand at the start of an Era, by the number of players. */
const HAND_SIZE: Readonly<Record<number, number>> = { 2: 8, 3: 7, 4: 7, 5: 6 }

/** Hearts added to every Flag Reward at the end of Eras I and II. */
const REFILL: Readonly<Record<number, number>> = { 1: 4, 2: 5 }

/** The frame that comes first must be pushed last. */
const next = (s: MoonState, ...frames: MoonFrame[]): void => {
  for (let i = frames.length - 1; i >= 0; i--) push(s, frames[i])
}

/** All seats, clockwise from one of them. */
const seatsFrom = (s: MoonState, first: Seat): Seat[] =>
  Array.from({ length: s.seats }, (_, i) => (first + i) % s.seats)

/** Three to five: the holder of the First Expedition begins each round. Two: the order is fixed for the Era. */
const beginsRound = (s: MoonState): Seat => (s.seats === 2 ? s.starter : s.first)

function produce(s: MoonState, tell: Tell | undefined): void {
  const order = seatsFrom(s, s.first)
  for (const seat of order) take(s, seat, s.settlements[seat].production, `production:${s.era}`, tell)
  // The last to be pushed is asked first.
  for (const seat of order.reverse()) happens(s, seat, 'productionPhase', {}, tell)
}

function claimFlagRewards(s: MoonState, tell: Tell | undefined): void {
  for (let flag = 0; flag < FLAGS.length; flag++) {
    const winner = flagWinner(s, flag)
    if (winner < 0) tell?.({ what: 'flag-unclaimed', flag: FLAGS[flag], hearts: s.rewards[flag] })
    else {
      score(s, winner, s.rewards[flag], `flag:${FLAGS[flag]}:${s.era}`, tell)
      s.rewards[flag] = 0
    }
  }
}

function scoreHeartsOnCards(s: MoonState, tell: Tell | undefined): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const home = s.settlements[seat]
    for (const list of [home.structures, home.reputations])
      for (const c of list) score(s, seat, c.hearts, `hearts-on:${c.card}:${s.era}`, tell)
  }
}

type FlowStep = Exclude<MoonFrame['do'], keyof typeof effectSteps>

const flowSteps: Pick<Steps<MoonState, MoonFrame>, FlowStep> = {
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
      shuffle(s, expeditionsOf(s.era))
      shuffle(s, stack)
      deal(s, stack, DISCARD)
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
      next(s, ...order.map((seat): MoonFrame => ({ do: 'begin-turn', seat })), { do: 'end-round' })
    },
  },
  'begin-turn': {
    run(s, { seat }) {
      s.turn = freshTurn(seat)
      push(s, { do: 'take-turn', seat })
    },
  },
  'take-turn': takeTurn,
  'extra-construct': extraConstruct,
  'end-round': {
    run(s, _, tell) {
      if (seatsFrom(s, 0).every((seat) => s.places[handOf(seat)].length === 0)) return
      const ring = seatsFrom(s, 0)
      passOn(s, ring.map(handOf))
      passOn(s, ring.map(expeditionOf))
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
  const left = (s.first + 1) % s.seats
  moveAll(s, expeditionOf(s.first), expeditionOf(left))
  s.first = left
}

export const steps: Steps<MoonState, MoonFrame> = { ...flowSteps, ...effectSteps }
