import { type CompiledCard, FLAGS, ITEMS } from '@perilune/moon'
import type { ReactNode } from 'react'

/*
 * Every card has its own picture, drawn in three inks (ground, light, something between) and composed from
 * what the card is and does. A card always looks the same.
 */

const K = 'var(--kink)'
const L = 'var(--lit)'
const M = 'color-mix(in oklab, var(--sky) 45%, var(--kink))'
const N = 'color-mix(in oklab, var(--sky) 60%, var(--lit))'

const Box = ({ x, y, w, h, f = K }: { x: number; y: number; w: number; h: number; f?: string }) => (
  <rect x={x} y={y} width={w} height={h} fill={f} />
)
const Fill = ({ d, f = K, o }: { d: string; f?: string; o?: number }) => <path d={d} fill={f} opacity={o} />
const Stroke = ({ d, f = K, w = 1.5 }: { d: string; f?: string; w?: number }) => (
  <path d={d} fill="none" stroke={f} strokeWidth={w} />
)
const Dome = ({ x, r, f = M, y = 46 }: { x: number; r: number; f?: string; y?: number }) => (
  <path d={`M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0z`} fill={f} />
)

type Motif = (n: number, pick: (of: number) => number) => ReactNode
const times = (n: number, draw: (i: number) => ReactNode): ReactNode[] =>
  Array.from({ length: n }, (_, i) => <g key={i}>{draw(i)}</g>)

/** Positions of n things of one width, side by side around the middle. */
const places = (n: number, width: number): number[] =>
  Array.from({ length: n }, (_, i) => 50 + (i - (n - 1) / 2) * width)

const solar: Motif = (n) =>
  places(n + 1, 76 / (n + 1)).map((x) => (
    <g key={x}>
      <Fill d={`M${x - 12} 42l6-15h17l-6 15z`} f={N} />
      <Stroke d={`M${x - 9} 34.5h17M${x - 4} 42l6-15M${x} 42v5`} w={1} />
    </g>
  ))
const drill: Motif = (n) =>
  places(n, 30).map((x) => (
    <g key={x}>
      <Stroke d={`M${x} 6 ${x - 12} 46M${x} 6l12 40M${x - 5} 24h10M${x - 8} 34h16`} w={2} />
      <Box x={x - 2} y={8} w={4} h={42} f={L} />
      <Box x={x - 7} y={18} w={14} h={8} />
    </g>
  ))
const garden: Motif = (n) => (
  <>
    <Dome x={54} r={20 + 4 * n} f={N} />
    <Stroke
      d={`M${34 - 4 * n} 46a${20 + 4 * n} ${20 + 4 * n} 0 0 1 ${40 + 8 * n} 0M38 30q16 7 32 0M54 20c-9 6-13 15-13 26M54 20c9 6 13 15 13 26`}
      w={1}
    />
    <Fill d="M54 46V34c-6 0-9-3-9-8 6 0 9 3 9 7 0-6 4-9 10-9 0 7-4 10-9 10v12z" />
  </>
)
const mine: Motif = (n) =>
  n > 1 ? (
    <>
      <Fill d="M0 26h22l6 7h10l6 7h18l6-7h10l6-7h16v34H0z" f={M} />
      <Fill d="M0 34h16l6 7h10l6 7h26l6-7h10l6-7h14v26H0z" />
      <Stroke d="M60 47 72 22l10 4" f={L} w={2} />
      <Fill d="M80 24h6l2 6h-8z" f={L} />
      <Box x={54} y={42} w={10} h={6} f={L} />
    </>
  ) : (
    <>
      <Fill d="M28 46 45 16h10l17 30z" f={M} />
      <Stroke d="M50 16v30M41 28h18" w={2} />
      <Box x={46} y={38} w={8} h={8} />
    </>
  )
const garage: Motif = (n) =>
  places(n, 38).map((x) => (
    <g key={x}>
      <Fill d={`M${x - 20} 46c0-22 40-22 40 0z`} f={M} />
      <Box x={x - 12} y={34} w={24} h={12} />
      <Stroke d={`M${x - 12} 38h24M${x - 12} 42h24`} f={L} w={1} />
    </g>
  ))
