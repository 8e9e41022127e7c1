import type { Answer } from '@perilune/engine'
import { isMet, missionOf } from './contract.js'
import { answerOps, stepOps } from './effects.js'
import { contracts, crew, fact, objectives, parts } from './facts.js'
import { drawingParts, evaluate, finalSteps, install, orderMatters, setOut, startAbility } from './mission.js'
import { fulfilled } from './objectives.js'
import { type Chance, drawHand, newMercenaries, refill, topOf } from './piles.js'
import { answerPlay } from './playing.js'
import { type Board, type Next, type Shadow, type Terms, take, times } from './shadow.js'

/** Applies one answer and everything that follows from it until somebody is asked again. */
export function answer(s: Shadow, chance: Chance, seat: number, given: Answer): void {
  if (given.may === 'claim-objective') claim(s, seat, given.card as string)
  else if (given.may === 'swap-contract') swapContract(s, chance, seat, given.card as string)
  else if (given.may === 'withdraw-acceptance') takeBack(s, seat)
  else {
    takeAnswer(s, chance, seat, given)
    run(s, chance)
    if (s.next.at(-1)?.do === 'play-cards') missionOf(s).met = isMet(s)
  }
}

const takeBack = ({ talks }: Shadow, seat: number): void => {
  if (talks) talks.replies[seat] = null
}

/** For a credit, an available contract goes under the deck; the top one takes its place. */
function swapContract(s: Shadow, chance: Chance, seat: number, contract: string): void {
  s.players[seat].credits -= 1
  s.contractSwapped = true
  s.contracts.deck.unshift(take(s.contracts.row, contract))
  refill(s, chance, 'contracts')
}

function claim(s: Shadow, seat: number, card: string): void {
  const player = s.players[seat]
  player.claimed.push(take(player.objectives, card))
  s.claims.push(seat)
  if (card === 'money-bags' && seat === s.leader) s.closed = true
  // After the last turn there is no later: who has said so is asked again.
  if (isLastTurn(s)) s.ready = s.ready.map((said) => (said === 'later' ? null : said))
}

function run(s: Shadow, chance: Chance): void {
  for (let steps = 0; steps < 1000; steps++) {
    const next = s.next.at(-1) as Next
    if (next.do === 'ops') {
      if (next.ops.length === 0) s.next.pop()
      else {
        next.asks = stepOps(s, chance, next)
        if (next.asks) return
      }
    } else if (next.do === 'start') {
      const drawing = drawingParts(next.parts)
      if (orderMatters(drawing)) {
        for (const part of next.parts) if (!drawing.includes(part)) startAbility(s, chance, next.seat, part)
        next.parts = drawing
        return
      }
      s.next.pop()
      for (const part of next.parts) startAbility(s, chance, next.seat, part)
    } else if (next.do === 'evaluate') {
      s.next.pop()
      evaluate(s)
    } else if (next.do === 'bonus-deck' && bonusDecks(s).length === 0) s.next.pop()
    else if (next.do === 'final-steps') {
      s.next.pop()
      finalSteps(s, chance)
    } else return
  }
  throw new Error('the model does not come to a question')
}

function takeAnswer(s: Shadow, chance: Chance, seat: number, given: Answer): void {
  const next = s.next.at(-1) as Next
  if (next.do === 'ops') answerOps(s, chance, next, given)
  else if (next.do === 'start') {
    next.parts = next.parts.filter((part) => part !== given.card)
    startAbility(s, chance, seat, given.card as string)
  } else if (next.do === 'play-cards') {
    answerPlay(s, chance, seat, given)
    const m = missionOf(s)
    if (!m.participants.every((p) => m.done[p])) return
    s.next.pop()
    s.next.push({ do: 'evaluate' })
  } else if (next.do === 'talk') answerTalk(s, chance, seat, given)
  else if (next.do === 'keep-objectives') keepTwo(s, chance, seat, given.pick as string[])
  else if (next.do === 'buy') answerBuy(s, chance, seat, given)
  else if (next.do === 'turn-end') answerTurnEnd(s, chance, seat, given.act as string)
  else {
    s.next.pop()
    if (next.do === 'plan') answerPlan(s, chance, seat, given)
    else if (next.do === 'bonus-deck' || next.do === 'bonus-card') answerBonus(s, chance, next, given)
    else answerBase(s, chance, next, seat, given.card as string | undefined)
  }
}

