import { opOf } from '../../cards/ops.js'
import { cubesPart, readCubesPart } from '../../codes/cubes-part.js'
import { takeFromOne } from '../../effects/asking.js'
import { takeOff } from '../../effects/harm.js'
import { cubesToTake, type Holder } from '../../effects/targets.js'
import { CUBES } from '../../names.js'
import { ask, type FrameOf, type MarsState } from '../../state/state.js'
import { cubeOf } from '../cubes/cube-of.js'
import { kind } from '../kind.js'
import type { Shape } from '../shapes.js'
import type { Verb } from '../verb.js'

const cubesOf = (s: MarsState, seat: number, cube: number): Holder[] =>
  cubesToTake(s, seat, { cube, least: 1, own: false })

export const removeAnyCubes = {
  compile: (op, c) => [c.make('remove-cubes', { n: op.removeAnyCubes, cube: CUBES.indexOf(op.cube) })],
  kinds: {
    'remove-cubes': kind({
      name: 'remove-cubes',
      rank: 6,
      viable: (s, { seat }, { cube }) => cubesOf(s, seat, cube).length > 0,
      strikes: (s, { seat }, { cube }, isVictim) =>
        cubesOf(s, seat, cube).some((holder) => isVictim(holder.seat)),
      start(s, effect, { cube }) {
        if (cubesOf(s, effect.seat, cube).length > 0) ask(s, 'remove-cubes', effect)
      },
    }),
  },
  questions: {
    'remove-cubes': takeFromOne<FrameOf<'remove-cubes'>>({
      prompt: (_, frame) => ({ code: 'remove-cubes', ...cubeOf(opOf(frame)), most: opOf(frame).n }),
      parts: (s, frame) =>
        cubesOf(s, frame.seat, opOf(frame).cube).map(({ seat, card }) => {
          const { cards, cubes } = s.players[seat]
          return {
            id: cubesPart({ seat, card }),
            max: Math.min(opOf(frame).n, cubes[cards.indexOf(card)]),
          }
        }),
      most: (frame) => opOf(frame).n,
      take: (s, frame, from, n, tell) => takeOff(s, frame.seat, { ...readCubesPart(from), n }, tell),
    }),
  },
} satisfies Verb<Shape<'removeAnyCubes'>>
