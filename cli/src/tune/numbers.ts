import type { Numbers } from '@perilune/engine/bot'

/** The location of one number among weights, some of which are lists. */
export interface Place {
  readonly key: string
  readonly at?: number
}

/** All numbers that a factor can change, which are those other than zero. */
export const placesOf = (numbers: Numbers): Place[] =>
  Object.entries(numbers).flatMap(([key, value]) =>
    typeof value === 'number'
      ? value === 0
        ? []
        : [{ key }]
      : value.flatMap((n, at) => (n === 0 ? [] : [{ key, at }])),
  )

export const nameOf = ({ key, at }: Place): string => (at === undefined ? key : `${key}[${at}]`)

/**
 * Weights with some numbers multiplied by `exp(log)`: signs stay, and changes are relative to a number's
 * size.
 */
export function scaled(numbers: Numbers, places: readonly Place[], logs: readonly number[]): Numbers {
  const made: Record<string, number | number[]> = {}
  for (const [key, value] of Object.entries(numbers))
    made[key] = typeof value === 'number' ? value : [...value]
  for (const [i, { key, at }] of places.entries()) {
    const factor = Math.exp(logs[i])
    const value = made[key]
    if (typeof value === 'number') made[key] = value * factor
    else if (at !== undefined) value[at] *= factor
  }
  return made
}

const round = (n: number): number => Number(n.toPrecision(3))

export const rounded = (numbers: Numbers): Numbers =>
  Object.fromEntries(
    Object.entries(numbers).map(([key, value]) => [
      key,
      typeof value === 'number' ? round(value) : value.map(round),
    ]),
  )

/** The source of a weights file with new numbers; comments are kept. */
export function writtenInto(source: string, part: string, numbers: Numbers): string {
  const begin = source.indexOf(`\n  ${part}: {`)
  if (begin < 0) throw new Error(`the source has no ${part}`)
  const end = source.indexOf('\n  },', begin)
  const block = Object.entries(numbers).reduce(
    (text, [key, value]) => {
      const shown = typeof value === 'number' ? String(value) : `[${value.join(', ')}]`
      return text.replace(new RegExp(`(\\n    ${key}: )(?:\\[[^\\]]*\\]|[^,\\n]+),`), `$1${shown},`)
    },
    source.slice(begin, end),
  )
  return source.slice(0, begin) + block + source.slice(end)
}
