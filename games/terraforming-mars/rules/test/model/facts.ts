import { readFileSync } from 'node:fs'

/** What is printed on a card, as far as the model needs it. */
export interface Facts {
  readonly id: string
  readonly kind: string
  readonly cost: number
  readonly tags: readonly string[]
  /** The kind of cubes it can hold; empty if none. */
  readonly holds: string
  readonly requires: readonly string[]
  readonly points: string
  readonly effects: readonly string[]
  /** What playing it takes: 'heat:5'. */
  readonly loses: readonly string[]
  /** Playing it changes nothing but own production, stock and hand. */
  readonly plain: boolean
  /** What each of its actions costs: 'mc:12+titanium', or '-' for no MC. */
  readonly actions: readonly string[]
}

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '')

function parse(line: string): Facts {
  const [id, kind, cost, tags, holds, requires, points, effects, loses, plain, actions] = line.split('|')
  return {
    id,
    kind,
    cost: Number(cost),
    tags: words(tags),
    holds,
    requires: words(requires),
    points,
    effects: words(effects),
    loses: words(loses),
    plain: plain === 'plain',
    actions: words(actions),
  }
}

const lines = readFileSync(new URL('facts.txt', import.meta.url), 'utf8').split('\n')

export const FACTS: ReadonlyMap<string, Facts> = new Map(
  lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => [line.split('|')[0], parse(line)]),
)

export function factsOf(id: string): Facts {
  const facts = FACTS.get(id)
  if (!facts) throw new Error(`the model has no facts of ${id}`)
  return facts
}

/** An effect such as 'discount:2/space': its name, its number and what it is about. */
export interface Effect {
  readonly name: string
  readonly what: string
  readonly n: number
  readonly about: readonly string[]
}

export function effectOf(text: string): Effect {
  const [name, rest = ''] = text.split(':')
  const [value, about = ''] = rest.split('/')
  const named = /^([a-z]+)[=+](\d+)$/.exec(value)
  return {
    name,
    what: named ? named[1] : '',
    n: Number(named ? named[2] : value),
    about: about.split('+').filter((word) => word !== ''),
  }
}
