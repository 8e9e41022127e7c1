import type { Answer, Card, Event, Line, Reason, Seat, Words } from '@perilune/engine'
import { cardOf } from './cards/index.js'
import { seatName } from './choices.js'
import { COLUMNS } from './names.js'
import type { MoonrakersState, Terms } from './state.js'
import { counted, listText, titleOf } from './text.js'

/* Sentences for people: refusals, answers, the log, the lines of the final score. */

const nameOf = (card: unknown): string => cardOf(String(card)).name

export const kindText = (kind: string): string => titleOf(kind)

const REFUSALS: Readonly<Record<string, (r: Reason) => string>> = {
  'talked-enough': () => 'you have negotiated on two contracts this turn: take one alone or stay at base',
  swapped: () => 'you have replaced a contract on this turn already',
  'armory-swapped': () => 'you have replaced a card of the armory on this turn already',
  credits: (r) => `costs ${counted(Number(r.needs), 'credit')}, you have ${r.has}`,
  closed: () => 'you have claimed what is left at the end of your turn: nothing more can be bought',
  'ship-full': () => 'your ship has four parts: say which one makes room',
  'room-left': () => 'there is room on your ship: no part has to go',
  'not-installed': () => 'that part is not on your ship',
  'not-usable': (r) => `${nameOf(r.card)} is not something to be used: it works by itself`,
  used: (r) => `${nameOf(r.card)} works once in a contract, and has`,
  'no-action': () => 'you have no action left',
  'lacks-card': (r) => `your hand lacks a ${nameOf(r.card)} for it`,
  'not-in-hand': () => 'that is not in your hand',
  'no-shields': () => 'shields do not count for this',
  'not-alike': () => 'the two cards must be of the same kind',
  'cannot-pay-cards': (r) => `your hand has no cards that ${nameOf(r.card)} takes`,
  'no-crew-played': () => 'you have played no crew card in this contract',
  'empty-hand': () => 'your hand is empty',
  'is-free': (r) => `${nameOf(r.card)} costs no action now: say by which ship part`,
  'no-floor': () => 'the mission leader has not given you the floor',
  'leader-directs': () => 'only the mission leader says who plays, and only where there are allies',
  'has-floor': () => 'that is who has the floor now',
  'leader-hires': () => 'only the mission leader hires mercenaries',
  'not-in-row': () => 'there is no such mercenary in the row',
  'hired-already': () => 'that mercenary is hired already on this turn',
  'share-prestige': (r) => `costs ${r.needs} prestige of your share, ${r.has} is left of it`,
  'share-credits': (r) => `costs ${counted(Number(r.needs), 'credit')} of your share, ${r.has} is left of it`,
  'no-counter': () => 'there is no such counter-proposal',
  'not-agreed': () => 'not everybody named in the terms has accepted them',
  'not-held': () => 'you hold no such objective',
  'not-fulfilled': (r) => `${nameOf(r.card)} is not fulfilled now`,
}

const reason = (r: Reason): string => REFUSALS[r.code]?.(r) ?? `this is not allowed (${r.code})`

const ACT_LABELS: Readonly<Record<string, (a: Answer) => string>> = {
  stay: () => 'Stay at base',
  alone: (a) => (a.card ? `${nameOf(a.card)}, alone` : 'Go alone'),
  talk: (a) => `${nameOf(a.card)}, with allies`,
  swap: (a) => `Replace ${nameOf(a.card)} for 1 credit`,
  buy: (a) => {
    const cost = counted(cardOf(String(a.card)).cost, 'credit')
    return `${nameOf(a.card)} for ${cost}${a.remove ? `, in place of ${nameOf(a.remove)}` : ''}`
  },
  'end-turn': () => 'End your turn',
  lock: () => 'Lock the terms and roll the dice',
  adopt: (a) => `Adopt the counter-proposal of ${seatName(a.seat as Seat)}`,
  'end-talks': () => 'End the talks',
  accept: () => 'Accept the terms',
  decline: () => 'Decline',
  play: (a) =>
    `Play ${nameOf(a.card)}${a.raise ? `, raised by ${nameOf(a.raise)}` : ''}${a.free ? `, free by ${nameOf(a.free)}` : ''}`,
  use: (a) =>
    `Use ${nameOf(a.part)}${a.cards ? ` with ${listText((a.cards as readonly Card[]).map(nameOf))}` : ''}`,
  done: () => 'Done',
  floor: (a) => `The floor to ${listText((a.to as readonly Seat[]).map(seatName))}`,
}

