import '../css/rules.css'
import '../css/older-rules.css'
import { Dialog } from '@perilune/ui'
import { useState } from 'react'
import { useAsked } from '../client.js'
import { changesSince } from '../table/rules-changes.js'
import { words as rareWords } from '../words/games.js'
import { words } from '../words/index.js'

const w = rareWords.olderRules

/** The changes to a game since the rules of the table. */
function ChangesDialog(props: { game: string; rules: number; onClose(): void }) {
  const { game, rules } = props
  const found = useAsked(() => changesSince(game, rules), `${game}:${rules}`)
  return (
    <Dialog title={w.title(rules)} onClose={props.onClose}>
      <div className="rules-changes">
        <p>{w.about(rules)}</p>
        {found === undefined && <p>{words.loading}</p>}
        {(found === null || found?.length === 0) && <p>{w.none}</p>}
        {found?.map((version) => (
          <section key={version.rules} className="rules-text">
            <h3>{w.version(version.rules)}</h3>
            <ul>
              {version.changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

/**
 * A note in the page's head that the game is played under older rules; it opens the list of changes since.
 */
export function OlderRulesNote({ game, rules }: { game: string; rules: number | undefined }) {
  const [open, setOpen] = useState(false)
  if (rules === undefined) return null
  return (
    <>
      <button type="button" className="older-rules" aria-label={w.says(rules)} onClick={() => setOpen(true)}>
        <span className="wide-only">{w.says(rules)}</span>
        <span className="short">{w.note(rules)}</span>
      </button>
      {open && <ChangesDialog game={game} rules={rules} onClose={() => setOpen(false)} />}
    </>
  )
}
