/** The guided first game, by its steps. */
export const guide = {
  welcome: {
    title: 'Your settlement on the Moon',
    text: 'For three Eras you build it, card by card. People who go home talk about it: that is what Hearts count. Most Hearts at the end wins.',
  },
  hand: {
    title: 'An expedition has arrived',
    text: 'These cards are the structures it brings. Each turn you use exactly one of them: construct it, or assimilate it for what it is worth. Everything else on a turn is extra.',
  },
  card: {
    title: 'How to read a card',
    text: 'At the top: what it costs, and Flags you must have. The band shows what it does, the colour what kind it is. At the foot: what you get if you assimilate it. Press ? or hold a card to read it large.',
  },
  blue: {
    title: 'Blue produces',
    text: 'A Blue Structure gives what it shows at once, and again at the start of each Era. Early ones pay longest. Click Solar Panels, look at what will change, then press Construct.',
  },
  end: {
    title: 'That was your action',
    text: 'You say when the turn is over. Until then you can still do the extras, or take back what you did.',
  },
  travels: {
    title: 'The expedition moves on',
    text: 'After every round hands change places: these are the cards your rival has left you, and your old ones are over there. What you pass on will be used.',
  },
  expedition: {
    title: 'Every hand has its Expedition',
    text: 'The dark card travels with the hand and helps whoever holds it, once a turn. Look at it first: it is nearly always worth using.',
  },
  flags: {
    title: 'Flags are the talk of Earth',
    text: 'At the end of each Era whoever shows most of a Flag takes the Hearts below it. More Rovers break a tie; if those are equal too, the Hearts stay and the pile grows.',
  },
  yellow: {
    title: 'Yellow shows Flags',
    text: 'Construct a Yellow Structure. Its Flags count for the majority, and they open other cards that need them. The table above shows what the lead would be.',
  },
  rover: {
    title: 'Park a Rover',
    text: 'Once a turn, unless a card allows more, a Rover of yours may stop at a Structure of somebody else. On Blue you take what it makes; on Yellow you borrow its Flags for one construct of the turn. From then on it is theirs: it stays there, counts for their ties, and joins their Supply at the end of the Era.',
  },
  assimilate: {
    title: 'When nothing fits, assimilate',
    text: 'Any card can be put on the Discard Pile for the reward at its foot. It also keeps the card from your rival.',
  },
  reputations: {
    title: 'Reputations: first come, first served',
    text: 'Whoever meets a requirement on their own turn may claim the card, one a turn. It is worth Hearts at the end and brings something at once or for the rest of the game. The bars show how far you are.',
  },
  claim: {
    title: 'You can claim one now',
    text: 'You have what this Reputation asks for. Claim it before somebody else does.',
  },
  undo: {
    title: 'Nothing is lost',
    text: 'Try things out: what you did can be taken back here, or with the key U, as long as nothing hidden was shown by it.',
  },
  pink: {
    title: 'Pink can be flipped',
    text: 'Click a Pink Structure to use it: once in each Era, one card a turn. Grey ones work all the time or count at the end of the game.',
  },
  last: {
    title: 'The Era is nearly over',
    text: 'When the last cards are used, Rovers parked with you come to your Supply and Pink cards turn back; then Flags are counted and Hearts on cards are scored. See where one more Flag would take the lead.',
  },
  era: {
    title: 'Era II: production',
    text: 'Everything Blue has just produced again, the Flag Rewards are higher and the cards stronger. The rules stay the same. You know the game now: play it to its end.',
  },
}
