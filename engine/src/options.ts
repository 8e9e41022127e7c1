import { BadSetup } from './errors.js'
import { below, type Chance, pickWith } from './kernel/chance.js'

/** What an option is called, and a sentence of what it changes. */
export interface OptionText {
  readonly title: string
  readonly help: string
}

/** Rules leave these out: their language gives them. Frozen builds of old rules have them here. */
type Untold = Partial<OptionText>

export interface ChoiceOption extends Untold {
  kind: 'choice'
  values: readonly string[]
  default: string
  /** What a value stands for: values of other options, as far as these are not told themselves. */
  presets?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

export interface SwitchOption extends Untold {
  kind: 'switch'
  default: boolean
}

export interface NumberOption extends Untold {
  kind: 'number'
  min: number
  max: number
  default: number
}

/** Some of a list: sets of cards in play, cards that are banned. */
export interface SomeOption extends Untold {
  kind: 'some'
  values: readonly string[]
  default: readonly string[]
  /** Names that people may give instead of the values. */
  names?: Readonly<Record<string, string>>
}

/** From this length on, a list is too long to be ticked off one by one. */
export const LONG_LIST = 20

/** Refusals repeat so many characters of what was given. */
const LONGEST_ECHO = 100

export type OptionSpec = ChoiceOption | SwitchOption | NumberOption | SomeOption
export type OptionsSchema = Readonly<Record<string, OptionSpec>>

/** The texts of all options of a game in one language; the compiler names one that is missing. */
export type OptionTexts<O extends OptionsSchema = OptionsSchema> = { readonly [K in keyof O]: OptionText }

/** The options of a game with their texts. */
export type SpokenOptions = Readonly<Record<string, OptionSpec & OptionText>>

/** Puts the texts in; an option that no language has named is called by its id. */
export const spokenOptions = (schema: OptionsSchema, texts: OptionTexts = {}): SpokenOptions =>
  Object.fromEntries(
    Object.entries(schema).map(([id, spec]) => {
      const { kind, title: _, help: __, ...rest } = spec
      const { title = id, help = '' } = texts[id] ?? spec
      return [id, { kind, title, help, ...rest } as OptionSpec & OptionText]
    }),
  )

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
      if (!Array.isArray(value))
        return spec.values.length > LONG_LIST
          ? 'must be a list'
          : `must be a list of some of: ${spec.values.join(', ')}`
      const seen = new Set<unknown>()
      for (const v of value) {
        if (!spec.values.includes(v)) {
          const of = spec.values.length > LONG_LIST ? ` of ${spec.values.length}` : ''
          return `has '${String(v).slice(0, LONGEST_ECHO)}', which is not on the list${of}`
        }
        if (seen.has(v)) return `has '${v}' twice`
        seen.add(v)
      }
    }
  }
}

/** Entries are looked up one by one, so a list that cannot be right is refused for its length alone. */
function refuseTooLong(name: string, spec: OptionSpec, value: unknown): void {
  if (spec.kind === 'some' && Array.isArray(value) && value.length > spec.values.length)
    throw new BadSetup(`option '${name}' has ${value.length} entries; the list has ${spec.values.length}`)
}

/** Fills in defaults; refuses what the schema does not know, in one sentence. */
export function readOptions<O extends OptionsSchema>(schema: O, given: unknown): OptionsOf<O> {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new BadSetup('options must be an object')
  for (const name of Object.keys(given))
    if (!Object.hasOwn(schema, name)) {
      const known = Object.keys(schema)
      throw new BadSetup(
        `there is no option '${name.slice(0, LONGEST_ECHO)}'; ${known.length ? `there are: ${known.join(', ')}` : 'this game has none'}`,
      )
    }
  const told = given as Record<string, unknown>
  const options: Record<string, unknown> = {}
  for (const [name, spec] of Object.entries(schema)) {
    refuseTooLong(name, spec, told[name])
    const value = byName(spec, told[name])
    const problem = value === undefined ? undefined : problemWith(spec, value)
    if (problem) throw new BadSetup(`option '${name}' ${problem}`)
    options[name] = value === undefined ? spec.default : value
  }
  return { ...options, ...presetsOf(schema, options, told) } as OptionsOf<O>
}

/** The values of a list by their names in lower case, made once for each list. */
const valuesByName = new WeakMap<SomeOption, Map<string, string>>()

function namedValues(spec: SomeOption): Map<string, string> {
  let named = valuesByName.get(spec)
  if (!named) {
    named = new Map()
    for (const id of [...spec.values].reverse()) {
      const name = spec.names?.[id]
      if (name) named.set(name.toLowerCase(), id)
    }
    valuesByName.set(spec, named)
  }
  return named
}

/** Names of things instead of their values, in whatever case. */
function byName(spec: OptionSpec, value: unknown): unknown {
  if (spec.kind !== 'some' || !spec.names || !Array.isArray(value)) return value
  const named = namedValues(spec)
  return value.map((v) =>
    typeof v !== 'string' || spec.values.includes(v) ? v : (named.get(v.toLowerCase()) ?? v),
  )
}

function presetsOf(
  schema: OptionsSchema,
  options: Readonly<Record<string, unknown>>,
  told: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const set: Record<string, unknown> = {}
  for (const [name, spec] of Object.entries(schema)) {
    if (spec.kind !== 'choice' || !spec.presets) continue
    for (const [other, value] of Object.entries(spec.presets[String(options[name])] ?? {}))
      if (told[other] === undefined) set[other] = value
  }
  return set
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
        options[name] =
          spec.values.length > LONG_LIST
            ? [...new Set(Array.from({ length: below(chance, 4) }, () => pickWith(chance, spec.values)))]
            : spec.values.filter(() => below(chance, 2) === 1)
        break
    }
  return options
}
