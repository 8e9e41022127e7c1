import type { Card, CardFacts, CardLine } from '@perilune/engine'
import type { Amount, Bag, Counter, ItemBag, Op, OpOf } from '@perilune/moon'
import {
  allCards,
  COLOURS,
  type CompiledCard,
  cardData,
  cardOf,
  ERAS,
  FLAGS,
  ITEMS,
  RESOURCES,
} from '@perilune/moon'

/* A card's text, made from its data. There is no other text on a card. */

export const nameOf = (card: Card): string => cardOf(card).name

/** 'bio' is Bio, 'hand size' is Hand size. */
export const titleOf = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const SINGULAR: Readonly<Record<string, string>> = { rovers: 'Rover', hearts: 'Heart' }

export function itemText(item: string, n: number): string {
  const one = SINGULAR[item]
  return `${n} ${one ? (n === 1 ? one : `${one}s`) : titleOf(item)}`
}

function listText(parts: readonly string[], last: 'and' | 'or' = 'and'): string {
  return parts.length < 2
    ? parts.join('')
    : `${parts.slice(0, -1).join(', ')} ${last} ${parts[parts.length - 1]}`
}

const bagText = (bag: Readonly<Record<string, number>>): string =>
  listText(ITEMS.filter((i) => bag[i]).map((i) => itemText(i, bag[i])))

const hearts = (n: number): string => itemText('hearts', n)
const ofChoice = (n: number): string =>
  n === 1 ? '1 Resource of your choice' : `${n} Resources of your choice`

/** An entry for each of a list, under a name that begins alike. */
const each = <Prefix extends string, Key extends string, Value>(
  prefix: Prefix,
  keys: readonly Key[],
  value: (title: string) => Value,
): Readonly<Record<`${Prefix}:${Key}`, Value>> =>
  Object.fromEntries(keys.map((key) => [`${prefix}:${key}`, value(titleOf(key))])) as Record<
    `${Prefix}:${Key}`,
    Value
  >

/** The thing counted, in the singular. */
const COUNTED: Readonly<Record<Counter, string>> = {
  ...each('flags', FLAGS, (flag) => `${flag} Flag of yours`),
  ...each('cards', COLOURS, (colour) => `${colour} Structure in your Settlement`),
  ...each('production', RESOURCES, (resource) => `${resource} Production symbol of yours`),
  ...each('supply', RESOURCES, (resource) => `${resource} in your Supply`),
  X: 'X',
  'flags:any': 'Flag in your Settlement',
  'flags:best': 'Flag of your best type',
  'flags:chosen': 'Flag of a type you choose',
  flagTypes: 'different Flag type in your Settlement',
  flagsWon: 'Flag you are winning right now',
  'cards:any': 'Structure in your Settlement, the Base included',
  'cards:blue': 'Blue Structure in your Settlement, the Base included',
  'cards:yellow': 'Yellow Structure in your Settlement, the Base included',
  'production:any': 'Production symbol',
  'production:rovers': 'Rover you produce',
  productionTypes: 'different Resource you produce',
  'supply:any': 'Resource in your Supply',
  'supply:hearts': 'Heart in your Supply',
  'rovers:total': 'Rover of yours, in your Supply or on your Structures',
  parkedOnMine: 'Rover parked on your Structures',
  flipped: 'flipped Pink Structure',
  reputations: 'Reputation Card of yours',
  spentThisTurn: 'Resource spent on this turn',
  paid: 'one',
  flippedBack: 'card flipped back',
  eventAmount: 'one',
}

const counterText = (counter: Counter): string => COUNTED[counter]

function scoreText(amount: Amount): string {
  if (typeof amount === 'number') return `Score ${hearts(amount)}.`
  if (amount.each === 'X') return 'Score X Hearts.'
  const each = amount.times === 'X' ? 'X Hearts' : hearts(amount.times ?? 1)
  const most = amount.max === undefined ? '' : `, ${amount.max} at most`
  return `Score ${each} for each ${counterText(amount.each)}${most}.`
}

function gainAnyText(amount: Amount, mix: 'same' | 'different' | undefined): string {
  const alike = mix === 'same' ? ', all of one type' : ''
  if (typeof amount === 'number')
    return mix === 'different'
      ? `Gain ${amount} Resources of different types.`
      : `Gain ${ofChoice(amount)}${alike}.`
  if (amount.each === 'paid') return 'Gain the same number of Resources of your choice.'
  return `Gain 1 Resource for each ${counterText(amount.each)}${alike}.`
}

