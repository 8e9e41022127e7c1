import { games } from '@perilune/games'
import { serveBots } from './serve.js'

serveBots(games)