/** What an answer does, as a button says it. */
export function answerLabel(s: MoonrakersState, answer: Answer): string {
  if (answer.act === 'hire') {
    const crew = cardOf(String(answer.card)).deck === 'crew'
    const price = crew ? '1 prestige' : counted(1 + s.mercenaries.hiredActions, 'credit')
    return `Hire ${nameOf(answer.card)} for ${price} of your share`
  }
  return ACT_LABELS[String(answer.act)](answer)
}

/** Where prestige or credits came from or went, in words. */
function sourceText(why: string): string {
  const [what, card] = why.split(':')
  switch (what) {
    case 'contract':
      return nameOf(card)
    case 'hazards':
      return `Hazards of ${nameOf(card)}`
    case 'objective':
      return `Objective ${nameOf(card)}`
    case 'bought':
      return nameOf(card)
    case 'base':
      return 'Stay at base'
    default:
      return 'Replacing a card'
  }
}

type Tale = (e: Event, who: string, card: string) => string

const cardsText = (e: Event): string => listText((e.cards as readonly Card[]).map(nameOf))

const diceText = (dice: unknown): string => {
  const icons = (dice as readonly number[]).reduce((a, b) => a + b, 0)
  return `${counted((dice as readonly number[]).length, 'dice')}: ${counted(icons, 'hazard')}`
}

const signed = (n: number): string => (n > 0 ? `gains ${n}` : `loses ${-n}`)

const TALES: Readonly<Record<string, Tale>> = {
  'rolls-for-leader': (e, who) => `${who} rolls ${counted(Number(e.icons), 'hazard')} for the lead`,
  'begins-turn': (e, who) => `Turn ${e.number}: ${who} is the mission leader`,
  'swaps-contract': (_, who, card) => `${who} pays to replace ${card}`,
  'swaps-card': (_, who, card) => `${who} pays to replace ${card}`,
  appears: (_, __, card) => `${card} becomes available`,
  'begins-talks': (_, who, card) => `${who} takes ${card} for talks`,
  'ends-talks': (_, who, card) => `${who} ends the talks about ${card}`,
  withdraws: (e, who) => `${who} takes back terms ${e.number}`,
  accepts: (e, who) => `${who} accepts terms ${e.number}`,
  declines: (e, who) => `${who} declines terms ${e.number}`,
  stays: (_, who) => `${who} stays at base`,
  'keeps-objective': (_, who) => `${who} keeps an objective`,
  'discards-contract': (_, who, card) => `${who} discards ${card}`,
  rolls: (e, who) => `${who} rolls ${diceText(e.dice)}`,
  'rolls-again': (e, who) => `${who} rolls again: ${diceText(e.dice)} in all`,
  'removes-die': (e, who) => `${who} removes a die with ${counted(Number(e.icons), 'hazard')}`,
  plays: (e, who, card) =>
    `${who} plays ${card}${e.again ? ' again' : ''}${e.value === undefined ? '' : `, worth ${e.value}`}`,
  'part-answers': (_, who, card) => `${card} works for ${who}`,
  'some-part-answers': (_, who) => `A ship part works for ${who}`,
  'uses-part': (_, who, card) => `${who} uses ${card}`,
  'hires-mercenary': (e, who, card) =>
    `${who} hires ${card} for ${e.prestige ? `${e.prestige} prestige` : counted(Number(e.credits), 'credit')} of the reward`,
  'new-mercenaries': (e) => `New mercenaries: ${cardsText(e)}`,
  reduces: (e, who, card) => `${card} of ${who} lowers ${e.kind} by ${e.amount}`,
  draws: (e, who) => `${who} draws ${counted(Number(e.count), 'card')}`,
  looks: (e, who) => `${who} looks at ${counted(Number(e.count), 'card')} of the draw pile`,
  searches: (_, who) => `${who} searches the draw pile`,
  discards: (e, who) => `${who} discards ${cardsText(e)}`,
  'kept-back': (e, who) => `${who} had kept back ${cardsText(e)}`,
  trashes: (_, who, card) => `${who} trashes ${card}`,
  recovers: (_, who, card) => `${who} takes ${card} back into the hand`,
  'gains-card': (_, who, card) => `${who} gains a ${card}`,
  'is-done': (_, who) => `${who} is done`,
  succeeds: (_, __, card) => `${card} succeeds`,
  fails: (_, __, card) => `${card} fails`,
  prestige: (e, who) => `${who} ${signed(Number(e.change))} prestige (${sourceText(String(e.why))})`,
  credits: (e, who) =>
    `${who} ${Number(e.change) > 0 ? 'takes' : 'pays'} ${counted(Math.abs(Number(e.change)), 'credit')} (${sourceText(String(e.why))})`,
  'draws-bonus': (_, who, card) => `${who} draws ${card} as a bonus card`,
  'leaves-bonus': (_, who, card) => `${who} leaves ${card}`,
  hires: (_, who, card) => `${who} hires ${card}`,
  installs: (_, who, card) => `${who} installs ${card}`,
  'removes-part': (_, who, card) => `${who} removes ${card}`,
  claims: (_, who, card) => `${who} claims the objective ${card}`,
  'game-over': () => 'The game is over',
}

