import { describe, expect, test } from 'vitest'
import { projects } from '../../src/cards/decks.js'
import type { ProjectData, Requirement } from '../../src/cards/language.js'
import { TRACKS } from '../../src/map/tracks.js'
import { RESOURCES, TAGS, type Tag } from '../../src/names.js'
import { play, type SceneTold, scene } from '../scene.js'

/* Every requirement of every card, at its very edge: met, and one short of it. */

const cards = [...projects.base, ...projects['corporate-era']].filter((card) => card.requires)

/** A card in play with this tag and no other. */
const CARRIERS: Readonly<Partial<Record<Tag, string>>> = {
  plant: 'adapted-lichen',
  animal: 'fish',
  microbe: 'tardigrades',
  science: 'gene-repair',
  power: 'power-grid',
  jovian: 'asteroid-mining-consortium',
}

const tagsInPlay = (tag: Tag, n: number): string[] => {
  const carrier = CARRIERS[tag]
  if (!carrier) throw new Error(`no card carries ${tag} alone`)
  return new Array<string>(n).fill(carrier)
}

const cities = (n: number): Record<string, string> =>
  Object.fromEntries(['C6', 'G2', 'G6'].slice(0, n).map((area) => [area, 'city 1']))

/** Own colonies, and room for more. */
const colonies = (n: number): NonNullable<SceneTold['colonies']> => ({
  luna: {},
  ceres: n > 0 ? { owners: [0] } : {},
  io: n > 1 ? { owners: [0] } : {},
})

/** Whatever cards may take from stock and production is there, of everybody. */
const plenty = Object.fromEntries(RESOURCES.map((resource) => [resource, 9]))

/** A table at which the requirement is met by `spare` more than it asks. */
function meeting(r: Requirement, spare: number): SceneTold {
  if ('parameter' in r) {
    const value = r.is + (r.max ? -1 : 1) * spare * TRACKS[r.parameter].step
    return { [r.parameter]: value }
  }
  if ('tag' in r) return { played: tagsInPlay(r.tag, r.count + spare) }
  if ('production' in r) return { production: { ...plenty, [r.production]: 1 + spare } }
  if ('floaters' in r) return { resources: { 'atmo-collectors': r.floaters + spare } }
  if ('colonies' in r) return { colonies: colonies(r.colonies + (r.max ? -1 : 1) * spare) }
  if (!('tiles' in r)) throw new Error('only promotional cards require that; see their own tests')
  if (r.tiles === 'greenery') return { tiles: spare < 0 ? { C3: 'greenery 1' } : { C3: 'greenery 0' } }
  return { tiles: cities(r.count + spare) }
}

const canPlay = (card: ProjectData, told: readonly SceneTold[]): boolean => {
  const table = scene({
    production: plenty,
    ...Object.assign({}, ...told),
    stock: { ...plenty, mc: 100 },
    played: told.flatMap((t) => t.played ?? []),
    rival: { production: plenty },
    hand: [card.id],
  })
  return table.refuses(0, play(card.id)) === undefined
}

describe.each(cards.map((card) => [card.name, card] as const))('%s', (_, card) => {
  const requires = card.requires ?? []

  test('is playable when its requirements are just met', () => {
    expect(
      canPlay(
        card,
        requires.map((r) => meeting(r, 0)),
      ),
    ).toBe(true)
  })

  test.each(requires.map((_, i) => i))('is not when requirement %i is missed by one', (missed) => {
    expect(
      canPlay(
        card,
        requires.map((r, i) => meeting(r, i === missed ? -1 : 0)),
      ),
    ).toBe(false)
  })
})

test('all kinds of tags that cards require can be told', () => {
  const asked = new Set(cards.flatMap((c) => (c.requires ?? []).flatMap((r) => ('tag' in r ? [r.tag] : []))))
  expect([...asked].every((tag) => TAGS.includes(tag) && CARRIERS[tag] !== undefined)).toBe(true)
})
