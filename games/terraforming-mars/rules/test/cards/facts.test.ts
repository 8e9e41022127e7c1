import { describe, expect, test } from 'vitest'
import { corporations } from '../../src/cards/corporations.js'
import { projects } from '../../src/cards/decks.js'
import type { Points, ProjectData, Requirement } from '../../src/cards/language.js'
import type { Counter } from '../../src/cards/operands.js'
import { preludes } from '../../src/cards/preludes.js'
import { standardProjects } from '../../src/cards/standard-projects.js'
import { globalEvents } from '../../src/turmoil/global-events.js'
import { BASE_PROJECTS, CORPORATE_ERA_PROJECTS, CORPORATIONS } from './facts.js'
import { COLONIES_CORPORATIONS, COLONIES_PROJECTS } from './facts-colonies.js'
import { PRELUDE_CORPORATIONS, PRELUDE_PROJECTS, PRELUDES } from './facts-prelude.js'
import { PROMO_CORPORATIONS, PROMO_PROJECTS } from './facts-promo.js'
import { GLOBAL_EVENTS, TURMOIL_CORPORATIONS, TURMOIL_PROJECTS } from './facts-turmoil.js'
import { VENUS_CORPORATIONS, VENUS_PROJECTS } from './facts-venus.js'

/* The cards' definitions against what is printed on the cards. */

const lines = (table: string): string[] => table.trim().split('\n')

const COLOURS = { automated: 'green', active: 'blue', event: 'event' } as const

function requirement(r: Requirement): string {
  if ('parameter' in r) return `${r.parameter} ${r.max ? '<=' : '>='} ${r.is}`
  if ('tag' in r) return `${r.tag} tags >= ${r.count}`
  if ('production' in r) return `${r.production} production >= 1`
  if ('party' in r) return `party ${r.party}`
  if ('chairman' in r) return 'chairman'
  if ('partiesLed' in r) return `parties led >= ${r.partiesLed}`
  if ('floaters' in r) return `floaters >= ${r.floaters}`
  if ('colonies' in r) return `own colonies ${r.max ? '<=' : '>='} ${r.colonies}`
  if ('kindsOfResources' in r) return `kinds of resources >= ${r.kindsOfResources}`
  if ('rating' in r) return `TR >= ${r.rating}`
  if ('plantsRemoved' in r) return 'plants removed'
  const where = r.beside ? ` beside an ${r.beside}` : r.onMars ? ' on Mars' : ''
  const tiles = r.tiles === 'city' ? 'cities' : 'greeneries'
  return `${r.of === 'all' ? '' : 'own '}${tiles}${where} >= ${r.count}`
}

function counted(counter: Counter, each: number): string {
  if ('cubes' in counter) return each > 1 ? 'resources' : 'resource'
  if ('tags' in counter) return `${counter.tags} tag`
  if ('colonies' in counter) return counter.colonies === 'all' ? 'colonies' : 'own colonies'
  if ('cathedrals' in counter) return 'cathedral'
  if ('beside' in counter) return `adjacent ${counter.beside}`
  return 'cities'
}

function points(p: Points = 0): string {
  if (typeof p === 'number') return String(p)
  if ('perCityOf' in p) return `${p.points} per city for all at ${p.ifCubes} resources`
  if ('ifCubes' in p) return `${p.points} if any resource`
  return `${p.points} per ${p.each ?? 1} ${counted(p.per, p.each ?? 1)}`
}

const list = (words: readonly string[], by: string): string => (words.length > 0 ? words.join(by) : '-')

const line = (c: ProjectData): string =>
  [
    c.id,
    c.name,
    c.number,
    COLOURS[c.kind],
    c.cost,
    list(c.tags, ' '),
    list((c.requires ?? []).map(requirement), ', '),
    points(c.points),
    c.holds ?? '-',
  ].join(' | ')

/** By the lines of facts, for the base game and Corporate Era. */
const KINDS = [BASE_PROJECTS, CORPORATE_ERA_PROJECTS].map((table) =>
  ['green', 'blue', 'event'].map((kind) => lines(table).filter((l) => l.split(' | ')[3] === kind).length),
)

