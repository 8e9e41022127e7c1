import { type Answer, type Card, deal, move, only, type Seat } from '@perilune/engine'
import { cardOf, kindsOf } from './cards/index.js'
import type { Op } from './cards/language.js'
import { frozenMixes, itemsOf, listedOnce, oneOf, type Parts, someOfEach } from './choices.js'
import type { Ask, Mix, MoonTell, Run } from './codes.js'
import { forgetReturned, kinds, kindsIn, takeReward } from './construct.js'
import { resourcesIn } from './counters.js'
import {
  beginEffect,
  carriers,
  copyable,
  emptyGreys,
  flipBack,
  flippedBut,
  goOn,
  nextOperation,
  razable,
} from './effects.js'
import {
  BLUE,
  FLAGS,
  type Flag,
  ITEMS,
  type Item,
  MOST_SEATS,
  RESOURCES,
  type Resource,
  ROVERS,
} from './names.js'
import {
  notCopyable,
  notDemolished,
  notEmptyGrey,
  notFlippedBack,
  notProducing,
  notRecalled,
  notSwapped,
  notTaken,
} from './not-listed.js'
import {
  askedBy,
  DISCARD,
  type Effect,
  handOf,
  type MoonState,
  type PlacedCard,
  push,
  type Question,
  settlementOf,
  stackOf,
} from './state.js'
import { bagOf, raze, returnRovers, score, spend, take } from './supply.js'

/* The questions that effects ask, each beside what its answer does. */

const atMost = (supply: readonly number[], most: number): number[] => [
  Math.min(supply[0], most),
  Math.min(supply[1], most),
  Math.min(supply[2], most),
  Math.min(supply[3], most),
]

const byCard = (cards: readonly Card[]): Answer[] => cards.map((card) => cardOf(card).says.choose)

const resourceChoices: Answer[] = RESOURCES.map((resource) => ({ resource }))
const flagChoices: Answer[] = FLAGS.map((flag) => ({ flag }))
// By receiver and by RESOURCES.
const gifts: readonly Answer[][] = Array.from({ length: MOST_SEATS }, (_, receiver) =>
  RESOURCES.map((resource) => ({ receiver, resource })),
)

/** Blue Structures, the Bases included, each kind once for every owner. */
function blues(s: MoonState, owners: readonly Seat[]): Answer[] {
  const found: Answer[] = []
  for (const on of owners) {
    const home = s.settlements[on]
    const built: Card[] = []
    for (const { card } of home.structures) if (cardOf(card).colour === BLUE) built.push(card)
    found.push({ on, card: home.base })
    for (const card of kinds(built)) found.push({ on, card })
  }
  return found
}

/** How often each of its kinds lies in a place that is seen into: there equal cards lie side by side. */
function copiesIn(place: readonly Card[], ids: readonly Card[]): number[] {
  const copies: number[] = []
  let at = 0
  for (let i = 0; i < ids.length; i++) {
    const from = at
    while (at < place.length && place[at] === ids[i]) at++
    copies.push(at - from)
  }
  return copies
}

const gainParts = ({ amount, how }: Effect): Parts<Resource> => ({
  ids: RESOURCES,
  most: [amount, amount, amount, amount],
  min: amount,
  max: amount,
  ...(how !== 'any' && { mix: how as 'same' | 'different' }),
})

// By amount.
const gains: Readonly<Record<string, Answer[][]>> = { any: [], same: [], different: [] }

function answersToGain(frame: Effect): Answer[] {
  const listed = gains[frame.how]
  listed[frame.amount] ??= frozenMixes(gainParts(frame))
  return listed[frame.amount]
}

const payParts = (s: MoonState, { seat, amount, least }: Effect): Parts<Resource> => ({
  ids: RESOURCES,
  most: atMost(s.settlements[seat].supply, amount),
  min: least,
  max: amount,
})

// By amount, and then by how many of each could be paid.
const payments: Map<number, Answer[]>[] = []

