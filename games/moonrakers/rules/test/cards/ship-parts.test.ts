import { expect, test } from 'vitest'
import { DAMAGE, isMet, REMOVED, SHIELD } from '../../src/index.js'
import { play, scene, type Told, use } from '../scene.js'

/* Ship parts that work at the start of a contract, by being there, or by what is played. */

const HEAVY = 'admirals-flagship' // 5 reactors, 5 shields, 8 damage
const shipped = (part: string, told: Told = {}, contract = HEAVY) =>
  scene({ seats: [{ ship: [part], ...told }, {}], contracts: [contract] }).alone(contract)

test.each([
  ['Absorption K2', 'absorption-k2', 'reactor', 1],
  ['Barrier A3', 'barrier-a3', 'shield', 1],
  ['Escape Jets E1', 'escape-jets-e1', 'thruster', 1],
  ['MG2 Quad Laser', 'mg2-quad-laser', 'damage2', 2],
])('%s draws at the start only if the hand lacks that kind', (_, part, card, cards) => {
  const deck = ['miss', 'miss', 'miss']
  expect(shipped(part, { hand: ['miss'], deck }).hand(0).length).toBe(1 + cards)
  expect(shipped(part, { hand: [card], deck }).hand(0).length).toBe(1)
})

test('Vector Jets E3 draws a card at the start, for a leader only', () => {
  const seats = [
    { ship: ['vector-jets-e3'], deck: ['miss', 'miss'] },
    { ship: ['vector-jets-e3'], deck: ['miss'] },
  ]
  const table = scene({ seats, contracts: ['stim-run'] }).together('stim-run', [
    [1, 2, 0, 1],
    [0, 0, 0, 0],
  ])
  expect([table.hand(0).length, table.hand(1).length]).toEqual([1, 0])
})

test('Emulator mk2 waives the cost of a shield for its owner only', () => {
  const table = scene({
    seats: [{ hand: ['shield'] }, { ship: ['emulator-mk2'], hand: ['shield'] }],
    contracts: ['stim-run'],
  }).together('stim-run', [
    [1, 2, 0, 1],
    [0, 0, 0, 0],
  ])
  table.does(0, { act: 'floor', to: [0, 1] })
  expect(table.allows(0, play('shield', { free: 'emulator-mk2' }))).toBe(false)
  expect(table.allows(1, play('shield', { free: 'emulator-mk2' }))).toBe(true)
})

test('Daburu mk1 begins with 1 action more', () => {
  expect(shipped('daburu-mk1').actions(0)).toBe(2)
})

test('The Leech gives 1 action for every ally, its owner included if it is one', () => {
  const terms = [
    [1, 2, 0, 1],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]
  const leads = scene({ seats: [{ ship: ['the-leech'] }, {}, {}], contracts: ['stim-run'] })
  expect(leads.together('stim-run', terms).actions(0)).toBe(3)
  const joins = scene({ seats: [{}, { ship: ['the-leech'] }, {}], contracts: ['stim-run'] })
  expect(joins.together('stim-run', terms).actions(1)).toBe(3)
})

test('[85] Pulsor mk1 and Jump Jets E2 serve every ally but their owner, and never the leader', () => {
  const seats = [
    { deck: ['miss'] },
    { ship: ['pulsor-mk1', 'jump-jets-e2'], deck: ['miss'] },
    { deck: ['miss'] },
  ]
  const table = scene({ seats, contracts: ['stim-run'] }).together('stim-run', [
    [1, 2, 0, 1],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ])
  expect([0, 1, 2].map((seat) => table.actions(seat))).toEqual([1, 1, 2])
  expect([0, 1, 2].map((seat) => table.hand(seat).length)).toEqual([0, 0, 1])
})

test('Projector S2 draws a card for every hazard die its owner rolled', () => {
  const table = scene({
    seats: [{ ship: ['projector-s2'], deck: ['miss', 'miss', 'miss'] }, {}],
    contracts: ['escape-pods'],
  })
  table.does(0, { act: 'alone', card: 'escape-pods' })
  expect(table.hand(0).length).toBe(2)
})

test('[60] Cloaking Device: one die fewer than agreed is rolled, and nobody rolls it instead', () => {
  const table = scene({ seats: [{ ship: ['cloaking-device'] }, {}], contracts: ['escape-pods'] })
  table.does(0, { act: 'alone', card: 'escape-pods' })
  expect(table.mission.rolled).toEqual([1, 0])
  const mild = scene({ seats: [{ ship: ['cloaking-device'] }, {}], contracts: ['kill-slavers'] })
  mild.does(0, { act: 'alone', card: 'kill-slavers' })
  expect(mild.mission.rolled).toEqual([0, 0])
})

