import { readdirSync } from 'node:fs'
import { games } from '@perilune/games'
import { describe, expect, test } from 'vitest'
import { game as moon } from '../../games/moon/game.js'
import { game as moonBase } from '../../games/moon-base/game.js'
import { game as moonrakers } from '../../games/moonrakers/game.js'
import { game as terraformingMars } from '../../games/terraforming-mars/game.js'
import { tableOf } from '../src/games.js'
import { type GameManifest, manifests } from '../src/manifests.js'

// The page finds them by their folders; the compiler looks at them here.
const written: readonly GameManifest[] = [moon, moonrakers, moonBase, terraformingMars]

const GAMES = new URL('../../games/', import.meta.url)

test('every game has a manifest, and every manifest a game', () => {
  expect(manifests.map(({ id }) => id).sort()).toEqual(Object.keys(games).sort())
  const folders = readdirSync(GAMES).filter((name) => name !== 'all')
  expect(manifests.map(({ id }) => id).sort()).toEqual(folders.sort())
})

test('the shelf shows them in the order that they name', () => {
  expect(manifests).toEqual(written)
})

test('no two games have the same place on the shelf', () => {
  expect(new Set(manifests.map(({ shelf }) => shelf)).size).toBe(manifests.length)
})

describe.each(manifests)('the manifest of $title', (manifest) => {
  const game = games[manifest.id]
  const specs = game.options
  const problemsOf = (options: Readonly<Record<string, unknown>>): string[] =>
    Object.entries(options).flatMap(([id, value]) => {
      const spec = specs[id]
      if (!spec) return [`no option ${id}`]
      const fits =
        spec.kind === 'switch'
          ? typeof value === 'boolean'
          : spec.kind === 'number'
            ? Number(value) >= spec.min && Number(value) <= spec.max
            : spec.kind === 'choice'
              ? spec.values.includes(String(value))
              : (value as string[]).every((v) => spec.values.includes(v))
      return fits ? [] : [`${id} can’t be ${value}`]
    })

  test('says title, seats and version of the rules as the rules do', () => {
    const { id, title, seats, rules } = manifest
    expect({ id, title, seats, rules }).toEqual({
      id: game.id,
      title: game.title,
      seats: game.seats,
      rules: game.rules,
    })
  })

  test('says whether the game has cards, and whether its table has a guide', async () => {
    expect(manifest.cards).toBe(game.cards.length > 0)
    expect(manifest.guided).toBe((await tableOf(manifest.id))?.guide !== undefined)
  })

  test('is plain data', () => {
    expect(JSON.parse(JSON.stringify(manifest))).toEqual(manifest)
  })

  test('gives hints for options that exist, of kinds that can be drawn so', () => {
    for (const [id, hint] of Object.entries(manifest.options)) {
      const spec = specs[id]
      expect(spec, id).toBeDefined()
      if (hint.as === 'expansion') expect(spec.kind, id).toBe('switch')
      if (hint.as === 'first') expect(spec.kind, id).toBe('choice')
      if (hint.as === 'plain' && hint.labels)
        expect(spec.kind === 'choice' && Object.keys(hint.labels), id).toEqual(
          'values' in spec && spec.values,
        )
      const needs = hint.only?.needs
      if (needs) expect(specs[needs]?.kind, `${id} needs ${needs}`).toBe('switch')
    }
  })

  test('makes choices that the rules know', () => {
    for (const { title, options } of manifest.presets ?? []) expect(problemsOf(options), title).toEqual([])
    for (const { levels } of manifest.combined ?? [])
      for (const { title, options } of levels) expect(problemsOf(options), title).toEqual([])
  })

  test('names drawings that its table has', async () => {
    const names = Object.values(manifest.options).flatMap((hint) =>
      hint.as === 'expansion' ? [hint.art] : hint.as === 'picture' ? Object.values(hint.art) : [],
    )
    const drawings = Object.keys((await tableOf(manifest.id))?.drawings ?? {})
    expect(drawings.sort()).toEqual(names.sort())
  })
})