const FROM: Readonly<Record<string, string>> = {
  stack: 'Search the current Era stack, then construct one extra Structure from it',
  discard: 'Construct one extra Structure from the Discard Pile',
  previousEra: 'Search the deck of the previous Era, then construct one extra Structure from it',
  hand: 'Construct one extra Structure from your current hand',
}

function constructText(op: OpOf<'construct'>): string {
  const searched = op.from === 'stack' || op.from === 'previousEra' ? ' Shuffle what you searched.' : ''
  const refill = op.refill ? ' Then add the top card of the Era stack to that hand.' : ''
  return `${FROM[op.from]}, meeting its cost and Flags as usual.${searched}${refill}`
}

type When = OpOf<'when'>

const WHEN: Readonly<Record<When['event'], (op: When) => string>> = {
  construct: ({ colour }) => `you construct a ${colour ? `${titleOf(colour)} ` : ''}Structure`,
  spendToConstruct: ({ resource }) =>
    `you spend ${resource ? titleOf(resource) : 'a Resource'} to construct a Structure`,
  assimilate: () => 'you assimilate a card',
  flip: () => 'you flip a Pink Structure',
  park: () => 'you park a Rover',
  parkedOnMine: () => 'another player parks a Rover on one of your Structures',
  productionPhase: () => 'a Production Phase comes',
}

function whenText(op: When, now: boolean): string {
  const event = WHEN[op.event](op)
  const does = op.do.map((o) => opText(o)).join(' ')
  return `Whenever ${event}${now ? ' this turn' : ''}, ${does.charAt(0).toLowerCase()}${does.slice(1)}`
}

/** What each operation does, as a sentence; `now` where it holds for this turn alone. */
const OPERATIONS: { readonly [Name in Op['op']]: (op: OpOf<Name>, now: boolean) => string } = {
  gain: (op) => `Gain ${bagText(op.items as Record<string, number>)}.`,
  gainAny: (op) => gainAnyText(op.amount, op.mix),
  pay: (op) =>
    op.items.rovers
      ? 'Return 1 Rover from your Supply.'
      : `Pay ${bagText(op.items as Record<string, number>)}.`,
  payAny: (op) => (op.upTo ? `Return up to ${op.amount} of your Resources.` : `Pay ${ofChoice(op.amount)}.`),
  payAnyNumberOf: (op) =>
    op.item === 'energy' ? 'Spend any number of Energy.' : 'Return any number of Rovers from your Supply.',
  give: () => 'Give 1 Resource of your choice to another player of your choice.',
  score: (op) => scoreText(op.amount),
  heartsHere: (op) =>
    typeof op.amount === 'number'
      ? `Place ${hearts(op.amount)} on this card.`
      : `Place 1 Heart on this card for each ${counterText(op.amount.each)}.`,
  heartsOnEmptyGrey: (op) =>
    `Place ${hearts(op.amount)} on one of your Grey Structures without Hearts, but on none whose Hearts match a count.`,
  matchHearts: (op) => `This card always carries 1 Heart for each ${counterText(op.counter)}.`,
  flagReward: (op) => `Place ${hearts(op.amount)} on ${op.different ? 'a different' : 'one'} Flag Reward.`,
  construct: (op) => constructText(op),
  returnToConstruct: () =>
    'On your turn you may return this card to your current hand to construct one extra Structure from that hand, meeting its cost and Flags as usual.',
  freeConstruct: (op) =>
    op.lasts === 'thisTurn'
      ? 'One Structure you construct this turn costs no Resources. Its Flags are still required.'
      : 'On the next turn on which you construct, which may be this one, one Structure costs no Resources. Its Flags are still required.',
  discount: (op) =>
    op.colour
      ? `${titleOf(op.colour)} Structures cost you ${op.amount} Resource less, of a type you choose.`
      : `One Structure you construct this turn costs ${op.amount} Resource less, of a type you choose.`,
  waiveFlags: (op, now) =>
    now
      ? `You may leave ${op.amount} required Flag of one Structure you construct this turn unmet.`
      : `You may leave ${op.amount} required Flag of every Structure you construct unmet.`,
  produce: (op) =>
    op.from === 'all'
      ? 'Take everything that your Settlement produces.'
      : `Take everything that ${op.from === 'ownBlue' ? 'one of your own Blue Structures' : 'one Blue Structure of any player'} produces; a Base counts.`,
  takeRewards: (op) =>
    `Take the Assimilation rewards of ${op.cards} different cards in the Discard Pile. The cards stay there.`,
  demolish: (op) =>
    `Move one of your own ${listText(op.colours.map(titleOf), 'or')} Structures (not the Base) to the Discard Pile. Gain its Assimilation reward.`,
  convert: (op) =>
    `Turn any number of your Resources into as many of one type, then gain ${op.bonus} more of that type.`,
  flipBack: (op) =>
    op.cards === 'all'
      ? 'Flip back all of your Pink Structures.'
      : op.cards === 1
        ? 'Flip back one of your Pink Structures.'
        : `Flip back up to ${op.cards} of your other Pink Structures.`,
  copyFlip: () =>
    'Use the flip effect of one of their Pink Structures as if it were yours; their card does not flip.',
  roversHere: () => 'Move all your Rovers onto this card until the Construction Phase ends.',
  recallRover: () => 'Take one Rover from one of your Structures into your Supply, which frees its space.',
  parkMore: (op, now) =>
    `You may park ${op.extra === 1 ? '1 Rover' : `${op.extra} Rovers`} more ${now ? 'this turn' : 'on each of your turns'} than you could without this card.`,
  parkRecklessly: () =>
    'When you park a Rover this turn its space may be taken already, if you return the Rover to the General Supply once you have its Production or Flags.',
  swap: (op) =>
    op.with === 'stack'
      ? 'Put one Structure from your hand on the Discard Pile, then add the top card of the Era stack to your hand.'
      : 'Put one Structure from your hand on the Discard Pile, then take another card of your choice from it, whatever its name.',
  winTies: () => 'You win every tie for a Flag.',
  when: (op, now) => whenText(op, now),
}