describe('the cards are as printed', () => {
  test('137 projects of the base game: cost, tags, requirement, points', () => {
    expect(projects.base.map(line)).toEqual(lines(BASE_PROJECTS))
    expect(projects.base).toHaveLength(137)
  })

  test('71 projects of Corporate Era: cost, tags, requirement, points', () => {
    expect(projects['corporate-era'].map(line)).toEqual(lines(CORPORATE_ERA_PROJECTS))
    expect(projects['corporate-era']).toHaveLength(71)
  })

  test('49 projects of Colonies: cost, tags, requirement, points', () => {
    expect(projects.colonies.map(line)).toEqual(lines(COLONIES_PROJECTS))
    expect(projects.colonies).toHaveLength(49)
  })

  test('49 projects of Venus Next: cost, tags, requirement, points', () => {
    expect(projects.venus.map(line)).toEqual(lines(VENUS_PROJECTS))
    expect(projects.venus).toHaveLength(49)
  })

  test('projects of the promotional packs: cost, tags, requirement, points', () => {
    expect(projects.promo.map(line)).toEqual(lines(PROMO_PROJECTS))
    expect(projects.promo).toHaveLength(74)
  })

  test('projects and corporations of Prelude: cost, tags, requirement, points', () => {
    expect(projects.prelude.map(line)).toEqual(lines(PRELUDE_PROJECTS))
  })

  test('preludes: number, box, tags', () => {
    const ours = preludes.map((c) => [c.id, c.name, c.number, c.set, list(c.tags, ' ')].join(' | '))
    expect(ours).toEqual(lines(PRELUDES))
  })

  test('17 projects of Turmoil: cost, tags, requirement, points', () => {
    expect(projects.turmoil.map(line)).toEqual(lines(TURMOIL_PROJECTS))
    expect(projects.turmoil).toHaveLength(17)
  })

  test('36 global events: parties, boxes', () => {
    const ours = globalEvents.map((e) => [e.name, e.distant, e.current, list(e.needs, ' ')].join(' | '))
    expect(ours).toEqual(lines(GLOBAL_EVENTS))
    expect(ours).toHaveLength(36)
  })

  test('corporations: tags, start, box', () => {
    const start = (c: (typeof corporations)[number]): string =>
      (c.play ?? []).flatMap((op) => ('gain' in op ? [`${op.gain.mc} MC`] : [])).join()
    const ours = (...sets: readonly string[]): string[] =>
      corporations
        .filter((c) => sets.includes(c.set))
        .map((c) => [c.id, c.name, c.set, start(c), list(c.tags, ' ')].join(' | '))
    expect(ours('base', 'corporate-era')).toEqual(lines(CORPORATIONS))
    expect(ours('venus')).toEqual(lines(VENUS_CORPORATIONS))
    expect(ours('prelude')).toEqual(lines(PRELUDE_CORPORATIONS))
    const turmoil = ours('turmoil')
    expect(turmoil).toEqual(lines(TURMOIL_CORPORATIONS).filter((l) => turmoil.includes(l)))
    expect(ours('colonies')).toEqual(lines(COLONIES_CORPORATIONS))
    expect(ours('promo')).toEqual(lines(PROMO_CORPORATIONS))
  })

  test('no two cards share an id', () => {
    const ids = [...Object.values(projects).flat(), ...corporations, ...preludes].map((c) => c.id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('the kinds of the cards: green, blue, events', () => {
    const count = (set: readonly ProjectData[]) =>
      (['automated', 'active', 'event'] as const).map((kind) => set.filter((c) => c.kind === kind).length)
    expect([count(projects.base), count(projects['corporate-era'])]).toEqual(KINDS)
  })

  test('what a standard project costs', () => {
    expect(standardProjects.map((p) => [p.name, p.cost])).toEqual([
      ['Power Plant', 11],
      ['Asteroid', 14],
      ['Aquifer', 18],
      ['Greenery', 23],
      ['City', 25],
      ['Air Scrapping', 15],
      ['Buffer Gas', 16],
      ['Build Colony', 17],
    ])
  })
})
