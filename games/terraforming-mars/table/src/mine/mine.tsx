import './mine.css'
import type { Option } from '@perilune/engine'
import { ENERGY, HEAT, MC, PLANTS, RESOURCES } from '@perilune/terraforming-mars'
import { capital, figure, Num, type SeatInfo, SeatShape, Spoken, seatClass, signed } from '@perilune/ui'
import { useState } from 'react'
import { MarsCard } from '../card.js'
import { cardOf, textOf } from '../cards.js'
import { Icon } from '../glyphs.js'
import { iconOfCube } from '../icons/parts.js'
import { SeatSheet } from '../seats/sheet.js'
import { Tags } from '../seats/tags.js'
import type { MarsView, PlayerView } from '../view.js'
import { words } from '../words.js'

interface MineProps {
  view: MarsView
  info: SeatInfo
  then: PlayerView | undefined
  /** Uses of cards that are offered now, possible or not. */
  actions: readonly Option[]
  selected: Option | undefined
  select(option: Option): void
}

/** My board: the rating, what is in stock and what is produced, and the cards whose actions are ready. */
export function Mine(props: MineProps) {
  const { view, info, then } = props
  const player = view.players[info.seat]
  const [open, setOpen] = useState(false)
  return (
    <section className={`my-board ${seatClass(info.seat)}`} data-at="mine" aria-label={words.mine}>
      <div className="mine-who">
        <SeatShape seat={info.seat} />
        <span className="other-name">
          <b>{info.name}</b>
          <small>{player.corporation ? cardOf(player.corporation).name : words.choosesStill}</small>
        </span>
        {view.first === info.seat && <Icon name="first" title={words.firstPlayer} />}
        <span className="rating" data-tip={words.ratingTip}>
          <Icon name="tr" title={words.rating} />
          <Num value={player.rating} then={then?.rating} />
        </span>
      </div>
      <ul className="stocks">
        {RESOURCES.map((resource, i) => (
          <li
            key={resource}
            className={then && then.stock[i] !== player.stock[i] ? 'changing' : ''}
            data-place={`stock:${resource}`}
          >
            <span className="stock">
              <Icon name={resource} title={words.resources[resource]} />
              <Num value={player.stock[i]} then={then?.stock[i]} />
            </span>
            <span className="produced">
              <i className="rail-number">
                {then && then.production[i] !== player.production[i] ? (
                  <>
                    {signed(player.production[i])}
                    <em> → {signed(then.production[i])}</em>
                  </>
                ) : (
                  signed(player.production[i])
                )}
              </i>
              <small>{noteOf(player, i)}</small>
            </span>
          </li>
        ))}
      </ul>
      <div className="tableau" data-place="tableau">
        <header>
          <h2 className="caps">{words.inPlayTitle}</h2>
          <button type="button" className="more" onClick={() => setOpen(true)}>
            {words.inPlay(player.cards.length + player.events.length)} ›
          </button>
        </header>
        <Tags player={player} />
      </div>
      <ActionChips {...props} player={player} />
      <ActionCards {...props} player={player} />
      {open && (
        <SeatSheet
          view={view}
          seat={info.seat}
          title={info.me ? words.mySheet : words.seatSheet(info.name)}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  )
}

/** What a resource is good for, in a few words. */
function noteOf(player: PlayerView, resource: number): string {
  if (resource === MC) return words.plusRating(player.rating)
  if (resource === PLANTS) return words.forGreenery(player.greeneryPrice)
  if (resource === HEAT) return player.worth[HEAT] > 0 ? words.heatIsMoney : words.forTemperature
  if (resource === ENERGY) return words.toHeat
  return words.worth(player.worth[resource])
}

type Chips = MineProps & { player: PlayerView }

const actionOn = (actions: readonly Option[], card: string): Option | undefined =>
  actions.find((o) => o.answer.card === card && !o.reason) ?? actions.find((o) => o.answer.card === card)

const withActions = (player: PlayerView): string[] => player.cards.filter((id) => cardOf(id).actions)

/** Cards with an action as chips: ready ones can be clicked, used ones are struck out. */
function ActionChips(props: Chips) {
  const cards = withActions(props.player)
  if (cards.length === 0) return null
  return (
    <ul className="action-chips" aria-label={words.actionCards}>
      {cards.map((id) => (
        <li key={id}>
          <ActionChip {...props} id={id} />
        </li>
      ))}
    </ul>
  )
}

function ActionChip({ player, actions, selected, select, id }: Chips & { id: string }) {
  const card = cardOf(id)
  const use = actionOn(actions, id)
  const used = player.used.includes(id)
  const cubes = player.cubes[player.cards.indexOf(id)] ?? 0
  const can = use !== undefined && !use.reason
  const label = [card.name, textOf(id), used ? words.usedUp : use?.because ? capital(use.because) : '']
  return (
    <button
      type="button"
      className={`action-chip ${can ? 'can' : ''} ${used ? 'used' : ''}`}
      aria-disabled={!can}
      aria-pressed={selected !== undefined && selected.answer.card === id}
      data-tip={label.filter(Boolean).join('. ')}
      onClick={() => can && select(use)}
    >
      {!used && <Icon name={can ? 'ok' : 'no'} title={can ? words.ready : words.notNow} />}
      {card.name}
      {card.holds && cubes > 0 && (
        <b>
          {figure(cubes)} <Icon name={iconOfCube(card.holds)} />
        </b>
      )}
    </button>
  )
}

/** The same as cards, where there is room for them: on a phone, in the layer of my own. */
function ActionCards({ player, actions, selected, select }: Chips) {
  return (
    <div className="action-cards">
      {player.cards.map((id, i) => {
        const use = actionOn(actions, id)
        const can = use !== undefined && !use.reason
        const used = player.used.includes(id)
        return (
          <button key={id} type="button" {...(can ? { onClick: () => select(use) } : { 'data-read': '' })}>
            <Spoken as={`${cardOf(id).name}. ${textOf(id)}`}>
              <MarsCard
                id={id}
                cubes={player.cubes[i] ?? 0}
                selected={selected?.answer.card === id}
                className={used ? 'used' : can ? 'ready' : ''}
                why={used ? words.usedUp : undefined}
              />
            </Spoken>
          </button>
        )
      })}
    </div>
  )
}
