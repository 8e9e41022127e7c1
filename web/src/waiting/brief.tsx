import type { RuleInBrief } from '@perilune/ui'
import { useEffect, useState } from 'react'
import { tableOf } from '../games.js'
import { Link, paths } from '../router.js'
import { words } from '../words/play.js'

const w = words.waiting

/** The rules in one minute, from the game's table, which is needed next anyway. */
export function Brief({ game }: { game: string }) {
  const [rules, setRules] = useState<readonly RuleInBrief[]>([])
  useEffect(() => {
    let gone = false
    tableOf(game)?.then(
      (table) => !gone && setRules(table.brief ?? []),
      () => {},
    )
    return () => {
      gone = true
    }
  }, [game])
  return (
    <section className="waiting-brief">
      <h2>
        {w.brief} <Link href={paths.rules(game)}>{w.allRules}</Link>
      </h2>
      <ol>
        {rules.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
