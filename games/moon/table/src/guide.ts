import { BLUE, type CompiledCard, cardOf, PINK, YELLOW } from '@perilune/moon'
import { type Guide, type GuideMoment, offered } from '@perilune/ui'
import { myTurn, optionsFor, possible } from './options.js'
import type { MoonView } from './preview.js'
import { gameWords } from './words.js'

/* A tutorial game of Moon: Era I against one bot; Blue and Yellow can be built at once from the hand. */

const viewOf = (m: GuideMoment): MoonView => m.view as unknown as MoonView
const settlementOf = (m: GuideMoment) => viewOf(m).settlements[m.viewer]
const turnOf = (m: GuideMoment) => myTurn(m.decisions)
const mine = (m: GuideMoment): boolean => turnOf(m) !== undefined
const round = (m: GuideMoment, least: number): boolean =>
  mine(m) && (viewOf(m).era > 1 || viewOf(m).round >= least)
const era = (m: GuideMoment, least: number): boolean => mine(m) && viewOf(m).era >= least
const can = (m: GuideMoment, ...acts: Parameters<typeof optionsFor>[1][]): boolean =>
  optionsFor(turnOf(m), ...acts).some(possible)
const has = (m: GuideMoment, colour: number): boolean =>
  settlementOf(m).structures.some((s) => cardOf(s.card).colour === colour)
const construct = (m: GuideMoment, fits: (card: CompiledCard) => boolean) =>
  offered(m, (o) => o.answer.act === 'construct' && fits(cardOf(String(o.answer.card))))

const w = gameWords.guide

export const guide: Guide = {
  seed: '672f50428fd521b5ef6735e1cb965c1d6002aba8543d74a40b1bb0e76f0d22fc',
  seats: 2,
  bot: 'greedy',
  steps: [
    { id: 'welcome', ...w.welcome, at: '.moon-mine .supply-who', layer: 'mine' },
    { id: 'hand', ...w.hand, at: '.moon-hand', layer: 'mine', when: mine },
    {
      id: 'card',
      ...w.card,
      at: '.hand-card [data-card="workshop"]',
      layer: 'mine',
      when: mine,
    },
    {
      id: 'blue',
      ...w.blue,
      at: '.hand-card [data-card="solar-panels"]',
      layer: 'mine',
      when: (m) => construct(m, (c) => c.colour === BLUE) !== undefined,
      until: (m) => has(m, BLUE),
      suggest: (m) => construct(m, (c) => c.id === 'solar-panels') ?? construct(m, (c) => c.colour === BLUE),
    },
    {
      id: 'end',
      ...w.end,
      at: '.decision-acts .btn.primary',
      when: (m) => can(m, 'end'),
      until: (m) => round(m, 2),
      suggest: (m) => offered(m, (o) => o.answer.act === 'end'),
    },
    { id: 'travels', ...w.travels, at: '.moon-hand', layer: 'mine', when: (m) => round(m, 2) },
    {
      id: 'expedition',
      ...w.expedition,
      at: '.hand-card:has(.k-night)',
      layer: 'mine',
      when: (m) => round(m, 2) && can(m, 'expedition'),
      suggest: (m) => offered(m, (o) => o.answer.act === 'expedition'),
    },
    { id: 'flags', ...w.flags, at: '.moon-flags', layer: 'board', when: (m) => round(m, 2) },
    {
      id: 'yellow',
      ...w.yellow,
      at: '.hand-card[aria-disabled="false"]:has(.k-yellow)',
      layer: 'mine',
      when: (m) => round(m, 2) && construct(m, (c) => c.colour === YELLOW) !== undefined,
      until: (m) => has(m, YELLOW),
      suggest: (m) => construct(m, (c) => c.colour === YELLOW),
    },
    {
      id: 'rover',
      ...w.rover,
      at: '.moon-others .tile.can',
      layer: 'others',
      when: (m) => can(m, 'park'),
      suggest: (m) =>
        offered(m, (o) => o.answer.act === 'park' && cardOf(String(o.answer.card)).colour === BLUE),
    },
    {
      id: 'assimilate',
      ...w.assimilate,
      at: '.hand-card:has(.card.dim) .card-foot',
      layer: 'mine',
      when: (m) => round(m, 3) && can(m, 'assimilate'),
    },
    { id: 'reputations', ...w.reputations, at: '.moon-reps', layer: 'board', when: (m) => round(m, 3) },
    {
      id: 'claim',
      ...w.claim,
      at: '.rep.ready',
      layer: 'board',
      when: (m) => can(m, 'claim'),
      suggest: (m) => offered(m, (o) => o.answer.act === 'claim'),
    },
    { id: 'undo', ...w.undo, at: '[data-guide="undo"]', when: (m) => round(m, 3) },
    {
      id: 'pink',
      ...w.pink,
      at: '.moon-mine .flip-cards li:has(.k-pink)',
      layer: 'mine',
      when: (m) => mine(m) && has(m, PINK),
    },
    { id: 'last', ...w.last, at: '.moon-flags', layer: 'board', when: (m) => round(m, 7) },
    { id: 'era', ...w.era, at: '.moon-mine', layer: 'mine', when: (m) => era(m, 2) },
  ],
}
