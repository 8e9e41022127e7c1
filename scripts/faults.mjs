// The long run of the fault test; its summary is added to docs/soak/faults.md.
//   npm run test:faults -- [seconds, default 300]
import { installed, run } from './command.mjs'

process.env.PERILUNE_FAULTS = process.argv[2] ?? '300'
run(installed('vitest'), ['run', 'server/test/faults/faults.test.ts'])
