import type { Card, CardFacts, CardLine } from '@perilune/engine'
import type { Ability, ActionData, Check, ContractData, Cost, Op } from '@perilune/moonrakers'
import { BENEFIT, type COLUMNS, cardData, KINDS, type Kind } from '@perilune/moonrakers'

/* A card's text, made from its data. There is no other text on a card. */

export const titleOf = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const COUNTED: Readonly<Record<string, readonly [string, string]>> = {
  action: ['action', 'actions'],
  card: ['card', 'cards'],
  hazard: ['hazard', 'hazards'],
  credit: ['credit', 'credits'],
  bonus: ['bonus card', 'bonus cards'],
  dice: ['hazard die', 'hazard dice'],
  part: ['part', 'parts'],
  thruster: ['thruster', 'thrusters'],
  reactor: ['reactor', 'reactors'],
  shield: ['shield', 'shields'],
  miss: ['miss', 'misses'],
}

/** '1 action', '3 actions', '4 damage'. */
export function counted(n: number, what: string): string {
  const words = COUNTED[what] ?? [what, what]
  return `${n} ${n === 1 ? words[0] : words[1]}`
}

function listText(parts: readonly string[], and = 'and'): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} ${and} ${parts[parts.length - 1]}`
}

const names = new Map<Card, string>(
  [
    ...cardData.actions,
    ...cardData.crew,
    ...cardData.shipParts,
    ...cardData.contracts,
    ...cardData.objectives,
  ].map((d) => [d.id, d.name]),
)
const nameOf = (card: Card): string => names.get(card) ?? card

/** 'a Reactor', 'a Damage 1', '2 Damage 1 cards'. */
const someText = (cards: readonly Card[]): string =>
  listText(
    [...new Set(cards)].map((card) => {
      const n = cards.filter((other) => other === card).length
      return n === 1 ? `a ${nameOf(card)}` : `${n} ${nameOf(card)} cards`
    }),
  )

/** 'shield', but 'damage card': damage is no word for one thing. */
const oneOf = (kind: Kind): string => (kind === 'damage' || kind === 'crew' ? `${kind} card` : kind)

const asCard = (kind: string, value: number | 'discardedDie' | undefined): string => {
  if (kind !== 'damage') return `a ${kind}`
  return value === 'discardedDie'
    ? 'a damage card worth the hazards on that die'
    : `a damage card worth ${value ?? 1}`
}

/** One operation, as the player it is for would be told. */
export function opText(op: Op): string {
  switch (op.op) {
    case 'actions':
      return op.amount === 'allies'
        ? 'gain 1 action for every ally in the contract'
        : `gain ${counted(op.amount, 'action')}`
    case 'draw':
      return op.amount === 'ownDice'
        ? 'draw 1 card for every hazard die you rolled'
        : `draw ${counted(op.amount, 'card')}`
    case 'contribute':
      return `add ${op.amount} more ${op.kind} to the contract`
    case 'dealDamage':
      return `deal ${counted(op.amount, 'damage')}`
    case 'playAs':
      return `count this as ${asCard(op.kind, op.value)}`
    case 'reduce':
      return `lower the ${op.kind} requirement by ${op.amount}`
    case 'reduceAny':
      return `lower one requirement of your choice by ${op.amount}`
    case 'block':
      return `block ${op.amount} of your hazards`
    case 'discardDie':
      return 'remove one of your hazard dice'
    case 'reroll':
      return 'you may roll any of your hazard dice again'
    case 'trash':
      return op.optional ? 'you may trash a card of your hand' : 'trash a card of your hand'
    case 'trashTop':
      return 'trash the top card of your draw pile'
    case 'cycle': {
      const cards = op.max === 'any' ? 'any number of cards' : `up to ${op.max} cards`
      return op.drawers
        ? `discard ${cards} of your hand; every other ally draws as many`
        : `discard ${cards} of your hand and draw as many`
    }
    case 'gain':
      return `put a new ${op.card} into your discard pile`
    case 'recoverCrew':
      return 'you may take a crew card from your played cards or your discard pile into your hand'
    case 'peekPlay':
      return `look at the top ${op.look} cards of your draw pile, play one of them for no action and discard the others`
    case 'searchPlay':
      return 'search your draw pile for any card, shuffle the pile and play the card for no action'
    case 'drawThenPlay':
      return `draw ${counted(op.draw, 'card')}; you may play one damage card of these for no action, worth ${op.value}`
    case 'playFromHand':
      return `play a ${nameOf(op.card)} of your hand worth ${op.value}`
    case 'replayCrew':
      return 'play one of your played crew cards again'
    case 'damageBonus':
      return `make every damage card of everybody in this contract worth ${op.amount} more`
    case 'choose':
      return chooseText(op.of)
  }
}

/** 'count this as a shield or a thruster', 'either draw 1 card or gain 1 action'. */
function chooseText(of: readonly (readonly Op[])[]): string {
  const cards = of.map(([op, ...more]) =>
    op.op === 'playAs' && more.length === 0 ? asCard(op.kind, op.value) : '',
  )
  if (cards.every(Boolean)) return `count this as ${listText(cards, 'or')}`
  return `either ${listText(of.map(opsText), 'or')}`
}

/** Operations in their order. */
export const opsText = (ops: readonly Op[]): string => {
  const parts = ops.map(opText)
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')}, then ${parts[parts.length - 1]}`
}

