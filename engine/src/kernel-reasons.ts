import type { KernelReason, Reason } from './errors.js'

/** The refusals that are the kernel's own; those of a game stand in its words. */
export function saysKernelReason(given: Reason, nameOf: (id: string) => string): string | undefined {
  const reason = given as KernelReason
  const ofThing = 'of' in reason && reason.of !== undefined ? ` of ${nameOf(reason.of)}` : ''
  switch (reason.code) {
    case 'not-asked':
      return 'it is not for this seat to decide now'
    case 'game-over':
      return 'the game is over'
    case 'not-open':
      return 'that can’t be done at the moment'
    case 'not-offered':
      return 'that was not offered'
    case 'malformed':
      return 'the answer is not of the right form'
    case 'picked-twice':
      return 'the same thing was picked twice'
    case 'too-few':
      return `at least ${reason.needs}${ofThing} needed, not ${reason.has}`
    case 'too-many':
      return `at most ${reason.allows}${ofThing} allowed, not ${reason.has}`
    case 'too-few-parties':
      return `at least ${reason.needs} of those who take part needed, not ${reason.has}`
    case 'left-out':
      return `an offer without ${nameOf(reason.of)} is none`
    case 'shares':
      return `the shares of ${nameOf(reason.of)} must add up to ${reason.total}, not ${reason.given}`
    case 'over-budget':
      return `${reason.over} more than you can pay`
    case 'wasteful':
      return `more${ofThing} than needed`
    case 'not-the-same':
      return 'all must be of one type'
    case 'not-different':
      return 'all must be of different types'
    default:
      return undefined
  }
}
