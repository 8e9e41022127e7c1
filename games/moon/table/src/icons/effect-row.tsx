import { type CompiledCard, FLAGS, ITEMS } from '@perilune/moon'
import { Glyph, type GlyphName } from '@perilune/ui'
import { Fragment } from 'react'
import { Many, Things } from './items.js'
import { opIcons } from './operations.js'

/* A card's effects as icons that a player learns once, made from the same data as its text. */

/** How the card works: it produces, is flipped, has an ongoing effect, or counts at the end. */
function verbOf(card: CompiledCard): GlyphName | null {
  if (card.produces.some((n) => n > 0)) return 'produce'
  if (card.colour === 2) return 'flip'
  if (card.standing.length > 0) return 'ongoing'
  if (card.atEnd.length > 0 || card.hearts > 0) return 'endgame'
  return null
}

/** The effect row of a card. */
export function EffectRow({ card }: { card: CompiledCard }) {
  const verb = card.kind === 'structure' ? verbOf(card) : null
  return (
    <>
      {verb && <Glyph name={verb} className="verb" />}
      <Things names={ITEMS} numbers={card.produces} />
      <Things names={FLAGS} numbers={card.flags} />
      {[...card.ops, ...card.standing, ...card.atEnd].map((op, i) => (
        <Fragment key={i}>{opIcons(op)}</Fragment>
      ))}
      {card.kind === 'structure' && card.hearts > 0 && card.atEnd.length === 0 && (
        <Many glyph="heart" n={card.hearts} />
      )}
    </>
  )
}
