import './hand.css'
import { capital, Spoken } from '@perilune/ui'
import { type CSSProperties, useState } from 'react'
import { MarsCard } from '../card.js'
import { cardOf, requirementsOf, textOf } from '../cards.js'
import { Icon, TagDisc } from '../glyphs.js'
import { words } from '../words.js'
import { type Filter, filtered, type Held, playable, SORTS, tagsIn } from './filter.js'

interface HandProps {
  held: readonly Held[]
  /** Whether it is my turn: only then is something dimmed. */
  asked: boolean
  selected: string | undefined
  /** What cards with a tag cost less. */
  discounts: readonly { tag: Parameters<typeof TagDisc>[0]['tag'] | undefined; n: number }[]
  select(held: Held): void
}

/** My hand as cards, sorted and filtered, each with its price now and the reason why not. */
export function Hand(props: HandProps) {
  const { held, asked } = props
  const [filter, setFilter] = useState<Filter>({ playable: false, tag: undefined, sort: 'playable' })
  const change = (more: Partial<Filter>) => setFilter((now) => ({ ...now, ...more }))
  const shown = filtered(held, filter)
  const can = held.filter(playable).length
  // Up to ten cards fit beside each other at a desk; more of them scroll.
  const width = Math.max(106, Math.min(124, Math.floor(1138 / shown.length) - 9))
  return (
    <section
      className="hand"
      data-at="hand"
      aria-label={words.hand}
      style={{ '--w': `${width}px` } as CSSProperties}
    >
      <div className="hand-tools">
        <h2 className="caps" data-place="deck">
          {words.hand} {held.length}
        </h2>
        <button
          type="button"
          className="chip"
          aria-pressed={!filter.playable && filter.tag === undefined}
          onClick={() => change({ playable: false, tag: undefined })}
        >
          {words.all}
        </button>
        {asked && (
          <button
            type="button"
            className="chip"
            aria-pressed={filter.playable}
            onClick={() => change({ playable: !filter.playable })}
          >
            {words.playable} {can}
          </button>
        )}
        <span className="hand-tags">
          {tagsIn(held).map((tag) => (
            <button
              key={tag}
              type="button"
              aria-label={words.onlyTag(words.tags[tag])}
              data-tip={words.onlyTag(words.tags[tag])}
              aria-pressed={filter.tag === tag}
              onClick={() => change({ tag: filter.tag === tag ? undefined : tag })}
            >
              <TagDisc tag={tag} />
            </button>
          ))}
        </span>
        <label className="hand-sort">
          {words.sort}
          <select value={filter.sort} onChange={(e) => change({ sort: e.target.value as Filter['sort'] })}>
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {words.sorts[sort]}
              </option>
            ))}
          </select>
        </label>
        {props.discounts.length > 0 && (
          <span className="hand-discounts" data-tip={words.discounts}>
            {props.discounts.map(({ tag, n }) => (
              <span key={tag ?? ''}>
                {tag ? <TagDisc tag={tag} title={words.tags[tag as 'space']} /> : <Icon name="card" />} −{n}{' '}
                <Icon name="mc" title="MC" />
              </span>
            ))}
          </span>
        )}
      </div>
      <ul className="hand-cards">
        {shown.map((h) => (
          <li key={h.id}>
            <HandCard {...props} held={h} />
          </li>
        ))}
        {held.length === 0 && <li className="hand-none">{words.noCards}</li>}
        {held.length > 0 && shown.length === 0 && <li className="hand-none">{words.noneFits}</li>}
      </ul>
    </section>
  )
}

function HandCard({ held, asked, selected, select }: Omit<HandProps, 'held'> & { held: Held }) {
  const { id, option, price } = held
  const can = playable(held)
  const dim = asked && option !== undefined && !can
  const card = cardOf(id)
  const needs = requirementsOf(card).length > 0
  const label = [card.name, words.costs(price), textOf(id), dim ? capital(option?.because ?? '') : '']
  return (
    <button
      type="button"
      className="hand-card"
      aria-pressed={selected === id}
      data-piece={id}
      {...(can ? { onClick: () => select(held) } : { 'data-read': '' })}
    >
      <Spoken as={label.filter(Boolean).join('. ')}>
        <MarsCard
          id={id}
          price={price}
          selected={selected === id}
          dim={dim}
          met={needs && asked && option ? option.reason?.code !== 'requirement' : undefined}
          why={dim && option?.because ? <Why text={capital(option.because)} /> : undefined}
        />
      </Spoken>
    </button>
  )
}

/** The first words of a reason stand out. */
function Why({ text }: { text: string }) {
  const at = text.search(/[.,:]/)
  return at < 0 ? (
    <b>{text}</b>
  ) : (
    <>
      <b>{text.slice(0, at + 1)}</b>
      {text.slice(at + 1)}
    </>
  )
}
