import type { OnTimeout, Time } from '@perilune/protocol'
import { capital, catalogue, figure, list } from '@perilune/ui'

/* The words of the app. A translation is laid over them: see ui/src/catalogue.ts. */

const GUESTS = ['Calm', 'Curious', 'Bright', 'Patient', 'Quick', 'Quiet', 'Bold', 'Merry']
const BODIES = ['Comet', 'Crater', 'Rover', 'Meteor', 'Orbit', 'Comet', 'Lander', 'Nova', 'Quasar']
const any = <T>(of: readonly T[]): T => of[Math.floor(Math.random() * of.length)]

const plural = (n: number, one: string, many = `${one}s`): string => `${figure(n)} ${n === 1 ? one : many}`
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago something was, given in milliseconds. */
function ago(ms: number): string {
  if (ms < MINUTE) return 'just now'
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)} min ago`
  if (ms < DAY) return `${Math.floor(ms / HOUR)} h ago`
  return `${plural(Math.floor(ms / DAY), 'day')} ago`
}

const DAY_AND_TIME = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/** “Thu 20 Nov, 14:05”. */
const dayAndTime = (ms: number): string => DAY_AND_TIME.format(ms)

/** How much time a seat has for a move; nothing where there is no clock. */
function brief(time: Time): string {
  if (time.kind === 'none') return ''
  return `${time.kind === 'days' ? plural(time.days, 'day') : plural(time.move, 'second')} a move`
}

/** The same with what it has beyond that, and what happens after. */
function clockOf(time: Time, timeout: OnTimeout): string {
  if (time.kind === 'none') return ''
  const kept = time.kind === 'live' ? time.reserve : 0
  const reserve = kept % 60 === 0 ? plural(kept / 60, 'minute') : plural(kept, 'second')
  const all = `${brief(time)}${kept > 0 ? `, ${reserve} in reserve` : ''}`
  return `${all}. When time runs out, ${timeout === 'bot' ? 'a bot plays on' : 'the seat gives up'}.`
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

export const words = catalogue('web', {
  name: 'Perilune',
  guestName: () => `${any(GUESTS)} ${any(BODIES)}`,
  noConnection: 'The server can’t be reached. Your game is safe; try again in a moment.',
  reconnecting: 'Connection lost. Coming back…',
  loading: 'One moment…',
  notFound: 'There is nothing at this address.',
  tryingAgain: 'Trying again…',
  tryAgain: 'Try again',
  home: 'To the lobby',
  tools: {
    theme: 'Light or dark',
    help: 'The rules (?)',
    bell: 'Tell me when it is my turn',
    bellOn: 'You are told when it is your turn',
    menu: 'More',
    undo: 'Take back',
    rail: 'Log and chat',
    foldRail: 'Fold log and chat away',
  },
  lobby: {
    greet: (hour: number, name: string) =>
      `${hour < 5 ? 'Good night' : hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening'}, ${name}.`,
    welcome: 'Four space games, exactly by their rules.',
    welcomeMore: 'Choose a box, then Start.',
    waiting: (n: number) =>
      n === 0
        ? 'Nobody waits for you.'
        : `${NUMBERS[n] ?? n} ${n === 1 ? 'table waits' : 'tables wait'} for you.`,
    shelf: 'Games',
    players: (min: number, max: number) => (min === max ? `${min}` : `${min}–${max}`),
    playersLabel: (min: number, max: number) => `For ${min === max ? min : `${min} to ${max}`} players`,
    minutes: (n: number) => `${n} min`,
    soon: 'In preparation',
    tableOf: (title: string) => `A table of ${title}`,
    seats: 'Seats',
    others: 'The others are',
    kinds: { bots: 'Bots', friends: 'Friends', anyone: 'Anyone' },
    level: 'They play',
    start: 'Start now',
    open: 'Open the table',
    youAre: 'No account. You begin at once.',
    friendsHint: 'You get a link to send.',
    anyoneHint: 'It stands in the list of open tables.',
    options: 'Options and seats',
    cards: 'Read the cards',
    rules: 'The rules',
    guided: 'Learn it in a guided game',
    mine: 'My tables',
    openTables: 'Open tables',
    noMine: 'None yet. The first one is two clicks away.',
    noOpen: 'Nobody waits for a player now. Open one for anyone.',
    showMore: 'Show more',
    moreOfHost: (n: number) => (n === 1 ? '1 more game by this host' : `${n} more games by this host`),
    play: 'Play',
    look: 'Open',
    sit: 'Sit down',
    watch: 'Watch',
    replay: 'Replay',
    yourTurn: 'Your turn',
    toPlay: (names: readonly string[]) => `${list(names)} to play`,
    over: 'Finished',
    ago,
    ready: 'Everybody is here',
    brief,
    gathering: (free: number) => (free === 0 ? 'Ready to start' : `${plural(free, 'seat')} free`),
    hosts: (name: string) => `${name} hosts`,
    with: (title: string, names: readonly string[]) =>
      names.length ? `${title} with ${list(names)}` : title,
    importRecord: 'Open a record',
  },
  creating: {
    typeName: 'Type a name',
    takeBack: (name: string) => `Take ${name} off the list`,
    title: (game: string) => `A table of ${game}, as you like it`,
    seat: (n: number) => `Seat ${n}`,
    kinds: { me: 'You', bot: 'Bot', open: 'Somebody who joins', closed: 'Nobody' },
    me2: 'You, on this device',
    botOf: (level: string) => `Bot, ${level}`,
    time: 'Time',
    times: { none: 'No clock', live: 'Live', days: 'By days' },
    move: 'seconds a move',
    reserve: 'minutes in reserve',
    days: 'days a move',
    reserveHelp: 'Who needs longer for a move takes it from the reserve, which is for the whole game.',
    less: (what: string) => `Fewer ${what}`,
    more: (what: string) => `More ${what}`,
    timeout: 'When time runs out',
    timeouts: { bot: 'A bot plays on', resign: 'The seat gives up' },
    listed: 'Who may join',
    listedKinds: { link: 'Those with the link', all: 'Anyone' },
    begins: {
      link: 'The game begins when the last seat is taken.',
      all: 'When all are there, you begin the game. Before that you can remove whom you don’t want.',
    },
    make: 'Make the table',
  },
  waiting: {
    title: 'The table gathers',
    invite: 'Send this link. Whoever opens it can sit down.',
    copy: 'Copy the link',
    copied: 'Copied.',
    share: 'Share',
    free: 'Free',
    start: 'Start the game',
    startHelp: 'Free seats: wait for somebody, give them to bots, or close them.',
    ready: 'Everybody is here.',
    readyHost: 'Start the game when you are ready.',
    readyTitle: (game: string) => `● Everybody is here · ${game}`,
    readyNotify: (game: string) => `${game}: everybody is here, start the game`,
    whenFull: 'The game begins when the last seat is taken.',
    whenHost: 'When all seats are taken, you start the game.',
    hostAway: (host: string) => `${host} is away just now.`,
    time: clockOf,
    bot: (level: string) => `Bot, ${level}`,
    close: 'Close',
    remove: 'Remove',
    keptFor: (name: string) => `Reserved for ${name}`,
    removeName: (name: string) => `Remove ${name}`,
    open: 'Open again',
    leave: 'Stand up',
    join: 'Sit down here',
    joinFirst: 'Sit down',
    invited: (host: string, game: string) => `${host} invites you to a table of ${game}.`,
    cancel: 'Take the table away',
    waitsForHost: (host: string) => `${host} starts the game.`,
    about: (name: string) => `Mute or report ${name}`,
  },
  table: {
    you: 'You',
    log: 'Log',
    chat: 'Chat',
    say: 'Say something',
    send: 'Send',
    nobodySpoke: 'Nobody has said anything yet.',
    spectating: 'You are watching.',
    waitsFor: (names: readonly string[]) => `${list(names)} to play.`,
    paused: 'The table has paused the game.',
    botPlays: 'A bot plays for you.',
    takeBack: 'Take my seat back',
    undo: 'Take back',
    undoKey: 'Take back your last answer (U)',
    seats: 'Seats',
    clock: (name: string) => `Time of ${name}`,
    menu: 'This table',
    resign: 'Give up',
    resignSure: 'Give up this game? A bot plays on for your seat. It can’t be taken back.',
    resignYes: 'Give up',
    no: 'No, play on',
    askUndo: 'Ask the table to go back one answer',
    askPause: 'Ask the table to pause',
    askResume: 'End the pause',
    askStop: 'Ask the table to stop the game',
    askBot: (name: string) => `Ask the table to let a bot play for ${name}, who is away`,
    letBot: 'Let a bot play for me',
    proposals: {
      undo: () => 'to go back',
      pause: () => 'to pause',
      resume: () => 'to go on',
      stop: () => 'to stop the game',
      bot: (name: string) => `that a bot plays for ${name}, who is away`,
    },
    proposal: (name: string, what: string) => `${name} proposes ${what}.`,
    proposed: (what: string) => `You propose ${what}.`,
    shuffledAgain: 'Face-down cards are shuffled again.',
    stillAsked: (names: readonly string[]) => `Still to answer: ${list(names)}.`,
    silence: (until: number) => `No answer by ${dayAndTime(until)} counts as yes.`,
    youToo: 'you',
    agree: 'Agree',
    refuse: 'No',
    withdraw: 'Take it back',
    people: 'Mute or report somebody…',
    replay: 'What happened so far',
    record: 'Save the record',
    report: 'This rule is wrong…',
    reportHelp:
      'Say what should have happened. The record of the game up to this moment goes with it to whoever keeps this server.',
    reportText: 'What is wrong?',
    reportSend: 'Send it',
    reportSave: 'Save it as a file',
    reported: 'Thank you. It has been sent, with the position and the record.',
    device: 'Play on another device',
    deviceHelp:
      'Open this link on the other device within a day. It works once; you keep your seat here too.',
    deviceMake: 'Make a link',
    holders: 'Who else plays your seat',
    holderSince: (ms: number) => (ms > 0 ? `since ${dayAndTime(ms)}` : ''),
    revoke: 'Remove',
    revokeName: (name: string) => `Remove ${name} from your seat`,
    revoked: (name: string) => `${name} no longer plays your seat. Unused links are void.`,
    soundOn: 'Turn sound on',
    soundOff: 'Turn sound off',
    invite: 'Link for spectators',
    since: 'Since your last turn',
    sinceMore: 'Show it move by move',
    sinceDone: 'Go on',
    notify: (game: string) => `${game}: your turn`,
    titleMine: (game: string) => `● Your turn · ${game}`,
    over: (names: readonly string[]) => `${list(names)} ${names.length > 1 ? 'win together' : 'wins'}.`,
    stopped: 'The game was stopped: nobody wins.',
    toEnd: 'See every point',
    curtain: (name: string) => `Hand the device to ${name}.`,
    curtainGo: (name: string) => `I am ${name}`,
  },
  person: {
    others: 'The others at this table',
    about: (name: string) => `${name}: mute or report`,
    mute: 'Mute',
    muteHelp: (name: string) => `You read nothing more of what ${name} says. Nobody is told.`,
    hear: 'Hear again',
    mutedNote: 'muted',
    muted: (name: string) => `You have muted ${name}.`,
    nowMuted: (name: string) => `You hear nothing more of ${name}.`,
    nowHeard: (name: string) => `You hear ${name} again.`,
    report: 'Report…',
    reportNote: 'Tell whoever keeps this server what happened.',
    reportOf: (name: string) => `Report ${name}`,
    reportHelp:
      'Say what happened. It goes to whoever keeps this server, with this table; nobody here reads it.',
    reportText: 'What happened?',
    reportSend: 'Send it',
    reported: 'Thank you. Whoever keeps this server will look at it.',
  },
  hint: {
    title: 'A hint',
    ask: 'Hint',
    adviser: 'Halley',
    thinking: 'Thinking for a second …',
    says: (level: string, tries: number) =>
      `A ${level} bot tried ${plural(tries, 'line')} of play. It would choose:`,
    chance: (part: number) => `${Math.round(100 * part)} %`,
    lead: (lead: number) =>
      `expects to be ${figure(Math.abs(Math.round(10 * lead)) / 10)} ${lead < 0 ? 'behind' : 'ahead'}`,
    less: (part: number) => `${Math.round(100 * part)} % less`,
    help: 'The percentage is how many of such games it expects to win. It sees what you see, and no more.',
    close: 'I decide myself',
    doIt: 'Do that',
  },
  analysis: {
    title: 'What cost the most',
    link: 'Look it over',
    about: 'A hard bot looks at every answer that people gave, knowing only what they knew.',
    progress: 'Answers looked at',
    soFar: (done: number, of: number) =>
      `${figure(done)} of ${figure(of)} answers looked at; it goes on in the background.`,
    done: (of: number) => `All ${figure(of)} answers looked at.`,
    failed: 'It could not be finished; open this page again to start anew.',
    nothing: 'Nothing cost much. Well played.',
    cost: (name: string, part: number) => `${name} gave away ${Math.round(100 * part)} %`,
    played: (what: string, part: number) => `Played: ${what} (${Math.round(100 * part)} % to win)`,
    better: (what: string, part: number) => `Better: ${what} (${Math.round(100 * part)} %)`,
    unsaid: 'an answer that does nothing until others have answered',
  },
  planning: {
    plan: 'Plan my move',
    planning: 'You plan ahead: choose as if it were your turn. Your move is sent when it comes.',
    stop: 'Not now',
    queued: (move: string) => `Waits for your turn: ${move}.`,
    aMove: 'a move',
    takeBack: 'Take it back',
    dropped: (why: string) => `Your planned move was not sent: ${why}.`,
    understood: 'All right',
  },
  replay: {
    title: 'Replay',
    past: (move: number, of: number) => `Move ${figure(move)} of ${figure(of)}`,
    first: 'To the start',
    back: 'One back',
    play: 'Play',
    pause: 'Stop',
    next: 'One on',
    last: 'To the end',
    slider: 'Moment of the game',
    share: 'Link to this moment',
    shared: 'The link to this moment is copied.',
    eyes: 'Through the eyes of',
    spectator: 'a spectator',
    now: 'Back to the game',
    end: 'The points',
  },
  end: {
    ledger: 'Where the points came from',
    brought: (n: number, name: string) => `${figure(n)} ${name}`,
    after: (moves: number) => `After ${figure(moves)} moves`,
    wins: (names: readonly string[]) =>
      names.length ? `${capital(list(names))} ${names.length > 1 ? 'win' : 'wins'}` : 'Nobody wins',
    race: 'The race',
    raceNote: 'points after each move',
    turns: 'Turning points',
    lead: (name: string) => `${capital(name)} takes the lead`,
    leadForGood: (name: string) => `${capital(name)} takes the lead for good`,
    leap: (name: string, n: number) => `${figure(n)} at once for ${name}`,
    earned: (what: string, more: number, from: number, to: number) =>
      what
        ? `${what}${more > 0 ? ` and ${more} more` : ''}: from ${figure(from)} to ${figure(to)}.`
        : `What was built: from ${figure(from)} to ${figure(to)}.`,
    moveOf: (n: number, of: number) => `Move ${figure(n)} of ${figure(of)}`,
    slider: 'Move of the game',
    openHere: 'Open the board here',
    raceNow: 'points as they stood after each move',
    every: 'Every point',
    everyNote: 'click to see the move',
    move: (n: number) => `move ${n}`,
    atEnd: 'end of game',
    total: (n: number) => plural(n, 'point'),
    tie: (how: string, winners: number) =>
      winners > 1 ? 'Nothing breaks the tie: the victory is shared.' : `The tie was broken by: ${how}.`,
    rematch: 'Rematch',
    toRematch: 'To the rematch',
    board: 'Back to the board',
    record: 'Export record',
    share: 'Share',
  },
  cards: {
    title: (game: string) => `The cards of ${game}`,
    search: 'Search names and texts',
    count: (n: number) => plural(n, 'card'),
    all: 'All',
    none: 'No card has all of these words.',
    now: 'Right now',
    rulings: 'As it is ruled',
    onPage: 'Among all cards of the game',
  },
  generic: {
    allCards: 'Cards',
    board: 'Board',
    yes: 'yes',
    cards: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
    place: (n: number) => `place ${n}`,
    placeOf: (place: string, name: string) => `${place} of ${name}`,
  },
  olderRules: {
    note: (rules: number) => `Rules ${rules}`,
    says: (rules: number) => `Played under rules ${rules}`,
    title: (rules: number) => `What changed since rules ${rules}`,
    about: (rules: number) =>
      `This game was begun under rules ${rules} and is played to its end under them. New games are played under the newest rules.`,
    version: (rules: number) => `Rules ${rules}`,
    none: 'What changed has not been written down.',
  },
  rules: {
    title: 'The rules in short',
    of: (game: string) => `The rules of ${game}, in short`,
    parts: 'Parts',
    close: 'Close the rules',
    none: 'They are still to be written. The decision panel says at every moment what can be done.',
  },
  me: {
    title: 'Your account',
    signIn: 'Sign in',
    name: 'Your name',
    saveName: 'Use this name',
  },
  gallery: 'The shared components',
})
