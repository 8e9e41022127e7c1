import type { KernelWords } from '../sentences/reasons.js'

/* What every game says alike in English, and what its sentences are put together with. */

/** 'Ada', 'Ada and Bao', 'Ada, Bao and Ines'. */
export const list = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`

/** Large numbers with thin spaces, minus signs that are minus signs. */
export const figure = (n: number): string =>
  `${n < 0 ? '\u2212' : ''}${String(Math.abs(n)).replace(/\B(?=(\d{3})+$)/g, '\u2009')}`

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

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
