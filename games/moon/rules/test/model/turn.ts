import type { Answer } from '@perilune/engine'
import { construct, forObelisk, hospitality, leaveHand, park, takeReward } from './changes.js'
import { claim } from './claims.js'
import { constructs, parkings, type Spot } from './constructs.js'
import { stands } from './counts.js'
import { type Beside, carryOut, type Doing, isUsable } from './effects.js'
import { ACTIONS } from './expeditions.js'
import { draw, mayRefill } from './extra-construct.js'
import { isObelisk, structure } from './facts.js'
import { FLIPS } from './flips.js'
import { gainAny } from './questions.js'
import { mayClaim } from './reputations.js'
import {
  type Dealer,
  freshTurn,
  kinds,
  type Piece,
  type Play,
  type Player,
  type Table,
  takeOut,
} from './table.js'

/** Every answer of a turn: the main action, the four optional ones, extra constructs, and the end. */
function turnAnswers(t: Table, seat: number, deal: Dealer): Answer[] {
  const p = t.players[seat]
  const out: Answer[] = []
  if (!t.turn.main) {
    out.push(...constructs(t, seat, p.hand, { act: 'construct' }))
    for (const card of kinds(p.hand)) {
      out.push({ act: 'assimilate', card })
      if (p.expedition === 'salvaging-expedition') out.push({ act: 'assimilate', card, quiet: true })
    }
  }
  for (const obelisk of kinds(p.structures.map((piece) => piece.card)).filter((card) =>
    isUsableObelisk(t, p, card),
  ))
    out.push(...constructs(t, seat, forObelisk(t, p), { act: 'obelisk', obelisk }))
  for (const reputation of t.turn.owed) {
    const from = reputation === 'sprawling' ? (mayRefill(t) ? p.hand : []) : t.discard
    out.push(...constructs(t, seat, from, { act: 'owed', reputation }))
  }
  out.push(...besideOf(t, seat, deal).answers())
  if (t.turn.main) out.push({ act: 'end' })
  return out
}

/** An Obelisk goes into a future hand: one that was constructed on this turn stays. */
const isUsableObelisk = (t: Table, p: Player, card: string): boolean =>
  isObelisk(card) &&
  p.structures.filter((piece) => piece.card === card).length >
    t.turn.newObelisks.filter((other) => other === card).length

/** The four optional actions, each once on a turn, and Rovers as often as they may be parked. */
function besideOf(t: Table, seat: number, deal: Dealer): Beside {
  const p = t.players[seat]
  const beside: Beside = {
    answers: () => optionalAnswers({ t, seat, p, deal, beside }),
    act: (answer) => optionalAct({ t, seat, p, deal, beside }, answer),
  }
  return beside
}

function optionalAnswers(doing: Omit<Doing, 'host'>): Answer[] {
  const { t, seat, p } = doing
  const out: Answer[] = []
  for (const spot of parkings(t, seat)) out.push({ act: 'park', ...spot })
  if (!t.turn.flipped)
    for (const card of kinds(p.structures.filter((piece) => !piece.flipped).map((piece) => piece.card)))
      if (FLIPS[card] && isUsable(FLIPS[card], { ...doing, host: pieceOf(p.structures, card) }))
        out.push({ act: 'flip', card })
  const action = p.expedition === null ? undefined : ACTIONS[p.expedition]
  if (action && !t.turn.expedition && isUsable(action, { ...doing, host: null }))
    out.push({ act: 'expedition' })
  for (const card of mayClaim(t, seat)) out.push({ act: 'claim', card })
  return out
}

const pieceOf = (pieces: readonly Piece[], card: string): Piece | null =>
  pieces.find((piece) => piece.card === card) ?? null

export function* takeTurn(t: Table, seat: number, deal: Dealer): Play {
  t.turn = freshTurn(seat)
  while (true) {
    const answer = yield { seat, step: 'take-turn', answers: turnAnswers(t, seat, deal) }
    if (answer.act === 'end') break
    yield* act(t, seat, deal, answer)
  }
  if (t.turn.capableLapses) t.players[seat].capable = false
}

function* act(t: Table, seat: number, deal: Dealer, answer: Answer): Play {
  const p = t.players[seat]
  const card = answer.card as string
  if (answer.act === 'construct') {
    t.turn.main = true
    yield* hospitality(t, construct(t, seat, p.hand, answer))
  } else if (answer.act === 'assimilate') {
    t.turn.main = true
    leaveHand(t, p, card)
    t.discard.push(card)
    takeReward(t, seat, card)
    if (p.expedition === 'salvaging-expedition' && !answer.quiet) yield* gainAny(t, seat, 1, 'any')
  } else if (answer.act === 'obelisk') yield* useObelisk(t, seat, answer)
  else if (answer.act === 'owed') yield* useOwed(t, seat, deal, answer)
  else yield* besideOf(t, seat, deal).act(answer)
}

function* optionalAct(doing: Omit<Doing, 'host'>, answer: Answer): Play {
  const { t, seat, p } = doing
  const card = answer.card as string
  if (answer.act === 'park') {
    const spot = answer as unknown as Spot
    if (structure(card).colour === 'yellow') t.turn.lent.push({ on: spot.on, card })
    yield* hospitality(t, park(t, seat, spot))
  } else if (answer.act === 'flip') {
    t.turn.flipped = true
    const host = pieceOf(p.structures, card)
    if (host) host.flipped = true
    if (stands(p, 'institute')) p.supply.hearts += 2
    yield* carryOut(FLIPS[card], { ...doing, host })
  } else if (answer.act === 'expedition') {
    t.turn.expedition = true
    yield* carryOut(ACTIONS[p.expedition as string], { ...doing, host: null })
  } else if (answer.act === 'claim') yield* claim(doing, card)
}

/** The Obelisk goes into the hand, and one other Structure of that hand is constructed. */
function* useObelisk(t: Table, seat: number, answer: Answer): Play {
  const p = t.players[seat]
  const obelisk = answer.obelisk as string
  p.structures.splice(
    p.structures.findIndex((piece) => piece.card === obelisk),
    1,
  )
  p.hand.push(obelisk)
  t.turn.returned.push(obelisk)
  yield* hospitality(t, construct(t, seat, p.hand, answer))
}

/** The extra construct of a Reputation that was claimed this turn. */
function* useOwed(t: Table, seat: number, deal: Dealer, answer: Answer): Play {
  const p = t.players[seat]
  takeOut(t.turn.owed, answer.reputation as string)
  const fromHand = answer.reputation === 'sprawling'
  const owners = construct(t, seat, fromHand ? p.hand : t.discard, answer)
  if (fromHand) draw(t, seat, deal)
  yield* hospitality(t, owners)
}
