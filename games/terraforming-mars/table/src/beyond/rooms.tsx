import type { Choose, MyDecision, Option } from '@perilune/engine'
import type { MarsState } from '@perilune/terraforming-mars'
import type { SeatInfo } from '@perilune/ui'
import { Goals } from '../goals/goals.js'
import { optionsFor, questionsOf } from '../state/options.js'
import type { MarsView } from '../state/view.js'
import type { Room } from './aside.js'
import { Colonies } from './colonies.js'
import { Committee } from './committee.js'

interface Needs {
  view: MarsView
  then: MarsState | null
  seats: readonly SeatInfo[]
  seat: number
  turn: Choose | undefined
  decision: MyDecision | undefined
  selected: Option | undefined
  select(option: Option): void
}

/** The rooms beside the planet that this game has. */
export function roomsOf(needs: Needs): Room[] {
  const { view, turn, decision } = needs
  const rooms: Room[] = []
  if (view.seats > 1)
    rooms.push({
      id: 'goals',
      asked: false,
      content: <Goals {...needs} claims={optionsFor(turn, 'claim')} funds={optionsFor(turn, 'fund')} />,
    })
  if (view.colonies) {
    const sites = questionsOf(decision, 'colony')
    rooms.push({
      id: 'colonies',
      asked: sites.length > 0,
      content: <Colonies {...needs} trades={optionsFor(turn, 'trade')} sites={sites} />,
    })
  }
  if (view.turmoil) {
    const choices = questionsOf(decision, 'party')
    rooms.push({
      id: 'committee',
      asked: choices.length > 0,
      content: <Committee {...needs} acts={optionsFor(turn, 'delegate', 'policy')} choices={choices} />,
    })
  }
  return rooms
}
