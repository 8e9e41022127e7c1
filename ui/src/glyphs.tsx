import type { ReactNode } from 'react'
import { glyphSet } from './glyph-set.js'

/*
 * Shared glyphs for things of the games, on a grid of 24 with strokes of 2. A flag is a banner with the
 * picture cut out of it.
 */

const DRAWN = {
  energy: (
    <>
      <path fill="currentColor" d="M14 1.5 4.5 14H11l-1.5 8.5L19.5 9.5H13z" />
    </>
  ),
  water: (
    <>
      <path fill="currentColor" d="M12 2c4.3 5.2 7 8.7 7 12.3a7 7 0 0 1-14 0C5 10.7 7.7 7.2 12 2z" />
    </>
  ),
  bio: (
    <>
      <path
        fill="currentColor"
        d="M13 13.4V22h-2v-6.1C5.6 16.3 2.5 13.3 2.5 8c5 0 7.7 1.9 8.4 5.2C10.9 7 14.3 3 21.5 3c0 7-3 10.5-8.5 10.4z"
      />
    </>
  ),
  metal: (
    <>
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M7 3h10l5 9-5 9H7l-5-9zm5 5.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6z"
      />
    </>
  ),
  any: (
    <>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeDasharray="3.6 2.68"
        d="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18"
      />
      <path fill="currentColor" d="M12 8l4 4-4 4-4-4z" />
    </>
  ),
  heart: (
    <>
      <path fill="currentColor" d="M12 21.5 3.6 13A5.6 5.6 0 0 1 11.5 5l.5.5.5-.5a5.6 5.6 0 0 1 7.9 8z" />
    </>
  ),
  rover: (
    <>
      <path fill="currentColor" d="M3 16V9.5h8L14 5h4.5v4.5L22 12v4z" />
      <g fill="currentColor" stroke="var(--rover-gap, var(--surface-1))" strokeWidth="1.5">
        <circle cx="6.5" cy="17.5" r="3.7" />
        <circle cx="17.5" cy="17.5" r="3.7" />
      </g>
    </>
  ),
  bay: (
    <>
      <path fill="none" stroke="currentColor" strokeWidth="2" strokeDasharray="3 2.5" d="M3 6.5h18v12H3z" />
    </>
  ),
  industry: (
    <>
      <path fill="currentColor" d="M2 2h20v20l-10-3-10 3z" />
      <path fill="var(--flag-knock)" d="M5.5 16V6.5H8V10l4-2.8V10l4-2.8V10l2.5-1.7V16z" />
    </>
  ),
  housing: (
    <>
      <path fill="currentColor" d="M2 2h20v20l-10-3-10 3z" />
      <path
        fill="var(--flag-knock)"
        fillRule="evenodd"
        d="M5.5 16v-4.5a6.5 6.5 0 0 1 13 0V16h-4.7v-4h-3.6v4z"
      />
    </>
  ),
  transport: (
    <>
      <path fill="currentColor" d="M2 2h20v20l-10-3-10 3z" />
      <path fill="none" stroke="var(--flag-knock)" strokeWidth="2.4" d="m6 6 4.7 5L6 16m6.3-10 4.7 5-4.7 5" />
    </>
  ),
  food: (
    <>
      <path fill="currentColor" d="M2 2h20v20l-10-3-10 3z" />
      <path fill="var(--flag-knock)" d="M5 10.5h14a7 5.5 0 0 1-4.5 5.3h-5A7 5.5 0 0 1 5 10.5z" />
      <path stroke="var(--flag-knock)" strokeWidth="1.8" d="M9 8.8V5.5m3 3.3V5.5m3 3.3V5.5" />
    </>
  ),
  science: (
    <>
      <path fill="currentColor" d="M2 2h20v20l-10-3-10 3z" />
      <g fill="none" stroke="var(--flag-knock)" strokeWidth="1.7">
        <ellipse cx="12" cy="10.5" rx="7" ry="2.7" transform="rotate(35 12 10.5)" />
        <ellipse cx="12" cy="10.5" rx="7" ry="2.7" transform="rotate(-35 12 10.5)" />
      </g>
      <circle fill="var(--flag-knock)" cx="12" cy="10.5" r="1.7" />
    </>
  ),
  produce: (
    <>
      <path fill="none" stroke="currentColor" strokeWidth="2" d="M20 12a8 8 0 1 1-2.9-6.2" />
      <path fill="currentColor" d="M20.5 1.5v6.7h-6.7z" />
    </>
  ),
  flip: (
    <>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        d="M4 10a8.2 8.2 0 0 1 14.5-3M20 14a8.2 8.2 0 0 1-14.5 3"
      />
      <path fill="currentColor" d="M20.5 2.5V9H14zM3.5 21.5V15H10z" />
    </>
  ),
  ongoing: (
    <>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        d="M12 12c-2-3-3.4-4.3-5.5-4.3a4.3 4.3 0 0 0 0 8.6C8.6 16.3 10 15 12 12s3.4-4.3 5.5-4.3a4.3 4.3 0 0 1 0 8.6C15.4 16.3 14 15 12 12z"
      />
    </>
  ),
  endgame: (
    <>
      <path fill="none" stroke="currentColor" strokeWidth="2" d="M5 2.5v19" />
      <path fill="currentColor" d="M5 4h5v4H5zm10 0h5v4h-5zm-5 4h5v4h-5zm-5 4h5v4H5zm10 0h5v4h-5z" />
    </>
  ),
  assimilate: (
    <>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        d="M4 13v7h16v-7M12 3v11m-4.5-4.3L12 14.2l4.5-4.5"
      />
    </>
  ),
  construct: (
    <>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        d="M3 20h18M6 20v-7a6 6 0 0 1 12 0v7M12 7V3M12 20v-6"
      />
    </>
  ),
  expedition: (
    <>
      <path fill="none" stroke="currentColor" strokeWidth="2" d="M3 20C5 9 11 4 21 3c-1 10-6 16-17 17z" />
      <path fill="currentColor" d="M9 15c1-5 4-8 8-8-.3 4.5-3 7.5-8 8z" />
    </>
  ),
  reputation: (
    <>
      <circle cx="12" cy="9.5" r="6.5" fill="none" stroke="currentColor" strokeWidth="2" />
      <circle cx="12" cy="9.5" r="2.5" fill="currentColor" />
      <path fill="currentColor" d="m7 14-1.5 8.5L12 19l6.5 3.5L17 14l-2 1.5L12 16l-3-.5z" />
    </>
  ),
  flag: (
    <>
      <path fill="currentColor" d="M2 2h20v20l-10-3-10 3z" />
    </>
  ),
  'seat-disc': (
    <>
      <circle cx="12" cy="12" r="9.5" fill="currentColor" />
    </>
  ),
  'seat-triangle': (
    <>
      <path fill="currentColor" d="M12 1.5 23 21.5H1z" />
    </>
  ),
  'seat-square': (
    <>
      <path fill="currentColor" d="M3 3h18v18H3z" />
    </>
  ),
  'seat-diamond': (
    <>
      <path fill="currentColor" d="m12 .8 11.2 11.2L12 23.2.8 12z" />
    </>
  ),
  'seat-star': (
    <>
      <path
        fill="currentColor"
        d="m12 .8 3.3 7.6 8.2.8-6.2 5.5 1.8 8.1-7.1-4.2-7.1 4.2 1.8-8.1L.5 9.2l8.2-.8z"
      />
    </>
  ),
  perilune: (
    <>
      <circle cx="13.5" cy="12" r="5.5" fill="currentColor" />
      <ellipse
        cx="10.5"
        cy="12"
        rx="9.5"
        ry="9.2"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        transform="rotate(-20 10.5 12)"
        strokeDasharray="44 100"
        strokeDashoffset="-8"
      />
      <circle cx="20.6" cy="8.6" r="2" fill="var(--accent, currentColor)" />
    </>
  ),
  discard: (
    <>
      <path fill="none" stroke="currentColor" strokeWidth="2" d="M7 3h10v13H7zM4 7v14h10" />
      <path fill="none" stroke="currentColor" strokeWidth="2" d="m10 7 4 5m0-5-4 5" />
    </>
  ),
  x: (
    <>
      <path fill="none" stroke="currentColor" strokeWidth="3" d="M6 5l12 14M18 5 6 19" />
    </>
  ),
  card: (
    <>
      <path fill="none" stroke="currentColor" strokeWidth="2" d="M6 2.5h12v19H6z" />
    </>
  ),
  first: (
    <>
      <path fill="currentColor" d="M5 21V3h2v1.500h12l-3 4.500 3 4.500H7V21z" />
    </>
  ),
  same: (
    <>
      <path fill="none" stroke="currentColor" strokeWidth="2.200" d="M6 9.500h12M6 14.500h12" />
    </>
  ),
  give: (
    <>
      <path fill="none" stroke="currentColor" strokeWidth="2" d="M3 12h14m-5-5 5 5-5 5M21 4v16" />
    </>
  ),
  search: (
    <>
      <circle cx="10.500" cy="10.500" r="6.500" fill="none" stroke="currentColor" strokeWidth="2" />
      <path stroke="currentColor" strokeWidth="2.200" d="m15.500 15.500 6 6" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

export type GlyphName = keyof typeof DRAWN
const shared = glyphSet('g', DRAWN)
export const GLYPHS = shared.names

/** Every shared drawing, once per page; `Glyph` refers to it. */
export const GlyphSheet = shared.Sheet

/** A drawing that all games share. A game's own come from a set of its own. */
export const Glyph = shared.Glyph
