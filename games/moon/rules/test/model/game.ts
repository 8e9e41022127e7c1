import { produceAll } from './claims.js'
import { hasReputation } from './counts.js'
import { BASES, EXPEDITIONS, STRUCTURES } from './facts.js'
import { gainAny } from './questions.js'
import { reputation } from './reputations.js'
import { scoringPhase } from './scoring.js'
import { type Dealer, freshTurn, type Play, seatsFrom, type Table, takeOut } from './table.js'
import { takeTurn } from './turn.js'

const HAND_SIZE: Readonly<Record<number, number>> = { 2: 8, 3: 7, 4: 7, 5: 6 }

const structureDeck = (era: number, seats: number): string[] =>
  STRUCTURES.filter((card) => card.era === era).flatMap((card) =>
    Array.from({ length: card.copies[seats === 2 ? 1 : 0] }, () => card.id),
  )

const expeditionDeck = (era: number, seats: number): string[] =>
  EXPEDITIONS.filter((card) => card.era === era && (seats > 2 || !card.threePlus)).map((card) => card.id)

const baseDeck = (seats: number): string[] =>
  BASES.filter((card) => seats > 2 || !card.threePlus).map((card) => card.id)

/** Bases that are in play and all different, and as many Reputations of each level as the rules say. */
function checkSetUp(bases: readonly string[], reputations: readonly string[]): void {
  const deck = baseDeck(bases.length)
  if (new Set(bases).size !== bases.length || !bases.every((base) => deck.includes(base)))
    throw new Error(`the model does not deal ${bases}`)
  for (const level of ['bronze', 'silver', 'gold']) {
    const shown = reputations.filter((id) => reputation(id).level === level)
    if (new Set(shown).size !== Math.max(3, bases.length) || shown.length !== new Set(shown).size)
      throw new Error(`the model does not lay out ${reputations}`)
  }
}

/** The table before the first Production Phase. What chance decides is given. */
export function setUp(bases: readonly string[], reputations: readonly string[], first: number): Table {
  checkSetUp(bases, reputations)
  const seats = bases.length
  const emptySupply = { energy: 0, water: 0, bio: 0, metal: 0, rovers: 2, hearts: 0 }
  return {
    seats,
    era: 1,
    x: 3,
    rewards: { industry: 3, housing: 3, transport: 3, food: 3, science: 3 },
    first,
    starter: first,
    players: bases.map((base) => ({
      base,
      structures: [],
      reputations: [],
      supply: { ...emptySupply },
      hand: [],
      expedition: null,
      capable: false,
    })),
    turn: freshTurn(first),
    discard: [],
    stacks: [[], ...[1, 2, 3].map((era) => structureDeck(era, seats))],
    reputations: [...reputations],
  }
}

/** Three Eras: production, construction, scoring. */
export function* playGame(t: Table, deal: Dealer): Play {
  for (t.era = 1; ; t.era++) {
    if (t.era > 1 && t.seats === 2) t.starter = 1 - t.starter
    yield* productionPhase(t)
    dealHands(t, deal)
    while (t.players.some((p) => p.hand.length > 0)) {
      for (const seat of seatsFrom(t, t.seats === 2 ? t.starter : t.first)) yield* takeTurn(t, seat, deal)
      if (t.players.some((p) => p.hand.length > 0)) passHands(t)
    }
    endConstruction(t)
    scoringPhase(t)
    if (t.era === 3) return
  }
}

function* productionPhase(t: Table): Play {
  for (const p of t.players) produceAll(p)
  const order = seatsFrom(t, t.seats === 2 ? t.starter : t.first)
  for (const seat of order)
    if (hasReputation(t.players[seat], 'industrial')) yield* gainAny(t, seat, 3, 'any')
}

function dealHands(t: Table, deal: Dealer): void {
  const stack = t.stacks[t.era]
  // Step 5 of the set-up, which is for Era I.
  if (t.era === 1) {
    const turnedUp = deal.firstDiscard()
    takeOut(stack, turnedUp)
    t.discard.push(turnedUp)
  }
  for (const [seat, p] of t.players.entries()) {
    p.hand = [...deal.hand(seat)]
    if (p.hand.length !== HAND_SIZE[t.seats]) throw new Error(`the model deals ${HAND_SIZE[t.seats]} cards`)
    for (const card of p.hand) takeOut(stack, card)
    p.expedition = deal.expedition(seat)
    const possible = seat === t.first ? [firstExpedition(t)] : expeditionDeck(t.era, t.seats)
    if (!possible.includes(p.expedition)) throw new Error(`the model does not deal ${p.expedition} here`)
  }
}

const firstExpedition = (t: Table): string => (t.seats <= 3 ? 'first-expedition-2-3' : 'first-expedition-4-5')

/** All hands go left with their Expeditions, so the First Expedition comes to the next seat. */
function passHands(t: Table): void {
  const hands = t.players.map(({ hand, expedition }) => ({ hand, expedition }))
  for (const [seat, passed] of hands.entries()) Object.assign(t.players[(seat + 1) % t.seats], passed)
  t.first = (t.first + 1) % t.seats
}

function endConstruction(t: Table): void {
  t.first = (t.first + 1) % t.seats
  t.turn = freshTurn(-1)
  for (const [seat, p] of t.players.entries()) {
    p.expedition = seat === t.first ? firstExpedition(t) : null
    for (const piece of p.structures) {
      p.supply.rovers += piece.rovers
      piece.rovers = 0
      piece.flipped = false
    }
  }
  t.stacks[t.era].push(...t.discard.splice(0))
}
