import { type Card, deal, move, type Seat, type Steps, type Tell } from '@perilune/engine'
import { cardOf } from './cards/index.js'
import type { Op } from './cards/language.js'
import { itemsOf, oneOf, someOfEach } from './choices.js'
import { kinds, takeReward } from './construct.js'
import { resourcesIn } from './counters.js'
import {
  beginEffect,
  carriers,
  copyable,
  effectOf,
  emptyGreys,
  flipBack,
  flippedBut,
  goOn,
  nextOperation,
  razable,
} from './effects.js'
import { BLUE, FLAGS, ITEMS, RESOURCES, ROVERS } from './names.js'
import {
  DISCARD,
  type Effect,
  handOf,
  type MoonFrame,
  type MoonState,
  push,
  type Standing,
  settlementOf,
  stackOf,
} from './state.js'
import { bagOf, raze, returnRovers, score, spend, take } from './supply.js'
import { nameOf, titleOf } from './text.js'

/* The questions that effects ask, each beside what its answer does. */

const resources = (supply: readonly number[], most = Number.MAX_SAFE_INTEGER): Record<string, number> =>
  Object.fromEntries(RESOURCES.map((r, i) => [r, Math.min(supply[i], most)]))

const cardOptions = (cards: readonly Card[]) =>
  cards.map((card) => ({ answer: { card }, label: nameOf(card) }))

const blues = (s: MoonState, seats: readonly Seat[]): { on: Seat; card: Card }[] =>
  seats.flatMap((on) => {
    const home = s.settlements[on]
    const built = kinds(home.structures.map((c) => c.card).filter((id) => cardOf(id).colour === BLUE))
    return [home.base, ...built].map((card) => ({ on, card }))
  })

const copies = (cards: readonly Card[]): Record<string, number> => {
  const counted: Record<string, number> = {}
  for (const card of cards.slice().sort()) counted[card] = (counted[card] ?? 0) + 1
  return counted
}

type EffectStep =
  | 'carry-out'
  | 'gain-resources'
  | 'pay-resources'
  | 'pay-any-number'
  | 'give-resource'
  | 'choose-grey'
  | 'choose-flag'
  | 'choose-flag-reward'
  | 'choose-blue'
  | 'choose-rewards'
  | 'demolish'
  | 'choose-resource-to-make'
  | 'convert-resources'
  | 'flip-back'
  | 'copy-flip'
  | 'recall-rover'
  | 'swap-card'
  | 'take-from-discard'

