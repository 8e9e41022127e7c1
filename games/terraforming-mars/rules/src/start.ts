import {
  type Answer,
  type Card,
  move,
  moveAll,
  type Question,
  type RunStep,
  refusal,
  type Seat,
  type Tell,
  type TogetherStep,
} from '@perilune/engine'
import { TRIGGERS } from './cards/compile.js'
import { cardOf } from './cards/index.js'
import { enqueue } from './effects.js'
import { playCorporation } from './enter-play.js'
import { isCity, MC } from './names.js'
import { askPayment, MONEY } from './payment.js'
import { CARD_PRICE } from './prices.js'
import {
  asideOf,
  BOX,
  DISCARD,
  handOf,
  lookedAtBy,
  type MarsFrame,
  type MarsState,
  NEUTRAL,
  push,
} from './state.js'
import { nameOf } from './text.js'
import { waitsForTile } from './triggers.js'

/* The start: everybody chooses a corporation and cards in secret, then the corporations are revealed in turn order. */

type FrameOf<D extends MarsFrame['do']> = Extract<MarsFrame, { do: D }>

const moneyOf = (corporation: Card): number => cardOf(corporation).needs.stockGain[MC]

/** One corporation; its money must cover the cards. */
function question(s: MarsState, seat: Seat): Question {
  const corporations = s.places[asideOf(seat)]
  const cards = s.places[lookedAtBy(seat)]
  return {
    kind: 'pick',
    prompt: `Choose your corporation, and the cards that you buy for ${CARD_PRICE} MC each.`,
    items: [
      ...corporations.map((card) => ({
        id: card,
        label: nameOf(card),
        group: 'corporations',
        price: -moneyOf(card),
      })),
      ...cards.map((card) => ({ id: card, label: nameOf(card), group: 'cards', price: CARD_PRICE })),
    ],
    min: 1,
    max: cards.length + 1,
    groups: [
      { id: 'corporations', label: 'corporations', min: 1, max: 1 },
      { id: 'cards', label: 'cards', min: 0, max: cards.length },
    ],
    budget: 0,
  }
}

/** Of a thousand ways to keep cards: none, one, two, all but as many, and rows of neighbours in between. */
function keepings(cards: readonly Card[], most: number): Card[][] {
  const n = cards.length
  const list: Card[][] = [[]]
  const all = cards.slice()
  for (let i = 0; i < n; i++) {
    list.push([cards[i]])
    for (let j = i + 1; j < n; j++) list.push([cards[i], cards[j]])
  }
  for (let size = 3; size < Math.min(n, most + 1); size++)
    for (let i = 0; i < n; i++) list.push(Array.from({ length: size }, (_, k) => cards[(i + k) % n]))
  if (most >= n) list.push(all)
  return list
}

export const chooseStart: TogetherStep<MarsState, FrameOf<'choose-start'>> = {
  together: true,
  seats: (_, frame) => frame.asked,
  ask: (s, seat) => question(s, seat),
  answers(s, seat) {
    const cards = s.places[lookedAtBy(seat)]
    const list: Answer[] = []
    for (const corporation of s.places[asideOf(seat)]) {
      const most = Math.floor(moneyOf(corporation) / CARD_PRICE)
      for (const kept of keepings(cards, most)) list.push({ pick: [corporation, ...kept] })
    }
    return list
  },
  refuse: (s, seat, _, answer) => refusal(question(s, seat), answer),
  takeAll(s, frame, answers) {
    const kept: number[] = new Array<number>(s.seats).fill(0)
    for (const seat of frame.asked) {
      const pick = (answers[seat] as Answer).pick as readonly Card[]
      kept[seat] = pick.length - 1
      for (const card of s.places[asideOf(seat)].slice())
        if (!pick.includes(card)) move(s, asideOf(seat), BOX, card)
      for (const card of s.places[lookedAtBy(seat)].slice())
        if (!pick.includes(card)) move(s, lookedAtBy(seat), DISCARD, card)
    }
    push(s, { do: 'begin-game', kept })
  },
}

/** Who plays a beginner corporation keeps all cards free; then corporations come to light in turn order. */
export const beginGame: RunStep<MarsState, FrameOf<'begin-game'>> = {
  run(s, { kept }) {
    push(s, { do: 'action-phase' })
    for (let i = s.seats - 1; i >= 0; i--) {
      const seat = (s.first + i) % s.seats
      push(s, { do: 'reveal-corporation', seat, cards: kept[seat] ?? 0 })
    }
  },
}

export const revealCorporation: RunStep<MarsState, FrameOf<'reveal-corporation'>> = {
  run(s, { seat, cards }, tell) {
    push(s, { do: 'pay-cards', seat, cards })
    playCorporation(s, seat, s.places[asideOf(seat)][0], tell)
    moveAll(s, lookedAtBy(seat), handOf(seat))
    if (s.seats === 1) greetNeutralCities(s, seat, tell)
  },
}

/** A corporation that gains from everybody's cities gains from those that were there before it. */
function greetNeutralCities(s: MarsState, seat: Seat, tell: Tell | undefined): void {
  const { corporation } = s.players[seat]
  for (const id of cardOf(corporation).triggers)
    for (let area = 0; area < s.tiles.length; area++) {
      const trigger = TRIGGERS[id]
      if (s.owners[area] !== NEUTRAL || !isCity(s.tiles[area]) || !trigger.anyone) continue
      if (waitsForTile(s, trigger, s.tiles[area], area))
        enqueue(s, trigger.ops, seat, corporation, '', area, tell)
    }
}

/** Cards that were bought are paid for. */
export const payCards: RunStep<MarsState, FrameOf<'pay-cards'>> = {
  run: (s, { seat, cards }, tell) =>
    askPayment(s, seat, cards * CARD_PRICE, MONEY, null, 'research', '', tell),
}
