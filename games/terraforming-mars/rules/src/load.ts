import { setBuiltIn } from './cards/built-in.js'
import { compileCard } from './cards/compile.js'
import { compileBuiltIn } from './cards/compile-built-in.js'
import { addCard, type CardData } from './cards/compiled.js'
import { corporations } from './cards/corporations.js'
import { projects } from './cards/decks.js'
import { closeOps } from './cards/ops.js'
import { ORDER } from './cards/order.js'
import { preludes } from './cards/preludes.js'
import { compileColony } from './colonies/compile.js'
import { addColony } from './colonies/compiled.js'
import { colonyTiles } from './colonies/tiles.js'
import { effectSteps } from './effects/effect-steps.js'
import { setEffectSteps } from './effects/steps.js'
import { SETS, type SetId } from './names.js'

/*
 * Fills all that the rules look up: compiles the built-in operations, then cards and colony tiles one after
 * another in the order of cards/order.ts, and nothing after them. Called once, by the game's definition;
 * nothing is compiled by being imported.
 */

interface Written {
  readonly data: CardData
  readonly set: SetId
}

function writtenCards(): ReadonlyMap<string, Written> {
  const all = [
    ...SETS.flatMap((set) => projects[set].map((data) => ({ data, set }))),
    ...corporations.map((data) => ({ data, set: data.set })),
    ...preludes.map((data) => ({ data, set: data.set })),
  ]
  const byId = new Map<string, Written>()
  for (const card of all) {
    if (byId.has(card.data.id)) throw new Error(`there are two cards '${card.data.id}'`)
    byId.set(card.data.id, card)
  }
  return byId
}

function compileAll(): void {
  const written = writtenCards()
  const left = new Set([...written.keys(), ...colonyTiles.map(({ id }) => `colony:${id}`)])
  for (const entry of ORDER) {
    const card = written.get(entry)
    const tile = colonyTiles.find(({ id }) => entry === `colony:${id}`)
    if (card) addCard(compileCard(card.data, card.set))
    else if (tile) addColony(compileColony(tile))
    else throw new Error(`cards/order.ts names '${entry}', which is in no deck`)
    left.delete(entry)
  }
  if (left.size > 0) throw new Error(`cards/order.ts lacks ${[...left].join(', ')}`)
}

export function loadRules(): void {
  setEffectSteps(effectSteps)
  setBuiltIn(compileBuiltIn())
  compileAll()
  closeOps()
}
