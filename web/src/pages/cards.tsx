import '../css/cards.css'
import { capital, Spoken } from '@perilune/ui'
import { useDeferredValue, useState } from 'react'
import { accentOf } from '../accent.js'
import { manifestOf } from '../manifests.js'
import { CardDialog, useCards } from '../parts/card-reader.js'
import { OlderRulesNote } from '../parts/older-rules.js'
import { TopBar } from '../parts/shell.js'
import { go, paths, useAddress } from '../router.js'
import { useGameTable } from '../table/use-game-table.js'
import { useTitle } from '../title.js'
import { words } from '../words/index.js'
import { words as playWords } from '../words/play.js'

const w = playWords.cards

/** All cards of a game, to search and read. */
export function CardsPage({ game }: { game: string }) {
  const box = manifestOf(game)
  const title = box?.title ?? game
  useTitle(w.title(title))
  const query = new URLSearchParams(useAddress().split('?')[1])
  const rules = Number(query.get('rules')) || undefined
  const all = useCards(game, rules)
  const table = useGameTable(game, rules)
  const [text, setText] = useState('')
  const [kind, setKind] = useState('')
  const open = query.get('card')
  const asked = useDeferredValue(text).toLowerCase().split(/\s+/).filter(Boolean)
  if (all === null) return <main className="plain-page">{words.notFound}</main>
  const cards = all ?? []
  const kinds = [...new Set(cards.map((c) => c.kind))]
  const found = cards.filter(
    (c) =>
      (!kind || c.kind === kind) &&
      asked.every((word) => `${c.name} ${c.kind} ${c.text}`.toLowerCase().includes(word)),
  )
  const opened = cards.find((c) => c.id === open)
  return (
    <div {...accentOf(box)}>
      {table && <table.Drawings />}
      <TopBar title={<b>{title}</b>}>
        <OlderRulesNote game={game} rules={table?.olderRules} />
      </TopBar>
      <main className="cards-page">
        <h1>{w.title(title)}</h1>
        <div className="cards-search">
          <input
            className="input"
            type="search"
            aria-label={w.search}
            placeholder={w.search}
            value={text}
            onChange={(e) => setText(e.target.value)}
          />
          <select className="input" aria-label={w.all} value={kind} onChange={(e) => setKind(e.target.value)}>
            <option value="">{w.all}</option>
            {kinds.map((k) => (
              <option key={k} value={k}>
                {capital(k)}
              </option>
            ))}
          </select>
          <span role="status">{all && w.count(found.length)}</span>
        </div>
        {all && found.length === 0 && <p className="none">{w.none}</p>}
        <ul className="cards-grid">
          {table &&
            found.map((c) => (
              <li key={c.id}>
                <button type="button" onClick={() => go(paths.card(game, c.id, rules))}>
                  <Spoken as={`${c.name}, ${c.kind}. ${c.text}`}>
                    <table.Card id={c.id} width={168} />
                  </Spoken>
                </button>
              </li>
            ))}
        </ul>
        {opened && table && (
          <CardDialog game={game} table={table} card={opened} onClose={() => go(paths.cards(game, rules))} />
        )}
      </main>
    </div>
  )
}
