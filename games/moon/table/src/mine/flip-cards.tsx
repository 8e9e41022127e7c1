import type { Option } from '@perilune/engine'
import { cardOf, type PlacedCard, type Settlement, YELLOW } from '@perilune/moon'
import { capital, Glyph, Spoken } from '@perilune/ui'
import { kindOf, MoonCard, textOf } from '../card/card.js'
import { type Choosing, thingButton } from '../choosing/thing.js'
import { EffectRow } from '../icons/index.js'
import { placeOfStructure } from '../story.js'
import { words } from '../words.js'

interface FlipCardsProps {
  seat: number
  home: Settlement
  flips: readonly Option[]
  selected: string | undefined
  choosing: Choosing
  onFlip(card: string): void
}

/** Pink, Grey and Red, the cards that do something: as cards on a wide screen, as slats on a phone. */
export function FlipCards(props: FlipCardsProps) {
  const cards = props.home.structures.filter((s) => cardOf(s.card).colour > YELLOW)
  const width = cards.length > 4 ? 74 : cards.length > 3 ? 92 : 112
  return (
    <ul className={`flip-cards ${cards.length > 3 ? 'many' : ''}`} aria-label={words.flipCards}>
      {cards.map((placed, i) => (
        <li key={i}>
          <FlipCard {...props} placed={placed} width={width} />
        </li>
      ))}
    </ul>
  )
}

/** How a question involves a card: as the one to choose, or as one of several to pick. */
function askedOf(choosing: Choosing, seat: number, card: string) {
  const { asked, picked, pick } = choosing
  if (asked?.how === 'several') {
    const item = asked.decision.items.find(({ id }) => id === card)
    return (
      item && {
        can: !item.reason,
        pressed: picked.includes(card),
        why: '',
        act: () => pick(card, asked.decision.max),
        enter: undefined,
        leave: undefined,
      }
    )
  }
  const button = thingButton(choosing, { kind: 'structure', seat, card })
  return (
    button && {
      can: button.can,
      pressed: button.props['aria-pressed'],
      why: button.why,
      act: button.props.onClick,
      enter: button.props.onPointerEnter,
      leave: button.props.onPointerLeave,
    }
  )
}

function FlipCard(props: FlipCardsProps & { placed: PlacedCard; width: number }) {
  const { placed, selected, flips } = props
  const card = cardOf(placed.card)
  const flip = flips.find((o) => o.answer.card === card.id)
  const asked = askedOf(props.choosing, props.seat, card.id)
  const can = asked?.can ?? (flip !== undefined && !flip.reason && !placed.flipped)
  const pressed = asked?.pressed ?? selected === card.id
  const label = `${card.name}. ${textOf(card.id)}${placed.flipped ? ` ${capital(words.flipped)}.` : ''}${flip?.because ? ` ${capital(flip.because)}.` : ''}${asked?.why ?? ''}`
  return (
    <button
      type="button"
      data-tip={label}
      data-piece={`card:${card.id}`}
      data-place={placeOfStructure(props.seat, card.id)}
      aria-pressed={pressed}
      aria-disabled={!can}
      className={asked ? (can ? 'can thing' : 'not') : can ? 'can' : ''}
      onClick={() => can && (asked ? asked.act() : props.onFlip(card.id))}
      onPointerEnter={asked?.enter}
      onPointerLeave={asked?.leave}
    >
      <Spoken as={label}>
        <span className="desk-only">
          <MoonCard id={card.id} placed={placed} width={props.width} selected={pressed} />
        </span>
        <span className={`slat phone-only k-${kindOf(card)} ${placed.flipped ? 'flipped' : ''}`}>
          <span className="slat-kind" />
          <span className="slat-name">{card.name}</span>
          <span className="slat-things">
            <EffectRow card={card} />
          </span>
          {placed.hearts > 0 && (
            <span className="slat-things">
              <i>{placed.hearts}</i>
              <Glyph name="heart" title={words.hearts} />
            </span>
          )}
        </span>
      </Spoken>
    </button>
  )
}
