import { playsCleanly } from '@perilune/engine/testing/vitest'
import { moonrakers } from '@perilune/moonrakers-words-en'

// Random captains are slow to gather prestige: a low goal shows as much of the game in a fraction of the
// time.
playsCleanly(moonrakers, { games: 1, allLawsOn: 0, seeds: 'moonrakers', options: { goal: 3 } })
