import './colours.css'
import { glyphSet } from '@perilune/ui'
import type { ReactNode } from 'react'

/* The glyphs of Terraforming Mars: a grid of 24, strokes of 2, each in the colour of its thing. */

const line = (d: string, width = 2): ReactNode => (
  <path
    d={d}
    fill="none"
    stroke="currentColor"
    strokeWidth={width}
    strokeLinecap="round"
    strokeLinejoin="round"
  />
)
const solid = (d: string): ReactNode => <path d={d} fill="currentColor" />
const ring = (cx: number, cy: number, r: number): ReactNode => (
  <circle cx={cx} cy={cy} r={r} fill="none" stroke="currentColor" strokeWidth="2" />
)
const both = (...parts: ReactNode[]): ReactNode => parts.map((part, i) => <g key={i}>{part}</g>)

const BOLT = 'M13.5 2 5 13.5h6L9.5 22 19 9.8h-6.2z'
const DOME = 'M3 19.5a9 9 0 0 1 18 0M2 20.5h20'
const PAW =
  'M12 11.5c-3.5 0-6.5 4-6.5 6.7 0 2.2 2 2.8 3.5 2.3 1.2-.4 1.9-.6 3-.6s1.8.2 3 .6c1.5.5 3.5-.1 3.5-2.3 0-2.7-3-6.7-6.5-6.700z'

