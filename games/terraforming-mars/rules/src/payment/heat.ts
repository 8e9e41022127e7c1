import { type Answer, only, refusalOfAmounts, type Seat } from '@perilune/engine'
import type { Tell } from '../codes/events.js'
import type { Ask } from '../codes/index.js'
import { HEAT, RESOURCES } from '../names.js'
import { cubesOn } from '../state/counters.js'
import { type MarsFrame, type MarsState, type Player, push } from '../state/state.js'
import { lose, takeCubes } from '../state/supply.js'

/* Spending heat. Where a player's cubes count as heat they mix with it freely, but nothing is given back. */

type PayHeat = Extract<MarsFrame, { do: 'pay-heat' }>

/** Heat that one such cube is worth. */
const CUBE_HEAT = 2

const cubesFor = (p: Player): number => (p.heatCard === '' ? 0 : cubesOn(p, p.heatCard))

/** What a player could spend of a resource: of heat, cubes that count as heat too. */
export const spendable = (p: Player, resource: number): number =>
  resource === HEAT && p.heatCard !== '' ? p.stock[HEAT] + CUBE_HEAT * cubesFor(p) : p.stock[resource]

/** Every number of cubes that can pay: no cube and no heat that could be taken back. */
function waysOf(p: Player, heat: number): number[] {
  const ways: number[] = []
  for (let cubes = 0; cubes <= Math.min(cubesFor(p), Math.ceil(heat / CUBE_HEAT)); cubes++)
    if (p.stock[HEAT] >= heat - CUBE_HEAT * cubes) ways.push(cubes)
  return ways
}

function pay(s: MarsState, { seat, heat, card }: PayHeat, cubes: number, tell: Tell | undefined): void {
  const p = s.players[seat]
  if (cubes > 0) {
    takeCubes(s, seat, p.heatCard, cubes)
    tell?.({ what: 'spends-cubes', seat, card: p.heatCard, cubes })
  }
  lose(s, seat, HEAT, Math.max(0, heat - CUBE_HEAT * cubes), card, tell)
}

/** Spends a resource that is no money; asks where heat could be paid in more than one way. */
// Parameters: those of `lose`.
export function spend(
  s: MarsState,
  seat: Seat,
  resource: number,
  n: number,
  card: string,
  tell: Tell | undefined,
): void {
  const p = s.players[seat]
  if (resource !== HEAT || p.heatCard === '') {
    lose(s, seat, resource, n, card, tell)
    return
  }
  const ways = waysOf(p, n)
  const frame: PayHeat = { do: 'pay-heat', seat, heat: n, card }
  if (ways.length > 1) push(s, frame)
  else pay(s, frame, ways[0], tell)
}

const question = (s: MarsState, frame: PayHeat) => {
  const p = s.players[frame.seat]
  return {
    kind: 'amounts' as const,
    parts: [
      { id: RESOURCES[HEAT] as string, min: 0, max: p.stock[HEAT], worth: 1 },
      { id: 'floater', min: 0, max: cubesFor(p), worth: CUBE_HEAT },
    ].filter((part) => part.max > 0),
    total: { min: frame.heat, max: frame.heat + CUBE_HEAT },
    thrifty: true as const,
  }
}

const answerFor = (heat: number, cubes: number): Answer => {
  const rest = Math.max(0, heat - CUBE_HEAT * cubes)
  return { amounts: { ...(rest > 0 && { heat: rest }), ...(cubes > 0 && { floater: cubes }) } }
}

export const payHeat: Ask<PayHeat> = {
  seats: (_, frame) => only(frame.seat),
  ask: (s, _, frame) => ({ ...question(s, frame), prompt: { code: 'pay-heat', heat: frame.heat } }),
  answers: (s, seat, frame) =>
    waysOf(s.players[seat], frame.heat).map((cubes) => answerFor(frame.heat, cubes)),
  refuse: (s, _, frame, answer) => refusalOfAmounts(question(s, frame), answer),
  take(s, _, frame, answer, tell) {
    const { floater = 0 } = answer.amounts as Readonly<Record<string, number>>
    pay(s, frame, floater, tell)
  },
}
