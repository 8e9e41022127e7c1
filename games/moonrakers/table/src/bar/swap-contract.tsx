import { mayOf } from '../view.js'
import { words } from '../words.js'
import type { BarProps } from './parts.js'

/**
 * Offers to replace a contract, during talks or while the leader stays at base. After a press, a click on a
 * contract says which one.
 */
export function SwapContract({ table, act }: Pick<BarProps, 'table' | 'act'>) {
  const options = mayOf(table.decisions, 'swap-contract')?.options ?? []
  if (options.length === 0) return null
  return (
    <button type="button" className="chip" onClick={() => act({ do: 'ask-swap' })}>
      {words.replaceContract}
    </button>
  )
}
