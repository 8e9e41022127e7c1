import type { NewGameWordsOf } from '@perilune/engine'
import type { options } from '@perilune/terraforming-mars'

export const newGame: NewGameWordsOf<typeof options> = {
  options: {
    preset: { values: { none: 'None', 'first game': 'First game', 'full box': 'Full box' } },
    corporateEra: {
      line: 'More cards, and everybody starts without production.',
      because: 'A solo game always has it.',
    },
    venus: { line: 'A fourth parameter, floaters, cities in the clouds.' },
    prelude: { line: 'Two preludes each: a running start.' },
    colonies: { line: 'Build and trade on the moons beyond Mars.' },
    turmoil: { line: 'Parties, policies and global events. −1 TR a generation.' },
    promos: { title: 'Promos', line: 'Cards that came out one by one.' },
    map: { values: { tharsis: 'Tharsis', hellas: 'Hellas', elysium: 'Elysium', random: 'Random' } },
    soloGoal: {
      line: 'Complete Mars, or reach a rating of 63.',
      because: 'Only in a solo game.',
      values: { parameters: 'Mars', 'rating 63': 'Rating 63' },
    },
    goals: { because: 'Not in a solo game.', values: { 'of the map': 'Of the map', random: 'Random' } },
    worldGovernment: { because: 'Needs Venus Next.' },
    order: { values: { 'when it matters': 'When it matters', always: 'Always' } },
    first: { values: { random: 'random' } },
  },
  combined: {
    draft: {
      title: 'Draft',
      line: 'Keep one card, pass the rest on.',
      because: 'Not in a solo game.',
      levels: { off: 'Off', cards: 'Cards', all: 'Corporations too' },
    },
  },
  presets: {
    first: { title: 'First game', line: 'Base game' },
    classic: { title: 'Classic', line: 'No extras' },
    full: { title: 'Full box', line: 'Everything' },
  },
}
