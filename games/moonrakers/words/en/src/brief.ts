import type { GuideText } from '@perilune/engine'

/** The rules in one minute, for those who wait for the others. */
export const brief: readonly GuideText[] = Object.values({
  aim: {
    title: 'Gain prestige',
    text: 'The game ends with the turn in which somebody reaches the goal: 10, if not agreed otherwise.',
  },
  contract: {
    title: 'Choose a contract',
    text: 'Fly it alone, or stay at base for a credit and an objective.',
  },
  talks: {
    title: 'Ask for allies',
    text: 'Share out prestige, credits, bonus cards and hazard dice. Nothing binds until the leader locks the terms.',
  },
  mission: {
    title: 'Play your cards',
    text: 'Together you must show the symbols of the contract. A hazard that is not blocked costs 1 prestige.',
  },
  ship: {
    title: 'Improve your ship',
    text: 'Buy ship parts and crew with what you earned. They go into your deck.',
  },
})