test('[25] start abilities: the leader first, then clockwise; who has several orders them, and cards drawn by an earlier one count', () => {
  const seats = [
    { ship: ['absorption-k2', 'barrier-a3'], hand: ['miss'], deck: ['miss', 'shield'] },
    { ship: ['daburu-mk1'] },
  ]
  const table = scene({ seats, contracts: ['stim-run'] })
  table.does(0, { act: 'alone', card: 'stim-run' })
  expect(table.step).toBe('order-abilities')
  table.does(0, { card: 'absorption-k2' })
  // The shield that came keeps Barrier A3 from drawing.
  expect(table.hand(0)).toEqual(['miss', 'shield'])
  expect(table.step).toBe('play-cards')
})

test('the others hear that a part which looks at the hand works, not which: it would tell them what the hand lacks', () => {
  const heard = (hand: string) => {
    const seats = [{ ship: ['absorption-k2', 'escape-jets-e1'], hand: [hand], deck: ['miss'] }, {}]
    const table = scene({ seats, contracts: ['stim-run'] })
    const events = table.does(0, { act: 'alone', card: 'stim-run' }, { card: 'absorption-k2' })
    const told = events.filter(({ what }) => what === 'part-answers')
    return { owner: told.map(({ card }) => card), others: told.map(({ to, others }) => ({ to, ...others })) }
  }
  const others = [{ to: [0], what: 'some-part-answers', seat: 0 }]
  expect(heard('thruster')).toEqual({ owner: ['absorption-k2'], others })
  expect(heard('reactor')).toEqual({ owner: ['escape-jets-e1'], others })
})

test.each([
  ['Sapphire mk2', 'sapphire-mk2', 'reactor', 4],
  ['Titan 3000', 'titan-3000', 'shield', 4],
  ['The Gatling Laser', 'the-gatling-laser', 'damage', 7],
] as const)('%s lowers its requirement by being there', (_, part, kind, needs) => {
  expect(shipped(part).tally(kind)).toEqual([0, needs])
})

test('Twin Jets E4 lowers thrusters by being there', () => {
  expect(shipped('twin-jets-e4', {}, 'stim-run').tally('thruster')).toEqual([0, 1])
})

test('[52] ship parts of allies lower requirements like those of the leader, and all of it adds up', () => {
  const seats = [{ ship: ['the-gatling-laser'] }, { ship: ['mg1-rail-gun'] }]
  const table = scene({ seats, contracts: ['core-world-ace'] }).together('core-world-ace', [
    [1, 5, 1, 1],
    [0, 0, 0, 0],
  ])
  expect(table.tally('damage')).toEqual([0, 2])
})

test('[86] MG1 Rail Gun: as long as the contract is not met, a shield played later takes the 2 damage away again', () => {
  const table = shipped('mg1-rail-gun', { hand: ['shield'] })
  expect(table.tally('damage')).toEqual([0, 6])
  table.plays(0, 'shield')
  expect(table.tally('damage')).toEqual([0, 8])
})

test('[106] a contract that is met between two plays stays met, whatever is played after it', () => {
  // Core World Ace asks for 5 damage.
  const met = () =>
    shipped('mg1-rail-gun', { hand: ['reactor', 'damage3', 'shield'] }, 'core-world-ace').plays(0, 'reactor')
  const table = met().plays(0, 'damage3')
  expect(isMet(table.s)).toBe(true)
  table.plays(0, 'shield')
  expect(table.tally('damage')).toEqual([3, 5])
  expect(isMet(table.s)).toBe(true)
  expect(table.done().mission.success).toBe(true)
  // The other way round it never is.
  expect(met().plays(0, 'shield', 'damage3').done().mission.success).toBe(false)
})

test('Accelerator mk3: the first reactor gives 1 action more', () => {
  const table = shipped('accelerator-mk3', { hand: ['reactor', 'reactor'] })
  table.plays(0, 'reactor')
  expect(table.actions(0)).toBe(3)
  table.plays(0, 'reactor')
  expect(table.actions(0)).toBe(4)
})

test('MG Phase Core: the second reactor lowers damage by 1, once', () => {
  const table = shipped('mg-phase-core', { hand: ['reactor', 'reactor', 'reactor'] })
  const needs = ['reactor', 'reactor', 'reactor'].map((card) => table.plays(0, card).tally('damage')[1])
  expect(needs).toEqual([8, 7, 7])
})

