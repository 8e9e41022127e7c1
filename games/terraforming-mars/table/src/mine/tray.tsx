import './tray.css'
import type { Option } from '@perilune/engine'
import { capital, Key, Num, Spoken, useRoving } from '@perilune/ui'
import type { ReactNode } from 'react'
import { cardOf, textOf } from '../cards/cards.js'
import { type InPlace, onCard, sameOption } from '../choosing/in-place.js'
import { Icon } from '../drawings/glyphs.js'
import { ActionIcons, EffectIcons } from '../icons/card.js'
import { Holds } from '../icons/counter.js'
import { iconOfCube } from '../icons/parts.js'
import type { PlayerView } from '../state/view.js'
import { words } from '../words.js'

interface TrayProps {
  seat: number
  player: PlayerView
  then: PlayerView | undefined
  /** Actions of cards that are offered now, possible or not. */
  actions: readonly Option[]
  /** Things on the table that answer the question, among them cards. */
  things: readonly InPlace[] | undefined
  selected: Option | undefined
  select(option: Option): void
  hover(option: Option | undefined): void
  openAll(): void
}

const hasEffect = (id: string): boolean => (cardOf(id).effects?.length ?? 0) > 0
const hasAction = (id: string): boolean => (cardOf(id).actions?.length ?? 0) > 0

/** Cards with lasting actions or effects, or that hold something; those with actions come first. */
const standingCards = (cards: readonly string[]): string[] => [
  ...cards.filter(hasAction),
  ...cards.filter((id) => !hasAction(id) && (hasEffect(id) || cardOf(id).holds !== undefined)),
]

/** The player's cards in play as slats: actions available, actions used, effects, and cubes. */
export function Tray(props: TrayProps) {
  const { player } = props
  const cards = standingCards(player.cards)
  const region = useRoving<HTMLUListElement>('.slat', '.slat.can')
  const acting = cards.filter(hasAction)
  const left = acting.filter((id) => !player.used.includes(id)).length
  const inPlay = player.cards.length + player.events.length
  const plain = player.cards.length - cards.length
  return (
    <div className="tray" data-place="tableau">
      <header>
        <h2 className="caps">
          {words.inPlayTitle} {inPlay}
        </h2>
        <span>{words.actionsLeft(acting.length, left)}</span>
        <span>{words.effectsInPlay(cards.filter(hasEffect).length)}</span>
        <span>{words.plainInPlay(plain, player.events.length)}</span>
        <button type="button" className="chip more" onClick={props.openAll}>
          {words.allCards} <Key of="i" />
        </button>
      </header>
      {cards.length > 0 && (
        <ul className="slats" aria-label={words.actionCards} ref={region}>
          {cards.map((id) => (
            <li key={id}>
              <Slat {...props} id={id} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** An option to use a card: a possible one, if there is one. */
export const actionOn = (actions: readonly Option[], card: string): Option | undefined =>
  actions.find((o) => o.answer.card === card && !o.reason) ?? actions.find((o) => o.answer.card === card)

interface SlatState {
  /** The option that a click gives, if any. */
  option: Option | undefined
  kind: 'thing' | 'can' | 'used' | 'idle'
  /** Why it can't be used or chosen. */
  because: string
}

function stateOf({ player, actions, things, seat }: TrayProps, id: string): SlatState {
  const choice = onCard(things, seat, id)
  if (things)
    return choice && !choice.reason
      ? { option: choice, kind: 'thing', because: '' }
      : { option: undefined, kind: 'idle', because: choice?.because ?? '' }
  const use = actionOn(actions, id)
  if (player.used.includes(id)) return { option: undefined, kind: 'used', because: words.usedUp }
  return use && !use.reason
    ? { option: use, kind: 'can', because: '' }
    : { option: undefined, kind: 'idle', because: use?.because ?? '' }
}

function Slat(props: TrayProps & { id: string }) {
  const { id, player, then, selected } = props
  const card = cardOf(id)
  const { option, kind, because } = stateOf(props, id)
  const chosen = option !== undefined && (sameOption(selected, option) || selected?.answer.card === id)
  const cubes = player.cubes[player.cards.indexOf(id)] ?? 0
  const after = then?.cards.includes(id) ? then.cubes[then.cards.indexOf(id)] : cubes
  const spoken = [card.name, textOf(id).replace(/\.$/, ''), capital(because)]
  if (card.holds && cubes > 0) spoken.push(words.lies(cubes, card.holds))
  return (
    <button
      type="button"
      className={`slat ${kind} kind-${card.kind}`}
      aria-pressed={chosen}
      data-card={id}
      data-tip={spoken.filter(Boolean).join('. ')}
      onPointerEnter={() => kind === 'thing' && props.hover(option)}
      onPointerLeave={() => kind === 'thing' && props.hover(undefined)}
      {...(option ? { onClick: () => props.select(option) } : { 'data-read': '' })}
    >
      <Spoken as={spoken.filter(Boolean).join('. ')}>
        <b>{card.name}</b>
        {kind === 'used' ? <small>{words.used}</small> : <SlatIcons id={id} />}
        {card.holds && (cubes > 0 || after !== cubes) && (
          <span className="slat-cubes">
            <Icon name={iconOfCube(card.holds)} />
            <Num value={cubes} then={after} />
          </span>
        )}
      </Spoken>
    </button>
  )
}

/** The icons of a card's first effect or action. */
function SlatIcons({ id }: { id: string }): ReactNode {
  const card = cardOf(id)
  const [effect] = card.effects ?? []
  const [action] = card.actions ?? []
  if (!effect && !action) return null
  return (
    <span className="slat-icons">
      <Holds value={card.holds}>
        {action ? <ActionIcons action={action} /> : effect && <EffectIcons effect={effect} />}
      </Holds>
    </span>
  )
}
