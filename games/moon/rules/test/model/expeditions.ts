import { leaveHand } from './changes.js'
import { flagsWon, resources } from './counts.js'
import type { Effect, Effects } from './effects.js'
import { draw } from './extra-construct.js'
import { structure } from './facts.js'
import { flipBack, produceOne } from './flips.js'
import { askCard, gainAny, payAny } from './questions.js'
import { kinds, type Player, takeOut } from './table.js'

const swapWithDiscard: Effect = {
  usable: ({ t, p }) => p.hand.length > 0 && t.discard.length > 0,
  *run({ t, seat, p }) {
    const put = yield* askCard(seat, 'swap-card', kinds(p.hand))
    // Any other copy that lay there before, not the card that was just put there.
    const others = kinds(t.discard)
    leaveHand(t, p, put)
    t.discard.push(put)
    const taken = yield* askCard(seat, 'take-from-discard', others)
    takeOut(t.discard, taken)
    p.hand.push(taken)
  },
}

/** Their Hearts match a count, so that no other Heart can lie on them. */
const MATCHING = ['distiller', 'led-garden']

const emptyGreys = (p: Player): string[] =>
  kinds(
    p.structures
      .filter(
        ({ card, hearts }) => structure(card).colour === 'grey' && hearts === 0 && !MATCHING.includes(card),
      )
      .map((c) => c.card),
  )

/** The bonus actions of Expeditions. Those with a rule apply where the rule says. */
export const ACTIONS: Effects = {
  'first-expedition-2-3': {
    usable: ({ t, p }) => p.hand.length > 0 && t.stacks[t.era].length > 0,
    *run({ t, seat, p, deal }) {
      const put = yield* askCard(seat, 'swap-card', kinds(p.hand))
      leaveHand(t, p, put)
      t.discard.push(put)
      draw(t, seat, deal)
    },
  },
  'first-expedition-4-5': swapWithDiscard,
  'curious-expedition': swapWithDiscard,
  'meticulous-expedition': swapWithDiscard,
  'hyped-expedition': {
    run({ t, seat, p }) {
      p.supply.hearts += flagsWon(t, seat)
    },
  },
  'well-stocked-expedition': {
    *run({ t, seat }) {
      yield* gainAny(t, seat, 1, 'any')
    },
  },
  'motorised-expedition': {
    usable: ({ p }) => resources(p) >= 1,
    *run({ t, seat, p }) {
      yield* payAny(t, seat, 1, 1)
      p.supply.rovers += 1
    },
  },
  'insightful-expedition': {
    usable: ({ p }) => emptyGreys(p).length > 0,
    *run({ seat, p }) {
      const card = yield* askCard(seat, 'choose-grey', emptyGreys(p))
      const piece = p.structures.find((grey) => grey.card === card && grey.hearts === 0)
      if (piece) piece.hearts += 1
    },
  },
  'psychic-expedition': {
    usable: ({ p }) => p.structures.some((piece) => piece.rovers > 0),
    *run({ seat, p }) {
      const carriers = kinds(p.structures.filter((piece) => piece.rovers > 0).map((piece) => piece.card))
      const card = yield* askCard(seat, 'recall-rover', carriers)
      const piece = p.structures.find((carrier) => carrier.card === card && carrier.rovers > 0)
      if (piece) piece.rovers -= 1
      p.supply.rovers += 1
    },
  },
  'bartering-expedition': {
    usable: ({ p }) => resources(p) >= 1,
    // An exchange of nothing is not offered.
    *run({ t, seat, p }) {
      const paid = yield* payAny(t, seat, 1, Math.min(2, resources(p)))
      yield* gainAny(t, seat, paid, 'any')
    },
  },
  'industrious-expedition': {
    *run({ t, seat, p }) {
      yield* produceOne(t, seat, p, [seat])
    },
  },
  'sentimental-expedition': {
    usable: ({ p }) => resources(p) >= 1,
    *run({ t, seat, p }) {
      yield* payAny(t, seat, 1, 1)
      p.supply.hearts += 1
    },
  },
  'tireless-expedition': {
    usable: ({ p }) => resources(p) >= 1,
    *run({ t, seat, p }) {
      yield* payAny(t, seat, 1, 1)
      yield* flipBack(seat, p.structures, 1, 1)
    },
  },
  'wealthy-expedition': {
    *run({ t, seat }) {
      yield* gainAny(t, seat, 2, 'different')
    },
  },
}
