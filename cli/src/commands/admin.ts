import type { PlayerRow, Store } from '@perilune/server'
import { type Args, atMost, has, textOf } from '../args.js'
import type { Command } from '../command.js'
import type { Terminal } from '../terminal.js'
import { UsageError, unknown } from '../usage.js'

// Loaded on demand, so that other commands start faster.
const operator = () => import('@perilune/server')

type Act = (store: Store, args: Args, terminal: Terminal) => Promise<number>

/** The word after the act: the person or thing that it applies to. */
function about(args: Args, what: string): string {
  atMost(args, 2)
  const word = args.words[1]
  if (word === undefined) throw new UsageError(`'admin ${args.words[0]}' needs ${what}`)
  return word
}

const banning =
  (banned: boolean): Act =>
  async (store, args, terminal) => {
    const { ban } = await operator()
    const { done, found } = await ban(store, about(args, 'a player: an id or a name'), banned)
    if (done) terminal.out(`${banned ? 'banned' : 'let in again'}: ${done.name} (${done.id})\n`)
    else if (found.length === 0) terminal.err('perilune: nobody is known by that id or name\n')
    else terminal.err(`perilune: several have this name; say which, by id:\n${found.map(described).join('')}`)
    return done ? 0 : 1
  }

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

const described = ({ id, name, account, banned, created }: PlayerRow): string =>
  `  ${id}  ${name}, ${account ? 'an account' : 'a guest'} since ` +
  `${dayOf(created)}${banned ? ', banned' : ''}\n`

const ACTS: Readonly<Record<string, Act>> = {
  async reports(store, args, terminal) {
    atMost(args, 1)
    const { listReports } = await operator()
    const reports = await listReports(store, has(args, 'all'))
    if (has(args, 'json')) terminal.out(`${JSON.stringify(reports)}\n`)
    else if (reports.length === 0) terminal.out('there are no reports to look at\n')
    else
      for (const r of reports) {
        const where = r.game === null ? '' : `, table ${r.game}`
        terminal.out(`${r.id}  ${r.byName} (${r.by}) about ${r.aboutName} (${r.about})${where}: ${r.text}\n`)
      }
    return 0
  },
  async rules(store, args, terminal) {
    atMost(args, 1)
    const { listRuleReports } = await operator()
    const reports = await listRuleReports(store, has(args, 'all'))
    if (has(args, 'json')) terminal.out(`${JSON.stringify(reports)}\n`)
    else if (reports.length === 0) terminal.out('nobody says that a rule is wrong\n')
    else
      for (const r of reports)
        terminal.out(`${r.id}  ${r.byName} in ${r.rulesOf}, table ${r.game}, moment ${r.seq}: ${r.text}\n`)
    return 0
  },
  async record(store, args, terminal) {
    const { recordOfReport } = await operator()
    const record = await recordOfReport(store, about(args, 'the id of a report about a rule'))
    if (record) terminal.out(`${JSON.stringify(record)}\n`)
    else terminal.err('perilune: there is no such report about a rule\n')
    return record ? 0 : 1
  },
  async done(store, args, terminal) {
    const { finishReport } = await operator()
    const done = await finishReport(store, about(args, 'the id of a report'))
    terminal.out(done ? 'the report is done with\n' : 'there is no such report\n')
    return done ? 0 : 1
  },
  async log(store, args, terminal) {
    atMost(args, 1)
    const { listOperatorActs } = await operator()
    const acts = await listOperatorActs(store)
    if (has(args, 'json')) terminal.out(`${JSON.stringify(acts)}\n`)
    else
      for (const { at, who, act, about, result } of acts)
        terminal.out(`${new Date(at).toISOString()}  ${who}  ${act} ${about}: ${result}\n`)
    return 0
  },
  ban: banning(true),
  unban: banning(false),
  async close(store, args, terminal) {
    const { closeTable } = await operator()
    const end = await closeTable(store, about(args, 'the id of a table'))
    terminal.out(end === 'nothing' ? 'there is no such table to close\n' : `the table is ${end}\n`)
    return end === 'nothing' ? 1 : 0
  },
}

export const admin: Command = {
  name: 'admin',
  summary: 'act on reports about players and rules: list them, ban a player, close a table',
  usage:
    'reports | rules | record <report> | done <report> | ban <player> | unban <player> | close <table> | log',
  flags: {
    data: { type: 'string', value: 'folder', help: 'where games are kept (DATA_DIR, or ./data)' },
    all: { type: 'boolean', help: 'reports, rules: also those that are done with' },
    json: { type: 'boolean', help: 'reports, rules, log: print one JSON list' },
  },
  async run(args, { terminal }) {
    const name = args.words[0] ?? 'reports'
    const act = Object.hasOwn(ACTS, name) ? ACTS[name] : undefined
    if (!act) throw unknown('admin command', name, Object.keys(ACTS))
    const dataDir = textOf(args, 'data') ?? process.env.DATA_DIR ?? './data'
    const { withStore } = await operator()
    // An explicit --data folder takes precedence over the DATABASE_URL of the server.
    const url = textOf(args, 'data') === undefined ? process.env.DATABASE_URL : undefined
    return withStore(dataDir, (store) => act(store, args, terminal), url)
  },
}
