import { expect, test } from 'vitest'
import { assimilate, claim, construct, flip, park, scene } from '../scene.js'

test('[11] a Rover is parked on an empty space of a Blue or Yellow Structure of another player', () => {
  const table = scene({
    seats: [
      { built: ['ice-drill'], supply: { rovers: 1 } },
      { built: ['solar-panels', 'antenna', 'distiller', 'obelisk', 'canteen'], rovers: { canteen: 1 } },
    ],
  })
  expect(table.refuses(0, park(0, 'ice-drill'))).toBe('Rovers are parked on Structures of other players')
  for (const card of ['antenna', 'distiller', 'obelisk'])
    expect(table.refuses(0, park(1, card))).toContain('has no Rover space')
  expect(table.refuses(0, park(1, 'canteen'))).toBe('the Rover space of Canteen is taken')
  expect(table.offers(0, { act: 'park' })).toEqual([park(1, 'solar-panels')])
})

test('[11] without a Rover in the Supply nothing is parked, even if others stand on the player’s Structures', () => {
  const table = scene({
    seats: [{ built: ['ice-drill'], rovers: { 'ice-drill': 1 } }, { built: ['solar-panels'] }],
  })
  expect(table.refuses(0, park(1, 'solar-panels'))).toBe('you have no Rover in your Supply')
})

test('[11] a parked Rover belongs to the owner of the Structure from then on', () => {
  const table = scene({ seats: [{ supply: { rovers: 1 } }, { built: ['solar-panels'] }] })
  table.does(0, park(1, 'solar-panels'))
  expect(table.supply(0)).toEqual({ energy: 1 })
  expect(table.s.settlements[1].roversOut).toBe(1)
  table.passEra()
  expect(table.supply(1)).toMatchObject({ rovers: 1 })
  expect(table.supply(0).rovers).toBeUndefined()
})

test('[11] a Rover on a Structure wins ties for its owner', () => {
  const table = scene({
    seats: [
      { base: 'tycho-base', built: ['workshop', 'antenna'], rovers: { workshop: 1 } },
      { base: 'copernicus-base' },
    ],
  })
  table.does(0, flip('antenna'))
  expect(table.hearts(0)).toBe(4)
})

test('[11] the space stays blocked until the Construction Phase ends', () => {
  const table = scene({
    seats: [{ supply: { rovers: 1 } }, { built: ['solar-panels'] }, { supply: { rovers: 1 } }],
  })
  table.does(0, park(1, 'solar-panels'))
  table.passTurns(2)
  expect(table.refuses(2, park(1, 'solar-panels'))).toBe('the Rover space of Solar Panels is taken')
})

test('[12] on Blue all it produces is taken at once, before it is paid with', () => {
  const table = scene({
    seats: [{ hand: ['foundry'], supply: { rovers: 1, energy: 1 } }, { built: ['thermal-plant'] }],
    era: 2,
  })
  expect(table.refuses(0, construct('foundry', { energy: 2, metal: 1 }))).toContain('costs')
  table.does(0, park(1, 'thermal-plant'))
  expect(table.supply(0)).toEqual({ energy: 2, metal: 1 })
  table.does(0, construct('foundry', { energy: 2, metal: 1 }))
  expect(table.supply(0)).toEqual({})
})

test('[12] it may be done after the main action too, with no construct in mind', () => {
  const table = scene({ seats: [{ supply: { rovers: 1 } }, { built: ['biodome'] }] })
  table.does(0, assimilate('solar-panels'), park(1, 'biodome'))
  expect(table.supply(0)).toEqual({ energy: 2, bio: 2 })
})

test('[13] on Yellow all Flags of the Structure count for one construct, declared with it', () => {
  const table = scene({
    seats: [
      { hand: ['embassy'], supply: { rovers: 1, water: 1, bio: 1, metal: 1 } },
      { built: ['campus-village'] },
    ],
    era: 3,
  })
  const price = { water: 1, bio: 1, metal: 1 }
  table.does(0, construct('embassy', price, { rovers: [{ on: 1, card: 'campus-village' }] }))
  expect(table.has(0, 'embassy')).toBe(true)
  expect(table.supply(0)).toEqual({})
})