/** Staying at base: one of two objectives is kept, a contract may be discarded, the hand is exchanged. */
function answerBase(s: Shadow, chance: Chance, next: Next, seat: number, card: string | undefined): void {
  const player = s.players[seat]
  if (next.do === 'keep-objective') {
    player.objectives.push(take(s.aside, card as string))
    s.objectiveDeck.unshift(...s.aside.splice(0))
    guardBase(s, seat)
    return
  }
  if (card) {
    s.contracts.discard.push(take(s.contracts.row, card))
    refill(s, chance, 'contracts')
  }
  player.discard.push(...player.hand.splice(0))
  drawHand(s, chance, seat)
  s.next.push({ do: 'buy' })
}

/** The decks from which a bonus card can be drawn. */
export function bonusDecks(s: Shadow): string[] {
  const canDraw = ({ deck, discard }: Board): boolean => deck.length + discard.length > 0
  return [...(canDraw(s.crew) ? ['crew'] : []), ...(canDraw(s.parts) ? ['part'] : [])]
}

type Bonus = Extract<Next, { do: 'bonus-deck' | 'bonus-card' }>

/** The receiver names a deck, sees its top card, and takes it or leaves it; one bonus card after another. */
function answerBonus(s: Shadow, chance: Chance, next: Bonus, given: Answer): void {
  const { seat, left } = next
  if (next.do === 'bonus-deck') {
    const which = given.deck === 'crew' ? 'crew' : 'parts'
    const card = topOf(s[which], chance.after[which], chance) as string
    s.aside.push(card)
    s.next.push({ do: 'bonus-card', seat, left, card })
    return
  }
  const { card } = next
  if (left > 1) s.next.push({ do: 'bonus-deck', seat, left: left - 1 })
  take(s.aside, card)
  if (given.act === 'pass') s[crew.has(card) ? 'crew' : 'parts'].discard.push(card)
  else if (crew.has(card)) s.players[seat].discard.push(card)
  else install(s, seat, card, given.remove as string | undefined)
}

/** A credit for protecting the base, then a contract may be discarded. */
function guardBase(s: Shadow, seat: number): void {
  s.players[seat].credits += 1
  s.next.push({ do: 'discard-contract' })
}

/**
 * Everybody keeps two of three objectives, without knowing what the others keep; then the dice name the
 * leader.
 */
function keepTwo(s: Shadow, chance: Chance, seat: number, pick: string[]): void {
  s.kept[seat] = pick
  if (s.kept.some((kept) => !kept)) return
  // The rejected cards go under the deck in an order of no importance.
  const rejected = s.players.flatMap((player, i) =>
    player.objectives.filter((id) => !s.kept[i]?.includes(id)),
  )
  s.players.forEach((player, i) => {
    player.objectives = s.kept[i] as string[]
  })
  s.objectiveDeck.unshift(...chance.after.objectiveDeck.filter((id) => rejected.includes(id)))
  beginTurn(s, chance.after.leader)
}

function beginTurn(s: Shadow, leader: number): void {
  Object.assign(s, {
    leader,
    turn: s.turn + 1,
    negotiated: 0,
    contractSwapped: false,
    armorySwapped: false,
    stayed: false,
    replaced: times(s.seats, () => false),
    claims: [],
    closed: false,
    hired: [],
    mission: null,
    next: [{ do: 'plan' }],
  })
}

