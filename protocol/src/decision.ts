import type { Answer } from '@perilune/engine'
import { z } from 'zod'

/*
 * The schema of the engine's decisions (engine/src/decisions/decision.ts); a test keeps the two in agreement.
 */

const Seat = z.number().int().min(0).max(15)
const WholeNumber = z.number().describe('a whole number')
/** The rules made this answer, so it is not validated again. */
const Ready = z
  .record(z.string(), z.unknown())
  .describe('a whole answer: send it as it stands') as unknown as z.ZodType<Answer>
const Reason = z
  .object({ code: z.string() })
  .catchall(z.union([z.string(), z.number(), z.boolean()]))
  .describe('the reason as data')
const refusal = {
  reason: z.exactOptional(Reason),
  because: z
    .exactOptional(z.string())
    .describe('it is not allowed, and this is why: the sentence that a refusal would say'),
}

const Option = z.object({
  answer: Ready,
  label: z.string(),
  group: z.exactOptional(z.string()).describe('options about the same thing stand together'),
  ...refusal,
})

const Item = z.object({
  id: z.string(),
  label: z.string(),
  group: z.exactOptional(z.string()).describe('the group whose bounds it counts for'),
  price: z
    .exactOptional(WholeNumber)
    .describe('what picking it takes from the budget; below 0 it adds to it'),
  reprices: z
    .exactOptional(z.object({ group: z.string(), price: WholeNumber }))
    .describe('once picked, it is what each item of a group takes instead'),
  ...refusal,
})

const Part = z.object({
  id: z.string(),
  label: z.string(),
  min: WholeNumber,
  max: WholeNumber,
  worth: z.exactOptional(WholeNumber).describe('what one unit counts for in the total; 1 if left out'),
})

const asked = {
  seat: Seat,
  step: z.string().describe('the step that asks, in the rulebook’s words'),
  must: z
    .boolean()
    .describe(
      'the game waits for it; else it stands open beside the game, and an answer names `step` in `may`',
    ),
}
const forMe = {
  ...asked,
  prompt: z.string().describe('one plain sentence: what to do'),
  together: z
    .boolean()
    .describe('asked of several seats at once: the answer can be replaced until the last one is in'),
  answered: z.exactOptional(Ready).describe('my answer so far, where seats are asked together'),
  headings: z
    .exactOptional(z.record(z.string(), z.string()))
    .describe('the headings of groups of options, where they have one'),
}

export const Decision = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('choose').describe('exactly one of the options'),
      ...forMe,
      options: z.array(Option),
    }),
    z.object({
      kind: z.literal('pick').describe('several different items: the answer is {"pick": [ids]}'),
      ...forMe,
      items: z.array(Item),
      min: WholeNumber,
      max: WholeNumber,
      groups: z
        .exactOptional(
          z.array(z.object({ id: z.string(), label: z.string(), min: WholeNumber, max: WholeNumber })),
        )
        .describe('items that are counted apart from the others'),
      budget: z.exactOptional(WholeNumber).describe('the prices of what is picked may not come to more'),
    }),
    z.object({
      kind: z.literal('amounts').describe('a number for each part: the answer is {"amounts": {id: number}}'),
      ...forMe,
      parts: z.array(Part),
      total: z.object({ min: WholeNumber, max: WholeNumber }).describe('the bounds of the sum'),
      mix: z.exactOptional(z.enum(['same', 'different'])).describe('all of one part, or at most one of each'),
      thrifty: z
        .exactOptional(z.literal(true))
        .describe('no unit may be given that could be taken back without falling below the least total'),
    }),
    z.object({
      kind: z
        .literal('offer')
        .describe(
          'one of the options, or shares: {"offer": [row, …]}, for each party a number for every ' +
            'column, or null if it takes no part',
        ),
      ...forMe,
      options: z.array(Option),
      parties: z
        .array(z.object({ id: z.string(), label: z.string(), always: z.boolean() }))
        .describe(
          'none while nothing new can be offered; one with `always` takes part in whatever is offered',
        ),
      columns: z
        .array(z.object({ id: z.string(), label: z.string(), total: WholeNumber }))
        .describe('what is shared out; the shares of a column add up to its total'),
      least: WholeNumber.describe('how many parties take part at least'),
    }),
    z.object({
      kind: z
        .literal('place')
        .describe(
          'a point of an open field: one of the options, or such an answer with other numbers in `x` ' +
            'and `y`, which the rules then judge',
        ),
      ...forMe,
      options: z.array(Option),
      field: z
        .object({ left: WholeNumber, right: WholeNumber, top: WholeNumber, bottom: WholeNumber })
        .describe('points are whole numbers within these bounds, the bounds included'),
    }),
    z.object({
      kind: z.literal('elsewhere').describe('another seat is asked: nothing for me to answer'),
      ...asked,
      together: z.boolean(),
      done: z.boolean().describe('has it answered'),
    }),
  ])
  .describe('what a seat is asked, by its kind')
export type Decision = z.infer<typeof Decision>
