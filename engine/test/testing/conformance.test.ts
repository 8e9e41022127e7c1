import { playsCleanly } from '@perilune/engine/testing/vitest'
import { auction } from '../games/auction.js'
import { haggle } from '../games/haggle.js'
import { passing } from '../games/passing.js'
import { secret } from '../games/secret.js'
import { stones } from '../games/stones.js'

playsCleanly(auction, { games: 10, seeds: 'auction' })
playsCleanly(haggle, { games: 10, seeds: 'haggle' })
playsCleanly(passing, { games: 16, seeds: 'passing' })
playsCleanly(secret, { games: 10, seeds: 'secret' })
playsCleanly(stones, { games: 10, seeds: 'stones' })
