import { type Answer, type Card, only } from '@perilune/engine'
import { isCard } from '../../cards/index.js'
import type { Ask, MoonReason, MoonTell } from '../../codes.js'
import { kinds } from '../../constructing/construct.js'
import { askedBy, type Effect, type MoonState, type Settlement } from '../../state.js'
import { standsIn } from '../cards-here.js'
import { goOn } from '../carry-out.js'
import { step, type Verb } from '../verb.js'

/** Some of the other flipped Structures, or all of them. */
export const flipBack: Verb<'flipBack'> = ({ cards }) => {
  if (cards === 'all')
    return step({ run: (s, e, tell) => turnBack(s, e, flippedBut(s.settlements[e.seat], e.host), tell) })
  const least = cards === 1 ? 1 : 0
  return step({
    ask(s, e) {
      const amount = Math.min(cards, flippedBut(s.settlements[e.seat], e.host).length)
      return amount > 0 ? askedBy(e, 'flip-back', { amount, least }) : null
    },
  })
}

const flippedBut = (home: Settlement, host: Card): Card[] =>
  kinds(home.structures.filter((c) => c.flipped && c.card !== host).map((c) => c.card))

function turnBack(s: MoonState, e: Effect, cards: readonly Card[], tell: MoonTell | undefined): void {
  for (const c of s.settlements[e.seat].structures) if (cards.includes(c.card)) c.flipped = false
  if (cards.length > 0) tell?.({ what: 'flips-back', seat: e.seat, cards })
}

function subsets(cards: readonly Card[], most: number): Card[][] {
  const sets: Card[][] = [[]]
  for (const card of cards) {
    const without = sets.length
    for (let i = 0; i < without; i++) if (sets[i].length < most) sets.push([...sets[i], card])
  }
  return sets
}

/** Why the first of the cards that are named and not listed can't be flipped back. */
function whyNot(
  s: MoonState,
  { seat, host }: Effect,
  pick: readonly unknown[],
  listed: readonly Card[],
): MoonReason | undefined {
  const card = pick.filter(isCard).find((id) => !listed.includes(id))
  if (card === undefined) return
  if (card === host) return { code: 'flips-others', card }
  return { code: standsIn(s, seat, card) ? 'not-flipped' : 'not-yours', card }
}

function refuse(s: MoonState, f: Effect, answer: Answer): MoonReason | undefined {
  const { pick } = answer
  if (!Array.isArray(pick) || Object.keys(answer).length !== 1) return { code: 'malformed' }
  if (pick.length < f.least) return { code: 'too-few', needs: f.least, has: pick.length }
  if (pick.length > f.amount) return { code: 'too-many', allows: f.amount, has: pick.length }
  const cards = flippedBut(s.settlements[f.seat], f.host)
  const odd = pick.some((id, i) => !cards.includes(id as Card) || pick.indexOf(id) !== i)
  return odd ? (whyNot(s, f, pick, cards) ?? { code: 'not-offered' }) : undefined
}

const askFlipBack: Ask<'flip-back'> = {
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
  refuse: (s, _, f, answer) => refuse(s, f, answer),
  take(s, _, f, answer, tell) {
    const cards = answer.pick as readonly Card[]
    turnBack(s, f, cards, tell)
    goOn(s, f, { flippedBack: cards.length })
  },
}

export const flipBackQuestions = { 'flip-back': askFlipBack }
