import type { GameWeights } from '@perilune/engine/bot'
import { earlier } from './earlier.js'

/**
 * What things are worth, MC first, then points; and how the game is searched. `perilune tune` finds better
 * ones by play.
 */
export const marsWeights = {
  evaluation: {
    /** One unit of each resource in MC: mc, steel, titanium, plants, energy, heat. */
    unit: [1.76, 0.947, 3.16, 3.18, 1.87, 1.56],
    /** By how much money multiplies in a generation: less than one, for what lies idle earns nothing. */
    growth: 0.776,
    soloGrowth: 1.06,
    /**
     * Of more money, and of more of a metal, than this the owner can make little use: so much of it counts
     * for nothing.
     */
    plenty: 25,
    metals: 7.29,
    idle: 0.781,
    /** MC that a point costs at a usual price. */
    point: 5.07,
    /**
     * Alone, the units are worth what they turn into: eight heat into a step that costs 14 MC, eight plants
     * into one of 23.
     */
    soloUnit: [1, 1.5, 2.3, 3, 1.75, 1.7],
    /**
     * What a step of temperature, oxygen, oceans and Venus costs as a standard project, and a little more, so
     * that it is taken.
     */
    soloStep: [15, 24, 19, 16],
    soloPoint: 0.5,
    soloRating: 17,
    /** MC that count for a point in a search. */
    soloScale: 2,
    /** What is printed on an area, and the points of a city beside greeneries to come. */
    placed: 3.93,
    city: 1.28,
    card: 2.59,
    /** A card that may be bought, out of those looked at. */
    chosenCard: 1,
    /** The part of the deck that has the tag which is looked for. */
    revealed: 0.275,
    /** A cube that may score, or go anywhere. */
    cube: 0.302,
    /** What cubes can be spent on comes later. */
    spendable: 0.415,
    /** What another player's loss is worth. */
    harm: 0.232,
    /** MC a generation of a production box that is copied. */
    copied: 2.92,
    /** Effects that are not estimated. */
    otherEffect: 1.47,
    delegate: 4,
    /** The part of its generations in which an action is used. */
    used: 0.244,
    /** … and in which it is, where production does not give what it takes. */
    unsupplied: 0.172,
    /**
     * How often something happens in a generation: a greenery, a city, any tile laid; a tag, an event, any
     * card played; a standard project; a dear card; anything else.
     */
    often: [0.679, 0.333, 1, 0.675, 0.401, 1.5, 0.276, 0.254, 0.4],
    /**
     * What a discount of 1 MC on all cards, and on those with a tag, saves in a generation; a metal that is
     * worth more; any other ease.
     */
    discount: 3.12,
    tagDiscount: 0.371,
    metalValue: 1.43,
    ease: 0.654,
    /**
     * What is in hand is not yet in play; generations whose income may pay for it; generations that a missing
     * tag takes.
     */
    playableShare: 0.545,
    planned: 8.02,
    tagDelay: 2.94,
    /** No card is worth less than what would be lost by selling it for 1 MC; in the end it is sold. */
    leastCard: 1.32,
    lastCard: 0.5,
    /** Generations that a game takes, by the number of seats. */
    length: [14, 14, 15.8, 13, 12, 12],
    lastMoment: 0.425,
    /**
     * What of its worth money has when the game ends, and for how many generations before that it has less
     * than all.
     */
    lastMoney: 0.298,
    lastMoneyFor: 4.04,
    /** A lead in an award may still be lost: it counts for more and more as the game goes on. */
    awardShare: 0.365,
    /** Once a game has taken its time, whoever brings it to its end does well. */
    lateStep: 1.97,
    /** Leading the party that will rule: a step of rating that may still be taken away. */
    lead: 0.8,
    /** What an announced event and a ruling bonus would bring now may still change. */
    event: 0.7,
    rulingBonus: 0.5,
    /** Delegates in a party that somebody else leads. */
    voice: 0.3,
    /**
     * How often in a generation somebody trades where a colony stands, and the part of its generations in
     * which a fleet trades.
     */
    traded: 0.6,
    trade: 0.7,
    /**
     * What a colony that a card builds brings at once and in a generation, and what a fleet brings in one.
     */
    newColony: 6,
    colony: 2,
    fleet: 4,
  },
  /**
   * What the same things have proved to be worth between two generations: fitted to how 238 games of the
   * search against itself ended, and rounded. Greedy play goes worse by these: what it pays for now it never
   * sees come back.
   */
  judged: {
    growth: 1.127,
    point: 8.925,
    playableShare: 0.9,
    leastCard: 1.2,
    spendable: 0.4,
    used: 0.35,
    lastMoney: 0.66,
    lastMoneyFor: 3.5,
    awardShare: 0.8,
    plenty: 28,
    idle: 0.8,
    card: 1.2,
    planned: 2.4,
    discount: 2.2,
    tagDiscount: 0.3,
    metalValue: 0.5,
    tagDelay: 1,
    city: 0.7,
    unsupplied: 0.9,
    ease: 0.8,
    unit: [1, 1, 1.8, 2.75, 1.5, 0.85],
    often: [0.6, 0.45, 1, 0.15, 0.6, 1.5, 0.3, 0.6, 0.4],
    // What the fit left as it was, while greedy play has been tuned since.
    metals: 7,
    placed: 2.5,
    revealed: 0.25,
    cube: 0.3,
    harm: 0.3,
    copied: 3,
    otherEffect: 2,
    length: [14, 14, 14.5, 13, 12, 12],
    lastMoment: 0.6,
    lateStep: 1.87,
  },
  search: {
    by: 'plans',
    // Greedy play has better weights since, but nobody has shown that plans become better by them.
    greedy: earlier['0.1'].evaluation,
    scale: 8,
    followed: 6,
    near: 2.5,
    firstLook: 0.33,
    curiosity: 1,
    best: 0.5,
    lines: 8,
    tried: 12,
    triedAfter: 6,
    restsAt: ['draft', 'research'],
    atALook: ['choose-start', 'draft', 'research', 'pay', 'sell-patents'],
  },
} satisfies GameWeights
