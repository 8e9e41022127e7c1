import { Key } from '@perilune/ui'
import type { RefObject } from 'react'
import { TagDisc } from '../drawings/glyphs.js'
import { words } from '../words.js'
import {
  EVERYTHING,
  type Filter,
  type Held,
  playable,
  SORTS,
  type Sort,
  tagsIn,
  type When,
} from './filter.js'

interface ToolsProps {
  held: readonly Held[]
  asked: boolean
  next: ReadonlySet<string>
  laidOut: boolean
  layOut(): void
  filter: Filter
  change(more: Partial<Filter>): void
  sort: Sort
  setSort(sort: Sort): void
  search: RefObject<HTMLInputElement | null>
}

/** Search, filters and order of a hand. */
export function HandTools(props: ToolsProps) {
  const { held, filter, change, sort } = props
  const when = (id: When, label: string, n: number) => (
    <button
      type="button"
      className="chip"
      aria-pressed={filter.when === id}
      onClick={() => change({ when: id, ...(id === 'all' && EVERYTHING) })}
    >
      {label} {n}
    </button>
  )
  return (
    <div className="hand-tools">
      <h2 className="caps" data-place="deck">
        {words.hand} {held.length}
      </h2>
      <label className="hand-search">
        <input
          ref={props.search}
          type="search"
          aria-label={words.find}
          placeholder={words.find}
          value={filter.search}
          onChange={(event) => change({ search: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            change({ search: '' })
            event.currentTarget.blur()
          }}
        />
        <Key of="/" />
      </label>
      {when('all', words.all, held.length)}
      {props.asked && when('now', words.now, held.filter(playable).length)}
      {when('next', words.nextGeneration, held.filter(({ id }) => props.next.has(id)).length)}
      <span className="hand-tags">
        {tagsIn(held).map(({ tag, n }) => (
          <button
            key={tag}
            type="button"
            aria-label={words.onlyTag(words.tags[tag], n)}
            data-tip={words.onlyTag(words.tags[tag], n)}
            aria-pressed={filter.tag === tag}
            onClick={() => change({ tag: filter.tag === tag ? undefined : tag })}
          >
            <TagDisc tag={tag} />
            <span>{n}</span>
          </button>
        ))}
      </span>
      <span className="hand-end">
        <label className="hand-sort" data-tip={words.orderOfMine}>
          <span className="unseen">{words.sort}</span>
          <select value={sort} onChange={(event) => props.setSort(event.target.value as Sort)}>
            {SORTS.map((one) => (
              <option key={one} value={one}>
                {words.sorts[one]}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className="chip lay-out"
          aria-pressed={props.laidOut}
          onClick={props.layOut}
          disabled={held.length === 0}
        >
          {props.laidOut ? words.foldUp : words.layOut} <Key of="h" />
        </button>
      </span>
    </div>
  )
}
