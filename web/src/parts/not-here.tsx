import type { LoadError } from '../retry.js'
import { Link, paths } from '../router.js'
import { words } from '../words/index.js'

/** Shown instead of a table: why it can't be displayed, and what to do about it. */
export const NotHere = ({ trouble, again }: { trouble: LoadError; again(): void }) => (
  <main className="plain-page not-here" role="alert">
    <h1>{trouble.says}</h1>
    {trouble.trying ? (
      <p>{words.tryingAgain}</p>
    ) : (
      <p className="dialog-acts">
        {!trouble.gone && (
          <button type="button" className="btn primary" onClick={again}>
            {words.tryAgain}
          </button>
        )}
        <Link className={`btn ${trouble.gone ? 'primary' : 'second'}`} href={paths.lobby}>
          {words.home}
        </Link>
      </p>
    )}
  </main>
)
