import { BadSetup, defineGame, IllegalAnswer, RunawayRules, seedFrom } from '@perilune/engine'
import { answer, arrange, refusalOf } from '@perilune/engine/testing'
import { expect, test } from 'vitest'
import { auction, auctionDefinition } from '../games/auction.js'
import { DECK, handOf, passing, TABLE } from '../games/passing.js'
import { goalOf, secret } from '../games/secret.js'

const seed = seedFrom('kernel')

test('rules that do not come to rest are stopped, and the frame is named', () => {
  const endless = defineGame({
    ...auctionDefinition,
    steps: { ...auctionDefinition.steps, 'next-lot': { run: (s) => void s.stack.push({ do: 'next-lot' }) } },
  })
  const start = () => endless.setup({}, 2, seed)
  expect(start).toThrow(RunawayRules)
  expect(start).toThrow("'next-lot'")
})

test('a game is set up only with seats, seeds and options that fit it', () => {
  expect(() => auction.setup({}, 5, seed)).toThrow(new BadSetup('Auction is for 2 to 4 seats'))
  expect(() => auction.setup({}, 2, 'x')).toThrow('64 hexadecimal digits')
  expect(() => auction.setup({ lots: 9 }, 2, seed)).toThrow("option 'lots'")
})

test('of a question put together others see who has answered, and nothing else', () => {
  const s = auction.setup({}, 3, seed)
  auction.play(s, 1, { amounts: { coins: 4 } })
  expect(auction.asked(s)).toEqual([0, 2])
  expect(auction.view(s, 0)).toMatchObject({ answered: [false, true, false], mine: null })
  expect(JSON.stringify([auction.view(s, 0), auction.decisions(s, 0)])).not.toContain('"coins":4')
  expect(auction.decisions(s, 0)[1]).toEqual({
    kind: 'elsewhere',
    seat: 1,
    step: 'bid',
    must: true,
    together: true,
    done: true,
  })
  expect(auction.decisions(s, 1)[1]).toMatchObject({ answered: { amounts: { coins: 4 } } })
})

test('a secret may is offered to its seat alone, at any moment', () => {
  const s = secret.setup({}, 2, seed)
  arrange(s, { [goalOf(1)]: ['three'], [goalOf(0)]: ['eight'] })
  s.coins[1] = 3
  expect(secret.asked(s)).toEqual([0])
  expect(secret.decisions(s, 1).map((d) => d.step)).toEqual(['gather', 'claim'])
  expect(secret.decisions(s, 0).map((d) => d.step)).toEqual(['gather'])
  expect(answer(secret, s, 1, { may: 'claim', goal: 'three' })).toEqual([
    { what: 'claimed', seat: 1, goal: 'three' },
  ])
  expect(secret.asked(s)).toEqual([0])
})

test.each([
  [-1, { may: 'claim', goal: 'three' }],
  [2, { may: 'claim', goal: 'three' }],
  [1, { may: ['claim'], goal: 'three' }],
  [1, { may: { toString: 1 }, goal: 'three' }],
  [1, { may: 'constructor' }],
])('seat %s with %j gets a refusal and no accident', (seat, said) => {
  const s = secret.setup({}, 2, seed)
  arrange(s, { [goalOf(1)]: ['three'] })
  s.coins[1] = 3
  expect(() => secret.play(s, seat, said)).toThrow(IllegalAnswer)
})

test('a refusal says the sentence that the option shows', () => {
  const s = passing.setup({}, 2, seed)
  arrange(s, { [DECK]: [] })
  const [seat] = passing.asked(s)
  const [turn] = passing.decisions(s, seat)
  const draw = turn.kind === 'choose' ? turn.options.find((o) => o.answer.action === 'draw') : undefined
  expect(draw?.because).toBe('no: deck-is-empty')
  expect(refusalOf(passing, s, seat, { action: 'draw' })).toBe(draw?.because)
  expect(refusalOf(passing, s, 1 - seat, { action: 'draw' })).toBe('it is not for this seat to decide now')
})

test('a scene can be laid out: everybody sees what it may, and knows of the rest only how much there is', () => {
  const s = passing.setup({}, 2, seed)
  arrange(s, { [DECK]: ['elk'], [handOf(0)]: ['fox', 'ape'], [handOf(1)]: ['bee'], [TABLE]: [] })
  expect(s.places[handOf(0)]).toEqual(['ape', 'fox'])
  expect(s.knows[0]).toEqual([{ cards: ['bee', 'elk'], at: [1, 0, 0, 0, 1] }])
  expect(refusalOf(passing, s, passing.asked(s)[0], { action: 'play', card: 'elk' })).toBe(
    'that was not offered',
  )
})

const spending = (take: (s: ReturnType<typeof auction.setup>, seat: number) => void) =>
  defineGame({
    ...auctionDefinition,
    mays: {
      spend: {
        open: (s, seat) => s.coins[seat] > 0,
        ask: () => ({
          kind: 'choose',
          prompt: 'Spend all you have.',
          options: [{ answer: { may: 'spend' }, label: 'spend' }],
        }),
        answers: () => [{ may: 'spend' }],
        refuse: () => undefined,
        take,
      },
    },
  })

test('an answer that waits for the others and becomes impossible meanwhile is asked for again', () => {
  const game = spending((s, seat) => {
    s.coins[seat] = 0
  })
  const s = game.setup({}, 3, seed)
  game.play(s, 1, { amounts: { coins: 4 } })
  game.play(s, 2, { amounts: { coins: 0 } })
  game.play(s, 1, { may: 'spend' })
  expect(game.asked(s)).toEqual([0, 1])
  expect(game.view(s, 0).answered).toEqual([false, false, true])
})

test('nothing else can begin while answers wait for the others', () => {
  const game = spending((s) => void s.stack.push({ do: 'next-lot' }))
  const s = game.setup({}, 3, seed)
  game.play(s, 1, { amounts: { coins: 1 } })
  expect(() => game.play(s, 1, { may: 'spend' })).toThrow("answers to 'bid' were waiting")
})
