import { KINDS } from '@perilune/moonrakers'
import { type Drawings, glyphSet } from '@perilune/ui'
import type { ReactNode } from 'react'

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const
const solid = { fill: 'currentColor' } as const

/** The things of Moonrakers on a grid of 24. */
const drawn = {
  reactor: (
    <>
      <path {...line} d="m12 2.5 8.2 4.8v9.4L12 21.5l-8.2-4.8V7.3z" />
      <circle {...solid} cx="12" cy="12" r="2.6" />
      <path {...line} d="M12 5.6v1.6m-5.5 8 1.4-.8m9.6.8-1.4-.8" />
    </>
  ),
  thruster: <path {...line} d="M9 3h6v4l3.5 7.5h-13L9 7zM8.5 18.2v1.6m3.5-1.6v3.3m3.5-3.3v1.6" />,
  shield: <path {...line} d="M12 2.8 4 5.6v6c0 4.6 3 7.6 8 9.6 5-2 8-5 8-9.6v-6zM8.2 9.2 12 8l3.8 1.2" />,
  damage: (
    <path
      {...solid}
      d="m12 1.6 1.9 5.8 5.5-2.7-2.8 5.4 5.8 1.9-5.8 1.9 2.8 5.4-5.5-2.7-1.9 5.8-1.9-5.8-5.5 2.7 2.8-5.4L1.6 12l5.8-1.9-2.8-5.4 5.5 2.7z"
    />
  ),
  crew: (
    <>
      <circle {...line} cx="12" cy="9.6" r="6.6" />
      <rect {...solid} x="7.8" y="7.4" width="8.4" height="4.6" rx="2.3" />
      <path {...line} d="M5 21c.6-2.4 2.2-3.8 4.2-4.2h5.6c2 .4 3.6 1.8 4.2 4.2" />
    </>
  ),
  miss: (
    <>
      <path {...line} strokeDasharray="3.4 3.1" d="M12 3a9 9 0 1 1 0 18 9 9 0 1 1 0-18" />
      <path {...line} d="m9 9 6 6m0-6-6 6" />
    </>
  ),
  hazard: (
    <>
      <path {...solid} d="M3.2 14.6 6 10.8l4.6-.4 3 2.6.4 4.6-3.4 3.4-4.8.2L3 18.6z" />
      <path {...line} d="m13.6 8.2 4-4m-.8 7.4 4-4M10.6 6.8 13.8 3" />
    </>
  ),
  prestige: (
    <>
      <path {...line} d="m4.5 13.5 7.5-6 7.5 6m-15 6.3 7.5-6 7.5 6" />
      <circle {...solid} cx="12" cy="3.6" r="1.7" />
    </>
  ),
  credit: (
    <>
      <circle {...line} cx="12" cy="12" r="9" />
      <path {...line} d="M15.2 8.8a4.6 4.6 0 1 0 0 6.4M12 4.8v2.4m0 9.6v2.4" />
    </>
  ),
  bonus: (
    <>
      <rect {...line} x="5" y="3" width="14" height="18" rx="2" />
      <path {...line} d="M12 8.5v7M8.5 12h7" />
    </>
  ),
  action: <path {...solid} d="M5 4.5 19.5 12 5 19.5 8.4 12z" />,
  draw: (
    <>
      <rect {...line} x="3" y="6.5" width="11" height="14.5" rx="1.6" />
      <path {...line} d="M9 3h9.4A1.6 1.6 0 0 1 20 4.6V17M8.5 11v5.5M6 14l2.5 2.5L11 14" />
    </>
  ),
  hand: <path {...line} d="m4 8.5 6-1.6 3.4 12.6-6 1.6zM11.5 4.5l3-1.5 5.5 11.4-4.5 2.2" />,
  explore: (
    <>
      <circle {...line} cx="12" cy="12" r="9" />
      <path {...solid} d="m16 8-2.4 5.6L8 16l2.4-5.6z" />
    </>
  ),
  kill: (
    <>
      <circle {...line} cx="12" cy="12" r="6" />
      <path {...line} d="M12 2.5V8m0 8v5.5M2.5 12H8m8 0h5.5" />
    </>
  ),
  delivery: <path {...line} d="m12 3 8 4.4v9.2L12 21l-8-4.4V7.4zM4 7.4l8 4.4 8-4.4m-8 4.4V21" />,
  rescue: (
    <>
      <circle {...line} cx="12" cy="12" r="9" />
      <circle {...line} cx="12" cy="12" r="3.4" />
      <path {...line} d="m5.8 5.8 3.6 3.6m5.2 5.2 3.6 3.6m0-12.4-3.6 3.6m-5.2 5.2-3.6 3.6" />
    </>
  ),
  objective: <path {...line} d="M6 21V3.5m0 1c4-2 8 2 12.5 0v9c-4.5 2-8.5-2-12.5 0" />,
  part: (
    <>
      <path {...line} d="M4 8.5 8.5 4h7L20 8.5v7L15.5 20h-7L4 15.5z" />
      <circle {...line} cx="12" cy="12" r="3.2" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof drawn

export const { Sheet: Icons, Glyph: Icon } = glyphSet<IconName>('raker', drawn)

/** The glyph of each kind of requirement, in the order of `KINDS`. */
export const KIND_ICON: readonly IconName[] = KINDS
/** The glyph of each column of the terms. */
export const COLUMN_ICON: readonly IconName[] = ['prestige', 'credit', 'bonus', 'hazard']
/** Drawings for sentences. */
export const DRAWINGS: Drawings = {
  prestige: () => <Icon name="prestige" />,
  credit: () => <Icon name="credit" />,
  hazard: () => <Icon name="hazard" />,
}

/** Drawings for the rules in short, where an icon stands before its word. */
export const HELP_DRAWINGS: Drawings = Object.fromEntries(
  (Object.keys(drawn) as IconName[]).map((name) => [name, () => <Icon name={name} />]),
)
