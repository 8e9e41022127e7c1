import type { GameManifest } from '../manifests.js'
import { NO_CLOCK } from '../parts/lobby/clock-fields.js'
import { words as w } from '../words/new-game.js'
import { wordsAbout } from './game-words.js'
import { minutesOf } from './length.js'
import { labelOf, titleOf } from './names.js'
import { chosenOptions, type Options, optionValue, type Setup, type Specs, same } from './setup.js'

export interface Preset {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly options: Options
  /** The preset "last game" also sets seats and clock. */
  readonly setup?: Setup
}

const LAST = 'last'
const keyOf = (game: string): string => `new-game:${game}`

/** Stores the setup of a created game in this browser. */
export function keepLast(game: GameManifest, setup: Setup): void {
  localStorage.setItem(keyOf(game.id), JSON.stringify({ ...setup, at: Date.now() }))
}

/** The last game, limited to what the game still offers: its options may have changed since. */
function lastOf(game: GameManifest, specs: Specs): { setup: Setup; at: number } | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game.id)) ?? '')
    const options = Object.entries(kept.options ?? {}).filter(([id, value]) => isOf(specs, id, value))
    const seats = Array.isArray(kept.seats) ? kept.seats.slice(0, game.seats.max) : []
    const known = seats.every(
      (seat: { kind?: unknown; level?: unknown }) =>
        seat?.kind === 'me' ||
        seat?.kind === 'open' ||
        (seat?.kind === 'bot' && typeof seat.level === 'string'),
    )
    if (!known || seats.length < game.seats.min) return
    const joining = kept.joining === 'all' ? 'all' : 'link'
    const setup = {
      seats,
      options: Object.fromEntries(options),
      clock: { ...NO_CLOCK, ...kept.clock },
      joining,
    } as const
    return { setup, at: Number(kept.at) }
  } catch {
    return
  }
}

function isOf(specs: Specs, id: string, value: unknown): boolean {
  const spec = specs[id]
  if (!spec) return false
  if (spec.kind === 'some') return Array.isArray(value) && value.every((v) => spec.values.includes(v))
  if (spec.kind === 'choice') return spec.values.includes(String(value))
  if (spec.kind === 'number') return Number(value) >= spec.min && Number(value) <= spec.max
  return typeof value === 'boolean'
}

/** The presets that the page offers. The defaults are always among them. */
export function presetsOf(game: GameManifest, specs: Specs, setup: Setup): Preset[] {
  const names = wordsAbout(game).presets
  const written = game.presets ?? [{ id: 'classic', options: {} }]
  const presets: Preset[] = written.map(({ id, options }) => {
    const { title, line } = game.presets ? names[id] : { title: w.classic, line: w.classicLine }
    const note = w.presetNote(line, minutesOf(game, specs, { ...setup, options }))
    return { id, title, options, note }
  })
  const last = lastOf(game, specs)
  if (!last) return presets
  const [place] = Object.keys(game.options).filter((id) => game.options[id].as === 'picture' && specs[id])
  const where = place ? labelOf(game, specs, place, optionValue(place, game, specs, last.setup)) : ''
  const { options } = last.setup
  return [
    ...presets,
    { id: LAST, title: w.last, note: w.lastNote(where, last.at), options, setup: last.setup },
  ]
}

/** The setup after a preset was chosen. */
export const withPreset = (setup: Setup, preset: Preset): Setup =>
  preset.setup ?? { ...setup, options: preset.options }

/** The preset whose options these are; if several match, the chosen one. */
export function matching(
  presets: readonly Preset[],
  { game, specs, setup }: { game: GameManifest; specs: Specs; setup: Setup },
  pressed: string | undefined,
): Preset | undefined {
  const now = chosenOptions(game, specs, setup)
  const fits = presets.filter((p) => same(chosenOptions(game, specs, { ...setup, options: p.options }), now))
  return fits.find(({ id }) => id === pressed) ?? fits.find(({ id }) => id !== LAST) ?? fits[0]
}

/** A short text about what differs from a preset; it names the first change only. */
export function changeOf(preset: Preset, game: GameManifest, specs: Specs, setup: Setup): string {
  const before = { ...setup, options: preset.options }
  const changed = Object.keys(specs).filter(
    (id) => !same(optionValue(id, game, specs, setup), optionValue(id, game, specs, before)),
  )
  const [id] = changed
  if (!id) return ''
  const value = optionValue(id, game, specs, setup)
  const title = titleOf(game, specs, id)
  const what =
    typeof value === 'boolean'
      ? value
        ? title
        : w.without(title)
      : specs[id].kind === 'choice'
        ? labelOf(game, specs, id, value)
        : title
  return w.changed(what, changed.length - 1)
}
