import { moonrakers } from '@perilune/moonrakers-words-en'
import { describe, expect, test } from 'vitest'
import { CREW, DAMAGE, REMOVED, THRUSTER } from '../../src/index.js'
import { scene, type Told } from '../scene.js'

/*
 * Every crew card, at the moment it is played. The contract asks for a bit of everything unless a test says
 * otherwise.
 */

const HEAVY = 'admirals-flagship' // 5 reactors, 5 shields, 8 damage
const crewed = (card: string, told: Told = {}, contract = HEAVY, dice: readonly number[] = []) => {
  const { hand = [], ...rest } = told
  const table = scene({ seats: [{ ...rest, hand: [card, ...hand] }, {}], contracts: [contract] })
  return table.alone(contract, dice).plays(0, card)
}

describe('crew', () => {
  test('Ada Massa gives 3 actions and lowers reactors by 1', () => {
    const table = crewed('ada-massa')
    expect(table.actions(0)).toBe(3)
    expect(table.tally('reactor')).toEqual([0, 4])
    expect(table.mission.contributed[0][CREW]).toBe(1)
  })

  test('AT-0K takes away a hazard die and deals its icons as a damage card', () => {
    const table = crewed('at-0k', {}, HEAVY, [1, 2])
    expect(table.offers(0, {})).toEqual([{ die: 1 }, { die: 2 }])
    for (const no of [{ die: 0 }, { die: 3 }, { die: 2, more: 1 }, { card: 'miss' }])
      expect(table.allows(0, no)).toBe(false)
    table.does(0, { die: 2 })
    expect(table.mission.dice[0]).toEqual([1])
    expect(table.tally('damage')).toEqual([2, 8])
    expect(table.mission.played[0][DAMAGE]).toBe(1)
  })

  test('[77] AT-0K without a die, or with a blank one, still counts as crew, and as no damage card', () => {
    const none = crewed('at-0k')
    expect(none.step).toBe('play-cards')
    expect(none.mission.contributed[0][CREW]).toBe(1)
    const blank = crewed('at-0k', {}, HEAVY, [0])
    blank.does(0, { die: 0 })
    expect(blank.mission.played[0][DAMAGE]).toBe(0)
  })

  test('[78] B3-AR takes a crew card back from the played cards or the discard pile, but not itself, and gives 1 action', () => {
    const table = crewed('b3-ar', { discard: ['moro-mada', 'reactor'] })
    expect(table.offers(0, {})).toEqual([{ card: 'moro-mada' }, { act: 'pass' }])
    table.does(0, { card: 'moro-mada' })
    expect(table.hand(0)).toEqual(['moro-mada'])
    expect(table.actions(0)).toBe(1)
  })

  test('B3-AR: a crew card that came back from the played cards keeps what it gave, and counts again when it is played again', () => {
    const table = scene({
      seats: [{ hand: ['reactor', 'reactor', 'dana-powalki', 'b3-ar'] }, {}],
      contracts: [HEAVY],
    }).alone(HEAVY)
    table.plays(0, 'reactor', 'reactor', 'dana-powalki', 'b3-ar').does(0, { card: 'dana-powalki' })
    expect([table.tally('damage')[0], table.played(0)]).toEqual([3, ['b3-ar', 'reactor', 'reactor']])
    table.plays(0, 'dana-powalki')
    expect([table.tally('damage')[0], table.tally('crew')[0]]).toEqual([6, 3])
  })

  test('B3-AR with no other crew about only gives its action', () => {
    const table = crewed('b3-ar', { discard: ['reactor'] })
    expect(table.step).toBe('play-cards')
    expect(table.actions(0)).toBe(1)
  })

  test('Bill Bendo blocks 1, lowers shields by 1, and gives a card or an action', () => {
    const table = crewed('bill-bendo', { deck: ['miss'] }, HEAVY, [2])
    expect(table.mission.blocks[0]).toBe(1)
    expect(table.tally('shield')).toEqual([0, 4])
    table.does(0, { choose: 1 })
    expect(table.actions(0)).toBe(1)
    const other = crewed('bill-bendo', { deck: ['miss'] })
    other.does(0, { choose: 0 })
    expect(other.hand(0)).toEqual(['miss'])
    expect(other.actions(0)).toBe(0)
  })

  test('[79] Crusse Parke deals 4 damage and trashes the top card of the draw pile, which everybody then sees', () => {
    const table = crewed('crusse-parke', { deck: ['reactor', 'shield'] })
    expect(table.tally('damage')).toEqual([4, 8])
    expect(table.deck(0)).toEqual(['reactor'])
    expect(table.place(REMOVED)).toEqual(['shield'])
  })

  test('Dana Powalki deals 3 damage and gives 1 action', () => {
    const table = crewed('dana-powalki')
    expect(table.tally('damage')).toEqual([3, 8])
    expect(table.actions(0)).toBe(1)
  })

  test('Kal Damar draws 2 cards, then one card may be trashed', () => {
    const table = crewed('kal-damar', { deck: ['reactor', 'miss'] })
    expect(table.hand(0)).toEqual(['miss', 'reactor'])
    expect(table.allows(0, { act: 'pass' })).toBe(true)
    table.does(0, { card: 'miss' })
    expect(table.hand(0)).toEqual(['reactor'])
    expect(table.place(REMOVED)).toEqual(['miss'])
  })

  test('[80] Kary Powalk raises every damage card of the contract, also those played before; each play adds another 1', () => {
    const table = scene({
      seats: [{ hand: ['reactor', 'damage1', 'kary-powalk', 'damage2'] }, {}],
      contracts: [HEAVY],
    }).alone(HEAVY)
    table.plays(0, 'reactor', 'damage1', 'kary-powalk')
    expect(table.actions(0)).toBe(1)
    expect(table.tally('damage')).toEqual([2, 8])
    table.plays(0, 'damage2')
    expect(table.tally('damage')).toEqual([5, 8])
  })

  test('Kary Powalk played again raises damage cards once more, those of allies too', () => {
    const table = scene({
      seats: [{ ship: ['the-clone-bay'], hand: ['reactor', 'kary-powalk'] }, { hand: ['damage1'] }],
      contracts: [HEAVY],
    }).together(HEAVY, [
      [5, 11, 1, 4],
      [0, 0, 0, 0],
    ])
    table.plays(0, 'reactor', 'kary-powalk').does(0, { act: 'use', part: 'the-clone-bay' })
    table.does(0, { card: 'kary-powalk' }, { act: 'floor', to: [1] })
    table.plays(1, 'damage1')
    expect(table.tally('damage')).toEqual([3, 8])
  })

  test('[81] Lee van Cribb shows 3 cards: one is played for no action, the others are discarded after it, then 1 action', () => {
    const table = crewed('lee-van-cribb', { deck: ['miss', 'shield', 'thruster', 'reactor'] })
    expect(table.offers(0, { act: 'play' }).map((a) => a.card)).toEqual(['reactor', 'shield', 'thruster'])
    table.does(0, { act: 'play', card: 'thruster' })
    // The thruster drew what was left of the pile and could not hit the cards set aside.
    expect(table.hand(0)).toEqual(['miss'])
    expect(table.discard(0)).toEqual(['reactor', 'shield'])
    expect(table.actions(0)).toBe(1)
  })

  test('Lee van Cribb plays Ryan Rogal: only cards that Ryan drew are his to play, the others are still discarded', () => {
    const table = crewed('lee-van-cribb', {
      deck: ['miss', 'damage1', 'reactor', 'damage3', 'shield', 'ryan-rogal'],
    })
    table.does(0, { act: 'play', card: 'ryan-rogal' })
    expect(table.offers(0, {})).toEqual([{ card: 'damage1' }, { act: 'pass' }])
    table.does(0, { card: 'damage1' })
    expect(table.hand(0)).toEqual(['reactor'])
    expect(table.discard(0)).toEqual(['damage3', 'shield'])
    expect(table.actions(0)).toBe(1)
  })

  test('Lee van Cribb plays Crusse Parke: trashed is the top card of the draw pile, not one of those looked at', () => {
    const table = crewed('lee-van-cribb', { deck: ['miss', 'reactor', 'damage3', 'shield', 'crusse-parke'] })
    table.does(0, { act: 'play', card: 'crusse-parke' })
    expect(table.place(REMOVED)).toEqual(['reactor'])
    expect(table.deck(0)).toEqual(['miss'])
    expect(table.discard(0)).toEqual(['damage3', 'shield'])
  })

  test('Lila al Bindar must trash a card of the hand, gains a reactor and 1 action', () => {
    const table = crewed('lila-al-bindar', { hand: ['miss', 'shield'] })
    expect(table.refuses(0, { act: 'pass' })).not.toBe('')
    table.does(0, { card: 'miss' })
    expect(table.discard(0)).toEqual(['reactor'])
    expect(table.actions(0)).toBe(1)
  })

  test('[1] what can’t be done is skipped, and the rest happens: Lila al Bindar with an empty hand', () => {
    const table = crewed('lila-al-bindar')
    expect(table.step).toBe('play-cards')
    expect(table.discard(0)).toEqual(['reactor'])
    expect(table.actions(0)).toBe(1)
  })

  test('Meg Gallak trashes a card, lowers one requirement by 2 and gives 1 action', () => {
    const table = crewed('meg-gallak', { hand: ['miss'] })
    table.does(0, { card: 'miss' }, { kind: 'damage' })
    expect(table.tally('damage')).toEqual([0, 6])
    expect(table.actions(0)).toBe(1)
  })

  test('[51] Moro Mada lowers one printed requirement that is still above 0 by 2; what exceeds is lost', () => {
    const table = crewed('moro-mada', {}, 'reactor-failure')
    expect(table.offers(0, {})).toEqual([{ kind: 'reactor' }, { kind: 'shield' }])
    table.does(0, { kind: 'reactor' })
    expect(table.tally('reactor')).toEqual([0, 0])
    expect(table.tally('shield')).toEqual([0, 1])
  })

  test('Myla Dystra discards any number of cards for as many, and gives 1 action', () => {
    const table = crewed('myla-dystra', {
      hand: ['miss', 'miss', 'shield'],
      deck: ['thruster', 'reactor', 'damage1'],
    })
    expect(moonrakers.decisions(table.s, 0)[0]).toMatchObject({
      prompt: 'Myla Dystra: discard any number of cards of your hand and draw as many',
    })
    table.does(0, { amounts: { miss: 2 } })
    expect(table.hand(0)).toEqual(['damage1', 'reactor', 'shield'])
    expect(table.discard(0)).toEqual(['miss', 'miss'])
    expect(table.actions(0)).toBe(1)
  })

  test('Nella van Daval draws 3 cards and lowers thrusters by 1', () => {
    const table = crewed('nella-van-daval', { deck: ['miss', 'shield', 'reactor'] }, 'stim-run')
    expect(table.hand(0).length).toBe(3)
    expect(table.tally('thruster')).toEqual([0, 1])
  })

  test('[REDACTED] counts as a shield, and any of the own dice are rolled again', () => {
    const table = crewed('redacted', {}, HEAVY, [2, 2, 0])
    expect(table.tally('shield')).toEqual([1, 5])
    expect(table.mission.blocks[0]).toBe(1)
    expect(table.refuses(0, { amounts: { '2': 3 } })).toBe('at most 2 of a die with 2 hazards allowed, not 3')
    table.does(0, { amounts: { '2': 1 } })
    expect(table.mission.dice[0].length).toBe(3)
    expect(table.mission.dice[0].slice(0, 2)).toEqual([2, 0])
  })

  test('[82] Ryan Rogal draws 2 cards; one damage card of these may be played for no action, worth 5', () => {
    const table = scene({
      seats: [{ hand: ['ryan-rogal', 'damage3'], deck: ['damage1', 'shield'] }, {}],
      contracts: [HEAVY],
    }).alone(HEAVY)
    const told = table.does(0, { act: 'play', card: 'ryan-rogal' })
    expect(table.offers(0, {})).toEqual([{ card: 'damage1' }, { act: 'pass' }])
    told.push(...table.does(0, { card: 'damage1' }))
    expect(told.filter(({ what }) => what === 'draws' || what === 'looks')).toEqual([
      { what: 'draws', seat: 0, count: 2 },
    ])
    expect(table.tally('damage')).toEqual([5, 8])
    expect(table.hand(0)).toEqual(['damage3', 'shield'])
    expect(table.actions(0)).toBe(0)
  })

  test('Ryle al Wren blocks 2 hazards or lowers shields by 2', () => {
    const blocks = crewed('ryle-al-wren')
    blocks.does(0, { choose: 0 })
    expect(blocks.mission.blocks[0]).toBe(2)
    const lowers = crewed('ryle-al-wren')
    lowers.does(0, { choose: 1 })
    expect(lowers.tally('shield')).toEqual([0, 3])
  })

  test('Sella Pelleon lowers one requirement by 1, draws 1 card and gives 1 action', () => {
    const table = crewed('sella-pelleon', { deck: ['miss'] })
    table.does(0, { kind: 'shield' })
    expect(table.tally('shield')).toEqual([0, 4])
    expect(table.hand(0)).toEqual(['miss'])
    expect(table.actions(0)).toBe(1)
  })

  test('Tantin al Vale counts as 2 damage or as a shield', () => {
    const damage = crewed('tantin-al-vale')
    damage.does(0, { choose: 0 })
    expect(damage.tally('damage')).toEqual([2, 8])
    const shield = crewed('tantin-al-vale')
    shield.does(0, { choose: 1 })
    expect(shield.tally('shield')).toEqual([1, 5])
    expect(shield.mission.blocks[0]).toBe(1)
  })

  test('[83] Zek Zarag plays any card of the draw pile for no action, after the rest was shuffled', () => {
    const table = crewed('zek-zarag', { deck: ['miss', 'shield', 'reactor'] }, 'stim-run')
    expect(table.offers(0, { act: 'play' }).map((a) => a.card)).toEqual(['miss', 'reactor', 'shield'])
    table.does(0, { act: 'play', card: 'reactor' })
    expect(table.tally('reactor')).toEqual([1, 1])
    expect(table.actions(0)).toBe(2)
    expect(table.deck(0).slice().sort()).toEqual(['miss', 'shield'])
  })

  test('[84] a search does not refill an empty draw pile', () => {
    const table = crewed('zek-zarag', { discard: ['reactor'] })
    expect(table.step).toBe('play-cards')
    expect(table.discard(0)).toEqual(['reactor'])
  })

  test('[58] cards played for no action by crew are full plays, with benefit, hooks and counts', () => {
    const table = crewed(
      'zek-zarag',
      { deck: ['thruster', 'miss', 'miss'], ship: ['the-dauntless'] },
      'stim-run',
    )
    table.does(0, { act: 'play', card: 'thruster' })
    expect(table.mission.played[0][THRUSTER]).toBe(1)
    expect(table.hand(0)).toEqual(['miss', 'miss'])
  })

  test('[48] a crew card costs 1 action, gives 1 crew, and then its operations run', () => {
    const table = scene({ seats: [{ hand: ['moro-mada', 'ada-massa'] }, {}], contracts: [HEAVY] }).alone(
      HEAVY,
    )
    table.plays(0, 'moro-mada')
    expect(table.actions(0)).toBe(0)
    table.does(0, { kind: 'damage' })
    expect(table.refuses(0, { act: 'play', card: 'ada-massa' })).toBe('you have no action left')
  })
})
