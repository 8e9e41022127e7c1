import {
  type Bag,
  type Cube,
  type Op,
  type PerVerb,
  per,
  RESOURCES,
  type Shape,
} from '@perilune/terraforming-mars'
import { list, namesOf, plural, tagsOf } from '../nouns.js'
import { ifThen, inOrder, may, orElse, sentence } from './clauses.js'
import { bagTexts, PRODUCED, perText, resourceText, stockText, tagText, tileText, WHERE } from './op-parts.js'

/* What an operation does, in words: without a capital at its beginning and a full stop at its end. */

/** One clause for each of them. */
export const sentencesOf = (ops: readonly Op[], holds?: Cube): string =>
  ops.map((op) => sentence(op.op === 'production' ? productionBox(op) : opText(op, holds))).join(' ')

/** One clause for all of them. */
export const opsText = (ops: readonly Op[], holds?: Cube): string => list(ops.map((op) => opText(op, holds)))

/** A clause for one operation. `holds`: what the card that it stands on holds. */
export const opText = (op: Op, holds?: Cube): string => per(CLAUSES, op, holds)

const cards = (n: number): string => (n === 1 ? 'a card' : `${n} cards`)

/** 'production: +2 MC, −1 energy'. */
const productionBox = (op: Shape<'production'>): string =>
  `production: ${bagTexts(op.production, (r, n) => `${n < 0 ? '−' : '+'}${stockText(r, Math.abs(n))}`).join(', ')}${perText(op)}`

/** 'raise your energy production 1 step'. */
const productionClause = (production: Bag): string =>
  list(
    bagTexts(
      production,
      (r, n) => `${n < 0 ? 'lower' : 'raise'} your ${PRODUCED[r]} production ${namesOf('step', Math.abs(n))}`,
    ),
  )

function loseText(op: Shape<'lose'>): string {
  const what = list(bagTexts(op.lose, stockText))
  if (op.lose.mc === undefined) return `spend ${what}`
  return `pay ${what}${op.using ? ` (${list(op.using, 'or')} may be used)` : ''}`
}

function placeText(op: Shape<'place'>): string {
  const where = op.where ? ` ${WHERE[op.where]}` : ''
  return op.place === 'ocean' && op.count && op.count > 1
    ? `lay ${namesOf(op.place, op.count)}${where}`
    : `lay ${tileText(op.place, where)}`
}

function lookText(op: Shape<'look'>): string {
  const top = op.look === 1 ? 'the top card' : `the top ${op.look} cards`
  return 'buy' in op
    ? `look at ${top} of the deck and buy it or discard it`
    : `look at ${top} of the deck, keep ${op.keep} and discard the rest`
}

const findText = (op: Shape<'find'>): string =>
  `turn up cards of the deck until you have found ${op.find} with ${'tag' in op ? `a ${tagText(op.tag)} tag` : `a ${op.icon} drawn on them`}; keep ${op.find === 1 ? 'it' : 'these'} and discard the rest`

function addText(op: Shape<'add'>, holds: Cube | undefined): string {
  if (op.to === 'any-with-cubes')
    return `put ${namesOf('resource', op.add)} on one of your cards that already has some, of the same kind`
  const what = namesOf(op.cube ?? (op.to === 'this' ? holds : undefined) ?? 'resource', op.add)
  const where = {
    this: 'on this card',
    any: `on one of your ${op.tag ? `${tagText(op.tag)} ` : ''}cards`,
    played: 'on the card just played',
  }[op.to]
  return `put ${what} ${where}${perText(op)}`
}

const SPENT_FROM = { this: 'this card', 'own-card': 'any card of yours', 'any-card': 'any card' } as const

/** One of each of the six standard resources to choose from. */
export const isAnyResource = (lists: readonly (readonly Op[])[]): boolean =>
  lists.length === RESOURCES.length &&
  lists.every(([op], i) => op?.op === 'gain' && op.gain[RESOURCES[i]] === 1)

