import { memo } from 'react'
import { FAMILIES, type Family } from './figure-families.js'
import { Pen } from './figure-pen.js'

export interface Drawable {
  number: string
  kind: string
  tags: readonly string[]
}

/** The family of a card's drawing: comets for events from space, otherwise the most telling of its tags. */
function familyOf({ kind, tags }: Drawable): Family {
  if (kind === 'corporation') return tags.includes('space') ? 'sun' : 'emblem'
  if (kind === 'event' && tags.includes('space')) return 'comet'
  if (kind === 'prelude' || kind === 'global-event') return 'dawn'
  if (kind === 'colony') return 'jovian'
  if (kind === 'party') return 'emblem'
  const telling = (['jovian', 'animal', 'microbe', 'city'] as const).find((tag) => tags.includes(tag))
  return telling ?? tags.find(isFamily) ?? 'land'
}

const isFamily = (tag: string): tag is Family => Object.hasOwn(FAMILIES, tag)

/**
 * The line drawing of a card, made from its kind, tags and number; a card always has the same drawing.
 */
export const Figure = memo(function Figure({ card }: { card: Drawable }) {
  const pen = new Pen(Number(card.number.replace(/\D/g, '')) || 7)
  pen.grid()
  FAMILIES[familyOf(card)](pen)
  return (
    <svg
      className="fig"
      viewBox="0 0 200 100"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {pen.strokes.map(({ d, opacity, width, filled }, i) => (
        <path
          key={i}
          d={d}
          opacity={opacity}
          strokeWidth={width}
          {...(filled && { fill: 'currentColor', fillOpacity: 0.35 })}
        />
      ))}
    </svg>
  )
})