function answerPlan(s: Shadow, chance: Chance, seat: number, { act, card }: Answer): void {
  const contract = card as string
  s.late[seat] = []
  if (act === 'swap') {
    swapContract(s, chance, seat, contract)
    s.next.push({ do: 'plan' })
  } else if (act === 'stay') {
    s.stayed = true
    s.aside.push(...times(Math.min(2, s.objectiveDeck.length), () => s.objectiveDeck.pop() as string))
    if (s.aside.length > 0) s.next.push({ do: 'keep-objective' })
    else guardBase(s, seat)
  } else if (act === 'alone') setOut(s, chance, contract, alone(s, contract))
  else if (act === 'talk') {
    s.negotiated += 1
    const none = times(s.seats, () => null)
    s.talks = { contract, terms: null, replies: none, counters: none.slice() }
    s.next.push({ do: 'talk' })
  }
}

/** Without allies the leader has everything and rolls all dice. */
const alone = (s: Shadow, contract: string): Terms =>
  times(s.seats, (seat) => (seat === s.leader ? fact(contracts, contract).shares : null))

function answerTalk(s: Shadow, chance: Chance, seat: number, given: Answer): void {
  const { talks } = s
  if (!talks) throw new Error('the model knows of no talks')
  s.late[seat] = []
  const terms = (given.offer ?? null) as Terms | null
  if (terms && seat !== s.leader) {
    talks.replies[seat] = 'counter'
    talks.counters[seat] = terms
  } else if (terms || given.act === 'adopt') {
    const author = terms ? seat : (given.seat as number)
    talks.terms = terms ?? talks.counters[author]
    talks.replies = times(s.seats, (i) => (i === author && i !== s.leader ? 'accept' : null))
    talks.counters = times(s.seats, () => null)
  } else if (given.act === 'accept' || given.act === 'decline') talks.replies[seat] = given.act
  else {
    s.next.pop()
    if (given.act === 'end-talks') {
      s.talks = null
      s.next.push({ do: 'plan' })
    } else if (given.act === 'alone') setOut(s, chance, talks.contract, alone(s, talks.contract))
    else setOut(s, chance, talks.contract, talks.terms as Terms)
  }
}

export const priceOf = (card: string): number => crew.get(card)?.cost ?? fact(parts, card).cost

function answerBuy(s: Shadow, chance: Chance, seat: number, { act, card, remove }: Answer): void {
  const player = s.players[seat]
  const id = card as string
  if (act === 'end-turn') {
    s.ready = times(s.seats, () => null)
    s.next.push({ do: 'turn-end' })
    return
  }
  const which = crew.has(id) ? 'crew' : 'parts'
  take(s[which].row, id)
  if (act === 'swap') {
    player.credits -= 1
    s.armorySwapped = true
    s[which].discard.push(id)
  } else {
    player.credits -= priceOf(id)
    if (which === 'crew') player.discard.push(id)
    else install(s, seat, id, remove as string | undefined)
  }
  refill(s, chance, which)
}

/** Would somebody have enough prestige if the turn were scored now? */
export const isLastTurn = (s: Shadow): boolean =>
  s.players.some(({ prestige }, seat) => prestige + s.claims.filter((by) => by === seat).length >= s.goal)

/** When all are ready the turn is over; those who were away claim for it until their own next move. */
function answerTurnEnd(s: Shadow, chance: Chance, seat: number, act: string): void {
  s.ready[seat] = act
  if (s.ready.includes(null)) return
  s.late = s.ready.map((said, i) =>
    said === 'later'
      ? [...objectives.keys()].filter((id) => s.late[i].includes(id) || fulfilled(s, i, id))
      : [],
  )
  endTurn(s, chance)
}

/** The leader draws, claimed objectives score, and the game ends if somebody has enough prestige. */
function endTurn(s: Shadow, chance: Chance): void {
  if (!s.stayed) drawHand(s, chance, s.leader)
  for (const seat of s.claims) s.players[seat].prestige += 1
  if (s.players.some((player) => player.prestige >= s.goal)) {
    s.next = [{ do: 'over' }]
    return
  }
  const roundEnds = s.turn % 2 === 0
  if (s.seats === 2 && roundEnds) newMercenaries(s, chance, (card) => crew.has(card))
  if (roundEnds || s.priceBy === 'turn') s.hiredActions = 0
  beginTurn(s, (s.leader + 1) % s.seats)
}
