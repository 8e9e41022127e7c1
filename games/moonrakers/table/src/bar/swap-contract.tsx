import { mayOf, nameOf } from '../view.js'
import { words } from '../words.js'
import { type BarProps, Give } from './parts.js'

/**
 * A contract is replaced during talks, or while the leader stays at base: which one is asked where it is
 * wanted.
 */
export function SwapContract({ table, state, act }: Pick<BarProps, 'table' | 'state' | 'act'>) {
  const { swapping } = state
  const options = mayOf(table.decisions, 'swap-contract')?.options ?? []
  if (options.length === 0) return null
  return (
    <div className="mr-floors">
      <button type="button" className="chip" aria-expanded={swapping} onClick={() => act({ do: 'ask-swap' })}>
        {words.replaceContract}
      </button>
      {swapping &&
        options.map((option) => (
          <Give key={String(option.answer.card)} option={option} answer={table.answer} className="chip">
            {nameOf(String(option.answer.card))}
          </Give>
        ))}
    </div>
  )
}
