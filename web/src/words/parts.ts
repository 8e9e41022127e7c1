import type { Time } from '@perilune/protocol'
import { figure } from '@perilune/ui'

/* Phrases that the sentences of several pages share. */

export const plural = (n: number, one: string, many = `${one}s`): string =>
  `${figure(n)} ${n === 1 ? one : many}`

export const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** A seat's time for a move; empty without a clock. */
export function brief(time: Time): string {
  if (time.kind === 'none') return ''
  return `${time.kind === 'days' ? plural(time.days, 'day') : plural(time.move, 'second')} a move`
}
