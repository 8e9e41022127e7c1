import { wordsOf } from '@perilune/engine'
import { capital, figure, language, list } from '@perilune/ui'
import { brief, NUMBERS, plural } from './parts.js'

/*
 * The words of the app before a game is opened. A translation is another such value: see
 * engine/src/sentences/language.ts.
 */

const GUESTS = ['Calm', 'Curious', 'Bright', 'Patient', 'Quick', 'Quiet', 'Bold', 'Merry']
const BODIES = ['Comet', 'Crater', 'Rover', 'Meteor', 'Orbit', 'Comet', 'Lander', 'Nova', 'Quasar']
const any = <T>(of: readonly T[]): T => of[Math.floor(Math.random() * of.length)]

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

const en = {
  name: 'Perilune',
  guestName: () => `${any(GUESTS)} ${any(BODIES)}`,
  noConnection: 'The server can’t be reached. Your game is safe; try again in a moment.',
  reconnecting: 'Connection lost. Coming back…',
  loading: 'One moment…',
  outdated: {
    says: 'Perilune has been updated. Reload when you are ready: a message you have begun is kept.',
    reload: 'Reload',
    later: 'Later',
    failed: 'This page could not be loaded. Reload it to try again.',
  },
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
  me: {
    title: 'Your account',
    signIn: 'Sign in',
    name: 'Your name',
    saveName: 'Use this name',
  },
}

export const words = wordsOf(language, { en })
