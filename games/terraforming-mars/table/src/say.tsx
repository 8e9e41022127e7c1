import type { Sentence } from '@perilune/engine'
import { type Drawings, type SeatInfo, SentenceText } from '@perilune/ui'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './drawings/glyphs.js'

const glyph = (name: IconName) => (): ReactNode => <Icon name={name} />

/** Drawings for amounts, by what is counted. */
export const DRAWINGS: Drawings = {
  mc: glyph('mc'),
  steel: glyph('steel'),
  titanium: glyph('titanium'),
  plants: glyph('plants'),
  energy: glyph('energy'),
  heat: glyph('heat'),
}

/** A sentence with Mars' drawings and the names of the seats. */
export const Say = ({ of, seats }: { of: Sentence; seats: readonly SeatInfo[] }) => (
  <SentenceText of={of} drawings={DRAWINGS} names={seats.map(({ name }) => name)} />
)
