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
import { capital, Panel, Spoken, useRoving } from '@perilune/ui'
import { MoonrakersCard, spoken } from '../cards/card.js'
import { type Choosing, isChosen, onThing } from '../in-place.js'
import { isFound } from '../search.js'
import { cardsAt, countAt, type MoonrakersView, possible } from '../view.js'
import { words } from '../words.js'

/** Props of the cards on a board that can be clicked. */
export interface Offered extends Choosing {
  decision: MyDecision | undefined
  selected: string | undefined
  select(card: string): void
  choose(option: Option): void
  search: string
}

/** Options about one card, for any act. */
const optionsAbout = (decision: MyDecision | undefined, card: string): Option[] =>
  decision?.kind === 'choose' || decision?.kind === 'offer'
    ? decision.options.filter((o) => o.answer.card === card)
    : []

function OfferedCard(props: Offered & { id: string; width?: number; asked: boolean; fits?: string }) {
  const { id, decision, asked } = props
  const thing = onThing(props.things, { is: 'contract', card: id })
  const options = thing ? [thing] : asked ? optionsAbout(decision, id) : []
  const selected = thing ? isChosen(thing, props.chosen) : props.selected === id
  const can = options.filter(possible)
  // The reason is about getting the card; replacing it may still be possible.
  const wanted = thing ? options : options.filter((o) => o.answer.act !== 'swap')
  const because = wanted.some(possible) ? undefined : wanted[0]?.because
  const shown = {
    id,
    selected,
    dim: because !== undefined,
    why: because && capital(because),
    ...(props.width && { width: props.width }),
  }
  return (
    <button
      type="button"
      className={`mr-offered ${thing ? 'mr-thing' : ''} ${isFound(id, props.search) ? 'found' : ''}`}
      data-piece={`card:${id}`}
      aria-pressed={selected}
      aria-disabled={(asked || thing !== undefined) && can.length === 0}
      {...(!asked && !thing && { 'data-read': '', 'data-card': id })}
      onClick={() => can.length > 0 && (thing ? props.choose(thing) : props.select(id))}
    >
      <Spoken as={spoken(id, because)}>
        <MoonrakersCard {...shown} />
        {props.fits && <small className="mr-fits">{props.fits}</small>}
      </Spoken>
    </button>
  )
}

/** How many of the symbols that a contract needs are in a hand. */
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

/** The eight contracts on offer. */
export function Dispatch(
  props: Offered & { view: MoonrakersView; seat: number; asked: boolean; mine: boolean },
) {
  const { view } = props
  const cards = useRoving<HTMLDivElement>('.mr-offered')
  return (
    <Panel title={words.dispatch} note={words.inDeck(countAt(view, CONTRACT_DECK))} className="mr-dispatch">
      <div className="mr-contracts" ref={cards} data-place="dispatch" data-guide="dispatch">
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

/** The ship parts and crew for sale. */
export function Armory(props: Offered & { view: MoonrakersView; seat: number; asked: boolean }) {
  const { view } = props
  const cards = useRoving<HTMLDivElement>('.mr-offered')
  const rows = [
    { title: words.parts, place: PARTS, deck: PART_DECK },
    { title: words.crew, place: CREW_ROW, deck: CREW_DECK },
  ]
  return (
    <div className="mr-armory" ref={cards} data-guide="armory">
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