/** What one operation does, as a sentence. */
export const opText = (op: Op, now = false): string =>
  (OPERATIONS[op.op] as (op: Op, now: boolean) => string)(op, now)

const flagText = (bag: Readonly<Record<string, number>>): string =>
  listText(
    FLAGS.filter((f) => bag[f]).map((f) => `${bag[f]} ${titleOf(f)} ${bag[f] === 1 ? 'Flag' : 'Flags'}`),
  )

type Requires = CompiledCard['requires']

/** What a Reputation asks for: the thing in the singular, the thing in the plural, and where. */
const REQUIRED: Readonly<Record<Counter, readonly [string, string, string?]>> = {
  ...each('flags', FLAGS, (flag) => [`${flag} Flag`, `${flag} Flags`] as const),
  ...each('cards', COLOURS, (colour) => [`${colour} Structure`, `${colour} Structures`] as const),
  ...each(
    'production',
    RESOURCES,
    (resource) => [`${resource} Production symbol`, `${resource} Production symbols`] as const,
  ),
  ...each('supply', RESOURCES, (resource) => [resource, resource, ' in your Supply'] as const),
  'cards:blue': ['Blue Structure', 'Blue Structures', ', the Base included'],
  'cards:yellow': ['Yellow Structure', 'Yellow Structures', ', the Base included'],
  X: ['X', 'X'],
  'flags:chosen': ['Flag', 'Flags', ' of a type you choose'],
  'production:rovers': ['Rover that you produce', 'Rovers that you produce'],
  paid: ['Resource paid', 'Resources paid'],
  flippedBack: ['card flipped back', 'cards flipped back'],
  eventAmount: ['Resource', 'Resources', ' at once'],
  'flags:any': ['Flag', 'Flags', ' in all'],
  'flags:best': ['Flag', 'Flags', ' of one type'],
  flagTypes: ['Flag type', 'different Flag types'],
  flagsWon: ['Flag type', 'Flag types', ' that you are winning'],
  'cards:any': ['Structure', 'Structures', ', the Base included'],
  'production:any': ['Production symbol', 'Production symbols'],
  productionTypes: ['Resource that you produce', 'different Resources that you produce'],
  'supply:any': ['Resource', 'Resources', ' in your Supply'],
  'supply:hearts': ['Heart', 'Hearts', ' in your Supply'],
  'rovers:total': ['Rover', 'Rovers', ', in your Supply or on your Structures'],
  parkedOnMine: ['Rover', 'Rovers', ' parked on your Structures'],
  flipped: ['flipped Pink Structure', 'flipped Pink Structures'],
  reputations: ['other Reputation Card', 'other Reputation Cards'],
  spentThisTurn: ['Resource', 'Resources', ' spent on this turn'],
}

