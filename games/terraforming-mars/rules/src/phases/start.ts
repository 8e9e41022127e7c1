import { type Answer, type Card, move, moveAll, type Seat } from '@perilune/engine'
import { playCorporation } from '../actions/enter-play.js'
import { BEGINNER, cardOf } from '../cards/index.js'
import type { QuestionOf, Run, Together } from '../codes/index.js'
import type { StartGroup } from '../codes/labels.js'
import { coloniesKept, coloniesToKeep, keepColonies, waysToKeepColonies } from '../colonies/keep.js'
import { KEPT_ALONE } from '../colonies/state.js'
import { refusalOfPick } from '../effects/card-questions.js'
import { MC } from '../names.js'
import { askPayment, MONEY } from '../payment/payment.js'
import { CARD_PRICE } from '../payment/prices.js'
import {
  asideOf,
  BOX,
  DISCARD,
  handOf,
  lookedAtBy,
  type MarsFrame,
  type MarsState,
  preludesOf,
  push,
} from '../state/state.js'
import { KEPT_PRELUDES } from './preludes.js'

/*
 * The start: everybody chooses a corporation, preludes and cards in secret, then they come to light in turn
 * order.
 */

type FrameOf<D extends MarsFrame['do']> = Extract<MarsFrame, { do: D }>

/** What a card costs whoever starts with this corporation. */
const priceWith = (corporation: Card): number => {
  for (const effect of cardOf(corporation).effects) if ('cardPrice' in effect) return effect.cardPrice
  return CARD_PRICE
}

const moneyOf = (corporation: Card): number => cardOf(corporation).needs.stockGain[MC]

/** A beginner corporation is not chosen here, and keeps all cards. */
const isBeginner = (s: MarsState, seat: Seat): boolean => s.places[asideOf(seat)][0] === BEGINNER

/** One corporation, two preludes, alone three colony tiles; the corporation's money must cover the cards. */
function question(s: MarsState, seat: Seat): QuestionOf<FrameOf<'choose-start'>> {
  const corporations = isBeginner(s, seat) ? [] : s.places[asideOf(seat)]
  const cards = isBeginner(s, seat) ? [] : s.places[lookedAtBy(seat)]
  const preludes = s.places[preludesOf(seat)]
  const kept = Math.min(KEPT_PRELUDES, preludes.length)
  const tiles = coloniesToKeep(s)
  const least = Math.min(1, corporations.length) + kept + Math.min(KEPT_ALONE, tiles.length)
  const group = (id: StartGroup, min: number, max: number) => (max > 0 ? [{ id, min, max }] : [])
  return {
    kind: 'pick',
    prompt: {
      code: 'choose-start',
      corporation: corporations.length > 0,
      preludes: kept,
      tiles: Math.min(KEPT_ALONE, tiles.length),
      price: CARD_PRICE,
    },
    items: [
      ...corporations.map((card) => ({
        id: card,
        group: 'corporations',
        price: -moneyOf(card),
        ...(priceWith(card) !== CARD_PRICE && { reprices: { group: 'cards', price: priceWith(card) } }),
      })),
      ...preludes.map((card) => ({ id: card, group: 'preludes' })),
      ...cards.map((card) => ({ id: card, group: 'cards', price: CARD_PRICE })),
      ...tiles.map((id) => ({ id, group: 'colony-tiles' })),
    ],
    min: least,
    max: least + cards.length,
    groups: [
      ...group('corporations', 1, Math.min(1, corporations.length)),
      ...group('preludes', kept, kept),
      ...group('cards', 0, cards.length),
      ...group('colony-tiles', KEPT_ALONE, Math.min(KEPT_ALONE, tiles.length)),
    ],
    budget: 0,
  }
}

/**
 * Of a thousand ways to keep cards: none, one, two, all but as many, and rows of neighbours in between; as
 * places in the list.
 */
function keepingsOf(n: number, most: number): number[][] {
  const list: number[][] = [[]]
  for (let i = 0; i < n; i++) {
    list.push([i])
    for (let j = i + 1; j < n; j++) list.push([i, j])
  }
  for (let size = 3; size < Math.min(n, most + 1); size++)
    for (let i = 0; i < n; i++) list.push(Array.from({ length: size }, (_, k) => (i + k) % n))
  if (most >= n) list.push(Array.from({ length: n }, (_, i) => i))
  return list
}

/** They are the same in every game: made once for each number of cards and each that can be paid. */
const made = new Map<number, readonly (readonly number[])[]>()
const MANY = 100

function keepings(n: number, most: number): readonly (readonly number[])[] {
  const key = n * MANY + Math.min(most, n)
  const list = made.get(key) ?? keepingsOf(n, Math.min(most, n))
  made.set(key, list)
  return list
}

/** All ways to keep two preludes; without preludes, the one way to keep none. */
function pairsOf(cards: readonly Card[]): Card[][] {
  if (cards.length === 0) return [[]]
  return cards.flatMap((a, i) => cards.slice(i + 1).map((b) => [a, b]))
}

