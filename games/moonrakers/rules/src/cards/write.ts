import type { Basic, Kind } from '../names.js'
import type { Op } from './language.js'

/*
 * The helpers that crew and ship parts are written with. Each gives the plain data of one operation: it goes
 * into the numbering of stored states as it is, so the order of its fields stays.
 */

type OpOf<Name extends Op['op']> = Extract<Op, { readonly op: Name }>

export const actions = (amount: number | 'allies'): OpOf<'actions'> => ({ op: 'actions', amount })
export const draw = (amount: number | 'ownDice'): OpOf<'draw'> => ({ op: 'draw', amount })
export const block = (amount: number): OpOf<'block'> => ({ op: 'block', amount })
export const contribute = (kind: Kind, amount: number): OpOf<'contribute'> => ({
  op: 'contribute',
  kind,
  amount,
})
export const dealDamage = (amount: number): OpOf<'dealDamage'> => ({ op: 'dealDamage', amount })
export const damageBonus = (amount: number): OpOf<'damageBonus'> => ({ op: 'damageBonus', amount })
export const reduce = (kind: Kind, amount: number): OpOf<'reduce'> => ({ op: 'reduce', kind, amount })
export const reduceAny = (amount: number): OpOf<'reduceAny'> => ({ op: 'reduceAny', amount })

export const discardDie = (): OpOf<'discardDie'> => ({ op: 'discardDie' })
export const reroll = (): OpOf<'reroll'> => ({ op: 'reroll' })

export const playAs = (kind: Exclude<Kind, 'crew'>, value?: number | 'discardedDie'): OpOf<'playAs'> =>
  value === undefined ? { op: 'playAs', kind } : { op: 'playAs', kind, value }
export const playFromHand = (card: Basic, value: number): OpOf<'playFromHand'> => ({
  op: 'playFromHand',
  card,
  value,
})
export const peekPlay = (look: number): OpOf<'peekPlay'> => ({ op: 'peekPlay', look })
export const searchPlay = (): OpOf<'searchPlay'> => ({ op: 'searchPlay' })
export const drawThenPlay = (cards: number, value: number): OpOf<'drawThenPlay'> => ({
  op: 'drawThenPlay',
  draw: cards,
  value,
})
export const replayCrew = (): OpOf<'replayCrew'> => ({ op: 'replayCrew' })

export const trash = (): OpOf<'trash'> => ({ op: 'trash' })
export const mayTrash = (): OpOf<'trash'> => ({ op: 'trash', optional: true })
export const trashTop = (): OpOf<'trashTop'> => ({ op: 'trashTop' })
export const gain = (card: Basic): OpOf<'gain'> => ({ op: 'gain', card })
export const recoverCrew = (): OpOf<'recoverCrew'> => ({ op: 'recoverCrew' })
export const cycle = (max: number | 'any'): OpOf<'cycle'> => ({ op: 'cycle', max })
/** Discard so that every ally but the player draws. */
export const cycleForAllies = (max: number | 'any'): OpOf<'cycle'> => ({
  op: 'cycle',
  max,
  drawers: 'otherAllies',
})

/** One of these, each a list of operations. */
export const choose = (...of: readonly (readonly Op[])[]): OpOf<'choose'> => ({ op: 'choose', of })
