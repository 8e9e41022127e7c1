import { type Answer, type Choose, newChance, type Option, type Sentence } from '@perilune/engine'
import { cardOf, ITEMS, type MoonState, RESOURCES, ROVERS } from '@perilune/moon'
import type { SeatInfo } from '@perilune/ui'
import { optionsFor, possible } from '../options.js'
import type { MoonView } from '../preview.js'
import type { MoonRules } from '../rules.js'
import { words } from '../words.js'

/* A refusal suggests what to do first: each action that is possible now is tried on a sample of the table. */

const SEED = '7'.repeat(64)

/** States that an action leads to: the one after it, or those after the answers to what its effect asks. */
function outcomes(game: MoonRules['game'], view: MoonView, seat: number, action: Answer): MoonState[] {
  try {
    const state = game.sample(view, newChance(SEED))
    game.play(state, seat, action)
    const isMyTurn = (s: MoonState) => s.stack.at(-1)?.do === 'take-turn'
    if (isMyTurn(state)) return [state]
    return game.answers(state, seat).flatMap((answer) => {
      const next = game.clone(state)
      game.play(next, seat, answer)
      return isMyTurn(next) ? [next] : []
    })
  } catch {
    // The rules may refuse in a sample what they allow at the true table.
    return []
  }
}

const constructs = (game: MoonRules['game'], state: MoonState, seat: number, card: string): boolean =>
  game.answers(state, seat).some((a) => a.act === 'construct' && a.card === card)

/** All actions of this moment with the states that they lead to, tried on first use. */
export function triedActions({ game }: MoonRules, view: MoonView, seat: number, turn: Choose | undefined) {
  let tried: { option: Option; after: MoonState[] }[] | undefined
  return () => {
    tried ??= optionsFor(turn, 'park', 'flip', 'expedition', 'claim')
      .filter(possible)
      .map((option) => ({ option, after: outcomes(game, view, seat, option.answer) }))
    return { game, tried }
  }
}
export type TriedActions = ReturnType<typeof triedActions>

/** The first action after which a refused card can be constructed, and the state then. */
export function helpFor(actions: TriedActions, seat: number, refused: Option) {
  const card = String(refused.answer.card)
  const { game, tried } = actions()
  for (const { option, after } of tried) {
    const then = after.find((s) => constructs(game, s, seat, card))
    if (then) return { option, then }
  }
}

/** In words, how a refused card can be constructed after all; undefined if no single action helps. */
export function remedyFor(
  actions: TriedActions,
  { view, seat, seats }: { view: MoonView; seat: number; seats: readonly SeatInfo[] },
  refused: Option,
): string | undefined {
  const help = helpFor(actions, seat, refused)
  if (!help) return
  const item = ITEMS.indexOf(refused.reason?.resource as (typeof ITEMS)[number])
  const has = (of: Pick<MoonState, 'settlements'>) => of.settlements[seat].supply[item]
  return words.remedy(deedText(help.option, seats), item < 0 ? 0 : has(help.then) - has(view))
}

function deedText({ answer }: Option, seats: readonly SeatInfo[]): string {
  const name = answer.card === undefined ? '' : cardOf(String(answer.card)).name
  switch (answer.act) {
    case 'park':
      return words.aRoverOn(seats[Number(answer.on)]?.name ?? '', name)
    case 'flip':
      return words.flipping(name)
    case 'claim':
      return words.claiming(name)
    default:
      return words.theExpedition
  }
}

/** A card of the hand that brings a Rover, for when there is none to park. */
export function roverFrom(hand: readonly string[]): string | undefined {
  const card = hand.map(cardOf).find((c) => c.reward[ROVERS] > 0)
  return card && words.roverFrom(card.name, card.reward[ROVERS])
}

/** How much is missing, in place of how much there is. */
export function shortOf(option: Option): Sentence | undefined {
  const { reason } = option
  if (reason?.code !== 'cost') return
  const resource = RESOURCES.find((r) => r === reason.resource)
  return resource && words.short(Number(reason.needs) - Number(reason.has), resource)
}
