import type { CompiledOp } from '../../cards/ops.js'
import { CUBES, type Cube } from '../../names.js'

/** What kind of cube it is about, where it is about one. */
export const cubeOf = ({ cube }: CompiledOp): { cube?: Cube } => (cube < 0 ? {} : { cube: CUBES[cube] })
