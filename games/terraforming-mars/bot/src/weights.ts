import type { GameWeights } from '@perilune/engine/bot'
import { earlier } from './earlier.js'

/**
 * The values of things, first in MC, then in points, and the search settings. `perilune tune` finds better
 * values by play.
 */
export const marsWeights = {
  evaluation: {
    /** The value of one unit of each resource, in MC: MC, steel, titanium, plants, energy, heat. */
    unit: [1.76, 0.947, 3.16, 3.18, 1.87, 1.56],
    /**
     * The factor by which money changes its value per generation: less than one, because unspent money earns
     * nothing.
     */
    growth: 0.776,
    soloGrowth: 1.06,
    /**
     * The amounts of money and of each metal beyond which more is of little use, and the share of its value
     * that the excess loses.
     */
    plenty: 25,
    metals: 7.29,
    idle: 0.781,
    /** The usual price of a point, in MC. */
    point: 5.07,
    /**
     * In a solo game, the value of units is what they turn into: eight heat make a step worth 14 MC, eight
     * plants one worth 23.
     */
    soloUnit: [1, 1.5, 2.3, 3, 1.75, 1.7],
    /**
     * The price of a step of temperature, oxygen, oceans and Venus as a standard project, and a little more,
     * so that the bot takes it.
     */
    soloStep: [15, 24, 19, 16],
    soloPoint: 0.5,
    soloRating: 17,
    /** MC per point of the evaluation in a solo game. */
    soloScale: 2,
    /** The value of the bonus printed on an area, in MC, and of a city's future greeneries, in points. */
    placed: 3.93,
    city: 1.28,
    card: 2.59,
    /** The value of a card that may be bought out of several. */
    chosenCard: 1,
    /** The share of the deck that has a given tag. */
    revealed: 0.275,
    /** The value of a cube that scores once there are enough, or that can go on any card, in points. */
    cube: 0.302,
    /** The discount on what cubes can be spent on, because it comes later. */
    spendable: 0.415,
    /** The weight of another player's loss. */
    harm: 0.232,
    /** The value of a copied production box, in MC per generation. */
    copied: 2.92,
    /** The value of effects without an estimate of their own. */
    otherEffect: 1.47,
    delegate: 4,
    /** The share of generations in which an action is used. */
    used: 0.244,
    /** The factor for an action whose cost the own production does not supply. */
    unsupplied: 0.172,
    /**
     * How often something happens in a generation: a greenery, a city or any tile is placed; a tag, an event
     * or any card is played; a standard project; a card of high cost; anything else.
     */
    often: [0.679, 0.333, 1, 0.675, 0.401, 1.5, 0.276, 0.254, 0.4],
    /**
     * What is saved per generation by a discount of 1 MC on all cards, by one on cards with a tag, by a metal
     * of higher value, and by any other effect that makes playing easier.
     */
    discount: 3.12,
    tagDiscount: 0.371,
    metalValue: 1.43,
    ease: 0.654,
    /**
     * The share of its value that a card in hand counts for, the generations whose income may pay for it, and
     * the generations that a missing tag takes.
     */
    playableShare: 0.545,
    planned: 8.02,
    tagDelay: 2.94,
    /**
     * The least value of a card, because it can be sold for 1 MC; `lastCard` applies when no generation is
     * left.
     */
    leastCard: 1.32,
    lastCard: 0.5,
    /** The generations of a game, by the number of seats. */
    length: [14, 14, 15.8, 13, 12, 12],
    lastMoment: 0.425,
    /**
     * The share of its value that money keeps when the game ends, and the number of generations over which it
     * falls to that.
     */
    lastMoney: 0.298,
    lastMoneyFor: 4.04,
    /**
     * The share of its points that an award counts for, because a lead may still be lost; it grows as the
     * game goes on.
     */
    awardShare: 0.365,
    /**
     * The points deducted for each missing step once a game has lasted as long as usual, so that somebody
     * ends it.
     */
    lateStep: 1.97,
    /** The value of leading the next ruling party: a step of rating, which may still be lost. */
    lead: 0.8,
    /**
     * The weight of announced events and of the ruling bonus, because what they would bring now may still
     * change.
     */
    event: 0.7,
    rulingBonus: 0.5,
    /** The weight of delegates in a party that somebody else leads. */
    voice: 0.3,
    /**
     * How often per generation somebody trades with a tile that has a colony, and the share of generations in
     * which a fleet trades.
     */
    traded: 0.6,
    trade: 0.7,
    /** The value of a new colony at once and per generation, and of a fleet per generation. */
    newColony: 6,
    colony: 2,
    fleet: 4,
  },
  /**
   * The values for a position between two generations: fitted to the results of 238 games that the search
   * played against itself, and rounded. Greedy play is weaker with them, because it does not look far enough
   * ahead to see what pays off later.
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
    // Values that the fit left unchanged; greedy play has been tuned since.
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
    // Greedy play has better weights by now, but nobody has shown that they improve the search of plans.
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
