import { readdirSync } from 'node:fs'
import { games } from '@perilune/games'
import { describe, expect, test } from 'vitest'
import { game as moon } from '../../games/moon/game.js'
import { game as moonBase } from '../../games/moon-base/game.js'
import { game as moonrakers } from '../../games/moonrakers/game.js'
import { game as terraformingMars } from '../../games/terraforming-mars/game.js'
import { tableOf } from '../src/games.js'
import { type GameManifest, lobbyWordsOf, manifests } from '../src/manifests.js'
import { wordsAbout } from '../src/new-game/game-words.js'

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
      const needs = hint.only?.needs
      if (needs) expect(specs[needs]?.kind, `${id} needs ${needs}`).toBe('switch')
    }
  })

  test('makes choices that the rules know', () => {
    for (const { id, options } of manifest.presets ?? []) expect(problemsOf(options), id).toEqual([])
    for (const { levels } of manifest.combined ?? [])
      for (const { id, options } of levels) expect(problemsOf(options), id).toEqual([])
  })

  test('has words for all that can be chosen, and none for anything else', () => {
    const words = wordsAbout(manifest)
    const { presets = [], combined = [] } = manifest
    const idsOf = (things: readonly { readonly id: string }[]) => things.map(({ id }) => id).sort()
    expect(lobbyWordsOf(manifest).about).not.toBe('')
    expect(Object.keys(words.presets).sort()).toEqual(idsOf(presets))
    expect(Object.keys(words.combined).sort()).toEqual(idsOf(combined))
    for (const { id, only, levels } of combined) {
      expect(Object.keys(words.combined[id].levels).sort(), id).toEqual(idsOf(levels))
      expect(words.combined[id].because !== undefined, id).toBe(only !== undefined)
    }
    for (const id of Object.keys(specs)) {
      const hint = manifest.options[id]
      const option = words.options[id]
      expect(option?.because !== undefined, id).toBe(hint?.only !== undefined)
      if (hint?.as === 'expansion') expect(option?.line, id).toBeDefined()
    }
    expect(Object.keys(specs)).toEqual(expect.arrayContaining(Object.keys(words.options)))
  })

  test('leaves no value of a choice without a word', () => {
    for (const [id, spec] of Object.entries(specs)) {
      if (spec.kind !== 'choice') continue
      const called = spec.values.filter((value) => Number.isNaN(Number(value)))
      expect(Object.keys(wordsAbout(manifest).options[id]?.values ?? {}), id).toEqual(called)
    }
  })

  test('names drawings that its table has', async () => {
    const names = Object.values(manifest.options).flatMap((hint) =>
      hint.as === 'expansion' ? [hint.art] : hint.as === 'picture' ? Object.values(hint.art) : [],
    )
    const drawings = Object.keys((await tableOf(manifest.id))?.drawings ?? {})
    expect(drawings.sort()).toEqual(names.sort())
  })
})
