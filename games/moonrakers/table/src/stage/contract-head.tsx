import { cardOf } from '@perilune/moonrakers'
import { Plate } from '../cards/art.js'
import { Amount } from '../cards/card.js'
import { Icon, KIND_ICON } from '../cards/glyphs.js'
import { words } from '../words.js'

/** The contract of the turn, drawn large. */
export function ContractHead({ id, note }: { id: string; note?: string }) {
  const card = cardOf(id)
  const type = card.type ?? 'explore'
  return (
    <header className="mr-head" data-card={id}>
      <Plate contract={id} type={type} />
      <span className="mr-type">
        <Icon name={type} />
        {words.contract(type)}
        {note && `, ${note}`}
      </span>
      <h2>{card.name}</h2>
      <span className="mr-head-needs">
        {card.requires.map(
          (n, kind) => n > 0 && <Amount key={kind} icon={KIND_ICON[kind]} n={n} title={words.kinds[kind]} />,
        )}
      </span>
    </header>
  )
}
