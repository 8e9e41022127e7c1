import type { Item, Option } from '@perilune/engine'
import { routes } from '@perilune/protocol'
import { capital, Dialog, type GameTable, type TableProps, useCardReader } from '@perilune/ui'
import { type ReactNode, useState } from 'react'
import { client, useAsked } from '../client.js'
import { Link, paths } from '../router.js'
import { words } from '../words/play.js'

const w = words.cards

export interface CardText {
  id: string
  name: string
  kind: string
  text: string
}

/** The cards of a game under its newest rules, unless older ones are requested. */
export const useCards = (game: string, rules?: number): readonly CardText[] | null | undefined => {
  const answer = useAsked(
    () => client.call(routes.cards, { params: { game }, query: rules === undefined ? {} : { rules } }),
    `cards:${game}:${rules ?? ''}`,
  )
  return answer === null ? null : answer?.cards
}

/**
 * What can be done with a card now, and why other actions are refused, read from the decisions of any game.
 */
function optionsAbout(card: string, decisions: TableProps['decisions']): ReactNode {
  const about = decisions.flatMap((d): readonly (Option | Item)[] =>
    d.kind === 'choose'
      ? d.options.filter((o) => Object.values(o.answer).includes(card))
      : d.kind === 'pick'
        ? d.items.filter((i) => i.id === card)
        : [],
  )
  if (about.length === 0) return null
  return (
    <ul>
      {about.slice(0, 8).map((o, i) => (
        <li key={i} className={o.reason ? 'not-now' : ''}>
          {o.label}
          {o.because && <span>: {o.because}</span>}
        </li>
      ))}
    </ul>
  )
}

/** One card enlarged: its full text, the rulings about it, and what it would do right now. */
export function CardDialog(props: {
  game: string
  table: GameTable
  card: CardText
  at?: TableProps | undefined
  onClose(): void
}) {
  const { card, table, at } = props
  const rulings = table.rulings?.(card.id) ?? []
  const now = at && (table.now?.(card.id, at) ?? optionsAbout(card.id, at.decisions))
  return (
    <Dialog title={card.name} wide onClose={props.onClose}>
      <div className="card-large">
        <table.Card id={card.id} width={280} />
        <div>
          <p className="label">{capital(card.kind)}</p>
          <p className="card-says">{card.text}</p>
          {now && (
            <section>
              <h3>{w.now}</h3>
              {now}
            </section>
          )}
          {rulings.length > 0 && (
            <section>
              <h3>{w.rulings}</h3>
              <ul>
                {rulings.map((r) => (
                  <li key={r}>{r}</li>
                ))}
              </ul>
            </section>
          )}
          {at && (
            <p>
              <Link href={paths.card(props.game, card.id, table.olderRules)}>{w.onPage}</Link>
            </p>
          )}
        </div>
      </div>
    </Dialog>
  )
}

/** Lets a click on any card of a page open it enlarged. */
export function CardReader(props: {
  game: string
  /** The version of the rules that the game is played under. */
  rules: number
  table: GameTable
  at: TableProps
}) {
  const [open, setOpen] = useState<string>()
  const cards = useCards(props.game, props.rules)
  useCardReader(setOpen)
  const card = cards?.find((c) => c.id === open)
  if (!card) return null
  return (
    <CardDialog
      key={card.id}
      game={props.game}
      table={props.table}
      card={card}
      at={props.at}
      onClose={() => setOpen(undefined)}
    />
  )
}
