import type { Card } from '@perilune/engine'
import { type CompiledColony, compileColony } from '../colonies/compile.js'
import { type ColonyId, colonyTiles } from '../colonies/tiles.js'
import { SETS, type SetId } from '../names.js'
// Imported for its numbers: the built-in operations come before those of all cards.
import './built-in.js'
import { type CardData, type CompiledCard, compileCard } from './compile.js'
import { corporations } from './corporations.js'
import { projects } from './decks.js'
import { closeOps } from './ops.js'
import { ORDER } from './order.js'
import { preludes } from './preludes.js'

/* Compiles all cards and colony tiles, one after another in the order of order.ts, and nothing after them. */

const written = new Map<string, { readonly data: CardData; readonly set: SetId }>()

function write(data: CardData, set: SetId): void {
  if (written.has(data.id)) throw new Error(`there are two cards '${data.id}'`)
  written.set(data.id, { data, set })
}

for (const set of SETS) for (const data of projects[set]) write(data, set)
for (const data of corporations) write(data, data.set)
for (const data of preludes) write(data, data.set)

const cards = new Map<Card, CompiledCard>()
const colonies = new Map<ColonyId, CompiledColony>()

for (const entry of ORDER) {
  const card = written.get(entry)
  const tile = colonyTiles.find(({ id }) => entry === `colony:${id}`)
  if (card) cards.set(entry, compileCard(card.data, card.set))
  else if (tile) colonies.set(tile.id, compileColony(tile))
  else throw new Error(`cards/order.ts names '${entry}', which is in no deck`)
}
for (const id of written.keys()) if (!cards.has(id)) throw new Error(`cards/order.ts lacks the card '${id}'`)
for (const { id } of colonyTiles)
  if (!colonies.has(id)) throw new Error(`cards/order.ts lacks the colony tile '${id}'`)
closeOps()

/** The card of this kind. Ids come from our own state or have been checked: a missing one is a fault of the program. */
export function cardOf(id: Card): CompiledCard {
  const card = cards.get(id)
  if (!card) throw new Error(`there is no card '${id}'`)
  return card
}

export const colonyOf = (id: ColonyId): CompiledColony => colonies.get(id) as CompiledColony