test('MG Warp: the first damage card draws 2 cards', () => {
  const table = shipped('mg-warp', {
    hand: ['reactor', 'damage1', 'damage1'],
    deck: ['miss', 'miss', 'miss'],
  })
  table.plays(0, 'reactor', 'damage1')
  expect(table.hand(0).length).toBe(3)
  table.plays(0, 'damage1')
  expect(table.hand(0).length).toBe(2)
})

test('[87] Duo 1000: the first shield counts twice, for the contract and against hazards; it is one shield card', () => {
  const table = shipped('duo-1000', { hand: ['reactor', 'shield', 'shield'] })
  table.plays(0, 'reactor', 'shield')
  expect(table.tally('shield')).toEqual([2, 5])
  expect(table.mission.blocks[0]).toBe(2)
  expect(table.mission.played[0][SHIELD]).toBe(1)
  table.plays(0, 'shield')
  expect(table.tally('shield')).toEqual([3, 5])
})

test('[88] The Dauntless lowers damage by 1 with every shield card, a doubled one included', () => {
  const table = scene({
    seats: [{ ship: ['the-dauntless', 'duo-1000'], hand: ['reactor', 'shield', 'shield'] }, {}],
    contracts: [HEAVY],
  }).alone(HEAVY)
  table.plays(0, 'reactor', 'shield', 'shield')
  expect(table.tally('damage')).toEqual([0, 6])
})

test('[54] effects of a first card also wait for a card played as that kind', () => {
  const table = shipped('duo-1000', { hand: ['redacted'] })
  table.plays(0, 'redacted')
  expect(table.tally('shield')).toEqual([2, 5])
})

test('Emulator mk2: the first shield card costs no action', () => {
  const table = shipped('emulator-mk2', { hand: ['shield', 'shield'] })
  expect(table.refuses(0, play('shield'))).toBe('Shield costs no action now: say by which ship part')
  table.does(0, play('shield', { free: 'emulator-mk2' }))
  expect(table.actions(0)).toBe(1)
  expect(table.allows(0, play('shield', { free: 'emulator-mk2' }))).toBe(false)
})

test('MG Support Core: the first damage card costs no action', () => {
  const table = shipped('mg-support-core', { hand: ['damage2'] })
  table.mission.actions[0] = 0
  table.does(0, play('damage2', { free: 'mg-support-core' }))
  expect(table.tally('damage')).toEqual([2, 8])
})

test('[55] waived costs concern basic cards only: crew played as a shield does not use up the free first shield', () => {
  const table = shipped('emulator-mk2', { hand: ['redacted', 'shield'] })
  table.plays(0, 'redacted')
  table.does(0, play('shield', { free: 'emulator-mk2' }))
  expect(table.tally('shield')[0]).toBe(2)
})

test('[56] a basic card played for no action by something else uses up “first”', () => {
  const table = scene({
    seats: [{ ship: ['emulator-mk2'], hand: ['zek-zarag', 'shield'], deck: ['shield'] }, {}],
    contracts: [HEAVY],
  }).alone(HEAVY)
  table.plays(0, 'zek-zarag').does(0, play('shield'))
  expect(table.allows(0, play('shield', { free: 'emulator-mk2' }))).toBe(false)
})

test('[59] Predator mk1: everybody in the contract may play one damage 1 for no action, and nobody else', () => {
  const seats = [{ hand: ['damage1', 'damage1'] }, { ship: ['predator-mk1'], hand: ['damage1'] }]
  const table = scene({ seats, contracts: ['core-world-ace'] }).together('core-world-ace', [
    [1, 5, 1, 1],
    [0, 0, 0, 0],
  ])
  table.does(0, play('damage1', { free: 'predator-mk1' }))
  expect(table.actions(0)).toBe(1)
  expect(table.allows(0, play('damage1', { free: 'predator-mk1' }))).toBe(false)
  table.does(0, { act: 'floor', to: [1] })
  table.does(1, play('damage1', { free: 'predator-mk1' }))
  expect(table.tally('damage')[0]).toBe(2)
  const outside = scene({
    seats: [{ hand: ['damage1'] }, { ship: ['predator-mk1'] }],
    contracts: ['core-world-ace'],
  }).alone('core-world-ace')
  expect(outside.allows(0, play('damage1', { free: 'predator-mk1' }))).toBe(false)
})

