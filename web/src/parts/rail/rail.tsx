import type { ChatLine } from '@perilune/protocol'
import { Log, type LogLine, SeatShape } from '@perilune/ui'
import { ArrowRight, ChevronRight, PanelRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { client, complain, useMe } from '../../client.js'
import { useDraft } from '../../table/draft.js'
import { mute } from '../../table/mutes.js'
import { words } from '../../words/index.js'
import { words as playWords } from '../../words/play.js'
import { type Person, PersonMenu } from '../menu/person-menu.js'
import { Notes } from './notes.js'

const w = playWords.table

type Tab = 'log' | 'chat' | 'notes'

/** The log, the chat and my notes, beside the table. */
export function Rail(props: {
  table: string
  lines: readonly LogLine[]
  /** The chat without the messages of players I have muted. */
  chat: readonly ChatLine[]
  silenced: readonly Person[]
  maySay: boolean
  /**
   * The table shows the chat itself and needs the space, so the rail is collapsed until somebody opens it.
   */
  spare: boolean
  hrefOf?: (seq: number) => string
}) {
  const { chat, spare } = props
  const [tab, setTab] = useState<Tab>('log')
  const [read, setRead] = useState(chat.length)
  const [folded, setFolded] = useState(() => localStorage.getItem('rail') === 'folded')
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    if (spare) setOpened(false)
  }, [spare])
  const said = chat.length
  useEffect(() => {
    if (spare) setRead(said)
  }, [spare, said])
  const fold = (on: boolean) => {
    if (spare) return setOpened(!on)
    localStorage.setItem('rail', on ? 'folded' : 'open')
    setFolded(on)
  }
  const unread = tab === 'chat' ? 0 : Math.max(0, chat.length - read)
  const open = (to: Tab) => {
    setTab(to)
    if (to === 'chat' || tab === 'chat') setRead(chat.length)
  }
  return (
    <aside className="rail" data-folded={spare ? !opened : folded} aria-label={words.tools.rail}>
      <button
        type="button"
        className="tool rail-open"
        aria-label={words.tools.rail}
        title={words.tools.rail}
        onClick={() => fold(false)}
      >
        <PanelRight size={18} />
        {unread > 0 && <span className="count">{unread}</span>}
      </button>
      <div className="rail-head">
        <div className="rail-tabs" role="tablist">
          {(['log', 'chat', 'notes'] as const).map((id) => (
            <button key={id} type="button" role="tab" aria-selected={tab === id} onClick={() => open(id)}>
              {w[id]}
              {id === 'chat' && unread > 0 && <span className="count">{unread}</span>}
            </button>
          ))}
        </div>
        <button
          type="button"
          className="tool"
          aria-label={words.tools.foldRail}
          title={words.tools.foldRail}
          onClick={() => fold(true)}
        >
          <ChevronRight size={18} />
        </button>
      </div>
      {tab === 'log' && <Log lines={props.lines} label={w.log} hrefOf={props.hrefOf} />}
      {tab === 'chat' && <Chat table={props.table} lines={chat} silenced={props.silenced} />}
      {tab === 'notes' && <Notes table={props.table} />}
      {props.maySay && tab !== 'notes' && <Say table={props.table} onSaid={() => open('chat')} />}
    </aside>
  )
}

export function Chat(props: { table: string; lines: readonly ChatLine[]; silenced: readonly Person[] }) {
  const { lines, silenced } = props
  const me = useMe()
  const [about, setAbout] = useState<Person>()
  const box = useRef<HTMLDivElement>(null)
  const count = lines.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls on every new message
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }, [count])
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div className="log chat" ref={box} role="log" aria-label={w.chat} tabIndex={0}>
        {lines.length === 0 && <p className="none">{w.nobodySpoke}</p>}
        {lines.map((line) => (
          <div key={line.id} className="log-line">
            {line.seat === null ? <span /> : <SeatShape seat={line.seat} />}
            <span>
              {line.player === me?.id ? (
                <b>{line.name}</b>
              ) : (
                <button
                  type="button"
                  className="opens"
                  title={playWords.person.about(line.name)}
                  onClick={() => setAbout(line)}
                >
                  {line.name}
                </button>
              )}{' '}
              {line.text}
            </span>
          </div>
        ))}
        {silenced.map((person) => (
          <p key={person.player} className="silenced">
            {playWords.person.muted(person.name)}{' '}
            <button
              type="button"
              className="btn quiet small"
              onClick={() => mute(person.player, false).catch(complain)}
            >
              {playWords.person.hear}
            </button>
          </p>
        ))}
      </div>
      {about && <PersonMenu person={about} table={props.table} onClose={() => setAbout(undefined)} />}
    </>
  )
}

export function Say({ table, onSaid }: { table: string; onSaid(): void }) {
  const [text, setText] = useDraft(table)
  const written = useRef(text)
  written.current = text
  const say = () => {
    client.live.say(table, text.trim()).then(onSaid, (error: unknown) => {
      complain(error)
      // Restores the message, unless another one was begun meanwhile.
      if (written.current === '') setText(text)
    })
    setText('')
  }
  return (
    <form
      className="say"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim()) say()
      }}
    >
      <input
        aria-label={w.say}
        placeholder={w.say}
        maxLength={500}
        value={text}
        onChange={(e) => setText(e.target.value)}
      />
      <button type="submit" className="tool" aria-label={w.send}>
        <ArrowRight size={18} />
      </button>
    </form>
  )
}