type Name = (seat: Seat) => string

/** 'Ada 2 prestige, 1 hazard die; Bao 3 credits'. */
function termsText(terms: Terms, name: Name): string {
  const shares = terms.map((row, seat) => {
    if (row === null) return ''
    const things = COLUMNS.map((column, i) => (row[i] > 0 ? counted(row[i], SINGULAR[column]) : ''))
    return `${name(seat)} ${things.filter(Boolean).join(', ') || 'nothing'}`
  })
  return shares.filter(Boolean).join('; ')
}

const SINGULAR: Readonly<Record<(typeof COLUMNS)[number], string>> = {
  prestige: 'prestige',
  credits: 'credit',
  bonus: 'bonus',
  dice: 'dice',
}

function event(e: Event, name: Name): string {
  const who = e.seat === undefined ? '' : name(e.seat)
  const card = typeof e.card === 'string' ? nameOf(e.card) : ''
  switch (e.what) {
    case 'proposes':
      return `${who} puts terms ${e.number} on the table: ${termsText(e.terms as Terms, name)}`
    case 'counters':
      return `${who} answers terms ${e.number} with a counter-proposal: ${termsText(e.terms as Terms, name)}`
    case 'adopts':
      return `${who} adopts the counter-proposal of ${name(Number(e.author))} as terms ${e.number}`
    case 'sets-out': {
      const allies = (e.terms as Terms).flatMap((row, seat) => (row && seat !== e.seat ? [name(seat)] : []))
      return `${who} sets out for ${card} ${allies.length > 0 ? `with ${listText(allies)}` : 'alone'}`
    }
    case 'gives-floor':
      return `${who} gives the floor to ${listText((e.floor as readonly Seat[]).map(name))}`
  }
  const tale = TALES[e.what]
  if (!tale) throw new Error(`there are no words for '${e.what}'`)
  return tale(e, who, card)
}

const STEPS: Readonly<Record<string, string>> = {
  'keep-objectives': 'chooses objectives',
  plan: 'plans',
  talk: 'negotiates',
  'keep-objective': 'chooses an objective',
  'discard-contract': 'may discard a contract',
  'play-cards': 'plays cards',
  'order-abilities': 'orders ship parts',
  'bonus-deck': 'draws a bonus card',
  'bonus-card': 'looks at a bonus card',
  buy: 'buys',
  'withdraw-terms': 'may take back the terms',
  'direct-floor': 'may give the floor',
}

/** Where the game is, for a list of tables. */
export const progress = ({ turn }: Pick<MoonrakersState, 'turn'>): string =>
  `Turn ${Math.max(1, turn.number)}`

export const words: Words = {
  reason,
  event,
  line: (line: Line) => sourceText(line.why),
  step: (step) => STEPS[step] ?? step.replaceAll('-', ' '),
}
