import { type ContractType, cardData } from '@perilune/moonrakers'
import type { ReactNode } from 'react'

/*
 * Every contract has its own line drawing of what its type is about, composed from its number. A contract
 * always looks the same, and no two of one type look alike.
 */

const numbers = new Map(cardData.contracts.map((d, i) => [d.id, i + 1]))
export const numberOf = (contract: string): number => numbers.get(contract) ?? 0
export const CONTRACTS_IN_ALL = cardData.contracts.length

/** Numbers from 0 to 1 that depend only on the seed. */
function scatter(seed: number): () => number {
  let x = seed * 2654435761
  return () => {
    x = Math.imul(x ^ (x >>> 15), 2246822519) ^ Math.imul(x ^ (x >>> 13), 3266489917)
    return ((x ^ (x >>> 16)) >>> 0) / 2 ** 32
  }
}

const times = (n: number, draw: (i: number) => ReactNode): ReactNode[] =>
  Array.from({ length: n }, (_, i) => <g key={i}>{draw(i)}</g>)

type Motif = (chance: () => number) => ReactNode

const MOTIFS: Readonly<Record<ContractType, Motif>> = {
  kill: (chance) => (
    <>
      {times(3, (i) => (
        <path
          className="faint dash"
          d={`M0 ${60 + 18 * i}C60 ${30 + 18 * i} 150 ${10 + 20 * i} 240 ${30 * i - 20}`}
        />
      ))}
      {times(5, () => {
        const [x, y, size] = [160 + 74 * chance(), 14 + 66 * chance(), 0.45 + 0.6 * chance()]
        return (
          <path
            className="mark"
            transform={`translate(${x} ${y}) rotate(${-22 + 10 * chance()}) scale(${size})`}
            d="m20 0-34-11 9 11-9 11zM-5 0h25"
          />
        )
      })}
    </>
  ),
  explore: (chance) => {
    const [x, y, r] = [192 + 20 * chance(), 52 + 10 * chance(), 22 + 12 * chance()]
    return (
      <>
        {times(3, (i) => (
          <ellipse
            className="faint dash"
            cx={x}
            cy={y}
            rx={r * (1.7 + 0.6 * i)}
            ry={r * (0.5 + 0.24 * i)}
            transform={`rotate(${-16 + 8 * chance()} ${x} ${y})`}
          />
        ))}
        <circle className="line" cx={x} cy={y} r={r} />
        <path
          className="faint"
          d={`M${x - r} ${y}a${r} ${r * 0.35} 0 0 0 ${2 * r} 0M${x} ${y - r}a${r * 0.4} ${r} 0 0 1 0 ${2 * r}`}
        />
        <path className="mark" d={`m${x - r - 44} ${y - 20} 18 6-7 5 2 8z`} />
      </>
    )
  },
  delivery: (chance) => {
    const [x, y] = [194 + 16 * chance(), 34 + 14 * chance()]
    return (
      <>
        <path
          className="faint dash"
          d={`M0 96C70 ${70 + 20 * chance()} 90 ${40 + 30 * chance()} ${x} ${y + 24}S220 20 250 ${10 * chance()}`}
        />
        <path
          className="line"
          d={`m${x} ${y - 18} 30 15v30l-30 15-30-15V${y - 3}zM${x - 30} ${y - 3}l30 15 30-15M${x} ${y + 12}v30`}
        />
        <path className="mark" d={`m${x - 15} ${y - 10.5} 30 15v12`} />
        {times(3, (i) => (
          <circle className="line" cx={28 + 26 * i} cy={84 - 9 * i} r="3" />
        ))}
      </>
    )
  },
  rescue: (chance) => {
    const [x, y] = [194 + 18 * chance(), 46 + 10 * chance()]
    return (
      <>
        {times(4, (i) => (
          <circle className="faint dash" cx={x} cy={y} r={22 + 17 * i} />
        ))}
        <path
          className="line"
          d={`M${x - 9} ${y + 20}v-28a9 9 0 0 1 18 0v28zM${x - 9} ${y - 4}h18M${x - 9} ${y + 10}h18`}
        />
        <path className="mark" d={`M${x} ${y - 30}v-14m-8 5 8-9 8 9`} />
        {times(4, () => (
          <path
            className="mark"
            transform={`translate(${20 + 90 * chance()} ${14 + 70 * chance()}) rotate(${90 * chance()})`}
            d="M-5 0h10M0-5v10"
          />
        ))}
      </>
    )
  },
}

/** The drawing of a contract. */
export function Plate({ contract, type }: { contract: string; type: ContractType }) {
  const chance = scatter(numberOf(contract) * 7 + 3)
  return (
    <svg className="mr-plate" viewBox="0 0 250 100" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
      {times(14, () => (
        <circle className="star" cx={250 * chance()} cy={100 * chance()} r={0.6 + 0.7 * chance()} />
      ))}
      {MOTIFS[type](chance)}
    </svg>
  )
}
