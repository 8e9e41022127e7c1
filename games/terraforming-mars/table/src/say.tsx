import { type Drawings, Rich, type SeatInfo } from '@perilune/ui'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './glyphs.js'

const drawn =
  (name: IconName) =>
  (title: string): ReactNode => <Icon name={name} title={title} />

/** Words of the rules that are drawn where a number stands before them. */
const DRAWN = {
  MC: drawn('mc'),
  steel: drawn('steel'),
  titanium: drawn('titanium'),
  plant: drawn('plants'),
  energy: drawn('energy'),
  heat: drawn('heat'),
} as const

const glyph = (name: IconName) => (): ReactNode => <Icon name={name} />

/** Amounts that are drawn, by what they are of. */
export const DRAWINGS: Drawings = {
  mc: glyph('mc'),
  steel: glyph('steel'),
  titanium: glyph('titanium'),
  plants: glyph('plants'),
  energy: glyph('energy'),
  heat: glyph('heat'),
}

/** What the rules say, with the names of seats and the things of the game drawn into it. */
export function Say({
  text,
  seats,
  strong,
}: {
  text: string
  seats: readonly SeatInfo[]
  strong?: readonly string[]
}) {
  const named = text.replace(/\bseat (\d)\b/gi, (whole, n) => seats[Number(n) - 1]?.name ?? whole)
  return <Rich text={named} drawn={DRAWN} {...(strong && { strong })} />
}
