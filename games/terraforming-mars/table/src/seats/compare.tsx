import './compare.css'
import { awardsOf, RESOURCES, type Tag } from '@perilune/terraforming-mars'
import {
  Dialog,
  figure,
  isWriting,
  type SeatInfo,
  SeatShape,
  Segments,
  seatClass,
  signed,
} from '@perilune/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { cardOf, textOf } from '../cards/cards.js'
import { Icon, TagDisc } from '../drawings/glyphs.js'
import { standingOf } from '../goals/standing.js'
import { EffectIcons } from '../icons/card.js'
import { Holds } from '../icons/counter.js'
import { iconOfCube } from '../icons/parts.js'
import { discountsOf } from '../mine/prices.js'
import { useRules } from '../rules.js'
import type { MarsView, PlayerView } from '../state/view.js'
import { words } from '../words.js'
import { type ColumnId, columnsOf, mostIn, numbersOf, type SeatNumbers, sortedBy } from './comparison.js'

interface CompareProps {
  view: MarsView
  seats: readonly SeatInfo[]
  /** The viewer's seat. */
  seat: number
  onClose(): void
}

const HEADS: Readonly<Record<string, ReactNode>> = {
  points: words.compare.points,
  rating: <Icon name="tr" title={words.rating} />,
  hand: words.compare.hand,
  inPlay: words.compare.inPlay,
  actions: words.compare.actions,
  cities: words.compare.cities,
}

function headOf(column: ColumnId): ReactNode {
  const [kind, which] = column.split(':')
  if (kind === 'tag') return <TagDisc tag={which as Tag} title={words.tags[which as Tag]} />
  if (kind === 'stock') {
    const resource = RESOURCES[Number(which)]
    return <Icon name={resource} title={words.resources[resource]} />
  }
  return HEADS[column]
}

/** All seats side by side: points, tags, stock, production and cards; below them discounts and effects. */
export function Compare(props: CompareProps) {
  const { view, seats, seat, onClose } = props
  const rules = useRules()
  const [sort, setSort] = useState<ColumnId>('points')
  const [how, setHow] = useState<'numbers' | 'against'>('numbers')
  const [search, setSearch] = useState('')
  const columns = columnsOf(view)
  const all = seats.map((info) => numbersOf(rules, view, info.seat))
  const mine = all.find((one) => one.seat === seat)
  // A dialog stops the keys of the page, so it closes on its own key, wherever the focus is.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'c' || event.ctrlKey || event.metaKey || isWriting(event.target)) return
      // Otherwise the page would open it again.
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    return () => window.removeEventListener('keydown', onKey, { capture: true })
  }, [onClose])
  return (
    <Dialog title={words.compare.title} wide onClose={props.onClose}>
      <div className="compare">
        <div className="compare-tools">
          <Segments
            label={words.compare.title}
            value={how}
            options={[
              { value: 'numbers', label: words.compare.numbers },
              { value: 'against', label: words.compare.against },
            ]}
            onChange={setHow}
          />
          <input
            type="search"
            aria-label={words.compare.find}
            placeholder={words.compare.find}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <section className="compare-scroll" tabIndex={0} aria-label={words.compare.title}>
          <table>
            <thead>
              <tr>
                <td />
                {columns.map((column) => (
                  <th key={column} scope="col" aria-sort={sort === column ? 'descending' : 'none'}>
                    <button type="button" onClick={() => setSort(column)}>
                      {headOf(column)}
                    </button>
                  </th>
                ))}
              </tr>
            </thead>
            {sortedBy(all, sort).map((one) => (
              <SeatRows
                key={one.seat}
                {...props}
                columns={columns}
                all={all}
                one={one}
                against={how === 'against' && one !== mine ? mine : undefined}
                search={search.trim().toLowerCase()}
              />
            ))}
          </table>
          {view.seats > 1 && <AwardsNow {...props} />}
        </section>
      </div>
    </Dialog>
  )
}

type RowsProps = CompareProps & {
  columns: readonly ColumnId[]
  all: readonly SeatNumbers[]
  one: SeatNumbers
  /** The seat to compare with; if given, differences are shown. */
  against: SeatNumbers | undefined
  search: string
}

