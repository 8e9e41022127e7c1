import { catalogue } from '@perilune/ui'

/* The rules in short. `{name}` is drawn as that icon, `*words*` stand out. */

export const words = catalogue('moonrakers:help', {
  aim: {
    title: 'What it is about',
    text: 'Captains take contracts for {prestige} prestige and {credit} credits, alone or with allies whom they may or may not trust. The game ends with the turn in which somebody has 10 prestige, or less if the table has agreed on a lower goal. If several have it, net worth decides: credits, and the printed cost of ship parts and crew.',
  },
  turn: {
    title: 'A turn',
    text: 'The mission leader plans, flies a contract or stays at base, and buys. Then the captain to the left leads.',
    parts: [
      '*Plan.* Choose one of eight contracts, or stay at base. Once per turn a contract can be replaced for 1 credit, also during talks and while you stay at base.',
      '*Talks.* If you want allies, offer them shares. You may negotiate on two contracts a turn; the third you fly alone, or you stay at base.',
      '*Mission.* Dice are rolled by the shares agreed, then cards are played until all are done.',
      '*Buy.* Any number of ship parts and crew. Once per turn a card of the armory can be replaced for 1 credit.',
    ],
  },
  talks: {
    title: 'Talks',
    text: 'Prestige, credits, bonus cards and hazard dice of the contract are shared out, to the last unit. Invited captains accept, decline, or send the terms back changed. Nothing binds until the leader locks what all who join have accepted, and rolls; until then an ally may take its acceptance back. What is promised in the chat never binds: an ally must roll the dice agreed, and may keep every card back.',
  },
  mission: {
    title: 'Flying a contract',
    text: 'Everybody begins with one {action} action; a card costs one. Together you must play the symbols that the contract needs.',
    cards: [
      '{reactor} *Reactor:* 2 more actions for you.',
      '{thruster} *Thruster:* you draw 2 cards.',
      '{shield} *Shield:* blocks one of your hazards.',
      '{damage} *Damage:* worth 1, 2 or 3. {crew} *Crew:* each does something of its own. {miss} *Miss:* nothing.',
    ],
    hazards:
      'The leader gives the floor and takes it back. Each {hazard} hazard that is not blocked costs its roller 1 prestige, whether the contract succeeds or not; nobody falls below 0.',
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
})
