import { type Answer, type Choose, newChance, type Option, type Sentence } from '@perilune/engine'
import { cardOf, ITEMS, type MoonState, RESOURCES, ROVERS } from '@perilune/moon'
import type { SeatInfo } from '@perilune/ui'
import { optionsFor, possible } from '../options.js'
import type { MoonView } from '../preview.js'
import type { MoonRules } from '../rules.js'
import { words } from '../words.js'

/* A refusal names the nearest thing that works: each action that is possible now is tried out on a sample of the table. */

const SEED = '7'.repeat(64)

/** What a action leads to: itself, and whatever can be answered where its effect asks something. */
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
    // A sample may not bear what the true table does.
    return []
  }
}

const constructs = (game: MoonRules['game'], state: MoonState, seat: number, card: string): boolean =>
  game.answers(state, seat).some((a) => a.act === 'construct' && a.card === card)

/** All actions of this moment with what they lead to, tried when first asked for. */
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

/** The first action after which a card that is refused now can be constructed, and the table then. */
export function helpFor(actions: TriedActions, seat: number, refused: Option) {
  const card = String(refused.answer.card)
  const { game, tried } = actions()
  for (const { option, after } of tried) {
    const then = after.find((s) => constructs(game, s, seat, card))
    if (then) return { option, then }
  }
}

/** How to come to construct a card that is refused now, in words; nothing where no one action helps. */
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

/** Where a Rover is to be had when there is none to park: a card of the hand that brings one. */
export function roverFrom(hand: readonly string[]): string | undefined {
  const card = hand.map(cardOf).find((c) => c.reward[ROVERS] > 0)
  return card && words.roverFrom(card.name, card.reward[ROVERS])
}

/** How far short, in place of how much there is. */
export function shortOf(option: Option): Sentence | undefined {
  const { reason } = option
  if (reason?.code !== 'cost') return
  const resource = RESOURCES.find((r) => r === reason.resource)
  return resource && words.short(Number(reason.needs) - Number(reason.has), resource)
}
