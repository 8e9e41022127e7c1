import './css/shell.css'
import { matchPath, pagePaths } from '@perilune/protocol'
import { Tips } from '@perilune/ui'
import { lazy, Suspense } from 'react'
import { useNotice } from './client.js'
import { Lobby } from './pages/lobby.js'
import { NothingHere } from './parts/nothing-here.js'
import { OrReload, Outdated } from './parts/outdated.js'
import { paths, useAddress } from './router.js'
import { words } from './words/index.js'

const TablePage = lazy(() => import('./pages/table.js').then((m) => ({ default: m.TablePage })))
const EndPage = lazy(() => import('./pages/end.js').then((m) => ({ default: m.EndPage })))
const AnalysisPage = lazy(() => import('./pages/analysis.js').then((m) => ({ default: m.AnalysisPage })))
const ReplayPage = lazy(() => import('./pages/replay.js').then((m) => ({ default: m.ReplayPage })))
const CardsPage = lazy(() => import('./pages/cards.js').then((m) => ({ default: m.CardsPage })))
const RulesPage = lazy(() => import('./pages/rules.js').then((m) => ({ default: m.RulesPage })))
const NewGamePage = lazy(() => import('./pages/new-game.js').then((m) => ({ default: m.NewGamePage })))
const MePage = lazy(() => import('./pages/me.js').then((m) => ({ default: m.MePage })))
const ResetPage = lazy(() => import('./pages/reset.js').then((m) => ({ default: m.ResetPage })))
const Gallery = lazy(() => import('./pages/gallery.js').then((m) => ({ default: m.Gallery })))
const SeatLink = lazy(() => import('./pages/seat-link.js').then((m) => ({ default: m.SeatLink })))

function Page() {
  const address = useAddress()
  const [path] = address.split('?')
  if (path === paths.lobby) return <Lobby />
  let found = matchPath(pagePaths.table, path)
  if (found) return <TablePage key={found.id} id={found.id} />
  found = matchPath(pagePaths.end, path)
  if (found) return <EndPage key={found.id} id={found.id} />
  found = matchPath(pagePaths.analysis, path)
  if (found) return <AnalysisPage key={found.id} id={found.id} />
  found = matchPath(pagePaths.replay, path)
  if (found) return <ReplayPage key={found.id} id={found.id} />
  found = matchPath(pagePaths.cards, path)
  if (found) return <CardsPage key={found.game} game={found.game} />
  found = matchPath(pagePaths.rules, path)
  if (found) return <RulesPage key={found.game} game={found.game} />
  found = matchPath(pagePaths.newGame, path)
  if (found) return <NewGamePage key={found.game} id={found.game} />
  if (path === paths.me) return <MePage />
  if (path === paths.reset) return <ResetPage />
  if (path === paths.gallery) return <Gallery />
  if (path === pagePaths.seat) return <SeatLink />
  return <NothingHere />
}

function Notice() {
  const notice = useNotice()
  return (
    <div className="notice" role="status">
      {notice && <p>{notice}</p>}
    </div>
  )
}

export const App = () => (
  <>
    <OrReload>
      <Suspense fallback={<main className="plain-page">{words.loading}</main>}>
        <Page />
      </Suspense>
    </OrReload>
    <Notice />
    <Outdated />
    <Tips />
  </>
)
