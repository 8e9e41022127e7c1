import { expect, test } from 'vitest'
import {
  amounts,
  assimilate,
  claim,
  construct,
  END,
  EXPEDITION,
  flip,
  obelisk,
  park,
  scene,
} from '../scene.js'

test('[54] spent is what goes for constructing, for flips and for the Expedition', () => {
  const table = scene({
    seats: [
      {
        hand: ['foundry'],
        built: ['charger'],
        supply: { energy: 4, metal: 2 },
        expedition: 'sentimental-expedition',
      },
      {},
    ],
    era: 2,
  })
  table.does(0, construct('foundry', { energy: 2, metal: 1 }), flip('charger'), amounts({ energy: 1 }))
  table.does(0, EXPEDITION, amounts({ metal: 1 }))
  expect(table.s.turn.spent).toBe(5)
})

test('[54] a Resource given to another player counts, and so do payments of Printer and Particle Beam', () => {
  const club = scene({ seats: [{ built: ['science-club'], supply: { metal: 1 } }, {}], era: 2 })
  club.does(0, flip('science-club'), { receiver: 1, resource: 'metal' })
  expect(club.s.turn.spent).toBe(1)
  const beam = scene({
    seats: [{ built: ['particle-beam'], supply: { energy: 1 } }, {}],
    discard: ['dust-road'],
  })
  beam.does(0, flip('particle-beam'))
  expect(beam.s.turn.spent).toBe(1)
})

test('[54] Resources from a Rover of the same turn count once they are paid', () => {
  const table = scene({
    seats: [
      {
        hand: ['grand-collider'],
        base: 'tycho-base',
        built: ['field-lab'],
        supply: { rovers: 1, energy: 3 },
      },
      { built: ['strip-mine'] },
    ],
    era: 3,
    offer: ['capable'],
  })
  table.does(0, park(1, 'strip-mine'))
  expect(table.s.turn.spent).toBe(0)
  table.does(0, construct('grand-collider', { energy: 3, metal: 2 }), claim('capable'))
  expect(table.has(0, 'capable')).toBe(true)
})

test('[54] what Bartering returns is spent, [55] what Atom Builder converts is not', () => {
  const table = scene({
    seats: [{ built: ['atom-builder'], supply: { water: 4 }, expedition: 'bartering-expedition' }, {}],
    era: 2,
  })
  table.does(0, EXPEDITION, amounts({ water: 2 }), amounts({ bio: 2 }))
  expect(table.s.turn.spent).toBe(2)
  table.does(0, flip('atom-builder'), { resource: 'metal' }, amounts({ bio: 2 }))
  expect(table.s.turn.spent).toBe(2)
})

test('[55] discounts and free constructs are not spent, nor are Rovers or conversions', () => {
  const discount = scene({
    seats: [{ hand: ['foundry'], reputations: ['productive'], supply: { energy: 1, metal: 1 } }, {}],
    era: 2,
  })
  discount.does(0, construct('foundry', { energy: 1, metal: 1 }))
  expect(discount.s.turn.spent).toBe(2)
  const free = scene({ seats: [{ hand: ['foundry'], free: true, supply: { energy: 9 } }, {}], era: 2 })
  free.does(0, construct('foundry', {}, { free: true }))
  expect(free.s.turn.spent).toBe(0)
  const depot = scene({ seats: [{ built: ['shuttle-depot'], supply: { rovers: 9 } }, {}], era: 3 })
  depot.does(0, flip('shuttle-depot'), amounts({ rovers: 9 }))
  expect(depot.s.turn.spent).toBe(0)
  const junk = scene({ seats: [{ built: ['junkyard'], supply: { rovers: 1 } }, {}] })
  junk.does(0, flip('junkyard'))
  expect(junk.s.turn.spent).toBe(0)
})

test('[56] Hackerspace gets a Heart for each Metal spent to construct, extra constructs included', () => {
  const table = scene({
    seats: [
      {
        hand: ['apartment-block', 'bunkhouse'],
        built: ['hackerspace', 'obelisk'],
        supply: { water: 1, metal: 3 },
      },
      {},
    ],
    era: 2,
  })
  table.does(0, construct('apartment-block', { water: 1, metal: 2 }), obelisk('bunkhouse', { metal: 1 }))
  expect(table.on(0, 'hackerspace').hearts).toBe(3)
})

