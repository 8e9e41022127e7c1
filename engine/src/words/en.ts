import type { KernelWords } from '../reasons.js'

type NameOf = (id: string) => string

const ofThing = (of: string | undefined, nameOf: NameOf): string =>
  of === undefined ? '' : ` of ${nameOf(of)}`

/** The refusals of the kernel in English. */
export const kernelReasons: KernelWords = {
  'not-asked': () => () => 'it is not for this seat to decide now',
  'game-over': () => () => 'the game is over',
  'not-open': () => () => 'that can’t be done at the moment',
  'not-offered': () => () => 'that was not offered',
  malformed: () => () => 'the answer is not of the right form',
  'picked-twice': () => () => 'the same thing was picked twice',
  'too-few':
    ({ needs, has, of }) =>
    (nameOf) =>
      `at least ${needs}${ofThing(of, nameOf)} needed, not ${has}`,
  'too-many':
    ({ allows, has, of }) =>
    (nameOf) =>
      `at most ${allows}${ofThing(of, nameOf)} allowed, not ${has}`,
  'too-few-parties':
    ({ needs, has }) =>
    () =>
      `at least ${needs} of those who take part needed, not ${has}`,
  'left-out':
    ({ of }) =>
    (nameOf) =>
      `an offer without ${nameOf(of)} is none`,
  shares:
    ({ of, total, given }) =>
    (nameOf) =>
      `the shares of ${nameOf(of)} must add up to ${total}, not ${given}`,
  'over-budget':
    ({ over }) =>
    () =>
      `${over} more than you can pay`,
  wasteful:
    ({ of }) =>
    (nameOf) =>
      `more${ofThing(of, nameOf)} than needed`,
  'not-the-same': () => () => 'all must be of one type',
  'not-different': () => () => 'all must be of different types',
}
