import { below, pickWith } from '@perilune/engine'
import type { Bot } from './bot.js'

/** Picks every answer with the same probability, including that of declining an optional one. */
export const random: Bot = {
  name: 'random',
  answer: ({ answers, chance }) => (answers.length === 1 ? answers[0] : pickWith(chance, answers)),
  extra: ({ answers, chance }) => answers[below(chance, answers.length + 1)],
}
