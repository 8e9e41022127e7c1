import { wordsOf } from '@perilune/engine'
import { language, list } from '@perilune/ui'

/* The words of the page for a new game. */

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five']
const numeral = (n: number): string => NUMBERS[n] ?? `${n}`
const DAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long' })
const WEEK = 6 * 86_400_000
const DATE = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
/** “Tuesday”, or “4 Nov” if that is longer ago. */
const when = (at: number): string => (Date.now() - at < WEEK ? DAY : DATE).format(at)

const en = {
  of: 'New game of',
  title: (game: string) => `New game of ${game}`,
  back: 'All games',
  presets: 'Presets',
  classic: 'Classic',
  classicLine: 'By the rulebook',
  last: 'Last time',
  lastNote: (where: string, at: number) => (where ? `${where}, ${when(at)}` : when(at)),
  presetNote: (line: string, minutes: number) => `${line}, ${minutes} min`,
  without: (title: string) => `no ${title}`,
  changed: (what: string, more: number) => `Changed: ${what}${more > 0 ? ` and ${more} more` : ''}`,
  seats: 'Seats',
  seatsOf: (n: number, max: number) => `${n} of ${max}`,
  seat: (n: number) => `Seat ${n}`,
  you: 'You',
  youToo: 'You, at this device',
  onDevice: 'Plays on this device',
  open: 'Open seat',
  openShort: 'Open',
  anyone: 'Anyone can join',
  withLink: 'Anyone with the link',
  bot: 'Bot',
  botOf: (level: string) => `Bot, ${level}`,
  /** One line on how a level plays. */
  botNotes: {
    easy: 'Overlooks half of what it could do',
    medium: 'Looks ahead and moves at once',
    hard: 'Thinks up to five seconds a move',
  } as Readonly<Record<string, string>>,
  nameOf: (seat: number) => `Name of seat ${seat}`,
  guestAt: (seat: number) => `Guest ${seat}`,
  botLevel: 'Bot level',
  nobody: 'Nobody',
  nobodyFewest: (min: number) => `Nobody: needs ${min} players`,
  notIn: 'Not in this game',
  add: 'Add a player',
  addShort: 'Add',
  addShortSub: 'a player',
  addTo: (n: number) => `Add a player in seat ${n}`,
  put: 'Add somebody',
  onThisDevice: 'Somebody at this device',
  first: (title: string, who: string) => `${title}: ${who}`,
  expansions: 'Expansions',
  inTheBox: (on: number, of: number) => `${on} of ${of}`,
  minutes: (n: number) => (n === 0 ? '±0' : n > 0 ? `+${n} min` : `−${-n} min`),
  time: 'Time',
  times: { live: 'Live', days: 'Daily', none: 'Untimed' },
  live: (seconds: number, minutes: number) => `${seconds} s + ${minutes} min`,
  liveNote: 'a move + reserve',
  days: (n: number) => (n === 1 ? '1 day' : `${n} days`),
  daysNote: 'for each move',
  none: 'No clock',
  noneNote: 'at any pace',
  changeTime: 'Change the time',
  joining: 'Who may join',
  joiningKinds: { link: 'With the link', all: 'Anyone' },
  joiningOff: 'There is no open seat.',
  more: 'More options',
  done: 'Done',
  yes: 'On',
  no: 'Off',
  typeName: 'Type a name',
  takeBack: (name: string) => `Take ${name} off the list`,
  players: (n: number) => (n === 1 ? 'Solo game' : `${n} players`),
  fullBox: 'full box',
  fullWithout: (titles: readonly string[]) => `full box without ${list(titles)}`,
  base: 'base game',
  with: (titles: readonly string[]) => `with ${list(titles)}`,
  some: (n: number, of: number) => `${n} of ${of} expansions`,
  on: 'on',
  onA: 'on a',
  anyPlace: (value: string, title: string) => `${value.toLowerCase()} ${title.toLowerCase()}`,
  about: 'about',
  aboutMinutes: (n: number) => `${n} min`,
  bots: (n: number, level: string) =>
    `${numeral(n)} ${level ? `${level.toLowerCase()} ` : ''}${n === 1 ? 'bot' : 'bots'}`,
  comma: ', ',
  stop: '.',
  startsNow: 'The game starts at once.',
  startsFull: (open: number) =>
    `You get a link to send. The game starts when ${open === 1 ? 'the open seat is' : `all ${numeral(open)} open seats are`} taken.`,
  startsHost: 'The game is listed for anyone. You start it when everybody is there.',
  tooFew: (game: string, min: number) => `${game} needs at least ${numeral(min)} players.`,
  clock: {
    time: 'Time',
    times: { none: 'No clock', live: 'Live', days: 'By days' },
    move: 'seconds a move',
    reserve: 'minutes in reserve',
    days: 'days a move',
    reserveHelp: 'A player who needs longer for a move uses the reserve, which is for the whole game.',
    less: (what: string) => `Fewer ${what}`,
    more: (what: string) => `More ${what}`,
    timeout: 'When time runs out',
    timeouts: { bot: 'A bot plays on', resign: 'The player resigns' },
  },
  create: 'Create game',
  enter: 'Enter',
}

export const words = wordsOf(language, { en })
