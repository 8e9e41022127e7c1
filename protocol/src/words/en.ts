import { type NameOfSeat, type Seat, type Sentence, textOnly } from '@perilune/engine'
import type { TableWords } from '../table-words.js'

type Act = (name: NameOfSeat) => Sentence

const by =
  (seat: Seat, does: string): Act =>
  (name) => [{ is: 'seat', text: name(seat), seat }, ...textOnly(does)]

const of =
  (says: string, seat: Seat, then = ''): Act =>
  (name) => [...textOnly(says), { is: 'seat', text: name(seat), seat }, ...textOnly(then)]

/** The texts of tables in English. */
export const tableWords: TableWords = {
  acts: {
    'table:undo': ({ seat }) => by(seat, ' takes the last answer back'),
    'table:rewind': ({ to_move, branch }) => {
      const agreed = `the table agrees to go back to move ${to_move}`
      const shuffled = branch === undefined ? '' : '; what lies face down is shuffled again'
      return () => textOnly(agreed + shuffled)
    },
    'table:stop': () => () => textOnly('the game is stopped: nobody wins'),
    'table:resign': ({ seat }) => by(seat, ' resigns'),
    'table:timeout': ({ seat }) => of('the time of ', seat, ' is up'),
    'table:bot': ({ seat }) => of('a bot plays for ', seat),
    'table:person': ({ seat }) => by(seat, ' is back'),
  },
  takenBack: 'moves were taken back meanwhile',
  surprised: (happened) => [...textOnly('something happened to you meanwhile: '), ...happened],
  left: {
    'not-yours': 'this seat is no longer yours',
    'seats-moved-up': 'the game has begun, and the seats have moved up',
    'left-seat': 'you have left your seat',
    'removed-by-host': 'the host has taken your seat back',
    'revoked-by-owner': 'the owner of the seat has taken it back',
    'table-closed': 'the table is closed',
    'closed-by-host': 'the host has closed the table',
    'host-gone': 'the host has gone',
    'never-started': 'the table was never started',
  },
}
