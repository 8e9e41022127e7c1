import type { Counter } from '@perilune/moon'
import { Glyph, type GlyphName } from '@perilune/ui'
import type { ReactNode } from 'react'
import { words } from '../words.js'
import { Chip, ITEM_GLYPH } from './items.js'

const COUNTER: Partial<Record<Counter, ReactNode>> = {
  X: <b>{words.x}</b>,
  'flags:any': <Glyph name="flag" />,
  'flags:best': (
    <>
      <Glyph name="flag" />
      <Glyph name="same" />
    </>
  ),
  'flags:chosen': (
    <>
      <Glyph name="flag" />
      <Glyph name="same" />
    </>
  ),
  flagTypes: (
    <>
      <Glyph name="flag" /> <i>{words.types}</i>
    </>
  ),
  flagsWon: (
    <>
      <i>{words.leadShort}</i> <Glyph name="flag" />
    </>
  ),
  'cards:any': <Glyph name="construct" />,
  'production:any': <Glyph name="produce" />,
  productionTypes: (
    <>
      <Glyph name="produce" /> <i>{words.types}</i>
    </>
  ),
  'supply:any': <Glyph name="any" />,
  'rovers:total': <Glyph name="rover" />,
  parkedOnMine: (
    <>
      <Glyph name="bay" />
      <Glyph name="rover" />
    </>
  ),
  flipped: <Glyph name="flip" />,
  reputations: <Glyph name="reputation" />,
  spentThisTurn: (
    <>
      <i>−</i>
      <Glyph name="any" />
    </>
  ),
}

/** The icon of what a counter counts. */
export function CounterIcon({ counter }: { counter: Counter }): ReactNode {
  const known = COUNTER[counter]
  if (known) return known
  const [what, which] = counter.split(':')
  if (what === 'cards') return <Chip kind={which} />
  if (what === 'flags') return <Glyph name={which as GlyphName} />
  const glyph = ITEM_GLYPH[which]
  if (!glyph) return null
  if (what === 'production')
    return (
      <>
        <Glyph name="produce" />
        <Glyph name={glyph} />
      </>
    )
  return <Glyph name={glyph} />
}
