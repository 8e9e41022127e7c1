import { SOUTH_POLE_PRICE } from '../map/boards.js'
import { OCEAN, PROJECTS } from '../names.js'
import { parties } from '../turmoil/parties.js'
import { compileAction, compileOps } from '../verbs/compiler.js'
import type { Op } from '../verbs/shapes.js'
import { buildsColony, isTile } from '../verbs/special-kinds.js'
import {
  type BuiltIn,
  CATHEDRAL_CARD,
  CONVERT_HEAT,
  CONVERT_PLANTS,
  type CompiledProject,
  drawOp,
  gainOp,
  MOST_DRAWN,
  MOST_PRINTED,
  MOST_TAXED,
  OCEAN_TILE,
  PRINTED_RESOURCES,
  SOUTH_POLE_PAYMENT,
  TAX,
  taxOp,
} from './built-in.js'
import { moneyForProject } from './card-money.js'
import { OPS } from './ops.js'
import { convertHeat, convertPlants, type StandardProject, standardProjects } from './standard-projects.js'
import { choose, draw, gain, inOrder, lose, place, production } from './write.js'

/* Compiles the operations that stand on no card, each under the number that built-in.ts says. */

function compileAt(number: number, list: readonly Op[]): void {
  const ids = compileOps(list)
  if (ids.length !== 1 || ids[0] !== number)
    throw new Error(`a built-in operation has number ${ids.join()} instead of ${number}`)
}

type Policy = (typeof parties)[number]['policy']

function compilePolicyAction(policy: Policy): number | null {
  if (!('pay' in policy)) return null
  const brings = 'draw' in policy ? draw(policy.draw) : production(policy.production)
  return compileAction([lose({ mc: policy.pay })], [brings])
}

function compileProject(data: StandardProject): CompiledProject {
  const ops = compileOps(data.do)
  return {
    id: data.id,
    index: PROJECTS.indexOf(data.id),
    cost: data.cost,
    ops,
    ratingGoal: data.ratingGoal ?? false,
    money: moneyForProject(data.id),
    set: data.set ?? null,
    laysTile: ops.some((id) => isTile(OPS[id]) && OPS[id].tile !== OCEAN),
    buildsColony: ops.some((id) => buildsColony(OPS[id])),
    answer: Object.freeze({ act: 'project', project: data.id }),
    data,
  }
}

export function compileBuiltIn(): BuiltIn {
  if (OPS.length > 0) throw new Error('operations were compiled before the built-in ones')
  compileAt(OCEAN_TILE, [place('ocean')])
  compileAt(SOUTH_POLE_PAYMENT, [lose({ mc: SOUTH_POLE_PRICE })])
  compileAt(CATHEDRAL_CARD, [choose([[inOrder(lose({ mc: 2 }), draw(1))], []])])
  compileAt(CONVERT_PLANTS, convertPlants)
  compileAt(CONVERT_HEAT, convertHeat)
  for (const resource of PRINTED_RESOURCES)
    for (let n = 1; n <= MOST_PRINTED; n++) compileAt(gainOp(resource, n), [gain({ [resource]: n })])
  for (let n = 0; n <= MOST_DRAWN; n++) compileAt(drawOp(n), [draw(n)])
  const policyOps = parties.map(({ policy }) => ('laid' in policy ? compileOps([gain(policy.gain)]) : []))
  const policyActions = parties.map(({ policy }) => compilePolicyAction(policy))
  for (let n = 0; n <= MOST_TAXED; n++) compileAt(taxOp(n), [lose({ mc: TAX * n })])
  return { policyOps, policyActions, standard: standardProjects.map(compileProject) }
}
