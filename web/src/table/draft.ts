import { useState } from 'react'

const keyOf = (table: string): string => `draft:${table}`

/** The chat message being written at a table; it survives a reload of the page. */
export function useDraft(table: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => sessionStorage.getItem(keyOf(table)) ?? '')
  const keep = (next: string) => {
    if (next === '') sessionStorage.removeItem(keyOf(table))
    else sessionStorage.setItem(keyOf(table), next)
    setText(next)
  }
  return [text, keep]
}
