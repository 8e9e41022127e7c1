import { expect, test } from 'vitest'
import { CREW_DECK, DAMAGE, MERCENARY_DISCARD, MERCENARY_ROW, SHIELD } from '../../src/index.js'
import { END_TURN, type Scene, scene } from '../scene.js'

/* Two players: the mercenary row. Escape Pods: 3 shields, 3 damage; 2 prestige, 7 credits. */

const hire = (card: string) => ({ act: 'hire', card })
const pods = (mercenaries: readonly string[], more: Partial<Scene> = {}) =>
  scene({ seats: [{}, {}], contracts: ['escape-pods'], mercenaries, ...more })

test('[69] only the mission leader hires, while cards are played and for no action, each card of the row once per turn', () => {
  const table = pods(['shield', 'shield']).together('escape-pods', [
    [2, 7, 0, 0],
    [0, 0, 0, 2],
  ])
  table.does(0, hire('shield'), hire('shield'))
  expect(table.actions(0)).toBe(1)
  expect(table.refuses(0, hire('shield'))).toBe('that mercenary is hired already on this turn')
  table.does(0, { act: 'floor', to: [1] })
  expect(table.refuses(1, hire('shield'))).toBe('only the mission leader hires mercenaries')
})

test('[70] an action card gives its symbol and no benefit; it costs 1 credit and 1 more for each one hired before in the round', () => {
  const table = pods(['damage2', 'reactor', 'shield', 'thruster'], {
    seats: [{ deck: ['miss', 'miss'] }, {}],
  })
  table.alone('escape-pods')
  table.does(0, hire('damage2'), hire('reactor'), hire('thruster'))
  expect(table.tally('damage')).toEqual([2, 3])
  expect([table.actions(0), table.hand(0).length]).toEqual([1, 0])
  expect(table.mission.mercenaryCredits).toBe(1 + 2 + 3)
  expect(table.refuses(0, hire('shield'))).toBe('costs 4 credits of your share, 1 is left of it')
})

test('[71] a crew card costs 1 prestige, gives 1 crew and works for the leader', () => {
  const table = pods(['ada-massa']).alone('escape-pods')
  table.does(0, hire('ada-massa'))
  expect(table.actions(0)).toBe(4)
  expect(table.mission.mercenaryPrestige).toBe(1)
  const poor = scene({ seats: [{}, {}], contracts: ['kill-slavers'], mercenaries: ['ada-massa'] }).alone(
    'kill-slavers',
  )
  expect(poor.refuses(0, hire('ada-massa'))).toBe('costs 1 prestige of your share, 0 is left of it')
})

test('[72] prices are kept back from the leader’s own share; after a failure nothing is paid', () => {
  const hand = ['reactor', 'reactor', 'shield', 'shield', 'damage3']
  const table = pods(['shield', 'moro-mada'], { seats: [{ hand, credits: 4 }, {}] }).alone('escape-pods')
  table.plays(0, ...hand).does(0, hire('shield'))
  table.done()
  expect([table.prestige(0), table.credits(0)]).toEqual([2, 4 + 7 - 1])
  const failed = pods(['shield'], { seats: [{ credits: 4 }, {}] }).alone('escape-pods')
  failed.does(0, hire('shield'))
  failed.done()
  expect(failed.credits(0)).toBe(4)
})

test('[72] an ally’s share pays for no mercenary', () => {
  const hand = ['reactor', 'reactor', 'shield', 'shield', 'damage3']
  const table = pods(['shield', 'ada-massa'], { seats: [{ hand }, {}] }).together('escape-pods', [
    [1, 4, 0, 2],
    [1, 3, 0, 0],
  ])
  table.plays(0, ...hand).does(0, hire('shield'), hire('ada-massa'))
  table.done()
  expect(table.mission.success).toBe(true)
  expect([table.prestige(0), table.credits(0)]).toEqual([1 - 1, 4 - 1])
  expect([table.prestige(1), table.credits(1)]).toEqual([1, 3])
})

test('[73] mercenaries are no cards of the leader: no ship part waits for them, nothing counts them, no bonus raises them', () => {
  const table = pods(['shield', 'crusse-parke', 'kary-powalk'], {
    seats: [{ ship: ['duo-1000', 'mg-warp'], hand: ['damage1'], deck: ['miss', 'miss', 'miss'] }, {}],
  }).alone('escape-pods')
  table.does(0, hire('shield'), hire('crusse-parke'))
  expect(table.tally('shield')).toEqual([1, 3])
  expect(table.hand(0)).toEqual(['damage1'])
  expect([table.mission.played[0][SHIELD], table.mission.played[0][DAMAGE]]).toEqual([0, 0])
  table.does(0, hire('kary-powalk'))
  expect(table.tally('damage')).toEqual([4, 3])
})

test('[74] after both turns the row is new: crew goes under the crew deck and its top card joins the mercenary discards', () => {
  const table = scene({
    seats: [{}, {}],
    contracts: ['kill-slavers', 'space-anomaly'],
    mercenaries: ['reactor', 'shield', 'shield', 'moro-mada', 'thruster'],
    mercenaryDeck: ['damage1', 'damage1', 'damage2'],
    crewDeck: ['ada-massa'],
  })
  table.alone('kill-slavers').done().does(0, END_TURN)
  expect(table.place(MERCENARY_ROW)).toContain('moro-mada')
  table.alone('space-anomaly').done().does(1, END_TURN)
  expect(table.place(CREW_DECK)).toEqual(['moro-mada'])
  // Three from the deck, then two of the five discarded, shuffled.
  expect(table.place(MERCENARY_ROW).length).toBe(5)
  expect(table.place(MERCENARY_ROW)).toEqual(expect.arrayContaining(['damage1', 'damage1', 'damage2']))
  expect(table.place(MERCENARY_DISCARD)).toEqual([])
})

test('[75] both leaders of a round have the whole row; prices go on rising, unless the table counts them by turn', () => {
  for (const mercenaryPrice of ['round', 'turn']) {
    const table = scene({
      seats: [{}, {}],
      contracts: ['escape-pods', 'icarus-run'],
      mercenaries: ['shield'],
      mercenaryDeck: ['damage1', 'damage1', 'damage1', 'damage1', 'damage1'],
      options: { mercenaryPrice },
    })
    table.alone('escape-pods').does(0, hire('shield'))
    table.done().does(0, END_TURN)
    table.alone('icarus-run').does(1, hire('shield'))
    expect(table.mission.mercenaryCredits).toBe(mercenaryPrice === 'round' ? 2 : 1)
  }
})

test('[76] mercenaries never enter a player’s deck and are nobody’s net worth', () => {
  const table = pods(['ada-massa']).alone('escape-pods')
  table.does(0, hire('ada-massa'))
  table.done().does(0, END_TURN)
  expect([...table.hand(0), ...table.deck(0), ...table.discard(0)]).toEqual([])
  expect(table.s.captains[0].crewWorth).toBe(0)
})
