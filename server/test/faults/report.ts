import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Plan, Result } from './run.js'

const FILE = new URL('../../../docs/soak/faults.md', import.meta.url)

const HEAD = `# Failing nodes, databases and connections

Every line is a run of \`npm run test:faults\`: three nodes on one Postgres and one Redis, and clients that
play whole games through the protocol, in pairs and with bots. Nodes are killed (SIGKILL) and restarted, or
paused; Postgres is stopped without a shutdown; Redis goes away; the connections between clients, nodes and
databases are cut, slowed and held. In the end the history of every client is compared with the logs. *Lost*
is an answer that was acknowledged and is not in the log, *doubled* one that is there twice, *misplaced* one
in another place than was reported, *refused but taken* one that was refused and is in the log, *illegal* a
log that the rules do not play, *untrue* a client that ended with other views or events than the log gives, or
saw time run backwards.

The three untrue clients in the long run of 2026-11-16 had been refused a table while the database was away
and never asked for it again, so they ended with an old view; none of their answers was lost. Clients now ask
again until the table is there, and the next two runs had none.

The six of 2026-11-18 had joined at one node and were refused their seat by another that had not heard of it;
the client took this refusal as final and never asked again. A node now reads the store before it refuses
anybody a seat. The one in the run after that had lost its connection while its table started, and asked only
for what came after the first moment; such a client now asks for everything. No answer was lost.

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
