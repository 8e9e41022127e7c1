import { capital, Stepper } from '@perilune/ui'
import { amountStep } from './in-place.js'
import type { Choosing } from './thing.js'

/** Sets the amount of a Resource, in its place in the Supply; nothing if no amount of it is asked for. */
export function SupplySteps({ resource, choosing }: { resource: string; choosing: Choosing }) {
  const { asked, amounts, name } = choosing
  if (asked?.how !== 'amounts' || !asked.decision.parts.some(({ id }) => id === resource)) return null
  const { n, single, more } = amountStep(asked.decision, amounts, resource)
  return (
    <Stepper
      label={capital(resource)}
      value={n}
      max={more ? n + 1 : n}
      onChange={(value) => name(resource, value, single && value > n)}
    />
  )
}

/** What the Supply would hold of a Resource with these amounts; undefined if none are asked for. */
export function suppliedThen(
  { asked, amounts }: Choosing,
  resource: string,
  has: number,
): number | undefined {
  if (asked?.how !== 'amounts') return undefined
  const n = amounts[resource] ?? 0
  return asked.takes ? has + n : has - n
}