/** With an empty list among them it is no more than a permission. */
function chooseText(op: Shape<'choose'>, holds: Cube | undefined): string {
  if (isAnyResource(op.choose)) return 'gain 1 resource of any kind, but not on a card'
  const ways = op.choose.filter((ops) => ops.length > 0).map((ops) => opsText(ops, holds))
  return ways.length < op.choose.length ? may(list(ways, 'or')) : list(ways, 'or')
}

function ifText(op: Shape<'if'>, holds: Cube | undefined): string {
  const does = opsText(op.do, holds)
  const condition =
    'tags' in op.if
      ? `you have at least ${tagsOf(tagText(op.if.tags), op.if.atLeast)}`
      : `the card just played holds ${list(op.if.playedHolds.map(plural), 'or')}`
  return ifThen(condition, op.else ? orElse(does, opsText(op.else, holds)) : does)
}

const exchangeText = ({ exchange: { from, to, rate } }: Shape<'exchange'>): string =>
  rate
    ? `gain any amount of ${resourceText(to)}, at least 1, for ${rate} ${resourceText(from)} each`
    : `turn any amount of ${resourceText(from)}, at least 1, into as many ${resourceText(to)}`

const removeFrom = (op: Shape<'removeAny'>): string =>
  op.beside
    ? 'one owner of a tile beside it'
    : op.having
      ? `any player who has a ${tagText(op.having)} tag`
      : 'any player'

const RAISED = { oxygen: 'oxygen', temperature: 'the temperature', venus: 'Venus' } as const

