// Waits until the run of the tests that started it has ended, and cleans up what that left behind: see
// test-run.mjs.
import { endProcessesOf, removeFolders } from './test-processes.mjs'

const folders = process.argv.slice(2)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
process.stdin.resume()
process.stdin.once('close', async () => {
  await endProcessesOf(folders[0], [process.pid])
  removeFolders(folders)
  process.exit()
})
