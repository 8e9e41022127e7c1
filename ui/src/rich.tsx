import { Fragment, type ReactNode } from 'react'
import { Glyph, type GlyphName } from './glyphs.js'

/** Words that are drawn as a glyph where a number stands before them, `2 Water`: a shared glyph, or a drawing of the game's own. */
export type Drawn = Readonly<Record<string, GlyphName | ((title: string) => ReactNode)>>

const draw = (drawing: Drawn[string], title: string): ReactNode =>
  typeof drawing === 'string' ? <Glyph name={drawing} title={title} /> : drawing(title)

/** A sentence with the things of the game drawn into it. */
export function Rich({
  text,
  drawn,
  strong = [],
  named = (name) => <b>{name}</b>,
}: {
  text: string
  drawn: Drawn
  /** Names that stand out … */
  strong?: readonly string[]
  /** … and how, where bold is not enough. */
  named?: (name: string) => ReactNode
}) {
  const parts: ReactNode[] = []
  const things = Object.keys(drawn).join('|')
  // The longest first: one name may begin another.
  const names = strong
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(
    [things && `(\\d+) (${things})s?\\b`, names.length > 0 && `(${names.join('|')})`]
      .filter(Boolean)
      .join('|') || '$^',
    'g',
  )
  let at = 0
  for (const match of text.matchAll(pattern)) {
    parts.push(text.slice(at, match.index))
    const [whole, n, thing] = match
    parts.push(
      things && n !== undefined && thing !== undefined ? (
        <span className="amount">
          {n} {draw(drawn[thing], thing)}
        </span>
      ) : (
        named(whole)
      ),
    )
    at = match.index + whole.length
  }
  parts.push(text.slice(at))
  return parts.map((part, i) => <Fragment key={i}>{part}</Fragment>)
}
