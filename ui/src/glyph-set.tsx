import type { ComponentType, ReactNode } from 'react'

export interface GlyphProps<N extends string> {
  name: N
  title?: string
  className?: string
}

export interface GlyphSet<N extends string> {
  names: readonly N[]
  /** Every drawing, once per page. */
  Sheet: ComponentType
  /** A drawing at text size. With a title it is read aloud; without one it is decoration. */
  Glyph: ComponentType<GlyphProps<N>>
}

/** A set of drawings on a grid of 24; `prefix` keeps the names of one set from those of another. */
export function glyphSet<N extends string>(
  prefix: string,
  drawn: Readonly<Record<N, ReactNode>>,
): GlyphSet<N> {
  const names = Object.keys(drawn) as N[]
  return {
    names,
    Sheet: () => (
      <svg className="sheet" aria-hidden="true">
        {names.map((name) => (
          <symbol key={name} id={`${prefix}-${name}`} viewBox="0 0 24 24">
            {drawn[name]}
          </symbol>
        ))}
      </svg>
    ),
    Glyph: ({ name, title, className = '' }) => {
      const named = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true as const }
      return (
        <svg className={`g ${prefix}-${name} ${className}`} {...named}>
          <use href={`#${prefix}-${name}`} />
        </svg>
      )
    },
  }
}
