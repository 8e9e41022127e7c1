import { account } from './routes-account.js'
import { calls } from './routes-calls.js'
import { leaving } from './routes-leaving.js'
import { people } from './routes-people.js'
import { play } from './routes-play.js'
import { tables } from './routes-tables.js'

/** Every door of the server but the socket's. */
export const routes = { ...people, ...account, ...leaving, ...calls, ...tables, ...play }