function answersToPay(s: MoonState, frame: Effect): Answer[] {
  const { amount, least } = frame
  const { supply } = s.settlements[frame.seat]
  let key = least
  for (let i = 0; i < RESOURCES.length; i++) key = key * (amount + 1) + Math.min(supply[i], amount)
  payments[amount] ??= new Map()
  const known = payments[amount].get(key)
  if (known) return known
  const answers = frozenMixes(payParts(s, frame))
  payments[amount].set(key, answers)
  return answers
}

const gainResources = someOfEach({
  prompt: (f) => ({ code: 'gain-resources', amount: f.amount, mix: f.how as Mix, card: f.card }),
  parts: (_, f) => gainParts(f),
  take(s, f, amounts, tell) {
    take(s, f.seat, itemsOf(amounts), f.card, tell)
    goOn(s, f)
  },
})

/** Pays what was named and remembers how much it was. */
function payNamed(
  s: MoonState,
  f: Effect,
  amounts: Readonly<Record<string, number>>,
  tell: MoonTell | undefined,
): void {
  const items = itemsOf(amounts)
  const paid = spend(s, f.seat, items) + items[ROVERS]
  returnRovers(s, f.seat, items[ROVERS])
  tell?.({ what: 'pays', seat: f.seat, items: bagOf(items), card: f.card })
  goOn(s, f, paid)
}

/** Converting is not spending. */
function makeOf(
  s: MoonState,
  f: Effect,
  into: number,
  from: readonly number[],
  tell: MoonTell | undefined,
): void {
  const supply = s.settlements[f.seat].supply
  let made = f.amount
  for (let i = 0; i < RESOURCES.length; i++) {
    supply[i] -= from[i]
    made += from[i]
  }
  supply[into] += made
  tell?.({ what: 'converts', seat: f.seat, items: bagOf(from), resource: RESOURCES[into], made })
  goOn(s, f)
}

function subsets(cards: readonly Card[], most: number): Card[][] {
  const sets: Card[][] = [[]]
  for (const card of cards) {
    const without = sets.length
    for (let i = 0; i < without; i++) if (sets[i].length < most) sets.push([...sets[i], card])
  }
  return sets
}

type EffectSteps = { [D in Exclude<Question, 'extra-construct'>]: Ask<D> } & { 'carry-out': Run<'carry-out'> }