/** The same of somebody else: 'draws 1 card'. */
const othersText = (ops: readonly Op[]): string => opsText(ops).replace(/^\w+/, '$&s')

function costText(cost: Cost): string {
  const parts: string[] = []
  if (cost.actions) parts.push(counted(cost.actions, 'action'))
  if (cost.discard === 'twoAlike') parts.push('two cards of the same kind discarded from your hand')
  else if (cost.discard === 'twoNotShield')
    parts.push('two cards other than shields discarded from your hand')
  else if (cost.discard) parts.push(`${someText(cost.discard)} discarded from your hand`)
  if (cost.trash)
    parts.push(`${cost.trash === 'any' ? 'a card' : `a ${nameOf(cost.trash)}`} of your hand trashed`)
  return listText(parts)
}

const NTH = { 1: 'first', 2: 'second' } as const

export function abilityText(ability: Ability): string {
  switch (ability.when) {
    case 'start': {
      const start = ability.asLeader
        ? 'When a contract that you lead begins'
        : 'When a contract of yours begins'
      const condition = ability.ifHandHasNo ? `, if your hand has no ${oneOf(ability.ifHandHasNo)}` : ''
      const what = ability.forOtherAllies ? `every other ally ${othersText(ability.do)}` : opsText(ability.do)
      return `${start}${condition}: ${what}.`
    }
    case 'roll':
      return `You roll ${counted(ability.fewerDice, 'dice')} fewer than agreed; nobody rolls it instead.`
    case 'play':
      return ability.nth === 'each'
        ? `With every ${oneOf(ability.card)} you play: ${opsText(ability.do)}.`
        : `With the ${NTH[ability.nth]} ${oneOf(ability.card)} you play in a contract: ${opsText(ability.do)}.`
    case 'raise':
      return `Once in a contract, a ${nameOf(ability.card)} you play may be worth ${ability.value}.`
    case 'cost': {
      const card = names.get(ability.card) ?? `${ability.card} card`
      return ability.everyone
        ? `Everybody in a contract of yours may play one ${card} for no action.`
        : `The first ${card} you play in a contract costs no action.`
    }
    case 'activate': {
      const cost = costText(ability.cost)
      return `${ability.once ? 'Once in a contract' : 'As often as you like'}${cost ? `, for ${cost}` : ''}: ${opsText(ability.do)}.`
    }
    case 'always':
      if ('handSize' in ability) return `You draw new hands of ${ability.handSize} cards.`
      return `Contracts of yours need ${counted(ability.amount, ability.reduce)} less${
        ability.ifPlayedNo ? `, as long as you have played no ${oneOf(ability.ifPlayedNo)}` : ''
      }.`
  }
}

const AS = {
  ally: 'as an ally',
  alone: 'alone, without allies or mercenaries',
  leaderOfAll: 'as its leader, with everybody else as an ally',
} as const

export function checkText(check: Check): string {
  switch (check.at) {
    case 'ship': {
      const brands = listText(check.brands.map(titleOf))
      return check.brands.length > 1
        ? `Your ship has a part of each of ${brands}.`
        : `Your ship has at least ${check.each} ${brands} parts.`
    }
    case 'endOfTurn':
      return `At the end of your turn, after buying, you have at least ${counted(check.credits, 'credit')}.`
    case 'replaced':
      return 'You replace one of four ship parts by a new one.'
    case 'during':
      return check.played
        ? `You play at least ${check.atLeast} ${check.played} cards in one contract.`
        : `You contribute at least ${check.atLeast} ${check.contributed} to one contract.`
    case 'evaluated': {
      const what = check.type
        ? `${check.type === 'explore' ? 'an' : 'a'} ${check.type} contract`
        : 'a contract'
      const how = [
        check.as ? AS[check.as] : '',
        check.playedNo ? `without playing a ${oneOf(check.playedNo)}` : '',
        check.diceRolled ? `having rolled at least ${counted(check.diceRolled, 'dice')} yourself` : '',
      ].filter(Boolean)
      return `You ${check.success ? 'complete' : 'fail'} ${what}${how.length > 0 ? ` ${how.join(', ')}` : ''}.`
    }
  }
}

