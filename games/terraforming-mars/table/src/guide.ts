import { type Guide, type GuideMoment, offered } from '@perilune/ui'
import { cardOf } from './cards/cards.js'
import { areasOf, myDecision, optionsFor, possible, turnOf } from './state/options.js'
import type { MarsView } from './state/view.js'
import { gameWords } from './words.js'

/*
 * A tutorial game: the standard game against one bot, with the beginner corporation and ten cards in hand.
 */

const w = gameWords.guide

const viewOf = (m: GuideMoment): MarsView => m.view as unknown as MarsView
const decisionOf = (m: GuideMoment) => myDecision(m.decisions)
const turn = (m: GuideMoment) => turnOf(decisionOf(m))
const mine = (m: GuideMoment): boolean => turn(m) !== undefined
const inPlay = (m: GuideMoment): number => viewOf(m).players[m.viewer].cards.length
const later = (m: GuideMoment): boolean => viewOf(m).generation > 1
const can = (m: GuideMoment, ...acts: string[]): boolean => optionsFor(turn(m), ...acts).some(possible)
const taken = (m: GuideMoment): boolean => optionsFor(turn(m), 'end').length > 0

/** Whether a card raises a production and requires nothing. */
const raises = (id: string): boolean => {
  const card = cardOf(id)
  return card.kind === 'automated' && (card.play ?? []).every((op) => 'production' in op)
}

export const guide: Guide = {
  seed: '3c'.repeat(32),
  seats: 2,
  bot: 'greedy',
  options: { corporateEra: false, beginners: ['1'], first: '1' },
  steps: [
    { id: 'welcome', ...w.welcome, at: '.globe', layer: 'board' },
    { id: 'tracks', ...w.tracks, at: '.reading-temperature', layer: 'board', when: mine },
    { id: 'rating', ...w.rating, at: '.mine-who .rating', layer: 'mine', when: mine },
    { id: 'stock', ...w.stock, at: '.stocks', layer: 'mine', when: mine },
    { id: 'hand', ...w.hand, at: '.hand-cards', layer: 'hand', when: mine },
    {
      id: 'play',
      ...w.play,
      at: '.hand-card:not([data-read])',
      layer: 'hand',
      when: (m) => can(m, 'play'),
      until: (m) => inPlay(m) > 1,
      suggest: (m) =>
        offered(m, (o) => o.answer.act === 'play' && raises(String(o.answer.card))) ??
        offered(m, (o) => o.answer.act === 'play'),
    },
    {
      id: 'place',
      ...w.place,
      at: '.hex.can',
      layer: 'board',
      when: (m) => areasOf(decisionOf(m)).length > 0,
      suggest: (m) => offered(m, (o) => typeof o.answer.area === 'number'),
    },
    { id: 'second', ...w.second, at: '.decision-acts', when: taken },
    { id: 'projects', ...w.projects, at: '.projects', layer: 'board', when: mine },
    {
      id: 'pass',
      ...w.pass,
      at: '.decision-acts',
      when: (m) => can(m, 'pass') && inPlay(m) > 1,
      until: later,
      suggest: (m) => offered(m, (o) => o.answer.act === 'pass'),
    },
    {
      id: 'research',
      ...w.research,
      at: '.choosing-cards',
      when: (m) => decisionOf(m)?.step === 'research',
    },
    { id: 'turn-in', ...w.turnIn, at: '.stocks', layer: 'mine', when: (m) => mine(m) && later(m) },
    { id: 'goals', ...w.goals, at: '.goals', layer: 'board', when: (m) => mine(m) && later(m) },
    { id: 'others', ...w.others, at: '.others', layer: 'others', when: (m) => mine(m) && later(m) },
    { id: 'undo', ...w.undo, at: '[data-guide="undo"]', when: (m) => mine(m) && later(m) },
    { id: 'end', ...w.end, when: (m) => mine(m) && later(m) },
  ],
}
