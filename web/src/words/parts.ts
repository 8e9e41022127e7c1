import type { Time } from '@perilune/protocol'
import { figure } from '@perilune/ui'

/* What sentences of several pages are put together from. */

export const plural = (n: number, one: string, many = `${one}s`): string =>
  `${figure(n)} ${n === 1 ? one : many}`

export const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** How much time a seat has for a move; nothing where there is no clock. */
export function brief(time: Time): string {
  if (time.kind === 'none') return ''
  return `${time.kind === 'days' ? plural(time.days, 'day') : plural(time.move, 'second')} a move`
}
