import { z } from 'zod'

const text = {
  title: z.string(),
  help: z.string().describe('one sentence: what it changes'),
}

/** One option of a game, and the values it may have when a table is created. */
export const OptionSpec = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('choice').describe('one of `values`'),
      ...text,
      values: z.array(z.string()).readonly(),
      default: z.string().describe('what holds if nothing is given'),
      presets: z
        .exactOptional(z.record(z.string(), z.record(z.string(), z.unknown())))
        .describe(
          'what a value stands for: values of other options, as far as these are not given themselves',
        ),
    }),
    z.object({ kind: z.literal('switch').describe('true or false'), ...text, default: z.boolean() }),
    z.object({
      kind: z.literal('number').describe('a whole number from `min` to `max`'),
      ...text,
      min: z.number(),
      max: z.number(),
      default: z.number(),
    }),
    z.object({
      kind: z.literal('some').describe('a list of some of `values`, none of them twice'),
      ...text,
      values: z.array(z.string()).readonly(),
      default: z.array(z.string()).readonly(),
      names: z
        .exactOptional(z.record(z.string(), z.string()))
        .describe('how the values are called; a name may be given in the place of its value'),
    }),
  ])
  .describe('an option of a game, by its kind')
export type OptionSpec = z.infer<typeof OptionSpec>
