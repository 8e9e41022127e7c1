import type { HelpText, Sentence } from '@perilune/engine'
import { say } from './say.js'

/* The rules in short, with what a captain finds on the cards drawn beside its name. */

const icon = (of: string): Sentence => [{ is: 'thing', text: '', of }]
const strong = (text: string): Sentence => [{ is: 'strong', text }]

const w = {
  aim: {
    title: 'What it is about',
    text: say`Captains take contracts for ${icon('prestige')} prestige and ${icon('credit')} credits, alone or with allies whom they may or may not trust. The game ends with the turn in which somebody has 10 prestige, or less if the table has agreed on a lower goal. If several have it, net worth decides: credits, and the printed cost of ship parts and crew.`,
  },
  turn: {
    title: 'A turn',
    text: 'The mission leader plans, flies a contract or stays at base, and buys. Then the captain to the left leads.',
    parts: [
      say`${strong('Plan.')} Choose one of eight contracts, or stay at base. Once per turn a contract can be replaced for 1 credit, also during talks and while you stay at base.`,
      say`${strong('Talks.')} If you want allies, offer them shares. You may negotiate on two contracts a turn; the third you fly alone, or you stay at base.`,
      say`${strong('Mission.')} Dice are rolled by the shares agreed, then cards are played until all are done.`,
      say`${strong('Buy.')} Any number of ship parts and crew. Once per turn a card of the armory can be replaced for 1 credit.`,
    ],
  },
  talks: {
    title: 'Talks',
    text: 'Prestige, credits, bonus cards and hazard dice of the contract are shared out, to the last unit. Invited captains accept, decline, or send the terms back changed. Nothing binds until the leader locks what all who join have accepted, and rolls; until then an ally may take its acceptance back. What is promised in the chat never binds: an ally must roll the dice agreed, and may keep every card back.',
  },
  mission: {
    title: 'Flying a contract',
    text: say`Everybody begins with one ${icon('action')} action; a card costs one. Together you must play the symbols that the contract needs.`,
    cards: [
      say`${icon('reactor')} ${strong('Reactor:')} 2 more actions for you.`,
      say`${icon('thruster')} ${strong('Thruster:')} you draw 2 cards.`,
      say`${icon('shield')} ${strong('Shield:')} blocks one of your hazards.`,
      say`${icon('damage')} ${strong('Damage:')} worth 1, 2 or 3. ${icon('crew')} ${strong('Crew:')} each does something of its own. ${icon('miss')} ${strong('Miss:')} nothing.`,
    ],
    hazards: say`The leader gives the floor and takes it back. Each ${icon('hazard')} hazard that is not blocked costs its roller 1 prestige, whether the contract succeeds or not; nobody falls below 0.`,
  },
  base: {
    title: 'Staying at base',
    text: 'Draw two objectives and keep one, take 1 credit, discard an available contract if you like, and draw a new hand. Then buy as always.',
  },
  objectives: {
    title: 'Objectives',
    text: 'Hidden, worth 1 prestige each. Claim one at any moment at which it is fulfilled, on anybody’s turn; it scores when that turn ends. At the end of every turn all are asked once more, so nobody has to hurry; what you let pass you must do again. In a game by days you claim for the turns you missed until your own next move.',
  },
  armory: {
    title: 'Ship parts and crew',
    text: 'A ship has room for four parts; a fifth replaces one. The action cards that come with a part go to your discard pile and stay yours. Hired crew go to your discard pile too. A bonus card comes from the top of the deck you choose, and you may leave it.',
  },
  two: {
    title: 'Two captains',
    text: 'A row of five mercenaries helps the leader. An action card costs 1 credit of the leader’s share of the reward, and 1 more for each hired before it in the round, or on the turn alone if the table has chosen so; it gives its symbol only. A crew card costs 1 prestige of the share and does what it says. After both have led, the row is new.',
  },
}

/** Moonrakers in short. */
export const help: readonly HelpText[] = [
  { id: 'aim', title: w.aim.title, body: [w.aim.text] },
  { id: 'turn', title: w.turn.title, body: [w.turn.text, { list: w.turn.parts, ordered: true }] },
  { id: 'talks', title: w.talks.title, body: [w.talks.text] },
  {
    id: 'mission',
    title: w.mission.title,
    body: [w.mission.text, { list: w.mission.cards }, w.mission.hazards],
  },
  { id: 'base', title: w.base.title, body: [w.base.text] },
  { id: 'objectives', title: w.objectives.title, body: [w.objectives.text] },
  { id: 'armory', title: w.armory.title, body: [w.armory.text] },
  { id: 'two', title: w.two.title, body: [w.two.text] },
]
