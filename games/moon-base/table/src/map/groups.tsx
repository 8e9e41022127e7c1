import { COLOURS, type Colour, groupsOf, type Ring } from '@perilune/moon-base'

/** The largest group of a colour, as the numbers of its rings; empty if no rings are connected. */
function largestGroup(rings: readonly Ring[], colour: Colour): readonly number[] {
  return groupsOf(rings)
    .filter(([first]) => rings[first].colour === colour)
    .reduce<readonly number[]>((most, group) => (group.length > most.length ? group : most), [])
}

/** Lines from ring to ring within the largest group of every colour. */
export function Connections({ rings }: { rings: readonly Ring[] }) {
  return (
    <g className="connections">
      {COLOURS.map((colour) => {
        const group = largestGroup(rings, colour)
        const inside = new Set(group)
        const links = group.flatMap((n) =>
          (rings[n].on ?? []).filter((below) => inside.has(below)).map((below) => [n, below] as const),
        )
        return (
          <g key={colour} className={colour}>
            {links.map(([n, below]) => (
              <path
                key={`${n}-${below}`}
                d={`M${rings[n].x} ${rings[n].y}L${rings[below].x} ${rings[below].y}`}
              />
            ))}
            {group.map((n) => (
              <circle key={n} cx={rings[n].x} cy={rings[n].y} r="3.6" />
            ))}
          </g>
        )
      })}
    </g>
  )
}