export const effectSteps: Pick<Steps<MoonState, MoonFrame>, EffectStep> = {
  'carry-out': {
    run: nextOperation,
  },
  'gain-resources': someOfEach({
    prompt: (f) =>
      `Choose ${f.amount} ${f.amount === 1 ? 'Resource' : 'Resources'} to gain (${nameOf(f.card)})`,
    label: titleOf,
    parts: (_, f) => ({
      most: { energy: f.amount, water: f.amount, bio: f.amount, metal: f.amount },
      min: f.amount,
      max: f.amount,
      ...(f.mix !== 'any' && { mix: f.mix }),
    }),
    take(s, f, amounts, tell) {
      take(s, f.seat, itemsOf(amounts), f.card, tell)
      goOn(s, f)
    },
  }),
  'pay-resources': someOfEach({
    prompt: (f) => `Pay ${f.min === f.max ? f.min : `up to ${f.max}`} of your Resources (${nameOf(f.card)})`,
    label: titleOf,
    parts: (s, f) => ({ most: resources(s.settlements[f.seat].supply, f.max), min: f.min, max: f.max }),
    take(s, f, amounts, tell) {
      const items = itemsOf(amounts)
      const paid = spend(s, f.seat, items)
      tell?.({ what: 'pays', seat: f.seat, items: bagOf(items), why: f.card })
      goOn(s, f, { paid })
    },
  }),
  'pay-any-number': someOfEach({
    prompt: (f) => `How many ${f.item === 'energy' ? 'Energy' : 'Rovers'} do you spend? (${nameOf(f.card)})`,
    label: titleOf,
    parts(s, f) {
      const has = s.settlements[f.seat].supply[ITEMS.indexOf(f.item)]
      return { most: { [f.item]: has }, min: 0, max: has }
    },
    take(s, f, amounts, tell) {
      const paid = amounts[f.item] ?? 0
      const items = itemsOf(amounts)
      spend(s, f.seat, items)
      returnRovers(s, f.seat, items[ROVERS])
      tell?.({ what: 'pays', seat: f.seat, items: bagOf(items), why: f.card })
      goOn(s, f, { paid })
    },
  }),
  'give-resource': oneOf({
    prompt: () => 'Give one Resource to another player, whose Pink Structure you then use',
    options(s, seat, f) {
      const others = s.settlements.map((_, i) => i).filter((i) => i !== seat)
      const mine = RESOURCES.filter((_, i) => s.settlements[f.seat].supply[i] > 0)
      return others.flatMap((to) =>
        mine.map((resource) => ({
          answer: { to, resource },
          label: `${titleOf(resource)} to seat ${to + 1}`,
          group: `seat ${to + 1}`,
        })),
      )
    },
    take(s, f, answer, tell) {
      const to = answer.to as Seat
      const items = itemsOf({ [answer.resource as string]: 1 })
      spend(s, f.seat, items)
      tell?.({ what: 'gives', seat: f.seat, receiver: to, items: bagOf(items) })
      take(s, to, items, f.card, tell)
      goOn(s, f, { chosen: to })
    },
  }),
  'choose-grey': oneOf({
    prompt: () => 'Choose one of your Grey Structures without Hearts',
    options: (s, seat) => cardOptions(emptyGreys(s.settlements[seat])),
    take(s, f, answer, tell) {
      const grey = s.settlements[f.seat].structures.find(
        (c) => c.card === answer.card && c.hearts === 0,
      ) as Standing
      grey.hearts += f.amount
      tell?.({ what: 'hearts-on-card', seat: f.seat, card: grey.card, hearts: f.amount })
      goOn(s, f)
    },
  }),
  'choose-flag': oneOf({
    prompt: (f) => `Choose a Flag: ${f.times} Hearts for each of that type in your Settlement`,
    options: () => FLAGS.map((flag) => ({ answer: { flag }, label: titleOf(flag) })),
    take(s, f, answer, tell) {
      const flag = FLAGS.indexOf(answer.flag as (typeof FLAGS)[number])
      score(s, f.seat, f.times * s.settlements[f.seat].flags[flag], f.card, tell)
      goOn(s, f)
    },
  }),
  'choose-flag-reward': oneOf({
    prompt: (f) => `Choose a Flag Reward to place ${f.amount} Hearts on`,
    options: (_, __, f) =>
      FLAGS.map((flag, i) => ({
        answer: { flag },
        label: titleOf(flag),
        ...(f.different && i === f.reward && { reason: { code: 'same-flag-reward' } }),
      })),
    take(s, f, answer, tell) {
      const reward = FLAGS.indexOf(answer.flag as (typeof FLAGS)[number])
      s.rewards[reward] += f.amount
      tell?.({ what: 'adds-to-reward', seat: f.seat, flag: FLAGS[reward], hearts: f.amount })
      goOn(s, f, { reward })
    },
  }),
  'choose-blue': oneOf({
    prompt: (f) =>
      `Choose ${f.own ? 'one of your own Blue Structures' : 'any Blue Structure'} to produce from`,
    options: (s, seat, f) =>
      blues(s, f.own ? [seat] : s.settlements.map((_, i) => i)).map((answer) => ({
        answer,
        label: nameOf(answer.card),
        group: `seat ${answer.on + 1}`,
      })),
    take(s, f, answer, tell) {
      take(s, f.seat, cardOf(answer.card as Card).produces, f.card, tell)
      goOn(s, f)
    },
  }),
  'choose-rewards': someOfEach({
    prompt: (f) => `Choose ${f.cards} cards of the Discard Pile to take the rewards of`,
    label: nameOf,
    parts: (s, f) => ({ most: copies(s.places[DISCARD]), min: f.cards, max: f.cards }),
    take(s, f, amounts, tell) {
      for (const [card, n] of Object.entries(amounts))
        for (let i = 0; i < n; i++) takeReward(s, f.seat, cardOf(card), f.card, tell)
      goOn(s, f)
    },
  }),
  demolish: oneOf({
    prompt: () => 'Choose one of your Structures to move to the Discard Pile',
    options(s, seat, f) {
      const op = cardOf(f.card).ops[f.at - 1] as Extract<Op, { op: 'demolish' }>
      return cardOptions(razable(s.settlements[seat], op.colours))
    },
    take(s, f, answer, tell) {
      const card = cardOf(answer.card as Card)
      raze(s, f.seat, card)
      move(s, settlementOf(f.seat), DISCARD, card.id)
      tell?.({ what: 'demolishes', seat: f.seat, card: card.id })
      takeReward(s, f.seat, card, f.card, tell)
      goOn(s, f)
    },
  }),
  'choose-resource-to-make': oneOf({
    prompt: (f) => `Choose the Resource to turn others into (${nameOf(f.card)})`,
    options: () => RESOURCES.map((resource) => ({ answer: { resource }, label: titleOf(resource) })),
    take(s, f, answer, tell) {
      const into = RESOURCES.indexOf(answer.resource as (typeof RESOURCES)[number])
      const supply = s.settlements[f.seat].supply
      if (resourcesIn(supply) > supply[into])
        push(s, { ...effectOf(f), do: 'convert-resources', into, bonus: f.bonus })
      else makeOf(s, f, into, [0, 0, 0, 0], f.bonus, tell)
    },
  }),
  'convert-resources': someOfEach({
    prompt: (f) => `Choose what to turn into ${titleOf(RESOURCES[f.into])}`,
    label: titleOf,
    parts(s, f) {
      const most = resources(s.settlements[f.seat].supply)
      delete most[RESOURCES[f.into]]
      return { most, min: 0, max: Object.values(most).reduce((a, b) => a + b, 0) }
    },
    take(s, f, amounts, tell) {
      makeOf(s, f, f.into, itemsOf(amounts), f.bonus, tell)
    },
  }),
  'flip-back': {
    seats: (_, f) => [f.seat],
    ask: (s, seat, f) => ({
      kind: 'pick',
      prompt: `Choose ${f.exactly ? '' : 'up to '}${f.cards} of your flipped Structures to flip back`,
      items: flippedBut(s.settlements[seat], f.host).map((id) => ({ id, label: nameOf(id) })),
      ...flipBounds(s, f),
    }),
    answers(s, seat, f) {
      const cards = flippedBut(s.settlements[seat], f.host)
      const { min, max } = flipBounds(s, f)
      return subsets(cards, max)
        .filter((set) => set.length >= min)
        .map((pick) => ({ pick }))
    },
    refuse(s, seat, f, answer) {
      const { pick } = answer
      const { min, max } = flipBounds(s, f)
      if (!Array.isArray(pick) || Object.keys(answer).length !== 1) return { code: 'malformed' }
      if (pick.length < min) return { code: 'too-few', needs: min, has: pick.length }
      if (pick.length > max) return { code: 'too-many', allows: max, has: pick.length }
      const cards = flippedBut(s.settlements[seat], f.host)
      if (pick.some((id, i) => !cards.includes(id as Card) || pick.indexOf(id) !== i))
        return { code: 'not-offered' }
      return
    },
    take(s, _, f, answer, tell) {
      const cards = answer.pick as readonly Card[]
      flipBack(s, f, cards, tell)
      goOn(s, f, { flippedBack: cards.length })
    },
  },
  'copy-flip': oneOf({
    prompt: () => 'Choose the Pink Structure whose flip effect you use',
    options: (s, _, f) => cardOptions(copyable(s, f)),
    take(s, f, answer, tell) {
      goOn(s, f)
      tell?.({ what: 'copies', seat: f.seat, card: answer.card as Card })
      beginEffect(s, f.seat, answer.card as Card, f.host)
    },
  }),
  'recall-rover': oneOf({
    prompt: () => 'Choose one of your Structures to take a Rover from',
    options: (s, seat) => cardOptions(carriers(s.settlements[seat])),
    take(s, f, answer, tell) {
      const home = s.settlements[f.seat]
      const carrier = home.structures.find((c) => c.card === answer.card && c.rovers > 0) as Standing
      carrier.rovers--
      home.roversOut--
      home.supply[ROVERS]++
      tell?.({ what: 'recalls-rover', seat: f.seat, card: carrier.card })
      goOn(s, f)
    },
  }),
  'swap-card': oneOf({
    prompt: (f) =>
      f.with === 'stack'
        ? 'Choose a card of your hand to put on the Discard Pile, before you draw another'
        : 'Choose a card of your hand to exchange with the Discard Pile',
    options: (s, seat) => cardOptions(kinds(s.places[handOf(seat)])),
    take(s, f, answer, tell) {
      const card = answer.card as Card
      move(s, handOf(f.seat), DISCARD, card)
      tell?.({ what: 'discards', seat: f.seat, card })
      if (f.with === 'discard') push(s, { ...effectOf(f), do: 'take-from-discard', except: card })
      else {
        deal(s, stackOf(s.era), handOf(f.seat))
        tell?.({ what: 'draws', seat: f.seat })
        goOn(s, f)
      }
    },
  }),
  'take-from-discard': oneOf({
    prompt: () => 'Choose another card of the Discard Pile to take into your hand',
    options(s, _, f) {
      const pile = s.places[DISCARD].slice()
      pile.splice(pile.lastIndexOf(f.except), 1)
      return cardOptions(kinds(pile))
    },
    take(s, f, answer, tell) {
      const card = answer.card as Card
      move(s, DISCARD, handOf(f.seat), card)
      tell?.({ what: 'takes-from-discard', seat: f.seat, card })
      goOn(s, f)
    },
  }),
}

/** Converting is not spending. */
function makeOf(
  s: MoonState,
  e: Effect,
  into: number,
  from: readonly number[],
  bonus: number,
  tell: Tell | undefined,
): void {
  const supply = s.settlements[e.seat].supply
  let made = bonus
  for (let i = 0; i < RESOURCES.length; i++) {
    supply[i] -= from[i]
    made += from[i]
  }
  supply[into] += made
  tell?.({ what: 'converts', seat: e.seat, items: bagOf(from), resource: RESOURCES[into], made })
  goOn(s, e)
}

function flipBounds(
  s: MoonState,
  f: Effect & { cards: number; exactly: boolean },
): { min: number; max: number } {
  const max = Math.min(f.cards, flippedBut(s.settlements[f.seat], f.host).length)
  return { min: f.exactly ? max : 0, max }
}

const subsets = (cards: readonly Card[], most: number): Card[][] =>
  cards.reduce<Card[][]>(
    (sets, card) => sets.concat(sets.filter((x) => x.length < most).map((x) => [...x, card])),
    [[]],
  )
