import type { Bit, Event, Sentence, Words } from '@perilune/engine'
import { Fragment, type ReactNode } from 'react'
import { CardName } from './card-name.js'
import { Glyph, type GlyphName } from './glyphs.js'
import type { Happening } from './table.js'

/** How amounts of a thing are drawn, by its id: a shared glyph, or a drawing of the game's own. */
export type Drawings = Readonly<Record<string, GlyphName | (() => ReactNode)>>

interface Drawn {
  of: Sentence
  drawings?: Drawings
  /** Names of the seats, by which the sentence calls them. */
  names?: readonly string[]
}

/** A sentence with the things of the game drawn into it, cards that open, and seats by their names. */
export const SentenceText = ({ of, ...drawn }: Drawn) =>
  of.map((bit, i) => <Fragment key={i}>{drawBit(bit, drawn)}</Fragment>)

function drawBit(bit: Bit, { drawings = {}, names = [] }: Omit<Drawn, 'of'>): ReactNode {
  switch (bit.is) {
    case 'card':
      return <CardName name={bit.text} id={bit.card} />
    case 'seat':
      return names[bit.seat] ?? bit.text
    case 'amount': {
      const drawing = Object.hasOwn(drawings, bit.of) ? drawings[bit.of] : undefined
      if (drawing === undefined) return bit.text
      return (
        <span className="amount" role="img" aria-label={bit.text}>
          {bit.amount} {typeof drawing === 'string' ? <Glyph name={drawing} /> : drawing()}
        </span>
      )
    }
    default:
      return bit.text
  }
}

/** A line of the log for a deed and what followed, by the words of the game; what they do not tell stands as it was said. */
export const taleBy =
  (words: Words, drawings: Drawings = {}) =>
  (event: Happening, names: readonly string[], follows: readonly Happening[] = []): { text: ReactNode } => {
    // Acts of the table, such as an undo, are told by whoever keeps it.
    if (!words.tale || event.what.startsWith('table:')) return { text: event.say }
    const name = (seat: number) => names[seat] ?? ''
    const tale = words.tale(event as Event, name, follows as readonly Event[])
    return { text: <SentenceText of={tale} drawings={drawings} names={names} /> }
  }
