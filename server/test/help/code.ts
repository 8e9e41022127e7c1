import type { Refusal } from '@perilune/protocol'

/** How a call went: `accepted`, or the code of the refusal. */
export const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'accepted',
    (error: Refusal) => error.code,
  )
