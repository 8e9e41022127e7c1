import { wordsOf } from '@perilune/engine'
import type { OnTimeout, Time } from '@perilune/protocol'
import { capital, figure, language, list } from '@perilune/ui'

/* The words of the app. Another language is another such value: see engine/src/sentences/language.ts. */

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
  return `${all}. When time runs out, ${timeout === 'bot' ? 'a bot plays on' : 'the player resigns'}.`
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

const en = {
  name: 'Perilune',
  guestName: () => `${any(GUESTS)} ${any(BODIES)}`,
  noConnection: 'The server can’t be reached. Your game is safe; try again in a moment.',
  reconnecting: 'Connection lost. Coming back…',
  loading: 'One moment…',
  notFound: 'There is nothing at this address.',
  tryingAgain: 'Trying again…',
  tryAgain: 'Try again',
  home: 'Back to lobby',
  tools: {
    theme: 'Light or dark',
    themes: { light: 'Light', dark: 'Dark' },
    help: 'The rules (R)',
    helpKey: 'The rules in short',
    bell: 'Notify me on my turn',
    bellOn: 'You are notified on your turn',
    menu: 'More',
    undo: 'Undo',
    rail: 'Log and chat',
    foldRail: 'Fold log and chat away',
  },
  lobby: {
    greet: (hour: number, name: string) =>
      `${hour < 5 ? 'Good evening' : hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening'}, ${name}.`,
    welcome: 'Four space games, exactly by their rules.',
    welcomeMore: 'Choose a box, then Start.',
    waiting: (n: number) =>
      n === 0
        ? 'No games waiting.'
        : `It’s your turn in ${n < NUMBERS.length ? NUMBERS[n] : n} ${n === 1 ? 'game' : 'games'}.`,
    othersWait: (n: number) =>
      `${capital(NUMBERS[n] ?? figure(n))} more ${n === 1 ? 'waits' : 'wait'} for others.`,
    left: (ms: number) =>
      ms < DAY ? `${Math.floor(ms / HOUR)} h left` : `${plural(Math.floor(ms / DAY), 'day')} left`,
    shelf: 'Games',
    players: (min: number, max: number) => (min === max ? `${min}` : `${min}–${max}`),
    playersLabel: (min: number, max: number) => `For ${min === max ? min : `${min} to ${max}`} players`,
    minutes: (n: number) => `${n} min`,
    tableOf: (title: string) => `New game of ${title}`,
    seats: 'Seats',
    others: 'Opponents',
    kinds: { bots: 'Bots', friends: 'Friends', anyone: 'Anyone' },
    level: 'Bot level',
    start: 'Start now',
    open: 'Create game',
    youAre: 'No account needed. You start at once.',
    friendsHint: 'You get a link to send.',
    anyoneHint: 'It is listed among the open games.',
    options: 'More options',
    cards: 'Read the cards',
    rules: 'The rules',
    guided: 'Learn it in a guided game',
    mine: 'My games',
    openTables: 'Open games',
    noMine: 'None yet. The first one is two clicks away.',
    noOpen: 'No open games now. Create one for anyone.',
    showMore: 'Show more',
    moreOfHost: (n: number) => (n === 1 ? '1 more game by this host' : `${n} more games by this host`),
    play: 'Play',
    look: 'Open',
    sit: 'Join',
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
  waiting: {
    waitingFor: 'Waiting for',
    more: (free: number) => (free === 1 ? 'one more player.' : `${NUMBERS[free] ?? free} more players.`),
    gameOf: (host: string) => `${host}’s game`,
    here: (n: number, of: number) => `${n} of ${of} are here.`,
    leaveOpen: 'You can leave this page: the lobby says when it starts.',
    inviteTitle: 'Invite',
    noAccount: 'no account needed',
    invite: 'Send this link, or point a camera at the code. Whoever opens it can join.',
    code: 'The link as a QR code',
    larger: 'Larger code',
    copyInvite: 'Copy invite link',
    startWithBots: (n: number) => (n === 1 ? 'Start with a bot instead' : 'Start with bots instead'),
    brief: 'The rules in one minute',
    allRules: 'All rules',
    noClock: 'No clock',
    seat: (n: number) => `Seat ${n}`,
    host: 'Host',
    botSeat: 'Ready',
    you: 'You',
    away: 'Away just now',
    copy: 'Copy the link',
    copied: 'Copied.',
    share: 'Share',
    free: 'Open seat',
    nobody: 'Nobody',
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
    leave: 'Leave seat',
    join: 'Join here',
    joinFirst: 'Join',
    invited: (host: string, game: string) => `${host} invites you to a game of ${game}.`,
    cancel: 'Cancel game',
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
    paused: 'The game is paused.',
    resume: 'Resume',
    botPlays: 'A bot plays for you.',
    takeBack: 'Take my seat back',
    undo: 'Undo',
    undoKey: 'Undo my last answer',
    seats: 'Seats',
    clock: (name: string) => `Time of ${name}`,
    menu: 'This game',
    menuGroups: {
      read: 'Read',
      share: 'Save and share',
      agree: 'Ask the others',
      mine: 'My seat',
      people: 'People and rules',
      settings: 'Settings',
    },
    resign: 'Resign',
    resignSure: 'Resign this game? A bot plays on for your seat. This can’t be undone.',
    resignYes: 'Resign',
    no: 'Keep playing',
    askUndo: 'Ask to undo one answer',
    askPause: 'Ask to pause',
    askResume: 'Ask to resume',
    askStop: 'Ask to stop the game',
    askBot: (name: string) => `Ask to let a bot play for ${name}, who is away`,
    letBot: 'Let a bot play for me',
    proposals: {
      undo: () => 'to go back',
      pause: () => 'to pause',
      resume: () => 'to go on',
      stop: () => 'to stop the game',
      bot: (name: string) => `to let a bot play for ${name}, who is away`,
    },
    proposal: (name: string, what: string) => `${name} proposes ${what}.`,
    proposed: (what: string) => `You propose ${what}.`,
    shuffledAgain: 'Face-down cards are shuffled again.',
    stillAsked: (names: readonly string[]) => `Still to answer: ${list(names)}.`,
    silence: (until: number) => `No answer by ${dayAndTime(until)} counts as yes.`,
    youToo: 'you',
    agree: 'Agree',
    refuse: 'No',
    withdraw: 'Withdraw',
    people: 'Mute or report somebody…',
    replay: 'What happened so far',
    record: 'Save game record',
    report: 'Report a wrong rule…',
    reportHelp:
      'Say what should have happened. The operator of this server gets it with the record of the game so far.',
    reportText: 'What is wrong?',
    reportSend: 'Send report',
    reportSave: 'Save as a file',
    reported: 'Thank you. Your report was sent with the position and the record.',
    device: 'Play on another device',
    deviceHelp:
      'Open this link on the other device within a day. It works once; you keep your seat here too.',
    deviceMake: 'Create link',
    holders: 'Who else can play your seat',
    holderSince: (ms: number) => (ms > 0 ? `since ${dayAndTime(ms)}` : ''),
    revoke: 'Remove',
    revokeName: (name: string) => `Remove ${name} from your seat`,
    revoked: (name: string) => `${name} no longer plays your seat. Unused links are void.`,
    invite: 'Link for spectators',
    since: 'Since your last turn',
    sinceMore: 'Show it move by move',
    sinceDone: 'Continue',
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
    muteHelp: (name: string) => `You no longer see what ${name} writes. They are not told.`,
    hear: 'Unmute',
    mutedNote: 'muted',
    muted: (name: string) => `You have muted ${name}.`,
    nowMuted: (name: string) => `${name} is muted.`,
    nowHeard: (name: string) => `${name} is no longer muted.`,
    report: 'Report…',
    reportNote: 'Tell the operator of this server what happened.',
    reportOf: (name: string) => `Report ${name}`,
    reportHelp:
      'Say what happened. The operator of this server gets it with this table; nobody here can read it.',
    reportText: 'What happened?',
    reportSend: 'Send report',
    reported: 'Thank you. The operator of this server will look at it.',
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
    help: 'The percentage is its chance to win from here. It sees what you see and nothing else.',
    close: 'I’ll decide myself',
    doIt: 'Make this move',
  },
  planning: {
    plan: 'Plan my move',
    planning:
      'You are planning ahead: choose as if it were your turn. Your move is sent when your turn comes.',
    stop: 'Not now',
    queued: (move: string) => `Planned for your turn: ${move}.`,
    aMove: 'a move',
    takeBack: 'Cancel plan',
    dropped: (why: string) => `Your planned move was not sent: ${why}.`,
    understood: 'OK',
  },
  replay: {
    title: 'Replay',
    past: (move: number, of: number) => `Move ${figure(move)} of ${figure(of)}`,
    first: 'To the start',
    back: 'Previous move',
    play: 'Play',
    pause: 'Pause',
    next: 'Next move',
    last: 'To the end',
    slider: 'Moment of the game',
    share: 'Link to this moment',
    shared: 'The link to this moment is copied.',
    eyes: 'As seen by',
    spectator: 'a spectator',
    now: 'Back to the game',
    end: 'Scores',
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
    toRematch: 'Join the rematch',
    rematchOpen: 'A rematch is open, with a seat for you.',
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
    rulings: 'Rulings',
    onPage: 'See all cards of the game',
  },
  rules: {
    title: 'The rules in short',
    of: (game: string) => `The rules of ${game}, in short`,
    parts: 'Parts',
    close: 'Close the rules',
    none: 'Not written yet. The decision panel always says what can be done.',
  },
  me: {
    title: 'Your account',
    signIn: 'Sign in',
    name: 'Your name',
    saveName: 'Use this name',
  },
  gallery: 'The shared components',
}

export const words = wordsOf(language, { en })