export const effectSteps: EffectSteps = {
  'carry-out': { run: nextOperation },
  'gain-resources': listedOnce(gainResources, (_, frame) => answersToGain(frame)),
  'pay-resources': listedOnce(
    someOfEach({
      prompt: (f) => ({ code: 'pay-resources', least: f.least, amount: f.amount, card: f.card }),
      parts: payParts,
      take: payNamed,
    }),
    answersToPay,
  ),
  'pay-any-number': someOfEach<Item>({
    prompt: (f) => ({ code: 'spend-any-number', item: f.how as Item, card: f.card }),
    parts(s, f) {
      const has = s.settlements[f.seat].supply[ITEMS.indexOf(f.how as Item)]
      return { ids: [f.how as Item], most: [has], min: 0, max: has }
    },
    take: payNamed,
  }),
  'give-resource': oneOf({
    prompt: () => ({ code: 'give-resource' }),
    list(s, seat, f) {
      const { supply } = s.settlements[f.seat]
      const list: Answer[] = []
      for (let other = 0; other < s.seats; other++)
        for (let i = 0; other !== seat && i < RESOURCES.length; i++)
          if (supply[i] > 0) list.push(gifts[other][i])
      return list
    },
    take(s, f, answer, tell) {
      const receiver = answer.receiver as Seat
      const items = itemsOf({ [answer.resource as string]: 1 })
      spend(s, f.seat, items)
      take(s, receiver, items, f.card, undefined)
      tell?.({ what: 'gives', seat: f.seat, receiver, items: bagOf(items) })
      goOn(s, f, f.paid, f.flippedBack, receiver)
    },
  }),
  'choose-grey': oneOf({
    prompt: () => ({ code: 'choose-grey' }),
    list: (s, seat) => byCard(emptyGreys(s.settlements[seat])),
    whyNot: notEmptyGrey,
    take(s, f, answer, tell) {
      const { structures } = s.settlements[f.seat]
      const grey = structures.find((c) => c.card === answer.card && c.hearts === 0) as PlacedCard
      grey.hearts += f.amount
      tell?.({ what: 'hearts-on-card', seat: f.seat, card: grey.card, hearts: f.amount })
      goOn(s, f)
    },
  }),
  'choose-flag': oneOf({
    prompt: (f) => ({ code: 'choose-flag', hearts: f.amount }),
    list: () => flagChoices,
    take(s, f, answer, tell) {
      const flag = FLAGS.indexOf(answer.flag as Flag)
      score(s, f.seat, f.amount * s.settlements[f.seat].flags[flag], f.card, tell)
      goOn(s, f)
    },
  }),
  'choose-flag-reward': oneOf({
    prompt: (f) => ({ code: 'choose-flag-reward', hearts: f.amount }),
    list: (_, __, f) => flagChoices.filter((_, flag) => f.how === 'any' || flag !== f.reward),
    not: (_, __, f) =>
      f.how === 'any' ? [] : [{ answer: flagChoices[f.reward], reason: { code: 'same-flag-reward' } }],
    take(s, f, answer, tell) {
      const reward = FLAGS.indexOf(answer.flag as Flag)
      s.rewards[reward] += f.amount
      tell?.({ what: 'adds-to-reward', seat: f.seat, flag: FLAGS[reward], hearts: f.amount })
      goOn(s, f, f.paid, f.flippedBack, f.chosen, reward)
    },
  }),
  'choose-blue': oneOf({
    prompt: (f) => ({ code: f.how === 'ownBlue' ? 'choose-own-blue' : 'choose-any-blue' }),
    list: (s, seat, f) => blues(s, f.how === 'ownBlue' ? [seat] : s.settlements.map((_, i) => i)),
    whyNot: notProducing,
    take(s, f, answer, tell) {
      take(s, f.seat, cardOf(answer.card as Card).produces, f.card, tell)
      goOn(s, f)
    },
  }),
  'choose-rewards': someOfEach({
    prompt: (f) => ({ code: 'choose-rewards', cards: f.amount }),
    parts(s, f) {
      const pile = s.places[DISCARD]
      const ids = kindsIn(pile)
      return { ids, most: copiesIn(pile, ids), min: f.amount, max: f.amount }
    },
    take(s, f, amounts, tell) {
      for (const [card, n] of Object.entries(amounts))
        for (let i = 0; i < n; i++) takeReward(s, f.seat, cardOf(card), f.card, tell)
      goOn(s, f)
    },
  }),
  demolish: oneOf({
    prompt: () => ({ code: 'demolish' }),
    list(s, seat, f) {
      const op = cardOf(f.card).ops[f.at - 1] as Extract<Op, { op: 'demolish' }>
      return byCard(razable(s.settlements[seat], op.colours))
    },
    whyNot: notDemolished,
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
    prompt: (f) => ({ code: 'choose-resource-to-make', card: f.card }),
    list: () => resourceChoices,
    take(s, f, answer, tell) {
      const into = RESOURCES.indexOf(answer.resource as Resource)
      const { supply } = s.settlements[f.seat]
      if (resourcesIn(supply) > supply[into])
        push(s, askedBy(f, 'convert-resources', f.at, f.amount, RESOURCES[into]))
      else makeOf(s, f, into, [0, 0, 0, 0], tell)
    },
  }),
  'convert-resources': someOfEach<Resource>({
    prompt: (f) => ({ code: 'convert-resources', into: f.how as Resource }),
    parts(s, f) {
      const { supply } = s.settlements[f.seat]
      const ids: Resource[] = []
      const most: number[] = []
      let max = 0
      for (let i = 0; i < RESOURCES.length; i++) {
        if (RESOURCES[i] === f.how) continue
        ids.push(RESOURCES[i])
        most.push(supply[i])
        max += supply[i]
      }
      return { ids, most, min: 0, max }
    },
    take: (s, f, amounts, tell) => makeOf(s, f, RESOURCES.indexOf(f.how as Resource), itemsOf(amounts), tell),
  }),
  'flip-back': {
    seats: (_, f) => only(f.seat),
    ask: (s, seat, f) => ({
      kind: 'pick',
      prompt: { code: 'flip-back', least: f.least, cards: f.amount },
      items: flippedBut(s.settlements[seat], f.host).map((id) => ({ id })),
      min: f.least,
      max: f.amount,
    }),
    answers: (s, seat, f) =>
      subsets(flippedBut(s.settlements[seat], f.host), f.amount)
        .filter((set) => set.length >= f.least)
        .map((pick) => ({ pick })),
    refuse(s, seat, f, answer) {
      const { pick } = answer
      if (!Array.isArray(pick) || Object.keys(answer).length !== 1) return { code: 'malformed' }
      if (pick.length < f.least) return { code: 'too-few', needs: f.least, has: pick.length }
      if (pick.length > f.amount) return { code: 'too-many', allows: f.amount, has: pick.length }
      const cards = flippedBut(s.settlements[seat], f.host)
      const odd = pick.some((id, i) => !cards.includes(id as Card) || pick.indexOf(id) !== i)
      if (odd) return notFlippedBack(s, f, pick, cards) ?? { code: 'not-offered' }
      return
    },
    take(s, _, f, answer, tell) {
      const cards = answer.pick as readonly Card[]
      flipBack(s, f, cards, tell)
      goOn(s, f, f.paid, cards.length)
    },
  },
  'copy-flip': oneOf({
    prompt: () => ({ code: 'copy-flip' }),
    list: (s, _, f) => byCard(copyable(s, f)),
    whyNot: notCopyable,
    take(s, f, answer, tell) {
      goOn(s, f)
      tell?.({ what: 'copies', seat: f.seat, card: answer.card as Card })
      beginEffect(s, f.seat, answer.card as Card, f.host)
    },
  }),
  'recall-rover': oneOf({
    prompt: () => ({ code: 'recall-rover' }),
    list: (s, seat) => byCard(carriers(s.settlements[seat])),
    whyNot: notRecalled,
    take(s, f, answer, tell) {
      const home = s.settlements[f.seat]
      const carrier = home.structures.find((c) => c.card === answer.card && c.rovers > 0) as PlacedCard
      carrier.rovers--
      home.roversOut--
      home.supply[ROVERS]++
      tell?.({ what: 'recalls-rover', seat: f.seat, card: carrier.card })
      goOn(s, f)
    },
  }),
  'swap-card': oneOf({
    prompt: (f) => ({ code: f.how === 'stack' ? 'discard-before-drawing' : 'exchange-with-discard' }),
    list: (s, seat) => kindsOf(s.places[handOf(seat)]).map((card) => card.says.choose),
    whyNot: notSwapped,
    take(s, f, answer, tell) {
      const card = answer.card as Card
      move(s, handOf(f.seat), DISCARD, card)
      forgetReturned(s, card)
      tell?.({ what: 'discards', seat: f.seat, card })
      if (f.how === 'discard') push(s, askedBy(f, 'take-from-discard', f.at, 1, card))
      else {
        deal(s, stackOf(s.era), handOf(f.seat))
        tell?.({ what: 'draws', seat: f.seat })
        goOn(s, f)
      }
    },
  }),
  'take-from-discard': oneOf({
    prompt: () => ({ code: 'take-from-discard' }),
    list(s, _, f) {
      const pile = s.places[DISCARD]
      const another = pile[pile.indexOf(f.how) + 1] === f.how
      const list: Answer[] = []
      for (const card of kindsOf(pile)) if (another || card.id !== f.how) list.push(card.says.choose)
      return list
    },
    whyNot: notTaken,
    take(s, f, answer, tell) {
      const card = answer.card as Card
      move(s, DISCARD, handOf(f.seat), card)
      tell?.({ what: 'takes-from-discard', seat: f.seat, card })
      goOn(s, f)
    },
  }),
}
