import { describe, expect, test } from 'vitest'
import { again, begin, FIRST_ACTION, play, playing, project, refusal, scene, use } from '../../scene.js'

/* What each corporation of Venus Next does. */

const VENUS = { venus: 0 }
const starting = (corporation: string) => {
  const table = begin({ venus: true, first: '1' }, { corporations: [corporation, 'credicor'] })
  table.starts(1)
  table.starts(0, corporation)
  return table
}

describe('corporations of Venus Next', () => {
  test('Aphrodite starts with 47 MC and plant production and gains 2 MC for every step of Venus', () => {
    const table = starting('aphrodite')
    expect([table.stock(0).mc, table.production(0)]).toEqual([47, { plants: 1 }])
    expect(playing('giant-solar-shade', { ...VENUS, corporation: 'aphrodite' })).toMatchObject({
      mc: -27 + 6,
    })
    const rivals = scene({ ...VENUS, rival: { corporation: 'aphrodite' } })
    expect(rivals.change(() => rivals.does(0, project('air-scrapping')))).toMatchObject({ rival: { mc: 2 } })
  })

  test('Celestic starts with 42 MC, finds 2 cards with a floater on them, and gathers floaters', () => {
    expect(starting('celestic').stock(0).mc).toBe(42)
    const table = scene({
      ...VENUS,
      corporation: 'celestic',
      firstActionDue: true,
      deck: ['fish', 'aerosport-tournament', 'ants', 'local-shading'],
    })
    expect(table.change(() => table.does(0, FIRST_ACTION))).toEqual({ cards: 2, discards: ['fish', 'ants'] })
    expect(table.hand(0)).toEqual(['aerosport-tournament', 'local-shading'])
    table.does(0, use('celestic'))
    expect(table.on(0, 'celestic')).toBe(1)
  })

  test('Manutech starts with 35 MC, steel production and the steel of it', () => {
    const table = starting('manutech')
    expect([table.stock(0), table.production(0)]).toEqual([{ mc: 35, steel: 1 }, { steel: 1 }])
    expect(playing('sponsors', { ...VENUS, corporation: 'manutech' })).toEqual({
      mc: -6 + 2,
      production: { mc: 2 },
    })
  })

  test('Morning Star Inc. starts with 50 MC, finds 3 Venus cards and may miss Venus by 2 steps', () => {
    expect(starting('morning-star-inc').stock(0).mc).toBe(50)
    const table = scene({
      ...VENUS,
      corporation: 'morning-star-inc',
      firstActionDue: true,
      deck: ['local-shading', 'fish', 'dirigibles', 'water-to-venus', 'thermophiles'],
    })
    expect(table.change(() => table.does(0, FIRST_ACTION))).toEqual({
      cards: 3,
      discards: ['fish', 'water-to-venus'],
    })
    expect(refusal('ishtar-mining', { venus: 4, corporation: 'morning-star-inc' })).toBeUndefined()
    expect(refusal('ishtar-mining', { venus: 2, corporation: 'morning-star-inc' })).toBeTruthy()
    expect(refusal('rotator-impacts', { venus: 18, corporation: 'morning-star-inc' })).toBeUndefined()
  })

  test('Viron starts with 48 MC and uses a used action once more', () => {
    expect(starting('viron').stock(0).mc).toBe(48)
    const table = scene({ ...VENUS, corporation: 'viron', played: ['local-shading', 'ironworks'] })
    // A game without promotional cards.
    table.s.promos = null
    expect(table.refuses(0, use('viron'))).toBe(
      'you have used no action in this generation that could be used once more',
    )
    table.does(0, use('local-shading'))
    expect(table.change(() => table.does(0, use('viron'), again('local-shading')))).toEqual({
      on: { 'local-shading': 1 },
    })
    expect(table.refuses(0, use('viron'))).toBeTruthy()
  })
})

test('points of Celestic: one for every 3 floaters on it', () => {
  const { lines } = scene({ ...VENUS, corporation: 'celestic', resources: { celestic: 7 } }).finish()
  expect(lines.filter((line) => line.why === 'card:celestic')).toMatchObject([{ points: 2 }])
})

test('Celestic is a Venus card: cubes for Venus cards may go there', () => {
  const table = scene({ ...VENUS, corporation: 'celestic', hand: ['corroder-suits'] })
  table.does(0, play('corroder-suits'))
  expect(table.on(0, 'celestic')).toBe(1)
})