const needs = (d: ContractData): string =>
  listText(KINDS.filter((kind) => d.requires[kind]).map((kind) => counted(d.requires[kind] ?? 0, kind)))

const rewards = (d: ContractData): string =>
  listText(
    [
      d.rewards.prestige && `${d.rewards.prestige} prestige`,
      d.rewards.credits && counted(d.rewards.credits, 'credit'),
      d.rewards.bonus && counted(d.rewards.bonus, 'bonus'),
    ].filter((text) => text !== 0),
  )

function contractLines(d: ContractData): readonly CardLine[] {
  const hazards = d.hazards > 0 ? `${titleOf(counted(d.hazards, 'dice'))}.` : 'No hazards.'
  return [line('needs', `Needs ${needs(d)}.`), line('brings', `Brings ${rewards(d)}.`), line('does', hazards)]
}

const BENEFITS: Readonly<Record<Kind, (value: number) => string>> = {
  reactor: () => `You gain ${BENEFIT.actions} actions.`,
  thruster: () => `You draw ${BENEFIT.draw} cards.`,
  shield: () => `Blocks ${BENEFIT.block} of your hazards.`,
  damage: (value) => `Worth ${value} damage.`,
  crew: () => 'Counts as one crew.',
}

const actionText = (d: ActionData): string => (d.kind === null ? 'Does nothing.' : BENEFITS[d.kind](d.value))

const line = (kind: CardLine['kind'], text: string): CardLine => ({ kind, text })

const linesById: ReadonlyMap<Card, readonly CardLine[]> = new Map<Card, readonly CardLine[]>([
  ...cardData.contracts.map((d) => [d.id, contractLines(d)] as const),
  ...cardData.shipParts.map(
    ({ id, grants, ability }) =>
      [
        id,
        [
          ...(grants.length > 0 ? [line('brings', `Comes with ${someText(grants)}.`)] : []),
          line('does', abilityText(ability)),
        ],
      ] as const,
  ),
  ...cardData.crew.map((d) => [d.id, [line('does', `${titleOf(opsText(d.do))}.`)]] as const),
  ...cardData.objectives.map((d) => [d.id, [line('needs', checkText(d.check))]] as const),
  ...cardData.actions.map((d) => [d.id, [line('does', actionText(d))]] as const),
])

/** Everything a card does, in sentences. */
export function cardLines(id: Card): readonly CardLine[] {
  const lines = linesById.get(id)
  if (!lines) throw new Error(`there is no card '${id}'`)
  return lines
}

const textOf = (id: Card): string =>
  cardLines(id)
    .map(({ text }) => text)
    .join(' ')

/** A card's data, and since which rules it is there. */
const factsOf = (d: { readonly fromRules?: number }): Pick<CardFacts, 'facts' | 'fromRules'> => ({
  facts: { ...d },
  ...(d.fromRules !== undefined && { fromRules: d.fromRules }),
})

/** The list of all cards, for search. */
export const cardList: readonly CardFacts[] = [
  ...cardData.contracts.map((d) => ({
    id: d.id,
    name: d.name,
    kind: `${d.type} contract`,
    text: textOf(d.id),
    ...factsOf(d),
  })),
  ...cardData.shipParts.map((d) => ({
    id: d.id,
    name: d.name,
    kind: `${titleOf(d.brand)} ship part`,
    text: textOf(d.id),
    ...factsOf(d),
  })),
  ...cardData.crew.map((d) => ({
    id: d.id,
    name: d.name,
    kind: 'crew',
    text: textOf(d.id),
    ...factsOf(d),
  })),
  ...cardData.objectives.map((d) => ({
    id: d.id,
    name: d.name,
    kind: 'objective',
    text: textOf(d.id),
    ...factsOf(d),
  })),
  ...cardData.actions.map((d) => ({
    id: d.id,
    name: d.name,
    kind: 'action card',
    text: textOf(d.id),
    ...factsOf(d),
  })),
]

export const COLUMN_NAMES: Readonly<Record<(typeof COLUMNS)[number], string>> = {
  prestige: 'prestige',
  credits: 'credits',
  bonus: 'bonus cards',
  dice: 'hazard dice',
}