const hearth: Motif = () => (
  <>
    <Dome x={50} r={23} f={N} />
    <Box x={43} y={34} w={14} h={12} />
    <Fill d="M50 30l-7-7a4.600 4.600 0 0 1 7-6 4.600 4.600 0 0 1 7 6z" f={L} />
  </>
)
const factory: Motif = (n) => (
  <>
    <Fill d={`M${26 - 6 * n} 46V26l14-9v9l14-9v9l14-9v29z`} f={M} />
    {times(n, (i) => (
      <>
        <Box x={62 + 10 * i} y={12 + 7 * i} w={6} h={34 - 7 * i} />
        <circle cx={67 + 10 * i} cy={8 + 7 * i} r={3 - i} fill={L} />
      </>
    ))}
  </>
)
const homes: Motif = (n, pick) =>
  pick(2) ? (
    <>
      <Box x={26} y={46 - 12 * (n + 1)} w={20} h={12 * (n + 1)} f={N} />
      <Box x={48} y={22} w={24} h={24} />
      {times(n + 1, (i) => (
        <Box x={31} y={38 - 10 * i} w={10} h={4} f={K} />
      ))}
      {times(6, (i) => (
        <Box x={52 + 7 * (i % 3)} y={27 + 8 * Math.floor(i / 3)} w={3} h={4} f={L} />
      ))}
    </>
  ) : (
    places(n + 1, 24).map((x, i) => (
      <g key={x}>
        <Dome x={x} r={12} f={i % 2 ? N : M} />
        <Box x={x - 3} y={39} w={6} h={7} />
      </g>
    ))
  )
const road: Motif = (n, pick) =>
  pick(2) ? (
    <>
      <Stroke d="M0 8 100 26" w={1.5} />
      {places(n, 28).map((x) => (
        <g key={x}>
          <Box x={x - 10} y={14 + x * 0.18} w={20} h={13} f={N} />
          <Box x={x - 7} y={17 + x * 0.18} w={6} h={5} />
          <Box x={x + 1} y={17 + x * 0.18} w={6} h={5} />
        </g>
      ))}
      <Fill d="M84 22h4l4 38H80z" />
    </>
  ) : (
    <>
      <circle cx="50" cy="18" r="9" fill={L} />
      <Fill d="M0 36h100v24H0z" />
      <Fill d="M44 36h6l-14 24H14z" f={M} />
      <Fill d="M47 38h1l-3 5h-2zM42 46h2l-5 8h-3z" f={L} />
    </>
  )
const stand: Motif = (n) =>
  places(n, 34).map((x) => (
    <g key={x}>
      <Box x={x - 15} y={26} w={30} h={20} f={N} />
      <Fill d={`M${x - 19} 26l4-9h30l4 9z`} />
      <Fill d={`M${x - 12} 26l2-9h6l-1 9zM${x + 2} 26v-9h6l1 9z`} f={L} />
      <Box x={x - 10} y={31} w={20} h={7} />
    </g>
  ))