const DRAWN = {
  mc: both(ring(12, 12, 9), line('M8 16V8.5l4 4.5 4-4.5V16')),
  steel: solid('M5 4h14v4h-4.500v8H19v4H5v-4h4.500V8H5z'),
  titanium: both(
    line('M7.5 4h9L21 9.5 12 21 3 9.500z'),
    line('M3.5 9.500h17M12 20 8.5 9.5 12 4.500l3.5 5z', 1.5),
  ),
  plants: both(
    solid('M5 19C3 9 9 4 20 4c0 11-5 17-13 15'),
    <path
      d="M4 21c2-5 5-8 9-10.5"
      fill="none"
      stroke="var(--vein)"
      strokeWidth="1.8"
      strokeLinecap="round"
    />,
  ),
  energy: solid(BOLT),
  heat: line(
    'M6 20c-3-4 3-6 0-10-.8-1.2-1-2.6 0-4.500M12.5 21c-3.5-5 3.5-7 0-12-1-1.6-1.2-3.4 0-5.500M19 20c-3-4 3-6 0-10-.8-1.2-1-2.6 0-4.5',
    2.6,
  ),
  tr: both(solid('M2.5 20a9.5 7 0 0 1 19 0z'), line('M12 11V3M8 6.5 12 2.500l4 4', 2.4)),
  card: both(
    <rect x="5" y="3" width="14" height="18" rx="2" fill="none" stroke="currentColor" strokeWidth="2" />,
    line('M5 8.500h14'),
  ),
  vp: line('M6 3h12v6a6 6 0 0 1-12 0zM12 15v5M8 21h8'),
  temperature: both(line('M9 13.500V5a3 3 0 0 1 6 0v8.500a5 5 0 1 1-6 0z'), line('M12 9v8', 2.6)),
  oxygen: both(ring(8.5, 12, 5.5), ring(17.5, 12, 3.5)),
  ocean: line(
    'M3 9c2.2-2.5 4-2.5 6 0s4 2.5 6 0 4-2.5 6 0M3 15.500c2.2-2.5 4-2.5 6 0s4 2.5 6 0 4-2.5 6 0',
    2.4,
  ),
  greenery: both(
    solid('M8 3 3 13h3.500L3 18h10L9.5 13H13zM7 18v3h2v-3z'),
    solid('M16.5 8 13.4 13h2L14 15.500l1.5 2.500H21l-2.5-4H20zM16 18v3h1.800v-3z'),
  ),
  city: both(line(DOME), solid('M9 19.500v-6.500h2.500V9.500H15v10z')),
  tile: line('M12 2.5 20.5 7.200v9.600L12 21.500l-8.5-4.700V7.200z'),
  building: both(solid('M3 20V11l5 3v-3l5 3V5h4l1 15z'), line('M2 20.500h20')),
  space: solid(
    'M12 2c3.5 3 4.5 7 3.8 12H8.200C7.5 9 8.5 5 12 2zM7.5 11 4 15.500V19l4-2.500M16.5 11l3.5 4.500V19l-4-2.500M10 17h4l-2 5z',
  ),
  science: both(
    line('M9 3h6M10 3v6.500L4.8 18.500A1.7 1.7 0 0 0 6.3 21h11.400a1.7 1.7 0 0 0 1.5-2.500L14 9.500V3'),
    solid('M8 15h8l2 4H6z'),
  ),
  power: solid(BOLT),
  earth: both(ring(12, 12, 9), line('M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18', 1.7)),
  jovian: both(
    ring(12, 12, 9),
    line('M4 8.500h16M3.2 13H21M5 17h14', 1.7),
    <ellipse cx="15" cy="15" rx="3" ry="1.7" fill="currentColor" />,
  ),
  plant: line(
    'M12 21v-9M12 13C6 13.5 3.5 10.5 3.5 5.5 9.5 5 12 8 12 13zM12 16c5 .5 8-2 8.5-6.500C15 9 12 11.5 12 16z',
  ),
  microbe: both(
    <rect
      x="2.8"
      y="8.5"
      width="14"
      height="8.5"
      rx="4.25"
      transform="rotate(-24 9.8 12.7)"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    />,
    <circle cx="7.7" cy="13.7" r="1.4" fill="currentColor" />,
    <circle cx="12" cy="11.7" r="1.4" fill="currentColor" />,
    line('M17 9c2-.2 2-2.8 4.5-3M17 11.500c2 .8 2.8-.6 4.5.5', 1.7),
  ),
  animal: both(
    solid(PAW),
    <ellipse cx="4.5" cy="11.5" rx="2" ry="2.6" fill="currentColor" />,
    <ellipse cx="9" cy="6.3" rx="2.1" ry="3" fill="currentColor" />,
    <ellipse cx="15" cy="6.3" rx="2.1" ry="3" fill="currentColor" />,
    <ellipse cx="19.5" cy="11.5" rx="2" ry="2.6" fill="currentColor" />,
  ),
  event: line('M5 5l7 6 7-6M5 13l7 6 7-6', 2.8),
  wild: both(ring(12, 12, 9), line('M9 9.500c0-4 6-4 6 0 0 2.500-3 2.300-3 5M12 17.800v.2', 2.2)),
  venus: both(ring(12, 8.5, 5.5), line('M12 14v8M8.2 18h7.600', 2.2)),
  fighter: line('M12 3 21 20l-9-4-9 4z'),
  floater: both(
    line('M12 3c5 0 8 3 8 6.500 0 3-3 5-8 5s-8-2-8-5C4 6 7 3 12 3z'),
    line('M9 14.500 10 19h4l1-4.500', 1.8),
  ),
  asteroid: both(line('M5 9 10 4l7 1 4 6-2 7-7 3-6-3-2-5z'), line('M9 10h2M14 15h2', 1.8)),
  camp: line('M12 4 3 20h18zM12 12l-3.5 8h7z'),
  preservation: both(
    line('M12 3 20 6v6c0 5-3.500 8-8 9-4.500-1-8-4-8-9V6z'),
    line('M12 17v-6M12 12c-3 0-4-2-4-4 3 0 4 2 4 4z', 1.7),
  ),
  disease: both(
    ring(12, 12, 5),
    line(
      'M12 3v4M12 17v4M3 12h4M17 12h4M5.6 5.6l2.800 2.800M15.6 15.600l2.800 2.800M18.4 5.6l-2.800 2.800M8.400 15.600l-2.800 2.800',
      1.7,
    ),
  ),
  hydroelectric: both(
    line('M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z'),
    solid('M13 9l-4 6h3l-1 4 4-6h-3z'),
  ),
  graphene: line(
    'M7 4h5l2.500 4.300L12 12.600H7L4.500 8.300zM14.500 8.300h4.500l2 4-2.500 4.300H14l-2-4M7 12.600l-2 4L7.500 21h4.500l2-4.400',
  ),
  influence: both(ring(12, 8, 4), line('M4 21c.5-5 4-7 8-7s7.5 2 8 7')),
  'party-mars': both(ring(10, 14, 6), line('M14.5 9.500 20 4M15 4h5v5')),
  'party-reds': both(ring(12, 12, 9), line('M5.6 5.6l12.800 12.800')),
  'party-unity': both(ring(9, 12, 6), ring(15, 12, 6)),
  cube: line('M12 2.5 20 7v10l-8 4.5L4 17V7zM4 7l8 4.5L20 7M12 11.5v10'),
  corporation: both(
    line('M4 21V9l8-6 8 6v12M2.5 21h19'),
    solid('M10 21v-6h4v6zM7.5 10.500h3v2h-3zM13.5 10.500h3v2h-3z'),
  ),
  prelude: both(
    line('M2.500 19h19M6 19a6 6 0 0 1 12 0'),
    line('M12 3.500v4M4.300 8.800l2.800 2.800M19.700 8.800l-2.800 2.800', 2.2),
  ),
  cathedral: both(
    line('M12 2v5M10 4h4M5 21V11l7-4 7 4v10M2.500 21h19'),
    ring(12, 13, 2),
    solid('M10.5 21v-2.500a1.500 1.500 0 0 1 3 0V21z'),
  ),
  arrow: line('M3 12h17M14 5.500l6.5 6.5-6.5 6.5', 2.4),
  ok: line('m4.5 12.5 5 5 10-11', 2.8),
  no: line('m6 6 12 12M18 6 6 18', 2.6),
  first: line('M6 22V3M6 4h13l-3.5 4.500L19 13H6'),
  claim: line('M7 21V3.500M7 5c4-3 6 2 11-.5v8c-5 2.5-7-2.5-11 .5'),
  mine: line('M4 20 14.5 9.500M9 4.500c5-2 9 1 11 6-3-2.5-6.5-3.5-8.5-2.500z'),
  factory: both(line('M3 20.500h18'), solid('M4 20V8l4 3V8l4 3V8l4 3v9zM18 20V5h2.500v15z')),
  nuclear: line(
    'M12 10.500v3M12 3a9 9 0 0 1 7.8 4.500L14.6 10.500M19.8 16.500A9 9 0 0 1 4.2 16.500L9.4 13.500M4.2 7.500A9 9 0 0 1 12 3v6',
    1.8,
  ),
  shield: line('M12 2.5 20 6v6c0 5-3.5 8-8 9.500C7.5 20 4 17 4 12V6z'),
  colony: both(
    line('M4 17a8 8 0 1 1 14 1'),
    solid('M6 21v-5a4 4 0 0 1 8 0v5zM16 21v-3.500a2.500 2.500 0 0 1 5 0V21z'),
  ),
  fleet: both(
    line('M2.500 14 20 4.500 15.500 20 11 15z'),
    line('M11 15 20 4.500M11 15v5.500l2.500-2.800', 1.8),
  ),
  crater: both(
    line('M2.5 15.500c3-1.5 4.5-5 6-5s1.5 2 3.5 2 2-2 3.5-2 3 3.5 6 5'),
    line('M8.5 19.500c2 .8 5 .8 7 0'),
  ),
} as const satisfies Record<string, ReactNode>

export type IconName = keyof typeof DRAWN

const set = glyphSet('tm', DRAWN as Readonly<Record<IconName, ReactNode>>)

/** Every drawing of the game, once per page. */
export const Sheet = set.Sheet
/** A drawing of this game; the shared ones are in `Glyph`. */
export const Icon = set.Glyph

/** A tag as on a card: its glyph on a disc in its colour. */
export const TagDisc = ({ tag, title }: { tag: IconName; title?: string }) => (
  <span className={`tag tag-${tag}`}>
    <Icon name={tag} {...(title && { title })} />
  </span>
)
