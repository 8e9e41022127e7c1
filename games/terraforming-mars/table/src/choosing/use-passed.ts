import type { Pick } from '@perilune/engine'
import { asideOf, lookedAtBy } from '@perilune/terraforming-mars'
import { useEffect, useMemo, useState } from 'react'
import type { MarsView } from '../state/view.js'
import { passedOn } from './passed.js'

/** Stored by table, seat and generation for one browser session, because the rules keep no record of it. */
const keyOf = (view: MarsView, seat: number): string =>
  `mars:draft:${typeof location === 'undefined' ? '' : location.pathname}:${seat}:${view.generation}`

function stored(key: string): readonly string[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** The cards that the player passed on in this generation's draft. */
export function usePassed(view: MarsView, seat: number, decision: Pick | undefined): readonly string[] {
  const key = keyOf(view, seat)
  const offered = useMemo(
    () => (decision?.step === 'draft' ? decision.items.map(({ id }) => id) : []),
    [decision],
  )
  const [seen, setSeen] = useState<{ key: string; ids: readonly string[] }>({ key: '', ids: [] })
  useEffect(() => {
    const before = stored(key)
    const ids = [...before, ...offered.filter((id) => !before.includes(id))]
    if (ids.length > before.length) sessionStorage.setItem(key, JSON.stringify(ids))
    setSeen({ key, ids })
  }, [key, offered])
  const taken = [asideOf(seat), lookedAtBy(seat)].flatMap((place) => view.places[place].cards ?? [])
  return passedOn(seen.key === key ? seen.ids : [], taken, offered)
}
