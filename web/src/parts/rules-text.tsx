import type { GameTable } from '@perilune/ui'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, paths } from '../router.js'
import { words } from '../words/index.js'
import { words as playWords } from '../words/play.js'

const w = playWords.rules

/** The short rules, section by section. */
export const RulesText = ({ table }: { table: GameTable }) => (
  <div className="rules-text">
    {table.help.map(({ id, title, body }) => (
      <section key={id} id={id} aria-labelledby={`${id}-title`}>
        <h2 id={`${id}-title`}>{title}</h2>
        {body}
      </section>
    ))}
  </div>
)

/** The rules beside the table; play continues while they are open. */
export function RulesPanel(props: { game: string; table: GameTable; onClose(): void }) {
  const box = useRef<HTMLElement>(null)
  const before = useRef(document.activeElement)
  useEffect(() => {
    const from = before.current
    box.current?.focus()
    return () => {
      if (from instanceof HTMLElement) from.focus()
    }
  }, [])
  return (
    <aside
      ref={box}
      className="rules-panel"
      aria-label={w.title}
      tabIndex={-1}
      onKeyDown={(event) => event.key === 'Escape' && props.onClose()}
    >
      <div className="rules-head">
        <strong>{w.title}</strong>
        <button type="button" className="tool" aria-label={w.close} onClick={props.onClose}>
          <X size={18} />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div className="rules-scroll" tabIndex={0}>
        <RulesText table={props.table} />
        <p className="rules-more">
          <Link href={paths.cards(props.game, props.table.olderRules)}>{words.lobby.cards}</Link>
        </p>
      </div>
    </aside>
  )
}
