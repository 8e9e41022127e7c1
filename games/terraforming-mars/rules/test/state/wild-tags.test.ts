import { describe, expect, test } from 'vitest'
import { at, first, play, playing, points, refusal, scene, use } from '../scene.js'

/* Wild tags: in each action one of any kind, and of one kind only. */

const WILD = 'research-coordination'
const VENUS = { venus: 0 }

describe('a wild tag', () => {
  test('meets one tag of a requirement, and no two', () => {
    const told = (n: number) => ({ played: [WILD, ...first(n, 'science')] })
    expect(refusal('ai-central', { ...told(2), production: { energy: 1 } })).toBeUndefined()
    expect(refusal('ai-central', told(1))).toBeTruthy()
  })

  test('of a requirement for three kinds meets one of them', () => {
    expect(refusal('luxury-foods', { ...VENUS, played: [WILD, 'local-shading', 'sponsors'] })).toBeUndefined()
    expect(refusal('luxury-foods', { ...VENUS, played: [WILD, 'local-shading'] })).toBeTruthy()
  })

  test('counts for what an effect counts, and anew in every action', () => {
    const table = scene({ played: [WILD], hand: ['satellites', 'cartel'] })
    expect(table.change(() => table.does(0, play('satellites')))).toMatchObject({ production: { mc: 2 } })
    expect(table.change(() => table.does(0, play('cartel')))).toMatchObject({ production: { mc: 2 } })
  })

  test('counts in an action that is used once more', () => {
    const table = scene({ corporation: 'viron', played: [WILD, 'orbital-cleanup', ...first(2, 'science')] })
    expect(table.change(() => table.does(0, use('orbital-cleanup')))).toEqual({ mc: 3 })
    expect(table.change(() => table.does(0, use('viron')))).toEqual({ mc: 3 })
  })

  test('counts among the tags of all players for whoever plays the card that counts them, and for nobody else', () => {
    const jovian = { played: [WILD, ...first(1, 'jovian')] }
    const alone = { ...jovian, rival: { played: first(2, 'jovian').slice(1) } }
    expect(playing('galilean-waystation', alone)).toMatchObject({ production: { mc: 3 } })
    expect(playing('galilean-waystation', { rival: jovian })).toMatchObject({ production: { mc: 1 } })
  })

  test('that a requirement takes does not count for the effect', () => {
    const told = { oxygen: 0, played: [WILD, ...first(1, 'power')] }
    expect(refusal('power-supply-consortium', { ...told, production: { energy: 1 } })).toBeUndefined()
  })

  test('triggers nothing and makes nothing cheaper when it is played', () => {
    expect(playing(WILD, { played: ['earth-office', 'olympus-conference'] })).toEqual({ mc: -4 })
  })

  test('does not count for others, for awards and for points', () => {
    expect(playing('toll-station', { rival: { played: [WILD] } })).toEqual({ mc: -12 })
    expect(scene({ played: [WILD] }).standing('scientist')).toEqual([0, 0])
    expect(points('ganymede-colony', { played: [WILD] })).toBe(1)
  })

  test('counts for milestones', () => {
    expect(scene({ played: [WILD, ...first(7, 'building')] }).refusesClaim(0, 'builder')).toBeUndefined()
    expect(scene({ map: 'hellas', played: [WILD] }).standing('diversifier')[0]).toBe(1)
  })
})

describe('faq: Gyropolis 230 (VN)', () => {
  test('each wild tag counts once, as Venus or as Earth', () => {
    const told = { ...VENUS, production: { energy: 2 }, played: [WILD, 'local-shading'] }
    expect(playing('gyropolis', told, at('C4'))).toMatchObject({ production: { energy: -2, mc: 2 } })
  })
})

describe('faq: Venuphile H/E/S:A', () => {
  test('on every map; wild tags do not count', () => {
    for (const map of ['tharsis', 'hellas', 'elysium'] as const)
      expect(scene({ ...VENUS, map, played: [WILD, 'local-shading'] }).standing('venuphile')).toEqual([1, 0])
  })
})