test('[89] where several waivers fit, the player picks one and only that one is used up', () => {
  const table = shipped('predator-mk1', {
    ship: ['predator-mk1', 'mg-support-core'],
    hand: ['damage1', 'damage1'],
  })
  expect(table.offers(0, play('damage1')).map((a) => a.free)).toEqual(['predator-mk1', 'mg-support-core'])
  table.does(0, play('damage1', { free: 'mg-support-core' }), play('damage1', { free: 'predator-mk1' }))
  expect(table.actions(0)).toBe(1)
})

test('The Quantum Driver: once in a contract, a damage 1 may count 3', () => {
  const table = shipped('the-quantum-driver', { hand: ['reactor', 'damage1', 'damage1'] })
  table.plays(0, 'reactor').does(0, play('damage1', { raise: 'the-quantum-driver' }))
  expect(table.tally('damage')).toEqual([3, 8])
  expect(table.allows(0, play('damage1', { raise: 'the-quantum-driver' }))).toBe(false)
})

test('[57] two changes of value never meet on one card, and a damage bonus comes on top', () => {
  const table = scene({
    seats: [
      {
        ship: ['the-quantum-driver', 'mg-charge-core'],
        hand: ['reactor', 'kary-powalk', 'damage1', 'damage1'],
      },
      {},
    ],
    contracts: [HEAVY],
  }).alone(HEAVY)
  table.plays(0, 'reactor', 'kary-powalk').does(0, use('mg-charge-core'))
  expect(table.tally('damage')).toEqual([4, 8])
  expect(table.allows(0, use('mg-charge-core', { raise: 'the-quantum-driver' }))).toBe(false)
})

test('[53] “once in a contract” begins anew with every contract', () => {
  const table = scene({
    seats: [{ ship: ['symbiote-9000'], hand: ['miss'], deck: ['miss', 'miss', 'miss', 'miss', 'miss'] }, {}],
    contracts: ['kill-slavers', 'space-anomaly'],
  }).alone('kill-slavers')
  table.does(0, use('symbiote-9000', { cards: ['miss'] }))
  table.done().does(0, { act: 'end-turn' })
  table.does(1, { act: 'stay' }, { act: 'pass' }, { act: 'end-turn' })
  table.alone('space-anomaly')
  expect(table.allows(0, use('symbiote-9000', { cards: ['miss'] }))).toBe(true)
})

test('Symbiote 9000: a trashed card blocks 1 hazard, once in a contract', () => {
  const table = shipped('symbiote-9000', { hand: ['miss', 'miss'] })
  table.does(0, use('symbiote-9000', { cards: ['miss'] }))
  expect(table.mission.blocks[0]).toBe(1)
  expect(table.place(REMOVED)).toEqual(['miss'])
  expect(table.refuses(0, use('symbiote-9000', { cards: ['miss'] }))).toBe(
    'Symbiote 9000 works once in a contract, and has',
  )
})

test('Dark Matter mk3: an action, a damage 1 and a damage 2 discarded deal 5 damage, and no damage card is played', () => {
  const table = shipped('dark-matter-mk3', { hand: ['damage1', 'damage2'] })
  table.does(0, use('dark-matter-mk3'))
  expect(table.tally('damage')).toEqual([5, 8])
  expect(table.actions(0)).toBe(0)
  expect(table.mission.played[0][DAMAGE]).toBe(0)
  expect(table.discard(0)).toEqual(['damage1', 'damage2'])
})

test('MG2 Laser Turrets: an action and two damage 1 discarded deal 4 damage', () => {
  const table = shipped('mg2-laser-turrets', { hand: ['damage1', 'damage1'] })
  table.does(0, use('mg2-laser-turrets'))
  expect(table.tally('damage')).toEqual([4, 8])
  const one = shipped('mg2-laser-turrets', { hand: ['damage1'] })
  expect(one.refuses(0, use('mg2-laser-turrets'))).toBe('your hand lacks a Damage 1 for it')
})

test('Defender 5000: an action and two cards that are no shields count as a shield', () => {
  const table = shipped('defender-5000', { hand: ['miss', 'reactor', 'shield'] })
  expect(table.refuses(0, use('defender-5000', { cards: ['miss', 'shield'] }))).toBe(
    'shields do not count for this',
  )
  // Two cards have one name, so that offers can be compared.
  expect(table.allows(0, use('defender-5000', { cards: ['reactor', 'miss'] }))).toBe(false)
  for (const cards of [[], ['miss'], ['miss', 'miss'], ['miss', 'thruster'], 'miss', [1, 2]])
    expect(table.allows(0, use('defender-5000', { cards }))).toBe(false)
  table.does(0, use('defender-5000', { cards: ['miss', 'reactor'] }))
  expect(table.tally('shield')).toEqual([1, 5])
  expect(table.mission.blocks[0]).toBe(1)
  expect(table.mission.played[0][SHIELD]).toBe(1)
})

