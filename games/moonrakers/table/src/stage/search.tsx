import { Key, useKeys } from '@perilune/ui'
import { useRef } from 'react'
import { words } from '../words.js'

/** Searches all visible cards and highlights those that match. */
export function Search(props: { search: string; found: number; change(search: string): void }) {
  const { search, change } = props
  const input = useRef<HTMLInputElement>(null)
  useKeys([{ key: '/', label: words.searchKey, act: () => input.current?.focus() }])
  return (
    <label className="mr-search">
      <input
        ref={input}
        type="search"
        aria-label={words.searchKey}
        placeholder={words.search}
        value={search}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          // Stopped here, so that Escape does not also cancel the selection.
          event.stopPropagation()
          change('')
          event.currentTarget.blur()
        }}
      />
      <span role="status">{search && words.found(props.found)}</span>
      {!search && <Key of="/" />}
    </label>
  )
}
