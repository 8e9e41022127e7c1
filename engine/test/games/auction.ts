import {
  type Answer,
  cloneKernel,
  defineGame,
  type GameDefinition,
  type KernelState,
  type Question,
  refusalOfAmounts,
} from '@perilune/engine'
import { byPoints, plainWords } from './words.js'

/**
 * A sealed-bid auction: all bid together and in secret; the highest bid, if nobody matched it, takes the lot.
 */
export interface AuctionState extends KernelState {
  coins: number[]
  lots: number[]
  left: number
  bounty: boolean
}

export type AuctionFrame = { do: 'bid' } | { do: 'next-lot' }

export const auctionOptions = {
  lots: { kind: 'number', min: 1, max: 4, default: 3, title: 'Lots', help: 'how many are sold' },
  bounty: { kind: 'switch', default: false, title: 'Bounty', help: 'one coin after every lot' },
} as const

const ask = (s: AuctionState, seat: number) =>
  ({
    kind: 'amounts',
    prompt: 'How much do you bid?',
    parts: [{ id: 'coins', label: 'coins', min: 0, max: s.coins[seat] }],
    total: { min: 0, max: s.coins[seat] },
  }) satisfies Question

const bidOf = (answer: Answer | null): number =>
  (answer?.amounts as { coins?: number } | undefined)?.coins ?? 0

export const auctionDefinition: GameDefinition<AuctionState, AuctionFrame, typeof auctionOptions> = {
  id: 'auction',
  title: 'Auction',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: auctionOptions,
  places: () => [],
  setup: (kernel, { lots, bounty }) => ({
    ...kernel,
    stack: [{ do: 'next-lot' }],
    coins: new Array(kernel.seats).fill(6),
    lots: new Array(kernel.seats).fill(0),
    left: lots,
    bounty,
  }),
  steps: {
    'next-lot': {
      run(s) {
        if (s.left === 0) return
        s.left--
        s.stack.push({ do: 'next-lot' } as AuctionFrame, { do: 'bid' } as AuctionFrame)
      },
    },
    bid: {
      together: true,
      seats: (s) => s.coins.map((_, seat) => seat),
      ask,
      answers: (s, seat) => Array.from({ length: s.coins[seat] + 1 }, (_, coins) => ({ amounts: { coins } })),
      refuse: (s, seat, _, answer) => refusalOfAmounts(ask(s, seat), answer),
      takeAll(s, _, answers, tell) {
        const bids = answers.map(bidOf)
        const best = Math.max(...bids)
        const winners = bids.flatMap((bid, seat) => (bid === best ? [seat] : []))
        tell?.({ what: 'bids', bids: bids.join() })
        if (winners.length === 1) {
          s.coins[winners[0]] -= best
          s.lots[winners[0]]++
        }
        if (s.bounty) for (let seat = 0; seat < s.seats; seat++) s.coins[seat]++
      },
    },
  },
  clone: (s) => ({ ...s, ...cloneKernel(s), coins: s.coins.slice(), lots: s.lots.slice() }),
  outcome: (s) => byPoints(s.lots.slice(), 'lots won'),
  words: plainWords,
  cards: [],
}

export const auction = defineGame(auctionDefinition)
