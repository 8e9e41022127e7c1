/* What the rules say about a card beyond its text: by kind, and by card. */

const OBELISK = [
  'It goes from your Settlement into your hand, and you construct another card of that hand as usual: both or neither.',
  'This is none of the four optional actions, and several Obelisks may do it on one turn. It may come before the main action, which may then assimilate that very Obelisk.',
  'It goes into a future hand: not on the turn it was constructed on. No Obelisk builds an Obelisk that came into the hand on this turn.',
]

export const byKind = {
  blue: [
    'It produces when it is built, from wherever it came, and in every later Production Phase.',
    'Whoever parks a Rover on it takes all it produces, before or after the main action of the turn.',
  ],
  yellow: [
    'A Rover parked on it lends its Flags to one construct of that turn, at once or later. They serve nothing else: no majority, no claim, no score.',
    'Its own Flags do not help to construct it.',
  ],
  pink: [
    'It can be flipped on the turn it is built. One flip a turn, once in each Era unless something flips it back.',
    'What a flip costs is paid first and stays paid, whatever comes of it. Flipping for no effect is allowed.',
  ],
  grey: [
    'Hearts that lie on it score in every Scoring Phase and stay there. The end of the game adds nothing for them.',
  ],
  red: ['It has no Rover space and is none of the four colours.'],
  night: [
    'An Expedition that is a rule holds for the whole turn of its holder; one that is an action is used once. Neither must be used.',
    'Expeditions are secret until they are used; everybody knows who has the First Expedition.',
  ],
  reputation: [
    'It is claimed on your own turn, at any moment of it, while you meet the requirement. Later you need not meet it any more.',
    'What it gives when claimed is used on that turn or lost; only what Capable gives waits.',
  ],
  base: [
    'It counts as one Blue and one Yellow Structure wherever Structures are counted or chosen. Nobody parks on it.',
  ],
}

export const byCard = {
  obelisk: OBELISK,
  'obelisk-ii': OBELISK,
  'rover-stop': [
    'It counts all your Rovers wherever they are, those on it too, and gathers them. That frees their spaces and is not parking.',
    'The Rovers on it count for ties and come back when the Construction Phase ends. They stay on it if it is flipped back.',
  ],
  'science-club': [
    'It gives its Resource first. The copied effect is yours entirely, and “this card” is the Science Club.',
    'Flipped cards may be copied, a Science Club may not. Only effects that you could pay for are offered.',
  ],
  engineering: ['It works on every Blue Structure on the table, Bases too, and needs no Rover.'],
  fragmenter: [
    'It takes two cards, not two names. An Obelisk gives X Hearts. With one card in the Discard Pile it takes that one reward.',
  ],
  'atom-builder': ['Converting is not spending. It may convert nothing and still give its one Resource.'],
  junkyard: ['The Rover comes from your Supply only.'],
  hackerspace: ['It counts Metal paid for Structures, extra ones too, but not for itself.'],
  distiller: ['Its Hearts always match what it counts, up and down. Nothing lays another Heart on it.'],
  'led-garden': ['Its Hearts always match what it counts, up and down. Nothing lays another Heart on it.'],
  archive: ['It reaches into the Era before the current one.'],
  embassy: ['It serves one Structure of the turn, which you name as you build it. Flags are still required.'],
  'takeout-hub': ['It does not flip itself back.'],
  'recycling-plant': [
    'There must be a Structure to give up. A Rover on it goes to your Supply; Hearts on it go with it.',
  ],
  'psychic-expedition': [
    'It takes a Rover from a Structure of your own, the Rover Stop included, and frees the space.',
  ],
  'reckless-expedition': [
    'It is your choice for each Rover. Such a Rover may go where another stands, gives what it gives, and leaves the game.',
    'It is parking, but the owner was not parked upon.',
  ],
  'frugal-expedition': ['It serves one Structure of the turn, which you choose.'],
  'bartering-expedition': ['It exchanges one or two Resources, not none.'],
  'celebrated-expedition': ['It scores for each Grey Structure of the turn.'],
  'first-expedition-2-3': ['It does nothing with an empty stack.'],
  capable: [
    'All Resources spent on the turn count, whatever they were spent on, also those a Rover has just brought; discounts do not.',
    'The free construct waits for the next turn on which you construct, even into another Era, and is gone after it.',
  ],
  metropolitan: ['It settles a tie before Rovers are compared.'],
  specialized: ['What Rover Stop does is not parking and does not score here.'],
  versatile: ['Red is not one of the four colours.'],
  innovative: ['Different Resources may be mixed.'],
  creative: ['A Rover Stop that is flipped back keeps its Rovers.'],
}
