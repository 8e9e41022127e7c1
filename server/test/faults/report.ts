import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Plan, Result } from './run.js'

const FILE = new URL('../../../docs/soak/faults.md', import.meta.url)

const HEAD = `# Nodes, databases and wires that fail

Every line is a run of \`npm run test:faults\`: three nodes on one Postgres and one Redis, clients that play whole games through the protocol, in pairs and with bots.
Nodes are killed (SIGKILL) and come back, or stand still for a while; Postgres is stopped as by a crash; Redis goes away; the wires between clients,
nodes and databases are cut, slowed and held. In the end the history of every client is held against the logs: *lost* is an answer that was acknowledged and is
not in the log, *doubled* one that is there twice, *misplaced* one at another place than was said or out of order, *refused but taken* one that was refused and is in the log,
*illegal* a log that the rules do not play, *untrue* a client that ended with another view or other events than the log gives, or that saw time run backwards.

The three that were untrue in the long run of 2026-11-16 were clients that had been refused a table while the database was away and never asked for it again, so that they
ended with the view of before; no answer of theirs was lost. The client was mended afterwards (it asks again until the table is there), and the next two runs had none.

The six of 2026-11-18 had sat down at one node and were refused their seat by another that had not heard of it; the client, which by then took such a refusal for
final, never asked again. A node looks at the store now before it refuses anybody a seat. The one in the run after that had watched its
table gather, lost the line over the start, and asked only for what came after the first moment; such a client asks for all now. No answer was lost.

| day | seconds | clients | acknowledged answers | rows | nodes killed, paused | Postgres | Redis | cut, slow, held | lost | doubled | misplaced | refused but taken | illegal | untrue | nodes that ended by themselves |
| --- | --: | --: | --: | --: | --- | --: | --: | --- | --: | --: | --: | --: | --: | --: | --: |
`

/** Adds a run to the page of all runs. */
export function addToReport(plan: Plan, r: Result): void {
  const before = existsSync(FILE) ? readFileSync(FILE, 'utf8') : HEAD
  const lines = before.split('\n').filter((line) => /^\| \d{4}-/.test(line))
  const f = r.faults
  const cells = [
    new Date().toISOString().slice(0, 10),
    r.seconds,
    plan.clients,
    r.acknowledged,
    r.rows,
    `${f['node killed']}, ${f['node paused']}`,
    f['Postgres crashed'],
    f['Redis gone'],
    `${f['connections cut']}, ${f['connections slow']}, ${f['connections held']}`,
    ...[r.lost, r.doubled, r.misplaced, r.refusedButTaken, r.illegal, r.untrue].map((list) => list.length),
    r.crashes,
  ]
  lines.push(`| ${cells.join(' | ')} |`)
  const answers = lines.reduce((sum, line) => sum + Number(line.split('|')[4]), 0)
  const total = `\nIn all ${lines.length} runs together: ${answers} acknowledged answers.\n`
  writeFileSync(FILE, `${HEAD}${lines.join('\n')}\n${total}`)
}
