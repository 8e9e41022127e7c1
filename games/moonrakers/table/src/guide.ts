import { type Guide, type GuideMoment, offered } from '@perilune/ui'
import { type MoonrakersView, mayOf, mustOf } from './view.js'

const view = (moment: GuideMoment): MoonrakersView => moment.view as unknown as MoonrakersView
const asked = (moment: GuideMoment, step: string): boolean => mustOf(moment.decisions)?.step === step
const leads = (moment: GuideMoment): boolean => view(moment).turn.leader === moment.viewer

/** A first game of Moonrakers: three captains, a fixed seed, one thing said at a time. */
export const guide: Guide = {
  seed: '5eed0000000000000000000000000000000000000000000000000000000a1b2c',
  seats: 3,
  options: { first: '1' },
  steps: [
    {
      id: 'objectives',
      title: 'Two secret aims',
      text: 'Keep two of these three objectives. Each is worth one prestige, and nobody else sees them.',
      at: '.mr-choices',
      when: (m) => asked(m, 'keep-objectives'),
      until: (m) => view(m).turn.number > 0 && !asked(m, 'keep-objectives'),
    },
    {
      id: 'aim',
      title: 'First to ten prestige',
      text: 'You win by prestige, from contracts and objectives. Here is everybody’s, with credits, cards in hand and ship.',
      at: '.mr-captains',
      layer: 'others',
      when: (m) => view(m).turn.number > 0,
    },
    {
      id: 'contracts',
      title: 'Contracts',
      text: 'Each names the symbols it needs, then what it brings: prestige, credits, bonus cards, and hazard dice. Below each you see how much of it lies in your hand.',
      at: '[data-guide="dispatch"]',
      layer: 'board',
      when: (m) => asked(m, 'plan'),
    },
    {
      id: 'hand',
      title: 'Your hand',
      text: 'A reactor gives two actions, a thruster draws two cards, a shield blocks a hazard, damage is only damage. Playing a card costs an action, and you begin with one: reactors and thrusters come first.',
      at: '[data-guide="hand"]',
      layer: 'mine',
      when: (m) => asked(m, 'plan'),
    },
    {
      id: 'choose',
      title: 'Take one to the talks',
      text: 'Click a contract that is too much for you alone, then “With allies”.',
      at: '[data-guide="dispatch"]',
      layer: 'board',
      when: (m) => asked(m, 'plan') && leads(m),
      until: (m) => view(m).talks !== null || view(m).mission !== null || view(m).turn.stayed,
      suggest: (m) => offered(m, (o) => o.answer.act === 'talk'),
    },
    {
      id: 'terms',
      title: 'Make an offer',
      text: 'Step the shares, or drag the small stamps from one captain to another. Everything must be shared out, the dice too: whoever rolls them takes the hazards.',
      at: '[data-guide="talks"]',
      layer: 'board',
      when: (m) => asked(m, 'talk') && leads(m) && view(m).talks?.terms === null,
      until: (m) => view(m).talks?.terms != null || view(m).mission !== null,
    },
    {
      id: 'replies',
      title: 'They answer',
      text: 'Allies accept, decline, or send the terms back changed; what they changed is in their colour. Adopt it, change it again, or lock the terms when all agree.',
      at: '.mr-versions',
      layer: 'board',
      when: (m) => asked(m, 'talk') && leads(m) && view(m).talks?.terms != null,
      until: (m) => view(m).mission !== null,
      suggest: (m) => offered(m, (o) => o.answer.act === 'lock' || o.answer.act === 'adopt'),
    },
    {
      id: 'dice',
      title: 'Hazards',
      text: 'The dice are rolled. Every hazard that you do not block with a shield costs you one prestige, even if the contract succeeds.',
      at: '[data-guide="dice"]',
      layer: 'board',
      when: (m) => view(m).turn.phase === 'mission' && view(m).mission?.terms[m.viewer] != null,
    },
    {
      id: 'play',
      title: 'Play cards',
      text: 'Click a card to see what it would do, then play it. Each unit is stamped with whoever gave it. You may also keep cards back.',
      at: '[data-guide="tally"]',
      layer: 'board',
      when: (m) => asked(m, 'play-cards'),
      suggest: (m) => offered(m, (o) => o.answer.act === 'play' && o.answer.card === 'reactor'),
    },
    {
      id: 'floor',
      title: 'The floor',
      text: 'The leader says who plays: give the floor to an ally, and take it back. When you say “Done” and all others have, it is decided.',
      at: '.decision',
      when: (m) => asked(m, 'play-cards') && (view(m).mission?.participants.length ?? 0) > 1,
    },
    {
      id: 'claim',
      title: 'An objective is fulfilled',
      text: 'Claim it now: it scores when the turn ends. What you do not claim in time you must do again.',
      at: '[data-guide="objectives"]',
      when: (m) => mayOf(m.decisions, 'claim-objective') !== undefined,
      suggest: (m) => offered(m, (o) => o.answer.may === 'claim-objective'),
    },
    {
      id: 'buy',
      title: 'Buy for the next one',
      text: 'Ship parts stay on your ship and put action cards into your deck; crew join your deck. Buy what your next contract needs, or save.',
      at: '[data-guide="armory"]',
      layer: 'board',
      when: (m) => asked(m, 'buy'),
    },
    {
      id: 'ally',
      title: 'Now you are asked',
      text: 'Another captain leads and offers you a share. Change the numbers to send a counter-offer; a share without dice is a safe one.',
      at: '[data-guide="talks"]',
      layer: 'board',
      when: (m) => asked(m, 'talk') && !leads(m),
    },
  ],
}
