import type { GameWeights } from './index.js'

/** What things are worth, MC first, then points; and how the game is searched. `scripts/tune-bots.mjs` finds better ones by play. */
export const marsWeights = {
  evaluation: {
    /**
     * One unit of each resource in MC: mc, steel, titanium, plants, energy, heat. A step of production is worth as much for every
     * generation to come: were it worth more, passing and being paid would look like a loss.
     */
    unit: [1, 1.7, 2.6, 2.2, 1.1, 0.9],
    /** MC that a point costs at a usual price. */
    point: 7,
    /** Alone, where a step towards the goal counts for more. */
    soloPoint: 2,
    tile: 7,
    ocean: 13,
    card: 3.5,
    raise: 10,
    /** What is in hand is not yet in play, and only a few cards can be paid for soon. */
    playableShare: 0.5,
    handEnough: 4,
    /** Generations that a game takes, by the number of seats. */
    length: [14, 14, 10, 10, 9, 9],
    lastMoment: 0.6,
    /** Alone, the goal is all. */
    soloStep: 3,
    soloRating: 2,
    /** A lead in an award may still be lost: it counts for more and more as the game goes on. */
    awardShare: 0.8,
    /** Once a game has taken its time, whoever brings it to its end does well. */
    lateStep: 1.5,
    /** No card is worth less than what would be lost by selling it for 1 MC. */
    leastCard: 2.5,
    /** What an action, a discount and a lasting effect bring in a generation. */
    action: 1.5,
    discount: 2,
    effect: 1.5,
    /** Leading the party that will rule: a step of rating that may still be taken away. */
    lead: 0.8,
    /** What an announced event and a ruling bonus would bring now may still change. */
    event: 0.7,
    rulingBonus: 0.5,
    /** What a colony, a trade fleet, and a step or a unit off a trade bring in a generation; and what building a colony brings. */
    colony: 2,
    fleet: 4,
    trade: 1.5,
    newColony: 12,
  },
  search: {
    scale: 8,
    curiosity: 0.05,
    firstLook: 2,
    triedFirst: 100,
    triedBelow: 24,
    triedAfter: 8,
    rollout: 0,
    care: 1,
  },
} satisfies GameWeights
