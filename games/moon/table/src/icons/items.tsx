import { FLAGS } from '@perilune/moon'
import { type Drawings, Glyph, type GlyphName } from '@perilune/ui'

/* Amounts of things as icons. */

export const ITEM_GLYPH: Readonly<Record<string, GlyphName>> = {
  energy: 'energy',
  water: 'water',
  bio: 'bio',
  metal: 'metal',
  rovers: 'rover',
  hearts: 'heart',
}

/** Drawings for sentences. */
export const DRAWINGS: Drawings = { ...ITEM_GLYPH, ...Object.fromEntries(FLAGS.map((flag) => [flag, flag])) }

export const Chip = ({ kind }: { kind: string }) => (
  <span className={`chip-k k-${kind}`} role="img" aria-label={kind} />
)

/** An amount of one thing: drawn one by one up to three, or up to fewer where there is little room. */
export function Many(props: { glyph: GlyphName; n: number; missing?: number; upTo?: number }) {
  const { glyph, n, missing = 0, upTo = 3 } = props
  if (n > upTo)
    return (
      <>
        <i>{n}</i>
        <Glyph name={glyph} className={missing > 0 ? 'miss' : ''} />
      </>
    )
  return Array.from({ length: n }, (_, i) => (
    <Glyph key={i} name={glyph} className={i >= n - missing ? 'miss' : ''} />
  ))
}

export type Missing = Readonly<Record<string, number>>

/** With more things than this, amounts are written as numbers. */
const CROWDED = 5

/** Amounts of several things, in the order of a list. */
export function Things(props: {
  names: readonly string[]
  numbers: readonly number[]
  missing?: Missing
  /** Always writes amounts above one as a number before the glyph. */
  few?: boolean
}) {
  const { names, numbers, missing, few = false } = props
  const total = names.reduce((sum, _, i) => sum + numbers[i], 0)
  return names.map((name, i) =>
    numbers[i] > 0 ? (
      <Many
        key={name}
        glyph={ITEM_GLYPH[name] ?? (name as GlyphName)}
        n={numbers[i]}
        missing={missing?.[name] ?? 0}
        upTo={few || total > CROWDED ? 1 : 3}
      />
    ) : null,
  )
}
