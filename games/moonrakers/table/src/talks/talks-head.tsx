import { cardOf, KINDS } from '@perilune/moonrakers'
import { SeatShape, seatClass } from '@perilune/ui'
import { Plate } from '../cards/art.js'
import { Icon, KIND_ICON } from '../cards/glyphs.js'
import { words } from '../words.js'

/** The contract of the talks, and what the captains claim to bring. */
export function TalksHead(props: { contract: string; claims: readonly (readonly number[] | null)[] }) {
  const { contract, claims } = props
  const card = cardOf(contract)
  const type = card.type ?? 'explore'
  const kinds = KINDS.map((_, kind) => kind).filter((kind) => card.requires[kind] > 0)
  return (
    <header className="mr-talks-head" data-card={contract}>
      <Plate contract={contract} type={type} />
      <h2>
        <Icon name={type} title={words.contract(type)} /> {card.name}
      </h2>
      <small>{words.claimsNote}</small>
      <ul className="mr-claims">
        {kinds.map((kind) => {
          const units = claims.flatMap((claim, seat) => new Array<number>(claim?.[kind] ?? 0).fill(seat))
          const needs = card.requires[kind]
          return (
            <li key={kind}>
              <span className={`mr-i-${KIND_ICON[kind]}`}>
                <Icon name={KIND_ICON[kind]} /> <span>{words.kinds[kind]}</span>
              </span>
              <b>{words.progress(units.length, needs)}</b>
              <span className="mr-cells" aria-hidden="true">
                {Array.from({ length: Math.max(needs, units.length) }, (_, i) =>
                  i < units.length ? (
                    <i key={i} className={`${seatClass(units[i])} ${i >= needs ? 'over' : ''}`}>
                      <SeatShape seat={units[i]} />
                    </i>
                  ) : (
                    <i key={i} className={`empty mr-i-${KIND_ICON[kind]}`} />
                  ),
                )}
              </span>
            </li>
          )
        })}
      </ul>
    </header>
  )
}
