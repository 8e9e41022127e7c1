import { type ColonyId, colonyTiles } from '@perilune/terraforming-mars'
import { plural } from '../nouns.js'
import { sentence } from './clauses.js'
import { opsText } from './verbs.js'

/* A colony tile in words, made from its data. */

/**
 * What the steps of the track bring, those alike together: 'steps 1 to 2: raise your MC production 1 step'.
 */
function tradeText(trade: (typeof colonyTiles)[number]['trade']): string {
  const runs: { from: number; to: number; text: string }[] = []
  trade.forEach((ops, i) => {
    const text = ops.length === 0 ? 'nothing' : opsText(ops)
    const last = runs[runs.length - 1]
    if (last?.text === text) last.to = i + 1
    else runs.push({ from: i + 1, to: i + 1, text })
  })
  return runs
    .map(({ from, to, text }) => `${from === to ? `at step ${from}` : `at steps ${from} to ${to}`} ${text}`)
    .join('; ')
}

export function colonyText(id: ColonyId): string {
  const tile = colonyTiles.find((t) => t.id === id)
  if (!tile) throw new Error(`there is no colony tile '${id}'`)
  return [
    ...(tile.wakes ? [`Asleep until a card that holds ${plural(tile.wakes)} is in play.`] : []),
    sentence(`build: ${opsText(tile.build)}`),
    sentence(`trade: ${tradeText(tile.trade)}`),
    sentence(`colony: ${opsText(tile.bonus)}`),
  ].join(' ')
}
