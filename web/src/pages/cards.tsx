import '../css/cards.css'
import { routes } from '@perilune/protocol'
import { capital, Dialog, Spoken } from '@perilune/ui'
import { useDeferredValue, useState } from 'react'
import { client, useAsked } from '../client.js'
import { boxOf } from '../games.js'
import { TopBar } from '../parts/shell.js'
import { useTitle } from '../title.js'
import { useGameTable } from '../use-game-table.js'
import { words } from '../words.js'

const w = words.cards

/** All cards of a game, to be searched and read. */
export function CardsPage({ game }: { game: string }) {
  const box = boxOf(game)
  const title = box?.title ?? game
  useTitle(w.title(title))
  const answer = useAsked(() => client.call(routes.cards, { params: { game } }), game)
  const table = useGameTable(game)
  const [text, setText] = useState('')
  const [kind, setKind] = useState('')
  const [open, setOpen] = useState<string>()
  const asked = useDeferredValue(text).toLowerCase().split(/\s+/).filter(Boolean)
  if (answer === null) return <main className="plain-page">{words.notFound}</main>
  const cards = answer?.cards ?? []
  const kinds = [...new Set(cards.map((c) => c.kind))]
  const found = cards.filter(
    (c) =>
      (!kind || c.kind === kind) &&
      asked.every((word) => `${c.name} ${c.kind} ${c.text}`.toLowerCase().includes(word)),
  )
  const opened = cards.find((c) => c.id === open)
  return (
    <div data-game={box?.accent}>
      {table && <table.Drawings />}
      <TopBar title={<b>{title}</b>} />
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
          <span role="status">{w.count(found.length)}</span>
        </div>
        {answer && found.length === 0 && <p className="none">{w.none}</p>}
        <ul className="cards-grid">
          {table &&
            found.map((c) => (
              <li key={c.id}>
                <button type="button" onClick={() => setOpen(c.id)}>
                  <Spoken as={`${c.name}, ${c.kind}. ${c.text}`}>
                    <table.Card id={c.id} width={168} />
                  </Spoken>
                </button>
              </li>
            ))}
        </ul>
        {opened && table && (
          <Dialog title={opened.name} onClose={() => setOpen(undefined)}>
            <div className="card-large">
              <table.Card id={opened.id} width={260} />
              <div>
                <p className="label">{capital(opened.kind)}</p>
                <p>{opened.text}</p>
              </div>
            </div>
          </Dialog>
        )}
      </main>
    </div>
  )
}
