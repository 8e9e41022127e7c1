import { clauseOf, type GameWords, type Line, plain, type Seat, speak, speakLabel } from '@perilune/engine'
import { moonrakers as rules } from '@perilune/moonrakers'
import { LABELS } from './labels.js'
import { NOTES, PROMPTS } from './prompts.js'
import { REASONS } from './reasons.js'
import { source, TALES } from './tales.js'
import { cardList } from './text.js'

/* Sentences for people. Everything here is made from data when somebody reads it. */

const STEPS: Readonly<Record<string, string>> = {
  'keep-objectives': 'chooses objectives',
  plan: 'plans',
  talk: 'negotiates',
  'keep-objective': 'chooses an objective',
  'discard-contract': 'may discard a contract',
  'play-cards': 'plays cards',
  'order-abilities': 'orders ship parts',
  'bonus-deck': 'draws a bonus card',
  'bonus-card': 'looks at a bonus card',
  buy: 'buys',
  'turn-end': 'may claim an objective, or continue',
  'swap-contract': 'may replace a contract',
  'withdraw-acceptance': 'may take back the acceptance',
  'withdraw-terms': 'may take back the terms',
  'direct-floor': 'may give the floor',
}

const SAID = { ...PROMPTS, ...NOTES }

/** Lines of the score name a reason and a card in one string: stored states and digests have them so. */
function line({ why }: Line): string {
  const [reason, card] = why.split(':')
  return plain(source(reason, card))
}

/** Moonrakers in English. */
export const english: GameWords = {
  reason: (reason) => plain(speak(REASONS, reason)),
  event: (event, name) => {
    const who = (seat: Seat) => ({ is: 'seat' as const, text: name(seat), seat })
    return plain(clauseOf(TALES, event.what, event)(who))
  },
  line,
  step: (step) => STEPS[step] ?? step.replaceAll('-', ' '),
  said: (said) => speak(SAID, said),
  label: (thing) => speakLabel(LABELS, thing),
  cards: cardList,
}

/** The game as it is played in English. */
export const moonrakers = rules.speaking(english)

export { abilityText, checkText, opsText } from './text.js'
