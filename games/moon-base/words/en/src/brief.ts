import type { GuideText } from '@perilune/engine'

/** The rules in one minute, for those who wait for the other. */
export const brief: readonly GuideText[] = Object.values({
  aim: {
    title: 'Six rounds against one rival',
    text: 'Gold or silver is yours; navy is nobody’s. Most points win.',
  },
  take: {
    title: 'Take four rings',
    text: 'Two large ones and two small ones, always the top two of a pile.',
  },
  lay: {
    title: 'Lay them in turn',
    text: 'On a free crater of the ring’s size, or on exactly two rings of the same height.',
  },
  build: {
    title: 'Build settlements',
    text: 'A large ring of your colour on the second level or higher, with nothing on it, gets one: 2 points.',
  },
  base: {
    title: 'Or a resource base',
    text: 'Whoever built no settlement this round puts one on a crater: 1 point.',
  },
})
