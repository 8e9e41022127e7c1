import type { Colour, Item } from '../names.js'
import type { Amount, Counter, Happening, ItemBag, OpOf, ReactionOp, Source } from './language.js'

/*
 * The helpers that the decks are written with. Each gives the plain data of one operation: it goes into the
 * numbering of stored states as it is, so the order of its fields stays.
 */

/** So much for each thing counted. */
export const each = (
  counter: Counter,
  more: { readonly times?: number | 'X'; readonly max?: number } = {},
): Amount => ({ each: counter, ...more })

export const gain = (items: ItemBag): OpOf<'gain'> => ({ op: 'gain', items })
export const gainAny = (amount: Amount, mix?: 'same' | 'different'): OpOf<'gainAny'> =>
  mix ? { op: 'gainAny', amount, mix } : { op: 'gainAny', amount }
export const pay = (items: ItemBag): OpOf<'pay'> => ({ op: 'pay', items })
export const payAny = (amount: number): OpOf<'payAny'> => ({ op: 'payAny', amount })
export const payUpTo = (amount: number): OpOf<'payAny'> => ({ op: 'payAny', amount, upTo: true })
export const payAnyNumberOf = (item: Extract<Item, 'energy' | 'rovers'>): OpOf<'payAnyNumberOf'> => ({
  op: 'payAnyNumberOf',
  item,
})
export const give = (): OpOf<'give'> => ({ op: 'give' })
export const produce = (from: OpOf<'produce'>['from']): OpOf<'produce'> => ({ op: 'produce', from })
export const takeRewards = (cards: number): OpOf<'takeRewards'> => ({ op: 'takeRewards', cards })
export const convert = (bonus: number): OpOf<'convert'> => ({ op: 'convert', bonus })

export const score = (amount: Amount): OpOf<'score'> => ({ op: 'score', amount })
export const heartsHere = (amount: Amount): OpOf<'heartsHere'> => ({ op: 'heartsHere', amount })
export const heartsOnEmptyGrey = (amount: number): OpOf<'heartsOnEmptyGrey'> => ({
  op: 'heartsOnEmptyGrey',
  amount,
})
export const matchHearts = (counter: Counter): OpOf<'matchHearts'> => ({ op: 'matchHearts', counter })
export const flagReward = (amount: number): OpOf<'flagReward'> => ({ op: 'flagReward', amount })
/** On another Flag Reward than the one before. */
export const otherFlagReward = (amount: number): OpOf<'flagReward'> => ({
  op: 'flagReward',
  amount,
  different: true,
})

export const construct = (from: Source): OpOf<'construct'> => ({ op: 'construct', from })
/** Out of the hand, which gets a card for it. */
export const constructAndRefill = (): OpOf<'construct'> => ({ op: 'construct', from: 'hand', refill: true })
export const returnToConstruct = (): OpOf<'returnToConstruct'> => ({ op: 'returnToConstruct' })
export const freeConstruct = (lasts: OpOf<'freeConstruct'>['lasts']): OpOf<'freeConstruct'> => ({
  op: 'freeConstruct',
  lasts,
})
export const discount = (amount: number, colour?: Colour): OpOf<'discount'> =>
  colour ? { op: 'discount', amount, colour } : { op: 'discount', amount }
export const waiveFlags = (amount: number): OpOf<'waiveFlags'> => ({ op: 'waiveFlags', amount })
export const demolish = (...colours: readonly Colour[]): OpOf<'demolish'> => ({ op: 'demolish', colours })
export const flipBack = (cards: number | 'all'): OpOf<'flipBack'> => ({ op: 'flipBack', cards })
export const copyFlip = (): OpOf<'copyFlip'> => ({ op: 'copyFlip' })
export const swap = (where: OpOf<'swap'>['with']): OpOf<'swap'> => ({ op: 'swap', with: where })

export const roversHere = (): OpOf<'roversHere'> => ({ op: 'roversHere' })
export const recallRover = (): OpOf<'recallRover'> => ({ op: 'recallRover' })
export const parkMore = (extra: number): OpOf<'parkMore'> => ({ op: 'parkMore', extra })
export const parkRecklessly = (): OpOf<'parkRecklessly'> => ({ op: 'parkRecklessly' })

export const winTies = (): OpOf<'winTies'> => ({ op: 'winTies' })
/** What a card does whenever something happens; `about` narrows down to what. */
export const when = (
  event: Happening,
  does: ReactionOp,
  about: Pick<OpOf<'when'>, 'colour' | 'resource'> = {},
): OpOf<'when'> => ({ op: 'when', event, ...about, do: [does] })
