/** The guided first game, by its steps. */
export const guide = {
  welcome: {
    title: 'This is Mars',
    text: 'Too cold, no air, no water. You lead a corporation that changes that, and so do the others. When the planet is done, the game ends; whoever has done most for it, and earned most on the way, wins.',
  },
  tracks: {
    title: 'Three things to do',
    text: 'Temperature climbs on the left, oxygen on the right, oceans lie along the foot. Small marks on the tracks are cards of your hand that wait for a value.',
  },
  rating: {
    title: 'Your terraform rating',
    text: 'Every step of temperature or oxygen and every ocean that you bring about raises it by 1. It is money in every generation, and points at the end.',
  },
  stock: {
    title: 'What you have, and what you make',
    text: 'The large number is your stock, the small one on its rail what you get in every generation. Steel pays for buildings, titanium for space; energy that is left becomes heat.',
  },
  hand: {
    title: 'Your projects',
    text: 'What you can play now stands first, with its price. Whatever is dimmed says why not. A long press, a right click or the key ? opens a card with its rulings.',
  },
  play: {
    title: 'Play a project',
    text: 'Green cards work once and stay. Raise a production early: it pays in every generation to come. Choose a card, look what would change, then play it.',
  },
  place: {
    title: 'Where shall it lie?',
    text: 'Areas that will do are outlined. What is printed there is yours, and every ocean beside it brings 2 MC. Look at one to see what it brings.',
  },
  second: {
    title: 'One more, if you like',
    text: 'A turn is one or two actions. Take a second one, or end the turn; you will be asked again until you pass.',
  },
  projects: {
    title: 'Open to everybody',
    text: 'Standard projects need no card. They are dearer, but they always terraform: an asteroid warms the planet, an aquifer fills an ocean.',
  },
  pass: {
    title: 'When the money is gone',
    text: 'Pass, and you are out for this generation. When all have passed, everybody produces.',
  },
  research: {
    title: 'A new generation',
    text: 'Everybody produced. Now you look at four new cards and buy what you want to keep for 3 MC each. The list beside them says what your money would still play.',
  },
  turnIn: {
    title: 'Plants and heat',
    text: 'Eight plants become a greenery, which raises oxygen; eight heat become a step of temperature. When you have enough, the button appears below.',
  },
  goals: {
    title: 'Milestones and awards',
    text: 'Whoever meets a milestone may claim it, if nobody has, for 8 MC and 5 points; three can be claimed. Awards are funded now and decided at the end. The shapes show how everybody stands.',
  },
  others: {
    title: 'Nothing is hidden but hands',
    text: 'Click another seat to see all its cards, tags and resources.',
  },
  undo: {
    title: 'You may change your mind',
    text: 'Undo takes back your last action as long as nobody has learnt anything from it. The key U does the same.',
  },
  end: {
    title: 'On you go',
    text: 'Play on as long as you like. The rules in short are in the menu, and every card can be read. Good luck on Mars.',
  },
}
