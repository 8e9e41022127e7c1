import { clauseOf, type GameWords, reasonsIn, type Seat, type Sentence, wordsFrom } from '@perilune/engine'
import { kernelReasons } from '@perilune/engine/words/en'
import { type Labels, moonrakers as rules } from '@perilune/moonrakers'
import { brief } from './brief.js'
import { guide } from './guide.js'
import { help } from './help.js'
import { LABELS } from './labels.js'
import { OPTIONS } from './options.js'
import { progress } from './progress.js'
import { PROMPTS, TIE_BREAKS } from './prompts.js'
import { REASONS } from './reasons.js'
import { byDeck, byWhen } from './rulings.js'
import { table } from './table.js'
import { source, TALES } from './tales.js'
import { cardLines, cardList } from './text.js'

/* Sentences for people. Everything here is made from data when somebody reads it. */

/** What a seat does that is asked, after its name: 'Ada takes a turn'. */
const STEPS: Readonly<Record<keyof Labels, string>> = {
  'keep-objectives': 'chooses objectives',
  plan: 'plans',
  talk: 'negotiates',
  'keep-objective': 'chooses an objective',
  'discard-contract': 'may discard a contract',
  'order-abilities': 'orders ship parts',
  'play-cards': 'plays cards',
  'bonus-deck': 'draws a bonus card',
  'bonus-card': 'looks at a bonus card',
  buy: 'buys',
  'choose-one': 'chooses one of several effects',
  'reduce-any': 'lowers a requirement',
  'discard-die': 'removes a hazard die',
  'reroll-dice': 'may roll hazard dice again',
  'trash-card': 'chooses a card to trash',
  'cycle-cards': 'chooses cards to discard',
  'recover-crew': 'may take a crew card back',
  'replay-crew': 'plays a crew card again',
  'play-seen': 'plays one of the cards looked at',
  'search-deck': 'searches the draw pile for a card',
  'play-drawn': 'may play a damage card just drawn',
  'turn-end': 'may claim an objective, or continue',
  'claim-objective': 'may claim an objective',
  'swap-contract': 'may replace a contract',
  'withdraw-acceptance': 'may take back the acceptance',
  'withdraw-terms': 'may take back the terms',
  'direct-floor': 'may give the floor',
}

/** Lines of the score name a reason and a card in one string: stored states and digests have them so. */
function score(why: string): Sentence {
  const [reason, card] = why.split(':')
  return source(reason, card)
}

/** What Moonrakers says, and what its table says. Another language has the same. */
export interface MoonrakersWords extends GameWords {
  readonly guide: typeof guide
  readonly table: typeof table
  readonly rulings: { readonly byWhen: typeof byWhen; readonly byDeck: typeof byDeck }
}

/** Moonrakers in English. */
export const english: MoonrakersWords = {
  reason: reasonsIn(kernelReasons, REASONS),
  tale(event, name) {
    const who = (seat: Seat) => ({ is: 'seat' as const, text: name(seat), seat })
    return clauseOf(TALES, event.what, event)(who)
  },
  score: ({ why }) => score(why),
  step: (step) => STEPS[step as keyof Labels],
  ...wordsFrom({ prompts: PROMPTS, labels: LABELS, tieBreaks: TIE_BREAKS }),
  progress,
  cards: cardList,
  card: cardLines,
  options: OPTIONS,
  help,
  brief,
  guide,
  table,
  rulings: { byWhen, byDeck },
}

/** The game as it is played in English. */
export const moonrakers = rules.speaking(english)

export { abilityText, checkText, opsText } from './text.js'
