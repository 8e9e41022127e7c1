/* The words of the shared components. A table or a page passes all others to them. */

import { wordsOf } from '@perilune/engine'
import { figure, list } from '@perilune/engine/words/en'
import { language } from './language.js'

export { capital, figure, list } from '@perilune/engine/words/en'

const en = {
  you: 'you',
  away: 'away',
  resigned: 'resigned',
  /** Bot levels; the same words in every game. */
  levels: {
    easy: 'easy',
    medium: 'medium',
    hard: 'hard',
    greedy: 'greedy',
    random: 'random',
  } as Readonly<Record<string, string>>,
  botFace: (level: string) => (level ? `bot, ${level}` : 'bot'),
  close: 'Close',
  confirm: 'Confirm',
  figure: (n: string) => `Fig. ${n}`,
  yourTurn: 'Your turn',
  toPlay: (names: readonly string[]) => `${list(names)} to play`,
  becomes: (from: string | number, to: string | number) => `${from}, will be ${to}`,
  between: (min: number, max: number) => (min === max ? `Choose ${max}` : `Choose ${min} to ${max}`),
  chosen: (n: number, of: number) => `${n} of ${of} chosen`,
  less: (what: string) => `One ${what} less`,
  more: (what: string) => `One ${what} more`,
  paysExactly: (paid: number) => `${figure(paid)} paid: exact, nothing wasted.`,
  paysTooLittle: (paid: number, due: number) =>
    `${figure(paid)} of ${figure(due)} paid, ${figure(due - paid)} missing.`,
  paysTooMuch: (paid: number, due: number) =>
    `${figure(paid)} paid for ${figure(due)}, ${figure(paid - due)} wasted.`,
  wouldDo: (n: number, what: string) => `${figure(n)} more ${what} would do.`,
  countsOnly: (what: string, counts: number, worth: number) =>
    `The last ${what} counts only ${figure(counts)} of its ${figure(worth)}.`,
  price: (n: number) => `price ${figure(n)}`,
  over: (n: number) => `${figure(n)} over`,
  worth: (n: number) => `worth ${figure(n)}`,
  leaves: (used: number, of: number) => `${figure(used)} of ${figure(of)}, ${figure(of - used)} left`,
  smaller: 'Smaller',
  larger: 'Larger',
  moment: (n: number) => `See moment ${n}`,
  notNow: (n: number) => `${n} not possible now`,
  replaceable: 'You can change your answer until everybody has answered.',
  keys: {
    title: 'Keys',
    sheet: 'Show these keys',
    enter: 'Press the main button',
    space: 'Choose what has the focus',
    escape: 'Back',
    arrows: 'Move inside a part of the table; Tab leads to the next part',
    digits: 'Choose one of the options',
    /** Labels of keys whose name is not printed on them. */
    names: {
      Enter: '↵',
      Escape: 'Esc',
      arrows: '← ↑ → ↓',
      digits: '1 – 9',
      ' ': 'Space',
    } as Readonly<Record<string, string>>,
  },
  guide: {
    count: (n: number, of: number) => `Guide, ${n} of ${of}`,
    next: 'Next',
    end: 'Done',
    suggest: 'Do it for me',
    leave: 'Leave the guide',
  },
}

export const words = wordsOf(language, { en })

/** A change with its sign. */
export const signed = (n: number): string => (n > 0 ? `+${figure(n)}` : figure(n))
