import { serveBots } from '../../src/bots/serve.js'
import { toys } from '../games/index.js'

serveBots(toys)
