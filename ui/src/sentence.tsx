import { type Bit, type Event, type Sentence, textOnly, type Words } from '@perilune/engine'
import { Fragment, type ReactNode } from 'react'
import { CardName } from './cards/card-name.js'
import { Glyph, type GlyphName } from './glyphs.js'
import type { Happening } from './table.js'
import { capital } from './words.js'

/** Drawings of things, by id: a shared glyph, or a drawing of the game's own. */
export type Drawings = Readonly<Record<string, GlyphName | (() => ReactNode)>>

interface Drawn {
  of: Sentence
  drawings?: Drawings
  /** Names of the seats, as the sentence calls them. */
  names?: readonly string[]
  /** Whether a click on a card's name opens the card; not inside a button. */
  opens?: boolean
}

/** A sentence with drawings of the game's things and the names of its seats. */
export const SentenceText = ({ of, ...drawn }: Drawn) =>
  of.map((bit, i) => <Fragment key={i}>{drawBit(bit, drawn)}</Fragment>)

function drawBit(bit: Bit, { drawings = {}, names = [], opens = false }: Omit<Drawn, 'of'>): ReactNode {
  switch (bit.is) {
    case 'card':
      return opens ? <CardName name={bit.text} id={bit.card} /> : bit.text
    case 'seat':
      return names[bit.seat] ?? bit.text
    case 'amount':
    case 'thing': {
      const drawing = Object.hasOwn(drawings, bit.of) ? drawings[bit.of] : undefined
      if (drawing === undefined) return bit.text
      return (
        <span
          className="amount"
          {...(bit.text === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': bit.text })}
        >
          {bit.is === 'amount' && `${bit.amount} `}
          {typeof drawing === 'string' ? <Glyph name={drawing} /> : drawing()}
        </span>
      )
    }
    case 'strong':
      return <b>{bit.text}</b>
    default:
      return bit.text
  }
}

interface Asks {
  readonly prompt: string
  readonly asks?: Sentence
}
interface Called {
  readonly label: string
  readonly says?: Sentence
}
interface Refused {
  readonly because?: string
  readonly why?: Sentence
}

/* Sentences of a decision. Where the page lacks the game's words, the server sends plain text. */

export const promptOf = ({ prompt, asks = textOnly(prompt) }: Asks): Sentence => asks
export const labelOf = ({ label, says = textOnly(label) }: Called): Sentence => says
/** Empty where nothing is refused. */
export const whyOf = ({ because, why = because === undefined ? [] : textOnly(because) }: Refused): Sentence =>
  why

/** With a capital letter at its beginning. */
export const capitalised = ([first, ...rest]: Sentence): Sentence =>
  first ? [{ ...first, text: capital(first.text) }, ...rest] : []

/** With a full stop, unless the sentence already ends with one or with a question mark. */
export function stopped(sentence: Sentence): Sentence {
  const last = sentence.at(-1)?.text ?? ''
  return last.endsWith('.') || last.endsWith('?') ? sentence : [...sentence, ...textOnly('.')]
}

/** A line of the log for an action and its consequences, in the words of the game. */
export const taleBy =
  (words: Words, drawings: Drawings = {}) =>
  (event: Happening, names: readonly string[], follows: readonly Happening[] = []): { text: ReactNode } => {
    // Events of the table itself, such as an undo, carry their own sentence.
    if (event.what.startsWith('table:')) return { text: event.say }
    const name = (seat: number) => names[seat] ?? ''
    const tale = words.tale(event as Event, name, follows as readonly Event[])
    return { text: <SentenceText of={tale} drawings={drawings} names={names} opens /> }
  }