test('[90] Replicator mk1: an action and two cards of the same kind count as one basic card; two crew cards are never alike', () => {
  const table = shipped('replicator-mk1', { hand: ['miss', 'miss', 'ada-massa', 'moro-mada'] })
  expect(table.refuses(0, use('replicator-mk1', { cards: ['ada-massa', 'moro-mada'] }))).toBe(
    'the two cards must be of the same kind',
  )
  table.does(0, use('replicator-mk1', { cards: ['miss', 'miss'] }), { choose: 2 })
  expect(table.tally('reactor')).toEqual([1, 5])
  expect(table.actions(0)).toBe(2)
})

test('[91] MG Charge Core: an action plays a damage 1 worth 3, and a miss goes to the discard pile; no waiver pays that action', () => {
  const table = shipped('mg-charge-core', { ship: ['mg-charge-core', 'mg-support-core'], hand: ['damage1'] })
  table.does(0, use('mg-charge-core'))
  expect(table.tally('damage')).toEqual([3, 8])
  expect(table.actions(0)).toBe(0)
  expect(table.discard(0)).toEqual(['miss'])
  expect(table.played(0)).toEqual(['damage1'])
})

test('MG1 Kinetic: a trashed damage 1 lowers damage by 3, as often as one likes and for no action', () => {
  const table = shipped('mg1-kinetic', { hand: ['damage1', 'damage1'] })
  table.does(0, use('mg1-kinetic'), use('mg1-kinetic'))
  expect(table.tally('damage')).toEqual([0, 2])
  expect(table.actions(0)).toBe(1)
  expect(table.place(REMOVED)).toEqual(['damage1', 'damage1'])
})

test('Swarm mk1: every damage 1 discarded to it gives 2 actions', () => {
  const table = shipped('swarm-mk1', { hand: ['damage1', 'damage1'] })
  table.does(0, use('swarm-mk1'), use('swarm-mk1'))
  expect(table.actions(0)).toBe(5)
})

test('The Pursuer: once in a contract, up to 3 cards are discarded and as many drawn', () => {
  const table = shipped('the-pursuer', {
    hand: ['miss', 'miss', 'miss', 'miss'],
    deck: ['shield', 'reactor'],
  })
  table.does(0, use('the-pursuer'))
  expect(table.refuses(0, { amounts: { miss: 4 } })).toBe('at most 3 allowed, not 4')
  table.does(0, { amounts: { miss: 2 } })
  expect(table.hand(0)).toEqual(['miss', 'miss', 'reactor', 'shield'])
  expect(table.allows(0, use('the-pursuer'))).toBe(false)
})

test('[92] Multi Stage M1: every ally but the owner draws as many cards as were discarded', () => {
  const seats = [
    { ship: ['multi-stage-m1'], hand: ['miss', 'miss'] },
    { deck: ['miss', 'reactor', 'shield'] },
    { deck: ['miss', 'reactor', 'shield'] },
  ]
  const table = scene({ seats, contracts: ['stim-run'] }).together('stim-run', [
    [1, 2, 0, 1],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ])
  table.does(0, use('multi-stage-m1'), { amounts: { miss: 2 } })
  expect([0, 1, 2].map((seat) => table.hand(seat).length)).toEqual([0, 2, 2])
})

test('[93] The Clone Bay: for an action, a crew card that was played is played again, with 1 crew and its operations', () => {
  const table = shipped('the-clone-bay', { hand: ['reactor', 'moro-mada'] }, 'martial-law')
  table.plays(0, 'reactor', 'moro-mada').does(0, { kind: 'shield' })
  table.does(0, use('the-clone-bay'), { card: 'moro-mada' })
  table.does(0, { kind: 'crew' })
  expect(table.tally('crew')).toEqual([2, 0])
  expect(table.actions(0)).toBe(0)
})

test('Flash: new hands have 6 cards', () => {
  const deck = new Array<string>(8).fill('miss')
  const table = shipped('flash', { deck }, 'kill-slavers')
  table.done().does(0, { act: 'end-turn' })
  expect(table.hand(0).length).toBe(6)
})

test('[49] reductions never go below 0 and stay for the whole contract', () => {
  const table = shipped('mg1-kinetic', { hand: ['damage1'] }, 'rival-pirate-gang')
  table.does(0, use('mg1-kinetic'))
  expect(table.tally('damage')).toEqual([0, 0])
})
