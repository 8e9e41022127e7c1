import type { HelpSection } from '@perilune/ui'
import { words } from './words.js'

const w = words.help

const text = (of: string) => <p>{of}</p>
const list = (of: readonly string[]) => (
  <ul>
    {of.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
)

/** Moon Base in short. */
export const help: readonly HelpSection[] = [
  { id: 'aim', title: w.aim.title, body: text(w.aim.text) },
  { id: 'colours', title: w.colours.title, body: text(w.colours.text) },
  { id: 'round', title: w.round.title, body: list(w.round.points) },
  { id: 'craters', title: w.craters.title, body: text(w.craters.text) },
  { id: 'stack', title: w.stack.title, body: text(w.stack.text) },
  { id: 'tower', title: w.tower.title, body: text(w.tower.text) },
  { id: 'building', title: w.building.title, body: text(w.building.text) },
  { id: 'end', title: w.end.title, body: list(w.end.points) },
]
