import { account } from './account.js'
import { leaving } from './export-and-erase.js'
import { calls } from './notifications.js'
import { people } from './people.js'
import { play } from './play.js'
import { tables } from './tables.js'

/** Every route of the server. The socket's messages are defined in `socket.ts`. */
export const routes = { ...people, ...account, ...leaving, ...calls, ...tables, ...play }