const CLAUSES: PerVerb<string, [holds: Cube | undefined]> = {
  production: (op) => productionClause(op.production) + perText(op),
  gain: (op, holds) => `gain ${list(bagTexts(op.gain, stockText))}${perText(op, holds)}`,
  lose: loseText,
  exchange: exchangeText,
  shiftProduction: ({ shiftProduction: { from, to } }) =>
    `turn any number of steps of ${PRODUCED[from]} production, at least 1, into ${PRODUCED[to]} production`,
  copyProduction: (op) =>
    `carry out the production box of ${op.count ? 'two different cards of yours' : 'one of your cards'} with a ${tagText(op.copyProduction)} tag once more`,
  metalOfArea: () => 'raise the production of a metal printed there 1 step',
  raiseLowest: () => 'raise your lowest production 1 step',

  raise: (op) => `raise ${RAISED[op.raise]} ${namesOf('step', op.steps)}`,
  tr: (op) => `${op.tr < 0 ? 'lower' : 'raise'} your TR ${namesOf('step', Math.abs(op.tr))}${perText(op)}`,

  place: placeText,
  claimArea: (op) =>
    `put your marker on a free area${op.beside ? ' beside a tile or marker of yours' : ''}: nobody else may lay a tile there`,
  nomads: (op) =>
    op.nomads === 'settle'
      ? 'put the nomads on a free area that is reserved for nobody: no tile may be laid where they are'
      : 'move the nomads to such an area beside theirs and take its placement bonus',
  cathedral: (op) =>
    `build a cathedral in any city that has none; the owner of the city may pay ${op.cathedral} MC to draw a card`,
  oceanByFirst: () => 'lay an ocean on an area that the first player chooses',

  draw: (op) => `draw ${cards(op.draw)}${perText(op)}`,
  look: lookText,
  find: findText,
  reveal: (op, holds) =>
    `show the top card of the deck and discard it; ${ifThen(`it has a ${tagText(op.reveal)} tag`, opsText(op.do, holds))}`,
  discard: (op) => `discard ${cards(op.discard)}`,
  opponentsDraw: (op) => `each opponent draws ${cards(op.opponentsDraw)}`,
  spendToLook: (op) =>
    `spend any amount of ${op.spendToLook}, at least 1, to look at as many cards of the deck, keep one and discard the rest`,
  showCards: () => 'show any number of cards in your hand to all and gain 1 MC for each',
  takeBackEvents: (op) =>
    `take up to ${op.takeBackEvents} of your events back into your hand, but none that lays a special tile`,

  add: addText,
  spend: (op) => `remove ${namesOf(op.cube, op.spend)} from ${SPENT_FROM[op.from]}`,
  cubesInto: (op, holds) =>
    `remove any number of ${holds ? plural(holds) : 'resources'} from this card, at least 1, to gain ${list(bagTexts(op.cubesInto, stockText))} for each`,
  infect: (op) => `put 1 disease on this card and lose ${op.infect} MC, or all you have`,
  cureOrFlip: (op) =>
    `remove 1 disease from this card and raise your TR 1 step; if there is none you may turn this card face down into your events and raise your TR ${op.cureOrFlip} steps`,
  park: (op) =>
    `lay a space or building card from your hand here, open to all, with ${op.park} cubes on it; it may be played from here for 1 MC less for each cube`,
  doubleParked: () => 'double the cubes on one card that lies here',

  removeAny: (op) => `remove up to ${list(bagTexts(op.removeAny, stockText))} from ${removeFrom(op)}`,
  removeAnyCubes: (op) => `remove up to ${namesOf(op.cube, op.removeAnyCubes)} from any card`,
  stealAny: (op) => `steal up to ${list(bagTexts(op.stealAny, stockText))} from any player`,
  reduceAny: (op) =>
    `lower the ${list(bagTexts(op.reduceAny, (r, n) => `${PRODUCED[r]} production of any player ${namesOf('step', n)}`))}`,
  sue: (op) =>
    `steal up to ${op.sue} MC from a player who has taken resources or production from you in this generation; this card goes to that player’s events`,
  lowerOpponents: (op) => `every opponent lowers their MC production ${op.lowerOpponents} steps`,

  choose: chooseText,
  may: (op, holds) => may(opsText(op.may, holds)),
  if: ifText,
  inOrder: (op, holds) => inOrder(op.inOrder.map((o) => opText(o, holds))),

  playCard: (op) =>
    op.playCard.discount
      ? `play a card from your hand for ${op.playCard.discount} MC less`
      : 'play a card from your hand without regard to what it requires of the global parameters',
  nextCard: (op) =>
    op.nextCard.discount
      ? `the next card you play in this generation costs ${op.nextCard.discount} MC less`
      : `the next card you play in this generation may miss requirements on global parameters by up to ${op.nextCard.slack} steps`,
  fundAward: () => 'fund an award free of charge',
  drawPreludes: (op) =>
    `draw ${op.drawPreludes} preludes, play one of them and remove the rest from the game`,
  drawCorporations: (op) =>
    `draw ${op.drawCorporations} corporations, play one of them beside your own and remove the rest from the game`,
  repeatPrelude: () => 'carry out another prelude of yours once more',
  standardProject: (op) =>
    op.orPay
      ? `carry out another standard project and pay for it, or pay ${op.orPay} MC (or all you have) if you can’t`
      : 'carry out a standard project and pay for it',
  useAgain: () => 'use once more the action of one of your cards that has been used in this generation',

  colony: (op) => `build a colony${op.again ? ', even where you have one already' : ''}`,
  fleets: (op) => (op.fleets === 1 ? 'gain a trade fleet' : `gain ${op.fleets} trade fleets`),
  freeTrade: () => 'trade without paying for it',
  moveMarkers: () => 'move the marker of one colony tile up 1 step and that of another down 1 step',
  colonyBonuses: () => 'gain the colony bonus of each of your colonies',
  addColonyTile: () => 'put a colony tile of your choice into the game',

  delegates: (op) =>
    op.delegates === 1 ? 'send a delegate to any party' : `send ${op.delegates} delegates to one party`,
  banDelegate: () => 'send home a delegate of any colour that does not lead a party',
  recruit: () => 'replace a neutral delegate that does not lead a party by one of yours',
  takeChair: () => 'replace a neutral chairman by one of your delegates',
}
