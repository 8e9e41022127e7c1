import { Link, paths } from '../router.js'
import { words } from '../words/index.js'

/** Shown at an unknown address. */
export const NothingHere = () => (
  <main className="plain-page">
    <h1>{words.notFound}</h1>
    <Link className="btn primary" href={paths.lobby}>
      {words.home}
    </Link>
  </main>
)
