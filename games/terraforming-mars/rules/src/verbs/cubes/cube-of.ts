import { CUBES, type Cube } from '../../names.js'
import type { CompiledOp } from '../compiled-op.js'

/** What kind of cube it is about, where it is about one. */
export const cubeOf = ({ cube }: CompiledOp): { cube?: Cube } => (cube < 0 ? {} : { cube: CUBES[cube] })
