import { capital, Stepper } from '@perilune/ui'
import { roomFor } from './in-place.js'
import type { Choosing } from './thing.js'

/** How much of a Resource comes or goes, in its place of the Supply; nothing where it is not asked for. */
export function SupplySteps({ resource, choosing }: { resource: string; choosing: Choosing }) {
  const { asked, amounts, name } = choosing
  if (asked?.how !== 'amounts' || !asked.decision.parts.some(({ id }) => id === resource)) return null
  const n = amounts[resource] ?? 0
  // Where only one is asked for, another is taken in its place.
  const single = asked.decision.total.max === 1
  const more = roomFor(asked.decision, amounts, resource) > 0 || (single && n === 0)
  return (
    <Stepper
      label={capital(resource)}
      value={n}
      max={more ? n + 1 : n}
      onChange={(value) => name(resource, value, single && value > n)}
    />
  )
}

/** What the Supply would hold of a Resource by what was named so far; undefined where nothing is asked. */
export function suppliedThen(
  { asked, amounts }: Choosing,
  resource: string,
  has: number,
): number | undefined {
  if (asked?.how !== 'amounts') return undefined
  const n = amounts[resource] ?? 0
  return asked.takes ? has + n : has - n
}