const observatory: Motif = (n) => (
  <>
    <Stroke d="M64 20 88 6" f={L} w={1} />
    <circle cx="88" cy="6" r="1.500" fill={L} />
    <Box x={34} y={32} w={36} h={14} />
    <Fill d="M34 32a18 18 0 0 1 36 0z" f={N} />
    {n > 1 ? <Fill d="M55 32 68 9l6 3.500-11 20z" /> : <Stroke d="M52 32V12" />}
    {times(3, (i) => (
      <Box x={40 + 10 * i} y={37} w={4} h={9} f={L} />
    ))}
  </>
)
const antenna: Motif = () => (
  <>
    {[10, 17, 24].map((q) => (
      <Stroke
        key={q}
        d={`M${62 + q} ${20 + q * 0.2}A${q} ${q} 0 0 0 ${62 - q * 0.2} ${20 - q}`}
        f={L}
        w={1.3}
      />
    ))}
    <Fill d="M26 14c0 18 12 29 29 29L26 14z" f={N} />
    <Stroke d="M40 29 60 20" />
    <circle cx="61" cy="19.500" r="2.500" fill={L} />
    <Fill d="M36 38h8l5 10H31z" />
  </>
)
const crane: Motif = () => (
  <>
    <Stroke d="M30 46V10h44" w={3} />
    <Stroke d="M30 20 42 10M22 10h10M66 10v12" />
    <Box x={59} y={22} w={14} h={10} f={L} />
    <Box x={22} y={10} w={6} h={7} />
    {[48, 60, 72].map((x) => (
      <Box key={x} x={x} y={36} w={11} h={10} f={M} />
    ))}
  </>
)
const heap: Motif = () => (
  <>
    <Fill d="M20 46l8-14 10 4 8-12 12 6 10-4 12 20z" f={M} />
    <circle cx="38" cy="36" r="5" fill={K} />
    <circle cx="38" cy="36" r="2" fill={N} />
    <Fill d="M55 27l9-4 4 9-9 4z" f={L} />
  </>
)
const tower: Motif = () => (
  <>
    <Fill d="M44 46 47 10h6l3 36z" f={N} />
    <Stroke d="M38 46 49 22M62 46 51 22M46 26h8" />
    <circle cx="50" cy="9" r="4" fill={L} />
  </>
)
const hall: Motif = (_, pick) => (
  <>
    {pick(2) === 0 && <circle cx="50" cy="12" r="8" fill={L} />}
    <Fill d="M26 26 50 14l24 12z" f={L} />
    <Box x={28} y={28} w={44} h={3} />
    <Fill d="M28 32h44v14H28z" o={0.35} />
    {[31, 41, 54, 64].map((x) => (
      <Box key={x} x={x} y={31} w={5} h={15} f={L} />
    ))}
  </>
)
const den: Motif = () => (
  <>
    <Dome x={50} r={23} f={M} />
    <Box x={36} y={30} w={28} h={16} />
    <Stroke d="M43 35l4 3.500-4 3.500M50 42h7" f={L} />
  </>
)
const statue: Motif = () => (
  <>
    <Fill d="M34 46h32l-4-8H38z" f={M} />
    <Fill d="M46 38V22l-7-6 11-6 11 6-7 6v16z" f={L} />
  </>
)
const obelisk: Motif = () => (
  <>
    <circle cx="50" cy="30" r="14" fill={L} />
    <Fill d="M45.500 50 46.800 23 50 18l3.200 5L54.500 50z" />
    <Fill d="M50 18l3.200 5L54.500 50H50z" f={M} />
  </>
)
const convoy: Motif = (n) => (
  <>
    <circle cx="82" cy="2" r="24" fill="oklch(0.62 0.07 240)" />
    <path d="M66-6q10 8 6 16t10 14 20-2V-8z" fill="oklch(0.72 0.08 150)" opacity=".55" />
    <Stroke d="M-4 54C24 50 56 36 74 14" f={L} w={1} />
    {times(n + 1, (i) => {
      const x = 14 + 16 * i
      const y = 49 - 4 * i - i * i
      return (
        <>
          <Fill d={`M${x - 3} ${y + 2}l1-4h5l1 4z`} f={L} />
          <circle cx={x - 1.5} cy={y + 2} r="1.200" fill={K} />
          <circle cx={x + 2.5} cy={y + 2} r="1.200" fill={K} />
        </>
      )
    })}
  </>
)

const BY_ITEM: readonly Motif[] = [solar, drill, garden, mine, garage, hearth]
const BY_FLAG: readonly Motif[] = [factory, homes, road, stand, observatory]
const PINK: readonly Motif[] = [antenna, crane, heap, tower]
const GREY: readonly Motif[] = [hall, den, statue, tower]

/** Picks numbers by the card's name, so that pictures differ but never change. */
function pickerOf(id: string): (of: number) => number {
  let seed = 2166136261
  for (const letter of id) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619) >>> 0
  return (of) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return Math.floor((seed / 2 ** 32) * of)
  }
}

