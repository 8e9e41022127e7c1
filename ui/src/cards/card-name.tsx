import type { KeyboardEvent } from 'react'

const click = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

/** A card's name in a sentence; a click reads the card large. */
export const CardName = ({ name, id }: { name: string; id: string }) => (
  // biome-ignore lint/a11y/useSemanticElements: a real button does not break over lines as words do
  <span role="button" tabIndex={0} className="opens" data-read="" data-card={id} onKeyDown={click}>
    {name}
  </span>
)
