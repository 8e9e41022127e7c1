/** The guided first game, by its steps. */
export const guide = {
  welcome: {
    title: 'A base on the moon',
    text: 'Two players stack rings on craters for six rounds. You and your rival each own a colour; the third, navy, is nobody’s.',
  },
  colour: {
    title: 'Choose your colour',
    text: 'You are second, so you choose, and if points are equal at the end you win. Look at the piles: which colour lies on top more often?',
  },
  tower: {
    title: 'Set the tower',
    text: 'The research tower starts on a large crater of your choice and shuts it. Every collabo ring moves it, and at the end it is worth 3 points to the colour below it. Choose any large crater.',
  },
  draft: {
    title: 'Take two rings',
    text: 'Everybody takes two large rings, then two small ones: always the top two of one pile. Large rings of your own colour can bear your settlements.',
  },
  crater: {
    title: 'Lay your first ring',
    text: 'Choose a ring below the score, then point at a bright crater of its size. It also takes every crater that overlaps its own.',
  },
  stack: {
    title: 'Build upwards',
    text: 'A ring may rest on two rings of equal height if it repeats one of their colours. Hold a ring over two others: the white dots show where it would rest.',
  },
  collabo: {
    title: 'Call the tower',
    text: 'A large ring of the third colour on two different ones is a collabo ring: the tower moves onto it. If it is still there at the end, the colour of that ring has 3 points. While it stands there, nothing can be laid or built on that ring.',
  },
  settlement: {
    title: 'What you build',
    text: 'At the end of a round every large ring of yours on level 2 or higher with nothing on it gets a settlement, 2 points, one for each ring. Cover your rival’s rings before that.',
  },
  base: {
    title: 'No settlement? A base',
    text: 'Who built no settlement puts a base on a crater, 1 point. It shuts that crater for good.',
  },
  score: {
    title: 'The score as it would be',
    text: 'Here stands what the game would be worth if it ended now, and what a placement would change. Watch the three bonuses: group, height, tower.',
  },
  three: {
    title: 'In three dimensions',
    text: 'The same moon, to look at from all sides. Drag to turn it, and lay rings there as well.',
  },
  last: {
    title: 'You know the game',
    text: 'The starting player changes every round. Whatever the table refuses, it says why. Play it to its end.',
  },
}