function SeatRows(props: RowsProps) {
  const { view, seats, columns, all, one, against } = props
  const info = seats[one.seat]
  const player = view.players[one.seat]
  const most = Math.max(1, ...all.map(({ values }) => values.points ?? 0))
  return (
    <tbody className={`${seatClass(one.seat)} ${one.seat === props.seat ? 'mine' : ''}`}>
      <tr>
        <th scope="row">
          <SeatShape seat={one.seat} />
          <span className="other-name">
            <b>{info.name}</b>
            <small>
              {player.corporation ? cardOf(player.corporation).name : words.choosesStill}
              {info.me && `, ${words.you}`}
            </small>
          </span>
        </th>
        {columns.map((column) => {
          const n = one.values[column] ?? 0
          const [kind, which] = column.split(':')
          const top = !against && mostIn(all, column) === n
          return (
            <td key={column} className={`${column}-column ${top ? 'most' : n === 0 ? 'zero' : ''}`}>
              <span>{against ? signed(n - (against.values[column] ?? 0)) : figure(n)}</span>
              {kind === 'stock' && <small>{signed(player.production[Number(which)])}</small>}
            </td>
          )
        })}
      </tr>
      <tr className="compare-more">
        <td colSpan={columns.length + 1}>
          <span
            className="compare-sources"
            role="img"
            aria-label={one.sources.map((s) => `${nameOf(s.source)} ${s.points}`).join(', ')}
          >
            <i style={{ width: `${(100 * (one.values.points ?? 0)) / most}%` }}>
              {one.sources.map(({ source, points }) => (
                <u
                  key={source}
                  className={`from-${source || 'other'}`}
                  style={{ flexGrow: Math.max(0, points) }}
                />
              ))}
            </i>
            <small>{one.sources.map((s) => `${nameOf(s.source)} ${s.points}`).join('   ')}</small>
          </span>
          <Chips {...props} player={player} />
        </td>
      </tr>
    </tbody>
  )
}

const nameOf = (source: string): string => words.sources[source as keyof typeof words.sources]

/** A seat's discounts, the effects of its cards, and the cubes on them. */
function Chips({ view, one, player, search }: RowsProps & { player: PlayerView }) {
  const fits = (...texts: readonly string[]) =>
    search === '' || texts.some((text) => text.toLowerCase().includes(search))
  const holding = player.cards.filter((id, i) => cardOf(id).holds && player.cubes[i] > 0)
  const acting = player.cards.filter((id) => (cardOf(id).effects?.length ?? 0) > 0)
  return (
    <span className="compare-chips">
      {discountsOf(view, one.seat)
        .filter(({ tag }) => fits(words.payLess, tag ? words.tags[tag] : ''))
        .map(({ tag, n }) => (
          <span key={tag ?? ''} className="compare-chip">
            {tag ? <TagDisc tag={tag} title={words.tags[tag]} /> : <Icon name="card" />} −{n}
          </span>
        ))}
      {acting
        .filter((id) => fits(cardOf(id).name, textOf(id), ...cardOf(id).tags))
        .map((id) => (
          <span key={id} className="compare-chip" data-tip={textOf(id)}>
            {cardOf(id).name}:{' '}
            <Holds value={cardOf(id).holds}>
              {cardOf(id).effects?.map((effect, i) => (
                <EffectIcons key={i} effect={effect} />
              ))}
            </Holds>
          </span>
        ))}
      {holding
        .filter((id) => fits(cardOf(id).name, cardOf(id).holds ?? ''))
        .map((id) => {
          const { name, holds } = cardOf(id)
          return (
            <span key={id} className="compare-chip held">
              {name} {holds && <Icon name={iconOfCube(holds)} title={holds} />}{' '}
              <b>{figure(player.cubes[player.cards.indexOf(id)])}</b>
            </span>
          )
        })}
    </span>
  )
}

/** Everybody's current standing in every award. */
function AwardsNow({ view, seats }: CompareProps) {
  const rules = useRules()
  return (
    <div className="compare-awards">
      <h3 className="caps">{words.compare.awards}</h3>
      {awardsOf(view)
        .slice(0, view.awards.length)
        .map((award, i) => (
          <div key={award.id}>
            <b>
              {award.name} {view.awards[i] >= 0 && <SeatShape seat={view.awards[i]} />}
            </b>
            <span>
              {seats
                .map((info) => ({ info, n: standingOf(rules, view, info.seat, award) }))
                .sort((a, b) => b.n - a.n)
                .map(({ info, n }) => (
                  <span key={info.seat}>
                    <SeatShape seat={info.seat} title={info.name} /> {figure(n)}
                  </span>
                ))}
            </span>
            <small>
              {view.awards[i] >= 0 ? words.funded(seats[view.awards[i]].name) : words.compare.notFunded}
            </small>
          </div>
        ))}
    </div>
  )
}
