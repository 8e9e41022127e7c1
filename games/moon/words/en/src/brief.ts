import type { GuideText } from '@perilune/engine'

/** The rules in one minute, for those who wait for the others. */
export const brief: readonly GuideText[] = Object.values({
  aim: { title: 'Build a settlement', text: 'Three Eras. Whoever has most Hearts after the third wins.' },
  turn: {
    title: 'Use a card each turn',
    text: 'Construct it for its Resources, or assimilate it for what its foot shows. Then hands go round.',
  },
  kinds: {
    title: 'Colours do different things',
    text: 'Blue produces, Yellow shows Flags, Pink acts once in each Era, Grey works all the time.',
  },
  rovers: {
    title: 'Send Rovers to your rivals',
    text: 'A Rover parked at a Structure lends you what it gives; the Structure’s owner keeps the Rover.',
  },
  score: {
    title: 'Gather Hearts',
    text: 'From Flag Rewards at the end of each Era, from cards and Reputations.',
  },
})
