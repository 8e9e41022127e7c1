import { useEffect, useRef } from 'react'
import { words } from '../words.js'

/** The search field that `/` opens over the hand; Escape closes it and shows all cards again. */
export function Find(props: { text: string; find(text: string | undefined): void }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <input
      ref={field}
      className="hand-find"
      type="search"
      aria-label={words.find}
      placeholder={words.find}
      value={props.text}
      onChange={(event) => props.find(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') props.find(undefined)
        // Enter moves the focus to the first card found; it does not choose the card.
        if (event.key === 'Enter')
          field.current?.closest('section')?.querySelector<HTMLElement>('.hand-card')?.focus()
      }}
    />
  )
}
