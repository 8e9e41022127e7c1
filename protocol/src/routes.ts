import { calls } from './routes-calls.js'
import { people } from './routes-people.js'
import { play } from './routes-play.js'
import { tables } from './routes-tables.js'

/** Every door of the server but the socket's. */
export const routes = { ...people, ...calls, ...tables, ...play }
