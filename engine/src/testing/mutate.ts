import type { Answer } from '../decisions/decision.js'
import { below, type Chance, pickWith } from '../kernel/chance.js'

const NUMBERS = [-1, 0, 1, 0.5, -1e9, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY]
const STRINGS = ['', 'x', 'constructor', '__proto__', 'toString', '0', ' ']
const NONSENSE: unknown[] = [null, true, [], {}, [[]], -1, 'x', [null], { length: 3 }]
const KEYS = ['x', '__proto__', 'constructor', 'length', 'may', 'seat', 'pick', 'amounts']

type Change = (value: unknown, chance: Chance) => unknown

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

// Not by assignment: `__proto__` must become a field like any other, as it does when JSON is read.
function withField(value: Record<string, unknown>, key: string, inner: unknown): Record<string, unknown> {
  const copy = { ...value }
  Object.defineProperty(copy, key, { value: inner, enumerable: true, configurable: true, writable: true })
  return copy
}

function without(value: Record<string, unknown>, key: string): Record<string, unknown> {
  const { [key]: _, ...rest } = value
  return rest
}

const anything: Change = (_, chance) =>
  pickWith(chance, [...NONSENSE, pickWith(chance, NUMBERS), pickWith(chance, STRINGS)])

const changeRecord: Change = (value, chance) => {
  const record = value as Record<string, unknown>
  const keys = Object.keys(record)
  const key = keys.length > 0 ? pickWith(chance, keys) : 'x'
  switch (below(chance, 6)) {
    case 0:
      return without(record, key)
    case 1:
      return withField(record, pickWith(chance, KEYS), anything(null, chance))
    case 2: {
      const other = keys.length > 0 ? pickWith(chance, keys) : 'x'
      return withField(withField(record, key, record[other]), other, record[key])
    }
    default:
      return withField(record, key, change(record[key], chance))
  }
}

const changeList: Change = (value, chance) => {
  const list = (value as unknown[]).slice()
  const at = below(chance, list.length + 1)
  switch (below(chance, 4)) {
    case 0:
      list.splice(at, 1)
      return list
    case 1:
      list.splice(at, 0, list.length > 0 ? pickWith(chance, list) : anything(null, chance))
      return list
    case 2:
      return list.reverse()
    default:
      if (at < list.length) list[at] = change(list[at], chance)
      return list
  }
}

function change(value: unknown, chance: Chance): unknown {
  if (below(chance, 6) === 0) return anything(value, chance)
  if (typeof value === 'number')
    return below(chance, 2) ? value + below(chance, 5) - 2 : pickWith(chance, NUMBERS)
  if (typeof value === 'string') return below(chance, 2) ? `${value}x` : pickWith(chance, STRINGS)
  if (typeof value === 'boolean') return !value
  if (Array.isArray(value)) return changeList(value, chance)
  return isRecord(value) ? changeRecord(value, chance) : anything(value, chance)
}

/** Something like this answer, as a page with a fault or a player with bad intentions might send it. */
export const mutated = (answer: Answer, chance: Chance): Answer => change(answer, chance) as Answer
