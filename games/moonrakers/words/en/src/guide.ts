/** The guided first game, by its steps. */
export const guide = {
  objectives: {
    title: 'Two secret aims',
    text: 'Keep two of these three objectives. Each is worth one prestige, and nobody else sees them.',
  },
  aim: {
    title: 'First to ten prestige',
    text: 'You win by prestige, from contracts and objectives. Here is everybody’s, with credits, cards in hand and ship.',
  },
  contracts: {
    title: 'Contracts',
    text: 'Each names the symbols it needs, then what it brings: prestige, credits, bonus cards, and hazard dice. Below each you see how much of it lies in your hand.',
  },
  hand: {
    title: 'Your hand',
    text: 'A reactor gives two actions, a thruster draws two cards, a shield blocks a hazard, damage is only damage. Playing a card costs an action, and you begin with one. A reactor comes first; a thruster only where an action is left for what it draws.',
  },
  choose: {
    title: 'Take one to the talks',
    text: 'Click a contract that is too much for you alone, then “With allies”.',
  },
  terms: {
    title: 'Make an offer',
    text: 'Drag a token to another captain, or click it and then the captain; none is ever lost. The dice are shared out too: whoever rolls them takes the hazards.',
  },
  replies: {
    title: 'They answer',
    text: 'Allies accept, decline, or send the terms back changed; what they changed is in their colour. Take it, change it again, or lock the terms when all agree.',
  },
  dice: {
    title: 'Hazards',
    text: 'The dice are rolled. Every hazard that you do not block with a shield costs you one prestige, even if the contract succeeds.',
  },
  play: {
    title: 'Play cards',
    text: 'Click a card to see what it would do, then play it. Each unit is stamped with whoever gave it. You may also keep cards back.',
  },
  floor: {
    title: 'The floor',
    text: 'The leader says who plays: give the floor to an ally, and take it back. When you say “Done” and all others have, it is decided.',
  },
  claim: {
    title: 'An objective is fulfilled',
    text: 'Claim it now: it scores when the turn ends. What you do not claim in time you must do again.',
  },
  turnEnd: {
    title: 'The turn ends',
    text: 'All captains are asked at the end of every turn, so that nobody has to hurry to claim an objective. When all have said “Continue”, the next one leads.',
  },
  buy: {
    title: 'Buy for the next one',
    text: 'Ship parts stay on your ship and put action cards into your deck; crew join your deck. Buy what your next contract needs, or save.',
  },
  ally: {
    title: 'Now you are asked',
    text: 'Another captain leads and offers you a share. Change the numbers to send a counter-offer; a share without dice is a safe one.',
  },
}
