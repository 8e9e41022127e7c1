import type { Seat } from '@perilune/engine'
import { cardOf, TRIGGERS } from '../../cards/compiled.js'
import { OPS, opOf } from '../../cards/ops.js'
import type { MarsReason } from '../../codes/reasons.js'
import { choose } from '../../effects/asking.js'
import { harm, takeOff } from '../../effects/harm.js'
import { cubesShort } from '../../effects/shortage.js'
import { cubesToSpend, insuresAlone, isSolo } from '../../effects/targets.js'
import { CUBES } from '../../names.js'
import { cubesOn } from '../../state/counters.js'
import { ask, type FrameOf, type MarsState, NEUTRAL, type Player, stuck } from '../../state/state.js'
import { takeCubes } from '../../state/supply.js'
import type { CompiledOp } from '../compiled-op.js'
import { kind, mustBePossible } from '../kind.js'
import type { Shape } from '../shapes.js'
import { addsToItsCard } from '../special-kinds.js'
import type { Verb } from '../verb.js'
import { cubeOf } from './cube-of.js'

const noCubes = (op: CompiledOp): MarsReason => ({ code: 'no-cubes', ...cubeOf(op) })

/** Alone, the opponent who has everything may give them up. */
const fromNeutral = (s: MarsState, op: CompiledOp): boolean => isSolo(s) && op.target === 'any-card'

/** Whether something of the player's waits that puts such cubes on its own card. */
const bringsCubes = (p: Player, cube: number): boolean =>
  p.listens.some((id) => {
    const { card, ops } = TRIGGERS[id]
    return cardOf(card).holds === cube && ops.some((op) => addsToItsCard(OPS[op]))
  })

const whyNoCubes = (s: MarsState, seat: Seat, op: CompiledOp): MarsReason | undefined =>
  fromNeutral(s, op) || cubesToSpend(s, seat, op).length > 0 ? undefined : noCubes(op)

export const spend = {
  compile: (op, c) => [c.make('spend', { n: op.spend, cube: CUBES.indexOf(op.cube), target: op.from })],
  kinds: {
    spend: kind({
      name: 'spend',
      rank: 4,
      must: mustBePossible,
      refuse(s, seat, op) {
        const none = whyNoCubes(s, seat, op)
        return none && bringsCubes(s.players[seat], op.cube) ? 'maybe' : none
      },
      refuseCost(s, seat, op, card) {
        if (op.target !== 'this') return whyNoCubes(s, seat, op)
        const has = cubesOn(s.players[seat], card)
        return has < op.n ? cubesShort(card, op.n, has) : undefined
      },
      viable: (s, { seat, card }, op) =>
        op.target === 'this' ? cubesOn(s.players[seat], card) >= op.n : cubesToSpend(s, seat, op).length > 0,
      strikes: (s, { seat }, op, isVictim) =>
        op.target === 'any-card' &&
        (isSolo(s) || cubesToSpend(s, seat, op).some((holder) => isVictim(holder.seat))),
      start(s, effect, op, tell) {
        const { seat } = effect
        if (op.target === 'this') {
          if (cubesOn(s.players[seat], effect.card) >= op.n) takeCubes(s, seat, effect.card, op.n)
          else stuck(s)
          return
        }
        const cards = cubesToSpend(s, seat, op)
        if (fromNeutral(s, op)) {
          // An insurer may rather take its own.
          if (insuresAlone(s) && cards.length > 0) ask(s, 'spend-cubes', effect)
          else harm(s, seat, NEUTRAL, tell)
        } else if (cards.length > 1) ask(s, 'spend-cubes', effect)
        else if (cards.length === 1) takeOff(s, seat, { ...cards[0], n: op.n }, tell)
        else stuck(s)
      },
    }),
  },
  questions: {
    'spend-cubes': choose<FrameOf<'spend-cubes'>>({
      prompt: (_, frame) => ({
        code: 'spend-cubes',
        ...cubeOf(opOf(frame)),
        cubes: opOf(frame).n,
        seat: frame.seat,
      }),
      all: (s, frame) => [
        ...cubesToSpend(s, frame.seat, opOf(frame)).map(({ seat, card }) => ({ from: seat, card })),
        ...(fromNeutral(s, opOf(frame)) ? [{ from: NEUTRAL, card: '' }] : []),
      ],
      take(s, frame, answer, tell) {
        const from = { seat: answer.from as Seat, card: answer.card as string, n: opOf(frame).n }
        takeOff(s, frame.seat, from, tell)
      },
    }),
  },
} satisfies Verb<Shape<'spend'>>
