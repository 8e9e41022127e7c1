import { serveBots } from '@perilune/server'
import { toys } from '../games/index.js'

serveBots(toys)
