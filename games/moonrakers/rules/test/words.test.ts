import { type Answer, type Event, type LabelFacts, plain } from '@perilune/engine'
import { moonrakers } from '@perilune/moonrakers-words-en'
import { expect, test } from 'vitest'
import { allCards, programOf } from '../src/cards/index.js'
import { scene } from './scene.js'

/*
 * What players read: the log, the reasons of refusals, the labels of answers, the lines of the final score.
 */

const NAMES = ['Ada', 'Bao', 'Cy']
const say = (event: Event) => plain(moonrakers.words.tale(event, (seat) => NAMES[seat]))

const TALES: readonly (readonly [Event, string])[] = [
  [{ what: 'rolls-for-leader', seat: 0, icons: 1 }, 'Ada rolls 1 hazard for the lead'],
  [{ what: 'rolls-for-leader', seat: 0, icons: 3 }, 'Ada rolls 3 hazards for the lead'],
  [{ what: 'begins-turn', seat: 1, number: 4 }, 'Turn 4: Bao is the mission leader'],
  [{ what: 'swaps-contract', seat: 0, card: 'stim-run' }, 'Ada pays to replace Stim Run'],
  [{ what: 'swaps-card', seat: 0, card: 'flash' }, 'Ada pays to replace Flash'],
  [{ what: 'appears', card: 'stim-run' }, 'Stim Run becomes available'],
  [{ what: 'begins-talks', seat: 0, card: 'stim-run' }, 'Ada takes Stim Run for talks'],
  [{ what: 'ends-talks', seat: 0, card: 'stim-run' }, 'Ada ends the talks about Stim Run'],
  [
    { what: 'proposes', seat: 0, number: 2, terms: [[1, 0, 0, 2], null, [0, 1, 1, 0]] },
    'Ada puts terms 2 on the table: Ada 1 prestige, 2 hazard dice; Cy 1 credit, 1 bonus card',
  ],
  [
    { what: 'counters', seat: 1, number: 2, terms: [[0, 3, 2, 1], [0, 0, 0, 0], null] },
    'Bao answers terms 2 with a counter-proposal: Ada 3 credits, 2 bonus cards, 1 hazard die; Bao nothing',
  ],
  [{ what: 'adopts', seat: 0, author: 2, number: 3 }, 'Ada adopts the counter-proposal of Cy as terms 3'],
  [{ what: 'withdraws', seat: 0, number: 1 }, 'Ada takes back terms 1'],
  [{ what: 'accepts', seat: 1, number: 1 }, 'Bao accepts terms 1'],
  [{ what: 'declines', seat: 1, number: 1 }, 'Bao declines terms 1'],
  [
    { what: 'sets-out', seat: 0, card: 'stim-run', terms: [[1, 2, 0, 1], null, null] },
    'Ada sets out for Stim Run alone',
  ],
  [
    {
      what: 'sets-out',
      seat: 1,
      card: 'stim-run',
      terms: [
        [0, 0, 0, 0],
        [1, 2, 0, 1],
        [0, 0, 0, 0],
      ],
    },
    'Bao sets out for Stim Run with Ada and Cy',
  ],
  [{ what: 'gives-floor', seat: 0, floor: [1] }, 'Ada gives the floor to Bao'],
  [{ what: 'gives-floor', seat: 0, floor: [0, 1, 2] }, 'Ada gives the floor to Ada, Bao and Cy'],
  [{ what: 'rolls', seat: 0, dice: [1] }, 'Ada rolls 1 hazard die: 1 hazard'],
  [{ what: 'rolls', seat: 0, dice: [2, 0, 1] }, 'Ada rolls 3 hazard dice: 3 hazards'],
  [{ what: 'rolls-again', seat: 0, dice: [0, 0] }, 'Ada rolls again: 2 hazard dice: 0 hazards in all'],
  [{ what: 'removes-die', seat: 0, icons: 2 }, 'Ada removes a die with 2 hazards'],
  [{ what: 'plays', seat: 0, card: 'damage1' }, 'Ada plays Damage 1'],
  [{ what: 'plays', seat: 0, card: 'damage1', value: 3 }, 'Ada plays Damage 1, worth 3'],
  [{ what: 'plays', seat: 0, card: 'ada-massa', again: true }, 'Ada plays Ada Massa again'],
  [
    { what: 'hires-mercenary', seat: 0, card: 'shield', credits: 1 },
    'Ada hires Shield for 1 credit of the reward',
  ],
  [
    { what: 'hires-mercenary', seat: 0, card: 'ada-massa', prestige: 1 },
    'Ada hires Ada Massa for 1 prestige of the reward',
  ],
  [{ what: 'new-mercenaries', cards: ['shield', 'reactor'] }, 'New mercenaries: Shield and Reactor'],
  [{ what: 'draws', seat: 0, count: 1 }, 'Ada draws 1 card'],
  [{ what: 'draws', seat: 0, count: 2 }, 'Ada draws 2 cards'],
  [{ what: 'looks', seat: 0, count: 3 }, 'Ada looks at 3 cards of the draw pile'],
  [
    { what: 'discards', seat: 0, cards: ['miss', 'shield', 'reactor'] },
    'Ada discards Miss, Shield and Reactor',
  ],
  [
    { what: 'prestige', seat: 0, change: 2, why: 'contract', card: 'stim-run' },
    'Ada gains 2 prestige (Stim Run)',
  ],
  [
    { what: 'prestige', seat: 0, change: -1, why: 'hazards', card: 'stim-run' },
    'Ada loses 1 prestige (Hazards of Stim Run)',
  ],
  [
    { what: 'prestige', seat: 0, change: 1, why: 'objective', card: 'ace' },
    'Ada gains 1 prestige (Objective Ace)',
  ],
  [{ what: 'credits', seat: 0, change: 1, why: 'base' }, 'Ada takes 1 credit (Stay at base)'],
  [
    { what: 'credits', seat: 0, change: 4, why: 'contract', card: 'stim-run' },
    'Ada takes 4 credits (Stim Run)',
  ],
  [{ what: 'credits', seat: 0, change: -3, why: 'bought', card: 'flash' }, 'Ada pays 3 credits (Flash)'],
  [{ what: 'credits', seat: 0, change: -1, why: 'swap' }, 'Ada pays 1 credit (Replacing a card)'],
]

