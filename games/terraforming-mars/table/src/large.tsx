import { Dialog } from '@perilune/ui'
import type { ReactNode } from 'react'
import { MarsCard } from './card.js'
import { cardOf, rulingsOf, textOf } from './cards.js'
import { words } from './words.js'

/** A card large, with its text, the rulings on it, and what it would do now. */
export function CardLarge(props: {
  id: string
  price?: number | undefined
  now?: ReactNode
  onClose(): void
}) {
  const card = cardOf(props.id)
  const rulings = rulingsOf(props.id)
  return (
    <Dialog title={card.name} onClose={props.onClose}>
      <div className="card-open">
        <MarsCard id={props.id} width={260} price={props.price} />
        <div>
          <p className="caps">{words.kinds[card.kind]}</p>
          <p>{textOf(props.id)}</p>
          {props.now}
          {rulings.length > 0 && (
            <>
              <h3 className="caps">{words.rulings}</h3>
              <ul className="rulings">
                {rulings.map((ruling) => (
                  <li key={ruling}>{ruling}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </Dialog>
  )
}
