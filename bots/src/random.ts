import { below, pickWith } from '@perilune/engine'
import type { Bot } from './bot.js'

/** Takes any answer, each as likely as the next; letting an extra stand is as likely as each of them. */
export const random: Bot = {
  name: 'random',
  answer: ({ answers, chance }) => (answers.length === 1 ? answers[0] : pickWith(chance, answers)),
  extra: ({ answers, chance }) => answers[below(chance, answers.length + 1)],
}
