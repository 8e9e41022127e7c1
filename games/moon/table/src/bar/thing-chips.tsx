import type { Sentence as Said } from '@perilune/engine'
import { cardOf } from '@perilune/moon'
import { capital, labelOf } from '@perilune/ui'
import type { ReactNode } from 'react'
import { type AskedInPlace, amountStep, sameOption } from '../choosing/in-place.js'
import type { Choosing } from '../choosing/thing.js'

interface Chip {
  readonly id: string
  readonly says: ReactNode
  readonly pressed: boolean
  readonly can: boolean
  act(): void
}

/** A press adds one; once no more fits, the next press takes all of that Resource back. */
function amountChips(asked: Extract<AskedInPlace, { how: 'amounts' }>, { amounts, name }: Choosing): Chip[] {
  return asked.decision.parts.map(({ id }) => {
    const { n, single, more } = amountStep(asked.decision, amounts, id)
    return {
      id,
      says: n > 0 ? `${capital(id)} ${n}` : capital(id),
      pressed: n > 0 && !more,
      can: more || n > 0,
      act: () => name(id, more ? n + 1 : 0, single),
    }
  })
}

function chipsOf(asked: AskedInPlace, choosing: Choosing, say: (of: Said) => ReactNode): Chip[] {
  switch (asked.how) {
    case 'one':
      return asked.things.map(({ option }) => ({
        id: JSON.stringify(option.answer),
        says: say(labelOf(option)),
        pressed: sameOption(choosing.chosen, option),
        can: option.reason === undefined,
        act: () => choosing.choose(option),
      }))
    case 'several':
      return asked.decision.items.map(({ id, reason }) => ({
        id,
        says: cardOf(id).name,
        pressed: choosing.picked.includes(id),
        can: reason === undefined,
        act: () => choosing.pick(id, asked.decision.max),
      }))
    case 'amounts':
      return amountChips(asked, choosing)
  }
}

/** What is asked about, in the bar: on a phone the things themselves may lie on another layer. */
export function ThingChips(props: { asked: AskedInPlace; choosing: Choosing; say(of: Said): ReactNode }) {
  return (
    <span className="thing-chips phone-only">
      {chipsOf(props.asked, props.choosing, props.say).map(({ id, says, pressed, can, act }) => (
        <button
          key={id}
          type="button"
          className="chip"
          aria-pressed={pressed}
          aria-disabled={!can}
          onClick={() => can && act()}
        >
          {says}
        </button>
      ))}
    </span>
  )
}
