import { FLAGS } from '@perilune/moon'
import { type Drawings, Glyph, type GlyphName } from '@perilune/ui'

/* Things by number, drawn. */

export const ITEM_GLYPH: Readonly<Record<string, GlyphName>> = {
  energy: 'energy',
  water: 'water',
  bio: 'bio',
  metal: 'metal',
  rovers: 'rover',
  hearts: 'heart',
}

/** What is drawn in sentences. */
export const DRAWINGS: Drawings = { ...ITEM_GLYPH, ...Object.fromEntries(FLAGS.map((flag) => [flag, flag])) }

export const Chip = ({ kind }: { kind: string }) => (
  <span className={`chip-k k-${kind}`} role="img" aria-label={kind} />
)

/** So many of a thing: drawn one by one up to three, or up to fewer where it is crowded. */
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

/** More things than this are written with numbers. */
const CROWDED = 5

/** Things by number, in the order of a list. */
export function Things(props: {
  names: readonly string[]
  numbers: readonly number[]
  missing?: Missing
  /** A number before each glyph wherever there are several. */
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