/** A beginner keeps all cards: preludes and colony tiles are all there is to choose. */
const waysOfBeginner = (s: MarsState, pairs: readonly Card[][]): Answer[] =>
  pairs.flatMap((pair) => waysToKeepColonies(s).map((tiles) => ({ pick: [...pair, ...tiles] })))

/**
 * Whether an answer chooses one corporation, the preludes and cards that it can pay for: the cheap look
 * before a reason is made.
 */
function isStart(s: MarsState, seat: Seat, answer: Answer): boolean {
  const pick = answer.pick as readonly Card[]
  const [corporation] = s.places[asideOf(seat)].filter((card) => Array.isArray(pick) && pick.includes(card))
  if (corporation === undefined || isBeginner(s, seat) || coloniesToKeep(s).length > 0) return false
  const preludes = s.places[preludesOf(seat)]
  const cards = s.places[lookedAtBy(seat)]
  let kept = 0
  let bought = 0
  for (let i = 0; i < pick.length; i++) {
    if (pick.indexOf(pick[i]) !== i) return false
    if (preludes.includes(pick[i])) kept++
    else if (cards.includes(pick[i])) bought++
    else if (pick[i] !== corporation) return false
  }
  for (const key in answer) if (key !== 'pick') return false
  const afforded = bought * priceWith(corporation) <= moneyOf(corporation)
  return afforded && kept === Math.min(KEPT_PRELUDES, preludes.length)
}

export const chooseStart: Together<FrameOf<'choose-start'>> = {
  together: true,
  seats: (_, frame) => frame.asked,
  ask: (s, seat) => question(s, seat),
  answers(s, seat) {
    const cards = s.places[lookedAtBy(seat)]
    const pairs = pairsOf(s.places[preludesOf(seat)])
    if (isBeginner(s, seat)) return waysOfBeginner(s, pairs)
    const list: Answer[] = []
    const alone = coloniesToKeep(s).length > 0
    for (const corporation of s.places[asideOf(seat)]) {
      const most = Math.floor(moneyOf(corporation) / priceWith(corporation))
      const ways = keepings(cards.length, most)
      // Every pair and every set of tiles comes up often, but not with every way to keep cards.
      for (let i = 0; i < ways.length; i++) {
        const pick = [corporation]
        for (const prelude of pairs[i % pairs.length]) pick.push(prelude)
        for (const at of ways[i]) pick.push(cards[at])
        if (alone) pick.push(...coloniesKept(s, list.length))
        list.push({ pick })
      }
    }
    return list
  },
  refuse: (s, seat, _, answer) =>
    isStart(s, seat, answer) ? undefined : refusalOfPick(question(s, seat), answer),
  takeAll(s, frame, answers) {
    const kept: number[] = new Array<number>(s.seats).fill(0)
    for (const seat of frame.asked) {
      const pick = (answers[seat] as Answer).pick as readonly Card[]
      keepColonies(s, pick)
      leave(s, preludesOf(seat), BOX, pick)
      if (isBeginner(s, seat)) continue
      leave(s, asideOf(seat), BOX, pick)
      kept[seat] = s.places[lookedAtBy(seat)].filter((card) => pick.includes(card)).length
      leave(s, lookedAtBy(seat), DISCARD, pick)
    }
    push(s, { do: 'begin-game', kept })
  },
}

/** What was not picked goes away. */
function leave(s: MarsState, from: number, to: number, pick: readonly Card[]): void {
  for (const card of s.places[from].slice()) if (!pick.includes(card)) move(s, from, to, card)
}

/**
 * Who plays a beginner corporation keeps all cards free; then corporations come to light in turn order, and
 * after all of them the preludes.
 */
export const beginGame: Run<FrameOf<'begin-game'>> = {
  run(s, { kept }) {
    push(s, { do: 'action-phase' })
    const inTurn = s.players.map((_, i) => (s.first + i) % s.seats).reverse()
    if (s.sets.includes('prelude')) for (const seat of inTurn) push(s, { do: 'play-preludes', seat })
    for (const seat of inTurn) push(s, { do: 'reveal-corporation', seat, cards: kept[seat] ?? 0 })
  },
}

export const revealCorporation: Run<FrameOf<'reveal-corporation'>> = {
  run(s, { seat, cards }, tell) {
    push(s, { do: 'pay-cards', seat, cards })
    playCorporation(s, seat, s.places[asideOf(seat)][0], asideOf(seat), tell)
    moveAll(s, lookedAtBy(seat), handOf(seat))
  },
}

/** Cards that were bought are paid for. */
export const payCards: Run<FrameOf<'pay-cards'>> = {
  run: (s, { seat, cards }, tell) =>
    askPayment(
      s,
      {
        do: 'pay',
        seat,
        cost: cards * s.players[seat].cardPrice,
        with: MONEY,
        keep: null,
        why: 'research',
        of: '',
      },
      tell,
    ),
}
