import './mine.css'
import type { Option } from '@perilune/engine'
import { ENERGY, HEAT, MC, PLANTS, RESOURCES, type Tag } from '@perilune/terraforming-mars'
import { Num, type SeatInfo, SeatShape, Spoken, seatClass, signed } from '@perilune/ui'
import { MarsCard } from '../cards/card.js'
import { cardOf, textOf } from '../cards/cards.js'
import { type InPlace, onCard, onSeat, onStock } from '../choosing/in-place.js'
import { ThingFrame } from '../choosing/thing-frame.js'
import { Icon, TagDisc } from '../drawings/glyphs.js'
import { Tags } from '../seats/tags.js'
import type { MarsView, PlayerView } from '../state/view.js'
import { words } from '../words.js'
import { actionOn, Tray } from './tray.js'

interface MineProps {
  view: MarsView
  info: SeatInfo
  then: PlayerView | undefined
  /** Points if the game ended now, and after the selected answer; undefined if points are hidden. */
  points: { now: number; next: number | undefined } | undefined
  /** Actions of cards that are offered now, possible or not. */
  actions: readonly Option[]
  /** Discounts on cards. */
  discounts: readonly { tag: Tag | undefined; n: number }[]
  /** Things on the table that answer the question. */
  things: readonly InPlace[] | undefined
  selected: Option | undefined
  select(option: Option): void
  hover(option: Option | undefined): void
  openAll(): void
}

/** The player's board: rating, stock and production, tags, discounts, and cards in play. */
export function Mine(props: MineProps) {
  const { view, info, then, points } = props
  const player = view.players[info.seat]
  return (
    <section className={`my-board ${seatClass(info.seat)}`} data-at="mine" aria-label={words.mine}>
      <ThingFrame option={onSeat(props.things, info.seat)} className="mine-who" {...props}>
        <SeatShape seat={info.seat} />
        <span className="other-name">
          <b>{info.name}</b>
          <small>{player.corporation ? cardOf(player.corporation).name : words.choosesStill}</small>
        </span>
        {view.first === info.seat && <Icon name="first" title={words.firstPlayer} />}
        {points && (
          <span className="rating points" data-tip={words.ifOverNow(points.now)}>
            <Icon name="vp" title={words.points} />
            <Num value={points.now} then={points.next} />
          </span>
        )}
        <span className="rating" data-tip={words.ratingTip}>
          <Icon name="tr" title={words.rating} />
          <Num value={player.rating} then={then?.rating} />
        </span>
      </ThingFrame>
      <ul className="stocks">
        {RESOURCES.map((resource, i) => (
          <li
            key={resource}
            className={then && then.stock[i] !== player.stock[i] ? 'changing' : ''}
            data-place={`stock:${resource}`}
          >
            <ThingFrame option={onStock(props.things, i)} className="stock-box" {...props}>
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
            </ThingFrame>
          </li>
        ))}
      </ul>
      <div className="my-tags">
        <Tags view={view} player={player} />
      </div>
      <div className="pay-less" data-tip={words.discounts}>
        <h2 className="caps">{words.payLess}</h2>
        <span>
          {props.discounts.map(({ tag, n }) => (
            <span key={tag ?? ''}>
              {tag ? <TagDisc tag={tag} title={words.tags[tag]} /> : <Icon name="card" />} −{n}
            </span>
          ))}
          {props.discounts.length === 0 && <small>{words.payLessNothing}</small>}
        </span>
      </div>
      <Tray {...props} seat={info.seat} player={player} />
      <ActionCards {...props} player={player} />
    </section>
  )
}

/** The use of a resource, in a few words. */
function noteOf(player: PlayerView, resource: number): string {
  if (resource === MC) return words.plusRating(player.rating)
  if (resource === PLANTS) return words.forGreenery(player.greeneryPrice)
  if (resource === HEAT) return player.worth[HEAT] > 0 ? words.heatIsMoney : words.forTemperature
  if (resource === ENERGY) return words.toHeat
  return words.worth(player.worth[resource])
}

/** Whole cards instead of slats, where there is room: on a phone, in the layer of the player's board. */
function ActionCards(props: MineProps & { player: PlayerView }) {
  const { player, actions, selected, select, things, info } = props
  return (
    <div className="action-cards">
      {player.cards.map((id, i) => {
        const use = things ? onCard(things, info.seat, id) : actionOn(actions, id)
        const can = use !== undefined && !use.reason
        const used = !things && player.used.includes(id)
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
