import '../css/rules.css'
import { useEffect } from 'react'
import { accentOf } from '../accent.js'
import { lobbyWordsOf, manifestOf } from '../manifests.js'
import { RulesText } from '../parts/rules-text.js'
import { TopBar } from '../parts/shell.js'
import { Link, paths } from '../router.js'
import { useGameTable } from '../table/use-game-table.js'
import { useTitle } from '../title.js'
import { words } from '../words/index.js'
import { words as playWords } from '../words/play.js'

const w = playWords.rules

/** A game's short rules on a page of their own. */
export function RulesPage({ game }: { game: string }) {
  const box = manifestOf(game)
  const table = useGameTable(game)
  const title = box?.title ?? game
  useTitle(w.of(title))
  useEffect(() => {
    // The element that the address names exists only once the table is loaded.
    if (table && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [table])
  if (!box) return <main className="plain-page">{words.notFound}</main>
  return (
    <div {...accentOf(box)}>
      {table && <table.Drawings />}
      <TopBar title={<b>{title}</b>} />
      <main className="rules-page">
        <div className="rules-intro">
          <h1>{w.of(title)}</h1>
          <p>{lobbyWordsOf(box).about}</p>
          <p className="rules-links">
            <Link className="btn second small" href={paths.cards(game)}>
              {words.lobby.cards}
            </Link>
            <Link className="btn second small" href={paths.lobby}>
              {words.home}
            </Link>
          </p>
          {table && table.help.length > 0 && (
            <nav aria-label={w.parts}>
              <ol>
                {table.help.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{title}</a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
        </div>
        {table && (table.help.length > 0 ? <RulesText table={table} /> : <p className="none">{w.none}</p>)}
      </main>
    </div>
  )
}