test('[13] lent Flags do not count for a second construct, a claim, a majority or a score', () => {
  const table = scene({
    seats: [
      {
        base: 'tycho-base',
        hand: ['charger', 'distiller'],
        built: ['obelisk', 'antenna'],
        supply: { rovers: 1, water: 1 },
      },
      { built: ['canteen'] },
    ],
    offer: ['specialized'],
  })
  table.does(0, construct('charger', {}, { rovers: [{ on: 1, card: 'canteen' }] }))
  expect(table.flags(0)).toEqual({ science: 1 })
  expect(table.refuses(0, { act: 'obelisk', obelisk: 'obelisk', card: 'distiller', pay: [0, 1, 0, 0] })).toBe(
    'needs 1 Food Flag, you have 0',
  )
  expect(table.refuses(0, claim('specialized'))).toBe('needs 3 Flags of one type, you have 1')
  table.does(0, flip('antenna'))
  expect(table.hearts(0)).toBe(2)
})

test('[14] a Rover may be parked on Yellow without using its Flags', () => {
  const table = scene({ seats: [{ supply: { rovers: 1 } }, { built: ['canteen'] }] })
  table.does(0, park(1, 'canteen'))
  expect(table.on(1, 'canteen').rovers).toBe(1)
  expect(table.refuses(0, construct('charger'))).toBe('that card is not in your hand')
})

test('a Rover is declared with a construct only if its Flags are needed, and only on Yellow', () => {
  const table = scene({
    seats: [
      { hand: ['junkyard', 'charger'], supply: { rovers: 1 } },
      { built: ['workshop', 'solar-panels'] },
    ],
  })
  expect(table.refuses(0, construct('junkyard', {}, { rovers: [{ on: 1, card: 'workshop' }] }))).toBe(
    'the Flags of Workshop are not needed for this',
  )
  expect(table.refuses(0, construct('charger', {}, { rovers: [{ on: 1, card: 'workshop' }] }))).toBe(
    'the Flags of Workshop are not needed for this',
  )
  expect(table.refuses(0, construct('charger', {}, { rovers: [{ on: 1, card: 'solar-panels' }] }))).toBe(
    'only a Rover on a Yellow Structure lends Flags to a construct',
  )
})

test('[15] two Rovers may serve the same construct', () => {
  const rovers = [
    { on: 1, card: 'canteen' },
    { on: 2, card: 'canteen' },
  ]
  for (const may of [{ reputations: ['mobile'] }, { expedition: 'convoy-expedition' }]) {
    const table = scene({
      seats: [
        { ...may, base: 'tycho-base', hand: ['steakhouse'], supply: { rovers: 2, water: 1, bio: 2 } },
        { built: ['canteen'] },
        { built: ['canteen'] },
      ],
      era: 2,
    })
    table.does(0, construct('steakhouse', { water: 1, bio: 2 }, { rovers }))
    expect(table.has(0, 'steakhouse')).toBe(true)
    expect(table.supply(0)).toEqual({})
  }
})

test('[15] permissions to park more add up', () => {
  const table = scene({
    seats: [
      { reputations: ['mobile'], expedition: 'convoy-expedition', supply: { rovers: 4 } },
      { built: ['solar-panels', 'ice-drill', 'grow-tent', 'regolith-mine'] },
    ],
  })
  table.does(0, park(1, 'solar-panels'), park(1, 'ice-drill'), park(1, 'grow-tent'))
  expect(table.refuses(0, park(1, 'regolith-mine'))).toBe('you may park only 3 Rovers on this turn')
})

test('[16] Hearts and Rovers that the Structure produces are taken too', () => {
  const table = scene({
    seats: [{ reputations: ['mobile'], supply: { rovers: 2 } }, { built: ['tea-house', 'rover-plant'] }],
    era: 2,
  })
  table.does(0, park(1, 'tea-house'), park(1, 'rover-plant'))
  expect(table.hearts(0)).toBe(2)
  expect(table.supply(0)).toEqual({ rovers: 2 })
})
