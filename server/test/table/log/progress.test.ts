import { games } from '@perilune/games'
import { routes } from '@perilune/protocol'
import { expect, test } from 'vitest'
import { matchInPlay } from '../../../src/table/state/table.js'
import { serve, temporaryFolder } from '../../help/serve.js'
import { until } from '../../help/wait.js'

test.each([
  ['moon', 'Era I, round 1', 'Era I, round 2'],
  ['moon-base', 'Setting up', 'Round 1 of 6'],
  ['moonrakers', 'Turn 1', 'Turn 2'],
  ['terraforming-mars', 'Generation 1', 'Generation 2'],
])(
  'a list of tables says where a game of %s is and when it last moved, after a restart too',
  async (game, first, then) => {
    const now = { at: 1000 }
    const setting = { games, dataDir: temporaryFolder(), now: () => now.at }
    const server = await serve(setting)
    const people = await Promise.all(['Ada', 'Bo'].map(server.person))
    const [ada, bo] = people
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
    const { id } = await ada.call(routes.create, { body: { game, seats } })
    await bo.call(routes.join, { params: { id }, body: {} })
    const listed = async () => (await ada.call(routes.mine, {})).tables[0]
    expect(await listed()).toMatchObject({ progress: '', moved: null })
    await ada.call(routes.start, { params: { id } })
    expect(await listed()).toMatchObject({ progress: first, moved: 1000 })
    const table = await server.tables.get(id)
    // Both are there: for people who are away the server would answer some questions itself.
    const watches = people.map(({ live }, seat) => live.watch(id, seat))
    await until(() => table.presence.here().size === 2)
    now.at = 2000
    while ((await listed()).progress === first) {
      const { state } = matchInPlay(table)
      const [seat] = table.game.asked(state)
      await people[seat].live.answer(id, seat, table.game.answers(state, seat)[0], table.seq)
    }
    expect(await listed()).toMatchObject({ progress: then, moved: 2000 })
    const { cookie } = ada
    for (const watch of watches) watch.stop()
    await server.stop()
    await using again = await serve(setting)
    const returned = again.client()
    returned.cookie = cookie
    expect((await returned.call(routes.mine, {})).tables).toMatchObject([{ progress: then, moved: 2000 }])
  },
)