function motifOf(card: CompiledCard, pick: (of: number) => number): ReactNode {
  const item = ITEMS.findIndex((_, i) => card.produces[i] > 0)
  const flag = FLAGS.findIndex((_, i) => card.flags[i] > 0)
  if (card.kind === 'expedition') return convoy(1 + pick(3), pick)
  if (card.isObelisk) return obelisk(1, pick)
  if (item >= 0) return BY_ITEM[item](Math.min(2, card.produces[item]), pick)
  if (flag >= 0) return BY_FLAG[flag](Math.min(2, card.flags[flag]), pick)
  if (card.colour === 2) return PINK[pick(PINK.length)](1, pick)
  return GREY[pick(GREY.length)](1, pick)
}

export function Picture({ card }: { card: CompiledCard }) {
  const pick = pickerOf(card.id)
  const kind =
    card.kind === 'expedition' ? 'night' : (['blue', 'yellow', 'pink', 'grey', 'red'][card.colour] ?? 'night')
  const x = pick(2) ? 18 + pick(10) : 74 + pick(12)
  const hills = 38 + pick(5)
  return (
    <>
      <svg className="sky" viewBox="0 0 100 100" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
        <rect width="100" height="100" fill={`url(#moon-${kind})`} />
      </svg>
      <svg className="art" viewBox="0 0 100 60" aria-hidden="true">
        {kind !== 'night' && !card.isObelisk && <circle cx={x} cy={12 + pick(5)} r={5 + pick(4)} fill={L} />}
        <path
          d={`M0 ${hills}C14 ${hills - 9} 26 ${hills - 3} 36 ${hills - 5}S62 ${hills - 13} 74 ${hills - 6} 92 ${hills - 8} 100 ${hills - 4}V60H0z`}
          fill={kind === 'night' ? 'oklch(0.4 0.02 80)' : M}
          opacity={kind === 'night' ? 0.5 : 0.55}
        />
        {motifOf(card, pick)}
        <path
          d="M0 47C20 43 38 48 58 46S86 43 100 46V60H0z"
          fill={kind === 'night' ? 'oklch(0.5 0.02 80)' : K}
          opacity={kind === 'night' ? 0.9 : 1}
        />
        <ellipse cx="18" cy="54" rx="8" ry="1.800" fill={M} opacity=".55" />
        <ellipse cx="78" cy="56" rx="12" ry="2.200" fill={M} opacity=".55" />
      </svg>
    </>
  )
}

const STARS = Array.from({ length: 40 }, (_, i) => {
  const pick = pickerOf(`star ${i}`)
  return { x: pick(120), y: pick(120), r: 0.35 + pick(5) / 10, o: 0.4 + pick(5) / 10 }
})

/** The patterns of the kinds, once per page, so that colour is never the only sign. */
export const Patterns = () => (
  <svg className="sheet" aria-hidden="true">
    <defs>
      <pattern id="moon-blue" width="4" height="3" patternUnits="userSpaceOnUse">
        <path d="M0 .5h4" stroke="#fff" strokeWidth=".5" opacity=".2" />
      </pattern>
      <pattern
        id="moon-yellow"
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-55)"
      >
        <path d="M0 0h5" stroke="#fff" strokeWidth="1.300" opacity=".22" />
      </pattern>
      <pattern id="moon-grey" width="4" height="4" patternUnits="userSpaceOnUse">
        <circle cx="1" cy="1" r=".6" fill="#fff" opacity=".28" />
        <circle cx="3" cy="3" r=".6" fill="#fff" opacity=".28" />
      </pattern>
      <pattern id="moon-pink" width="8" height="4" patternUnits="userSpaceOnUse">
        <path d="M0 4 4 1l4 3" fill="none" stroke="#fff" strokeWidth=".6" opacity=".28" />
      </pattern>
      <pattern id="moon-red" width="5" height="5" patternUnits="userSpaceOnUse">
        <path d="M1 0v5" stroke="#fff" strokeWidth="1.200" opacity=".17" />
      </pattern>
      <pattern id="moon-night" width="120" height="120" patternUnits="userSpaceOnUse">
        {STARS.map((s) => (
          <circle key={`${s.x}:${s.y}`} cx={s.x} cy={s.y} r={s.r} fill="#fff" opacity={s.o} />
        ))}
      </pattern>
    </defs>
  </svg>
)
