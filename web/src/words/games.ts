import { wordsOf } from '@perilune/engine'
import { figure, language } from '@perilune/ui'

/*
 * Words that few visits need: analysis, older rules, games without a table of their own, a newcomer's name,
 * sound.
 */

const en = {
  analysis: {
    title: 'What cost the most',
    link: 'Analyse game',
    about: 'A hard bot looks at every answer that people gave, knowing only what they knew.',
    progress: 'Answers looked at',
    soFar: (done: number, of: number) =>
      `${figure(done)} of ${figure(of)} answers looked at; it goes on in the background.`,
    done: (of: number) => `All ${figure(of)} answers looked at.`,
    failed: 'It could not be finished. Open this page again to restart it.',
    nothing: 'Nothing cost much. Well played.',
    cost: (name: string, part: number) => `${name} gave away ${Math.round(100 * part)} %`,
    played: (what: string, part: number) => `Played: ${what} (${Math.round(100 * part)} % to win)`,
    better: (what: string, part: number) => `Better: ${what} (${Math.round(100 * part)} %)`,
    unsaid: 'an answer that does nothing until others have answered',
  },
  olderRules: {
    note: (rules: number) => `Rules ${rules}`,
    says: (rules: number) => `Played under rules ${rules}`,
    title: (rules: number) => `What changed since rules ${rules}`,
    about: (rules: number) =>
      `This game was begun under rules ${rules} and is played to its end under them. New games are played under the newest rules.`,
    version: (rules: number) => `Rules ${rules}`,
    none: 'What changed has not been written down.',
  },
  generic: {
    allCards: 'Cards',
    board: 'Board',
    yes: 'yes',
    cards: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
    place: (n: number) => `place ${n}`,
    placeOf: (place: string, name: string) => `${place} of ${name}`,
  },
  naming: {
    title: 'Your name',
    label: 'What should the others call you?',
    help: 'You can change it later. No account is needed.',
    go: 'Join',
  },
  sound: {
    title: 'Sound',
    modes: { off: 'Off', turn: 'My turn', all: 'Every move' },
    volume: 'Volume',
  },
}

export const words = wordsOf(language, { en })