test('[56] no Heart for its own cost, for other Resources, for Metal spent otherwise or saved', () => {
  const own = scene({
    seats: [{ base: 'tycho-base', hand: ['hackerspace'], supply: { energy: 1, bio: 1 } }, {}],
  })
  own.does(0, construct('hackerspace', { energy: 1, bio: 1 }))
  expect(own.on(0, 'hackerspace').hearts).toBe(0)
  const other = scene({
    seats: [
      {
        hand: ['canteen', 'bunkhouse'],
        built: ['hackerspace', 'obelisk'],
        supply: { bio: 1, metal: 1 },
        expedition: 'sentimental-expedition',
        free: true,
      },
      {},
    ],
  })
  other.does(0, construct('canteen', { bio: 1 }), EXPEDITION, amounts({ metal: 1 }))
  other.does(0, { ...obelisk('bunkhouse'), free: true })
  expect(other.on(0, 'hackerspace').hearts).toBe(0)
})

const big = { base: 'tycho-base', built: ['field-lab'], supply: { energy: 6, metal: 6, water: 6 } }

test('[57] Capable is claimed with 5 Resources spent in the turn, not with 4', () => {
  const four = scene({ seats: [{ ...big, hand: ['great-telescope'] }, {}], era: 3, offer: ['capable'] })
  four.does(0, construct('great-telescope', { energy: 2, water: 2 }))
  expect(four.refuses(0, claim('capable'))).toBe('needs 5 Resources spent on this turn, so far 4')
  const five = scene({ seats: [{ ...big, hand: ['grand-collider'] }, {}], era: 3, offer: ['capable'] })
  five.does(0, construct('grand-collider', { energy: 3, metal: 2 }), claim('capable'))
  expect(five.has(0, 'capable')).toBe(true)
})

test('[57] what was spent on an earlier turn does not help', () => {
  const table = scene({
    seats: [{ ...big, hand: ['grand-collider', 'dust-road'] }, { hand: ['ice-drill', 'garage'] }],
    era: 3,
    offer: ['capable'],
  })
  table.does(0, construct('grand-collider', { energy: 3, metal: 2 }), END)
  table.passTurn()
  expect(table.refuses(0, claim('capable'))).toBe('needs 5 Resources spent on this turn, so far 0')
})

const waiting = (hand: string[], other = ['ice-drill', 'garage']) =>
  scene({ seats: [{ hand, free: true }, { hand: other }], era: 2 })

test('[24] Capable’s free construct may serve on the turn of claiming', () => {
  const table = scene({
    seats: [{ ...big, hand: ['grand-collider', 'tower-block'], built: ['field-lab', 'obelisk'] }, {}],
    era: 3,
    offer: ['capable'],
  })
  table.does(0, construct('grand-collider', { energy: 3, metal: 2 }), claim('capable'))
  table.does(0, { ...obelisk('tower-block'), free: true })
  expect(table.has(0, 'tower-block')).toBe(true)
  expect(table.supply(0)).toEqual({ energy: 3, metal: 4, water: 6 })
})

test('[24] it waits while the player only assimilates, also into a later Era', () => {
  const table = waiting(['foundry'], ['ice-drill'])
  table.does(0, assimilate('foundry'), END)
  table.passTurn()
  expect(table.s.era).toBe(3)
  expect(table.s.settlements[0].free).toBe(true)
})

test('[24] a turn with a construct uses it up, even if the Structure had no cost', () => {
  const table = waiting(['dust-road', 'foundry'])
  expect(table.refuses(0, construct('dust-road', {}, { free: true }))).toBe('there is no cost to be saved')
  table.does(0, construct('dust-road'))
  expect(table.s.settlements[0].free).toBe(true)
  table.does(0, END)
  expect(table.s.settlements[0].free).toBe(false)
})

test('[72] it covers one Structure constructed after the claim, not the one before it', () => {
  const table = scene({
    seats: [{ ...big, hand: ['grand-collider', 'dust-road'] }, { hand: ['ice-drill', 'foundry'] }],
    era: 3,
    offer: ['capable'],
  })
  table.does(0, construct('grand-collider', { energy: 3, metal: 2 }), claim('capable'), END)
  expect(table.s.settlements[0].free).toBe(true)
  table.does(1, assimilate('ice-drill'), END)
  table.does(0, construct('foundry', {}, { free: true }))
  expect(table.has(0, 'foundry')).toBe(true)
  expect(table.s.settlements[0].free).toBe(false)
})

test('[72] within its turn it is still there after a Structure that was paid for', () => {
  const table = scene({
    seats: [{ hand: ['canteen', 'foundry'], built: ['obelisk'], supply: { bio: 1 }, free: true }, {}],
    era: 2,
  })
  table.does(0, construct('canteen', { bio: 1 }), { ...obelisk('foundry'), free: true })
  expect(table.flags(0)).toEqual({ industry: 3, food: 1 })
})
