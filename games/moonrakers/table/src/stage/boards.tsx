import type { MyDecision, Option } from '@perilune/engine'
import {
  CONTRACT_DECK,
  CONTRACTS,
  CREW_DECK,
  CREW_ROW,
  cardOf,
  handOf,
  KINDS,
  PART_DECK,
  PARTS,
} from '@perilune/moonrakers'
import { capital, Panel, Spoken } from '@perilune/ui'
import { MoonrakersCard, spoken } from '../cards/card.js'
import { cardsAt, countAt, type MoonrakersView, possible } from '../view.js'
import { words } from '../words.js'

/** A card on a board that can be clicked: what could be done with it, or why not. */
export interface Offered {
  decision: MyDecision | undefined
  selected: string | undefined
  select(card: string): void
}

/** Options about one card, whatever the act. */
const optionsAbout = (decision: MyDecision | undefined, card: string): Option[] =>
  decision?.kind === 'choose' || decision?.kind === 'offer'
    ? decision.options.filter((o) => o.answer.card === card)
    : []

function OfferedCard(props: Offered & { id: string; width?: number; asked: boolean; fits?: string }) {
  const { id, decision, asked } = props
  const options = asked ? optionsAbout(decision, id) : []
  const can = options.filter(possible)
  // Replacing it may be possible all the same: the reason is about having it.
  const wanted = options.filter((o) => o.answer.act !== 'swap')
  const because = wanted.some(possible) ? undefined : wanted[0]?.because
  const shown = {
    id,
    selected: props.selected === id,
    dim: because !== undefined,
    why: because && capital(because),
    ...(props.width && { width: props.width }),
  }
  return (
    <button
      type="button"
      className="mr-offered"
      data-piece={`card:${id}`}
      aria-pressed={props.selected === id}
      aria-disabled={asked && can.length === 0}
      {...(!asked && { 'data-read': '', 'data-card': id })}
      onClick={() => can.length > 0 && props.select(id)}
    >
      <Spoken as={spoken(id, because)}>
        <MoonrakersCard {...shown} />
        {props.fits && <small className="mr-fits">{props.fits}</small>}
      </Spoken>
    </button>
  )
}

/** How many of the symbols a contract needs lie in a hand. */
function symbolsInHand(view: MoonrakersView, seat: number, contract: string): [number, number] {
  const { requires } = cardOf(contract)
  const has = KINDS.map(() => 0)
  for (const id of cardsAt(view, handOf(seat))) {
    const { kind, value, deck } = cardOf(id)
    if (kind >= 0) has[kind] += deck === 'action' && value > 0 ? value : 1
  }
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
  return [sum(requires.map((n, kind) => Math.min(n, has[kind]))), sum(requires)]
}

/** The eight contracts that are to be had. */
export function Dispatch(
  props: Offered & { view: MoonrakersView; seat: number; asked: boolean; mine: boolean },
) {
  const { view } = props
  return (
    <Panel title={words.dispatch} note={words.inDeck(countAt(view, CONTRACT_DECK))} className="mr-dispatch">
      <div className="mr-contracts" data-place="dispatch" data-guide="dispatch">
        {cardsAt(view, CONTRACTS).map((id) => (
          <OfferedCard
            key={id}
            {...props}
            id={id}
            {...(props.mine && { fits: words.fits(...symbolsInHand(view, props.seat, id)) })}
          />
        ))}
      </div>
    </Panel>
  )
}

/** Ship parts and crew that are for sale. */
export function Armory(props: Offered & { view: MoonrakersView; seat: number; asked: boolean }) {
  const { view } = props
  const rows = [
    { title: words.parts, place: PARTS, deck: PART_DECK },
    { title: words.crew, place: CREW_ROW, deck: CREW_DECK },
  ]
  return (
    <div className="mr-armory" data-guide="armory">
      {rows.map(({ title, place, deck }) => (
        <Panel key={title} title={title} note={words.inDeck(countAt(view, deck))}>
          <div className="mr-row" data-place={title}>
            {cardsAt(view, place).map((id) => (
              <OfferedCard key={id} {...props} id={id} width={118} />
            ))}
          </div>
        </Panel>
      ))}
    </div>
  )
}