test.each(TALES)('the log tells %j', (event, sentence) => {
  expect(say(event)).toBe(sentence)
})

test('an event without words is a fault and is not passed over', () => {
  expect(() => say({ what: 'dances', seat: 0 })).toThrow('dances')
})

type Labelled = readonly [step: string, answer: Answer, label: string]
const LABELS: readonly Labelled[] = [
  ['plan', { act: 'alone', card: 'stim-run' }, 'Stim Run, alone'],
  ['plan', { act: 'talk', card: 'stim-run' }, 'Stim Run, with allies'],
  ['plan', { act: 'swap', card: 'stim-run' }, 'Replace Stim Run for 1 credit'],
  ['talk', { act: 'alone' }, 'Go alone'],
  ['talk', { act: 'adopt', seat: 1 }, 'Adopt the counter-proposal of seat 2'],
  ['buy', { act: 'buy', card: 'barrier-a3' }, 'Barrier A3 for 2 credits'],
  ['buy', { act: 'buy', card: 'barrier-a3', remove: 'flash' }, 'Barrier A3 for 2 credits, in place of Flash'],
  ['play-cards', { act: 'play', card: 'damage1' }, 'Play Damage 1'],
  [
    'play-cards',
    { act: 'play', card: 'damage1', raise: 'the-quantum-driver' },
    'Play Damage 1, raised by The Quantum Driver',
  ],
  ['play-cards', { act: 'play', card: 'shield', free: 'emulator-mk2' }, 'Play Shield, free by Emulator mk2'],
  ['play-cards', { act: 'use', part: 'swarm-mk1' }, 'Use Swarm mk1'],
  [
    'play-cards',
    { act: 'use', part: 'defender-5000', cards: ['miss', 'reactor'] },
    'Use Defender 5000 with Miss and Reactor',
  ],
  ['direct-floor', { may: 'direct-floor', to: [0, 2] }, 'The floor to seat 1 and seat 3'],
]

const labelOf = (step: string, answer: Answer, facts: LabelFacts = {}) =>
  moonrakers.words.option({
    is: 'option',
    step,
    prompt: { code: step },
    answer,
    ...(Object.keys(facts).length > 0 && { facts }),
  }) ?? []

test.each(LABELS)('%s offers the answer %j in these words', (step, answer, label) => {
  expect(plain(labelOf(step, answer))).toBe(label)
})

test('a label names the card, the seat and the amount that it is about', () => {
  expect(labelOf('talk', { act: 'adopt', seat: 1 })).toContainEqual({ is: 'seat', text: 'seat 2', seat: 1 })
  const hire = labelOf('play-cards', { act: 'hire', card: 'shield' }, { prestige: 0, credits: 3 })
  expect(hire).toContainEqual({ is: 'card', text: 'Shield', card: 'shield' })
  expect(hire).toContainEqual({ is: 'amount', text: '3 credits', amount: 3, of: 'credit' })
})

test('the label of a mercenary names its price now: 1 prestige for crew, 1 credit more for each hired before', () => {
  const hand = ['reactor', 'reactor']
  const table = scene({
    seats: [{ hand }, {}],
    contracts: ['assault-on-vilonia'],
    mercenaries: ['shield', 'ada-massa'],
  }).alone('assault-on-vilonia')
  table.s.mercenaries.hiredActions = 2
  const labels = moonrakers
    .decisions(table.s, 0)
    .flatMap((d) => (d.kind === 'choose' ? d.options.map(({ label }) => label) : []))
  expect(labels).toContain('Hire Shield for 3 credits of your share')
  expect(labels).toContain('Hire Ada Massa for 1 prestige of your share')
})

test('no card lets its player choose among lists twice: a label says which list by its place alone', () => {
  for (const { program } of allCards)
    expect(programOf(program).filter(({ op }) => op === 'choose').length).toBeLessThan(2)
})

test('a card says since which rules it is there only where it came later', () => {
  const late = moonrakers.cards.filter((card) => 'fromRules' in card)
  for (const card of late) expect(card.fromRules).toBeGreaterThan(1)
  expect(late.length).toBeLessThan(moonrakers.cards.length)
})

test('a refusal has a sentence with its facts; one without words is a fault', () => {
  expect(() => moonrakers.words.reason({ code: 'something-new' })).toThrow('something-new')
  expect(plain(moonrakers.words.reason({ code: 'credits', needs: 1, has: 0 }))).toBe(
    'costs 1 credit, you have 0',
  )
})