/** '4 Production symbols', '1 Energy in your Supply'. */
export function requirementText(counter: Counter, needs: number): string {
  const [one, many, where = ''] = REQUIRED[counter]
  return `${needs} ${needs === 1 ? one : many}${where}`
}

const FOUR_COLOURS = COLOURS.filter((colour) => colour !== 'red')

/** Everything a Reputation asks for; what all of it has in common is said once. */
function requirementsText(requires: Requires): string {
  if (FOUR_COLOURS.every((colour) => requires.some((r) => r.count === `cards:${colour}`)))
    return 'Requires at least 1 Structure of each of the four colours; the Base is Blue and Yellow, Red is none of them.'
  const where = REQUIRED[requires[0].count][2] ?? ''
  const shared = requires.every((r) => (REQUIRED[r.count][2] ?? '') === where) ? where : ''
  const things = requires.map((r) => {
    const text = requirementText(r.count, r.atLeast)
    return shared ? text.slice(0, -shared.length) : text
  })
  return `Requires at least ${listText(things)}${shared}.`
}

const numbersToBag = (names: readonly string[], numbers: readonly number[]): Bag =>
  Object.fromEntries(names.map((name, i) => [name, numbers[i]]).filter(([, n]) => n !== 0)) as Bag

/** Everything a card does, in sentences. */
export function cardLines(id: Card): readonly CardLine[] {
  const card = cardOf(id)
  const lines: CardLine[] = []
  const add = (kind: CardLine['kind'], text: string): number => lines.push({ kind, text })
  if (card.requires.length > 0) add('needs', requirementsText(card.requires))
  if (card.produces.some((n) => n > 0)) {
    const items = numbersToBag(ITEMS, card.produces) as ItemBag as Record<string, number>
    add('brings', `Produces ${bagText(items)}.`)
  }
  if (card.flags.some((n) => n > 0))
    add('brings', `Shows ${flagText(numbersToBag(FLAGS, card.flags) as Record<string, number>)}.`)
  for (const op of card.ops) add('does', opText(op, card.kind === 'expedition'))
  for (const op of card.standing) add('holds', opText(op, card.kind === 'expedition'))
  if (card.atEnd.length > 0)
    add('end', `At the end of the game: ${card.atEnd.map((op) => opText(op)).join(' ')}`)
  if (card.hearts > 0) add('end', `Worth ${hearts(card.hearts)} at the end of the game.`)
  return lines
}

const textOf = (id: Card): string =>
  cardLines(id)
    .map(({ text }) => text)
    .join(' ')

const KIND: Readonly<Record<number, string>> = { 0: 'blue', 1: 'yellow', 2: 'pink', 3: 'grey', 4: 'red' }

const kindOf = (id: Card): string => {
  const card = cardOf(id)
  if (card.kind === 'structure') return `${KIND[card.colour]} structure`
  return card.kind === 'reputation' ? `${card.level} reputation` : card.kind
}

type Facts = Readonly<Record<string, unknown>> & { readonly fromRules?: number }

const factsById = new Map<Card, Facts>([
  ...ERAS.flatMap((era) => cardData.structures[era].map((d): [Card, Facts] => [d.id, { era, ...d }])),
  ...[...cardData.expeditions, ...cardData.reputations, ...cardData.bases].map((d): [Card, Facts] => [
    d.id,
    { ...d },
  ]),
])

/** The list of all cards, for search. */
export const cardList: readonly CardFacts[] = allCards.map((card) => {
  const facts: Facts = factsById.get(card.id) ?? {}
  return {
    id: card.id,
    name: card.name,
    kind: kindOf(card.id),
    text: textOf(card.id),
    facts,
    ...(facts.fromRules !== undefined && { fromRules: facts.fromRules }),
  }
})
