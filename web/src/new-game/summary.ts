import { levelName } from '@perilune/ui'
import type { GameManifest } from '../manifests.js'
import { words as w } from '../words/new-game.js'
import { minutesOf } from './length.js'
import { labelOf, titleOf } from './names.js'
import { idsAs, isTooSmall, openSeats, optionValue, type Setup, type Specs } from './setup.js'

/** A piece of the summary sentence; strong pieces are choices. */
export interface Piece {
  readonly text: string
  readonly strong?: boolean
}

const MISSING_NAMED = 2
const strong = (text: string): Piece => ({ text, strong: true })

/** The expansions in a few words. */
function boxOf(game: GameManifest, specs: Specs, setup: Setup): string {
  const ids = idsAs(game, specs, 'expansion')
  if (ids.length === 0) return ''
  const on = ids.filter((id) => optionValue(id, game, specs, setup) === true)
  const titles = (some: readonly string[]) => some.map((id) => titleOf(game, specs, id))
  const off = ids.filter((id) => !on.includes(id))
  if (off.length === 0) return w.fullBox
  if (on.length === 0) return w.base
  if (on.length > off.length && off.length <= MISSING_NAMED) return w.fullWithout(titles(off))
  return on.length <= MISSING_NAMED ? w.with(titles(on)) : w.some(on.length, ids.length)
}

/** The map: "on Tharsis", "on a random map". */
function placeOf(game: GameManifest, specs: Specs, setup: Setup): Piece[] {
  const [id] = idsAs(game, specs, 'picture')
  const hint = id ? game.options[id] : undefined
  if (!id || hint?.as !== 'picture') return []
  const value = String(optionValue(id, game, specs, setup))
  return hint.art[value]
    ? [{ text: ` ${w.on} ` }, strong(labelOf(game, specs, id, value))]
    : [{ text: ` ${w.onA} ` }, strong(w.anyPlace(labelOf(game, specs, id, value), specs[id].title))]
}

function botsOf({ seats }: Setup): string {
  const levels = seats.flatMap((seat) => (seat.kind === 'bot' ? [levelName(seat.level)] : []))
  const [level] = levels
  return levels.length > 0 ? w.bots(levels.length, levels.every((l) => l === level) ? level : '') : ''
}

/** One sentence that describes the whole game. */
export function sentenceOf(game: GameManifest, specs: Specs, setup: Setup): Piece[] {
  const box = boxOf(game, specs, setup)
  const bots = botsOf(setup)
  return [
    strong(w.players(setup.seats.length)),
    ...(box ? [{ text: w.comma }, strong(box)] : []),
    ...placeOf(game, specs, setup),
    { text: `${w.comma}${w.about} ` },
    strong(w.aboutMinutes(minutesOf(game, specs, setup))),
    ...(bots ? [{ text: w.comma }, strong(bots)] : []),
    { text: w.stop },
  ]
}

/** What happens next, or why nothing can. */
export function nextOf(game: GameManifest, setup: Setup): string {
  if (isTooSmall(game, setup)) return w.tooFew(game.title, game.seats.min)
  const open = openSeats(setup)
  if (open === 0) return w.startsNow
  return setup.joining === 'all' ? w.startsHost : w.startsFull(open)
}
