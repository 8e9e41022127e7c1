import { type Guide, type GuideMoment, offered } from '@perilune/ui'
import { type MoonrakersView, mayOf, mustOf } from './view.js'
import { gameWords } from './words.js'

const w = gameWords.guide
const view = (moment: GuideMoment): MoonrakersView => moment.view as unknown as MoonrakersView
const asked = (moment: GuideMoment, step: string): boolean => mustOf(moment.decisions)?.step === step
const leads = (moment: GuideMoment): boolean => view(moment).turn.leader === moment.viewer

/** A tutorial game of Moonrakers: three captains, a fixed seed, one step at a time. */
export const guide: Guide = {
  seed: '5eed0000000000000000000000000000000000000000000000000000000a1b2c',
  seats: 3,
  options: { first: '1' },
  steps: [
    {
      id: 'objectives',
      ...w.objectives,
      at: '.mr-choices',
      when: (m) => asked(m, 'keep-objectives'),
      until: (m) => view(m).turn.number > 0 && !asked(m, 'keep-objectives'),
    },
    {
      id: 'aim',
      ...w.aim,
      at: '.mr-captains',
      layer: 'others',
      when: (m) => view(m).turn.number > 0,
    },
    {
      id: 'contracts',
      ...w.contracts,
      at: '[data-guide="dispatch"]',
      layer: 'board',
      when: (m) => asked(m, 'plan'),
    },
    {
      id: 'hand',
      ...w.hand,
      at: '[data-guide="hand"]',
      layer: 'mine',
      when: (m) => asked(m, 'plan'),
    },
    {
      id: 'choose',
      ...w.choose,
      at: '[data-guide="dispatch"]',
      layer: 'board',
      when: (m) => asked(m, 'plan') && leads(m),
      until: (m) => view(m).talks !== null || view(m).mission !== null || view(m).turn.stayed,
      suggest: (m) => offered(m, (o) => o.answer.act === 'talk'),
    },
    {
      id: 'terms',
      ...w.terms,
      at: '[data-guide="talks"]',
      layer: 'board',
      when: (m) => asked(m, 'talk') && leads(m) && view(m).talks?.terms === null,
      until: (m) => view(m).talks?.terms != null || view(m).mission !== null,
    },
    {
      id: 'replies',
      ...w.replies,
      at: '.mr-versions',
      layer: 'board',
      when: (m) => asked(m, 'talk') && leads(m) && view(m).talks?.terms != null,
      until: (m) => view(m).mission !== null,
      suggest: (m) => offered(m, (o) => o.answer.act === 'lock' || o.answer.act === 'adopt'),
    },
    {
      id: 'dice',
      ...w.dice,
      at: '[data-guide="dice"]',
      layer: 'board',
      when: (m) => view(m).turn.phase === 'mission' && view(m).mission?.terms[m.viewer] != null,
    },
    {
      id: 'play',
      ...w.play,
      at: '[data-guide="tally"]',
      layer: 'board',
      when: (m) => asked(m, 'play-cards'),
      suggest: (m) => offered(m, (o) => o.answer.act === 'play' && o.answer.card === 'reactor'),
    },
    {
      id: 'floor',
      ...w.floor,
      at: '.decision',
      when: (m) => asked(m, 'play-cards') && (view(m).mission?.participants.length ?? 0) > 1,
    },
    {
      id: 'claim',
      ...w.claim,
      at: '[data-guide="objectives"]',
      when: (m) => mayOf(m.decisions, 'claim-objective') !== undefined,
      suggest: (m) => offered(m, (o) => o.answer.may === 'claim-objective'),
    },
    {
      id: 'turn-end',
      ...w.turnEnd,
      at: '.decision',
      when: (m) => asked(m, 'turn-end'),
      suggest: (m) => offered(m, (o) => o.answer.act === 'continue'),
    },
    {
      id: 'buy',
      ...w.buy,
      at: '[data-guide="armory"]',
      layer: 'board',
      when: (m) => asked(m, 'buy'),
    },
    {
      id: 'ally',
      ...w.ally,
      at: '[data-guide="talks"]',
      layer: 'board',
      when: (m) => asked(m, 'talk') && !leads(m),
    },
  ],
}
