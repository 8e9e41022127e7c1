import type { Choose } from '@perilune/engine'
import { type Check, cardOf, KINDS, type MoonrakersState } from '@perilune/moonrakers'
import type { TableProps } from '@perilune/ui'
import { type MoonrakersRules, useRules } from '../rules.js'
import { asState, type MoonrakersView, nameOf, textOf } from '../view.js'
import { words } from '../words.js'

/** The progress of an objective, if it can be counted. */
function progressOf(
  { given }: MoonrakersRules,
  view: MoonrakersView,
  seat: number,
  check: Check,
): [number, number] | null {
  const captain = view.captains[seat]
  const parts = (brand: string) => captain.ship.filter((part) => cardOf(part).brand === brand).length
  switch (check.at) {
    case 'ship':
      return [
        check.brands.reduce((sum, brand) => sum + Math.min(parts(brand), check.each), 0),
        check.brands.length * check.each,
      ]
    case 'endOfTurn':
      return [Math.min(captain.credits, check.credits), check.credits]
    case 'during': {
      const m = view.mission
      if (!m?.terms[seat]) return [0, check.atLeast]
      const has = check.played
        ? m.played[seat][KINDS.indexOf(check.played)]
        : given(m, seat, KINDS.indexOf(check.contributed ?? 'damage'))
      return [Math.min(has, check.atLeast), check.atLeast]
    }
    default:
      return null
  }
}

/** Whether a contract on these terms could fulfil this objective. */
export function comesInReach(
  check: Check | null,
  role: { dice: number; leads: boolean; allies: number; seats: number; type: string | null },
): boolean {
  if (check?.at !== 'evaluated' || !check.success) return false
  if (check.type !== undefined && check.type !== role.type) return false
  if (check.diceRolled !== undefined && role.dice < check.diceRolled) return false
  switch (check.as) {
    case 'ally':
      return !role.leads
    case 'alone':
      return role.leads && role.allies === 0
    case 'leaderOfAll':
      return role.leads && role.allies === role.seats - 1
    default:
      return check.type !== undefined || check.diceRolled !== undefined
  }
}

/** The player's hidden objectives, each with its progress, and a button to claim it when it is due. */
export function Objectives(props: {
  view: MoonrakersView
  seat: number
  cards: readonly string[]
  claims: Choose | undefined
  answer: TableProps['answer']
}) {
  const rules = useRules()
  const { view, seat, claims, answer } = props
  const state: MoonrakersState = asState(view)
  return (
    <div className="mr-objectives" data-guide="objectives">
      <h2 className="label">{words.objectives}</h2>
      {props.cards.length === 0 && <p className="mr-quiet">{words.noObjectives}</p>}
      {props.cards.map((id) => {
        const check = cardOf(id).check
        const progress = check && progressOf(rules, view, seat, check)
        const claim = claims?.options.find((o) => o.answer.card === id && !o.reason)
        const ready = claim !== undefined || (check !== null && rules.isFulfilled(state, seat, id))
        return (
          <div key={id} className={`mr-aim ${ready ? 'ready' : ''}`} data-card={id}>
            <b>{nameOf(id)}</b> {textOf(id)} {progress && <em>{words.progress(progress[0], progress[1])}</em>}
            {claim && (
              <button
                type="button"
                className="btn small primary"
                disabled={!answer}
                onClick={() => answer?.(claim.answer)}
              >
                {words.claim}
              </button>
            )}
          </div>
        )
      })}
    </div>
  )
}
