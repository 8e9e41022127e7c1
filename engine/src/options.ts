import { below, type Chance, pickWith } from './chance.js'
import { BadSetup } from './errors.js'

interface OptionText {
  title: string
  help: string
}

export interface ChoiceOption extends OptionText {
  kind: 'choice'
  values: readonly string[]
  default: string
}

export interface SwitchOption extends OptionText {
  kind: 'switch'
  default: boolean
}

export interface NumberOption extends OptionText {
  kind: 'number'
  min: number
  max: number
  default: number
}

/** Some of a list: sets of cards in play, cards that are banned. */
export interface SomeOption extends OptionText {
  kind: 'some'
  values: readonly string[]
  default: readonly string[]
}

export type OptionSpec = ChoiceOption | SwitchOption | NumberOption | SomeOption
export type OptionsSchema = Readonly<Record<string, OptionSpec>>

type ValueOf<T extends OptionSpec> = T extends ChoiceOption
  ? T['values'][number]
  : T extends SwitchOption
    ? boolean
    : T extends NumberOption
      ? number
      : T extends SomeOption
        ? readonly T['values'][number][]
        : never

export type OptionsOf<O extends OptionsSchema> = { readonly [K in keyof O]: ValueOf<O[K]> }

function problemWith(spec: OptionSpec, value: unknown): string | undefined {
  switch (spec.kind) {
    case 'choice':
      return spec.values.includes(value as string) ? undefined : `must be one of: ${spec.values.join(', ')}`
    case 'switch':
      return typeof value === 'boolean' ? undefined : 'must be true or false'
    case 'number':
      return Number.isInteger(value) && (value as number) >= spec.min && (value as number) <= spec.max
        ? undefined
        : `must be a whole number from ${spec.min} to ${spec.max}`
    case 'some': {
      if (!Array.isArray(value)) return `must be a list of some of: ${spec.values.join(', ')}`
      const odd = value.find((v, i) => !spec.values.includes(v) || value.indexOf(v) !== i)
      return odd === undefined ? undefined : `has '${odd}', which is not on the list or is there twice`
    }
  }
}

/** Fills in defaults; refuses what the schema does not know, in one sentence. */
export function readOptions<O extends OptionsSchema>(schema: O, given: unknown): OptionsOf<O> {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new BadSetup('options must be an object')
  for (const name of Object.keys(given))
    if (!Object.hasOwn(schema, name)) {
      const known = Object.keys(schema)
      throw new BadSetup(
        `there is no option '${name}'; ${known.length ? `there are: ${known.join(', ')}` : 'this game has none'}`,
      )
    }
  const options: Record<string, unknown> = {}
  for (const [name, spec] of Object.entries(schema)) {
    const value = (given as Record<string, unknown>)[name]
    const problem = value === undefined ? undefined : problemWith(spec, value)
    if (problem) throw new BadSetup(`option '${name}' ${problem}`)
    options[name] = value === undefined ? spec.default : value
  }
  return options as OptionsOf<O>
}

/** Any legal set of options, rare mixes as likely as common ones. */
export function randomOptions(schema: OptionsSchema, chance: Chance): Record<string, unknown> {
  const options: Record<string, unknown> = {}
  for (const [name, spec] of Object.entries(schema))
    switch (spec.kind) {
      case 'choice':
        options[name] = pickWith(chance, spec.values)
        break
      case 'switch':
        options[name] = below(chance, 2) === 1
        break
      case 'number':
        options[name] = spec.min + below(chance, spec.max - spec.min + 1)
        break
      case 'some':
        options[name] = spec.values.filter(() => below(chance, 2) === 1)
        break
    }
  return options
}
