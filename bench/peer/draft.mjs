import { newChance, pickWith, seedFrom } from '@perilune/engine'
import { Client } from 'boardgame.io/client'
import { INVALID_MOVE } from 'boardgame.io/core'

/*
 * boardgame.io has no Moon. This is a card game of its kind and size, written as its guide recommends: hands
 * are drafted and passed on, a card is built for resources or discarded for one, over three eras of ten
 * cards; 120 moves with four players. It is far simpler than Moon and has no undo, log views or hidden hands,
 * all of which favours boardgame.io.
 */

const ERAS = 3
const HAND = 10
const RESOURCES = ['energy', 'water', 'bio', 'metal']

/** 120 cards with different costs and gains, the same in every game. */
const CARDS = Array.from({ length: 120 }, (_, i) => ({
  name: `card ${i}`,
  costs: { [RESOURCES[i % 4]]: i % 3, [RESOURCES[(i >> 2) % 4]]: 1 + (i % 2) },
  makes: { [RESOURCES[(i >> 1) % 4]]: 1 + (i % 3) },
  points: i % 5,
}))

const canPay = (stock, costs) => RESOURCES.every((r) => stock[r] >= (costs[r] ?? 0))

function dealHands(G) {
  for (const player of G.players) player.hand = G.stack.splice(-HAND)
}

function passHands(G) {
  const hands = G.players.map(({ hand }) => hand)
  for (const [i, player] of G.players.entries()) player.hand = hands[(i + 1) % hands.length]
}

const draft = {
  name: 'draft',
  disableUndo: true,
  setup({ ctx, random }) {
    const players = Array.from({ length: ctx.numPlayers }, () => ({
      hand: [],
      built: [],
      stock: { energy: 2, water: 2, bio: 2, metal: 2 },
      points: 0,
    }))
    const G = { era: 1, stack: random.Shuffle([...CARDS]), discard: [], players }
    dealHands(G)
    return G
  },
  moves: {
    build({ G, ctx }, index) {
      const player = G.players[Number(ctx.currentPlayer)]
      const card = player.hand[index]
      if (!card || !canPay(player.stock, card.costs)) return INVALID_MOVE
      for (const r of RESOURCES) player.stock[r] += (card.makes[r] ?? 0) - (card.costs[r] ?? 0)
      player.points += card.points
      player.hand.splice(index, 1)
      player.built.push(card)
    },
    discard({ G, ctx }, index, resource) {
      const player = G.players[Number(ctx.currentPlayer)]
      const card = player.hand[index]
      if (!card || !RESOURCES.includes(resource)) return INVALID_MOVE
      player.hand.splice(index, 1)
      G.discard.push(card)
      player.stock[resource]++
    },
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    onEnd({ G, ctx }) {
      if (ctx.playOrderPos !== ctx.numPlayers - 1) return
      passHands(G)
      if (G.players[0].hand.length > 0) return
      G.era++
      if (G.era <= ERAS) dealHands(G)
    },
  },
  endIf({ G }) {
    if (G.era > ERAS) return { points: G.players.map(({ points }) => points) }
  },
}

/** Every legal move of the current player, as `ai.enumerate` would list them. */
function legalMoves(G, ctx) {
  const { hand, stock } = G.players[Number(ctx.currentPlayer)]
  const moves = []
  for (let i = 0; i < hand.length; i++) {
    if (canPay(stock, hand[i].costs)) moves.push(['build', i])
    moves.push(['discard', i, RESOURCES[i % 4]])
  }
  return moves
}

/** Plays one game of random legal moves through boardgame.io's own client. Returns the number of moves. */
export function playGame(seed) {
  const chance = newChance(seedFrom(seed))
  const client = Client({ game: { ...draft, seed }, numPlayers: 4, debug: false })
  let moves = 0
  for (;;) {
    const state = client.getState()
    if (!state || state.ctx.gameover) return moves
    const [name, ...args] = pickWith(chance, legalMoves(state.G, state.ctx))
    client.moves[name](...args)
    moves++
  }
}
