import { mayOf } from '../view.js'
import { words } from '../words.js'
import type { BarProps } from './parts.js'

/**
 * A contract is replaced during talks, or while the leader stays at base: which one is asked where they lie,
 * when it is wanted.
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
