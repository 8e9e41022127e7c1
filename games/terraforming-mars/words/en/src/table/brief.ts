import type { GuideText } from '@perilune/engine'

/** The rules in one minute, for those who wait for the others. */
export const brief: readonly GuideText[] = Object.values({
  aim: {
    title: 'Make Mars liveable',
    text: 'Raise it from −30 to +8 °C and to 14 % oxygen, and lay 9 oceans.',
  },
  research: { title: 'Each generation, buy cards', text: 'See four, keep those you like for 3 MC each.' },
  turns: { title: 'Take turns', text: 'One or two actions at a time, until everybody has passed.' },
  production: { title: 'Then you produce', text: 'Energy left over turns to heat. Your rating is income.' },
  score: { title: 'Most points win', text: 'Rating, greeneries, cities, cards, milestones and awards.' },
})
