import { COLUMNS } from '@perilune/moonrakers'
import {
  type Drawings,
  type Happening,
  type Said,
  type SeatInfo,
  SeatShape,
  SentenceText,
  seatClass,
  type TableChat,
} from '@perilune/ui'
import { ArrowRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { COLUMN_ICON, DRAWINGS, Icon, KIND_ICON } from '../cards/glyphs.js'
import { tell } from '../tell.js'
import { words } from '../words.js'
import { drawnIn } from './claims.js'
import { conversation, type OfferItem } from './conversation-items.js'
import { type Draft, isSame, totalsOf } from './terms.js'

/** Drawings for claims in the chat. */
const IN_CHAT: Drawings = {
  ...DRAWINGS,
  ...Object.fromEntries(
    KIND_ICON.map((icon) => [
      icon,
      () => (
        <span className={`mr-i-${icon}`}>
          <Icon name={icon} />
        </span>
      ),
    ]),
  ),
}

export interface ConversationProps {
  contract: string
  seats: readonly SeatInfo[]
  events: readonly Happening[]
  chat: TableChat
  /** The shares on the board, and how to show others. */
  draft: Draft
  look: ((terms: Draft) => void) | null
  /** Chat text that has not been sent yet. */
  text: string
  setText(text: string): void
  /** Writes a claim of everything that the hand could bring. */
  claimAll(): void
}

/** The talks as a conversation: chat lines, and offers as messages. */
export function Conversation(props: ConversationProps) {
  const { seats, chat } = props
  const box = useRef<HTMLDivElement>(null)
  const items = conversation(chat.lines, props.events)
  const names = seats.map((info) => info.name)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what it scrolls for
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }, [items.length])
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div className="mr-conversation" ref={box} role="log" aria-label={words.conversation} tabIndex={0}>
        {items.map((item) => {
          if (item.is === 'said') return <Message key={item.key} line={item.line} seats={seats} />
          if (item.is === 'offer') return <OfferMessage key={item.key} {...props} offer={item} />
          const told = tell(item.event, names)
          return (
            told && (
              <p key={item.key} className="mr-note-line">
                {item.event.seat !== undefined && <SeatShape seat={item.event.seat} />}
                <span>{told.text}</span>
              </p>
            )
          )
        })}
      </div>
      {chat.say && <Composer {...props} say={chat.say} />}
    </>
  )
}

const timeOf = (at: number): string =>
  new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })

function Message({ line, seats }: { line: Said; seats: readonly SeatInfo[] }) {
  const mine = line.seat !== null && seats[line.seat]?.me
  return (
    <div className={`mr-message ${line.seat === null ? '' : seatClass(line.seat)} ${mine ? 'mine' : ''}`}>
      {line.seat === null ? <span /> : <SeatShape seat={line.seat} />}
      <p>
        <b>{line.name}</b> <time>{timeOf(line.at)}</time>
        <br />
        <SentenceText of={drawnIn(line.text)} drawings={IN_CHAT} />
      </p>
    </div>
  )
}

/** An offer as a message: all shares of the first offer, only the changes of later ones. */
function OfferMessage(props: ConversationProps & { offer: OfferItem }) {
  const { offer, seats, look, draft } = props
  const { terms, instead, counter, number, seat } = offer
  const totals = totalsOf(props.contract)
  const rows = terms.flatMap((row, s) => {
    const before = instead?.[s] ?? null
    if (row === null && before === null) return []
    const things = COLUMNS.flatMap((_, column) => {
      const now = before?.[column] ?? 0
      const then = row?.[column] ?? 0
      return totals[column] > 0 && (instead ? now !== then : then > 0) ? [{ column, now, then }] : []
    })
    const comes = instead !== null && (row === null) !== (before === null)
    return [{ s, things, left: comes ? (row ? words.joins : words.leaves) : '' }]
  })
  const changed = rows.filter(({ things, left }) => things.length > 0 || left)
  const same = rows.filter((row) => !changed.includes(row))
  const looked = isSame(draft, terms)
  return (
    <div className={`mr-message mr-offer ${seatClass(seat)}`}>
      <SeatShape seat={seat} />
      <div className="mr-offer-box">
        <p className="mr-offer-head">
          <b>
            {counter
              ? words.counterBy(seats[seat]?.name ?? '')
              : words.termsBy(seats[seat]?.name ?? '', number)}
          </b>
          {counter && <small>{words.against(number)}</small>}
          {look && (
            <button type="button" data-enter="own" aria-pressed={looked} onClick={() => look(terms)}>
              {looked ? words.looked : words.lookAt}
            </button>
          )}
        </p>
        <ul>
          {changed.map(({ s, things, left }) => (
            <li key={s}>
              <span className="mr-offer-who">
                <SeatShape seat={s} /> {seats[s]?.me ? words.youName : seats[s]?.name}
              </span>
              {left && <em>{left}</em>}
              {things.map(({ column, now, then }) => (
                <span key={column} className="mr-offer-thing" title={words.columns[column]}>
                  <Icon name={COLUMN_ICON[column]} title={words.columns[column]} />
                  {instead ? `${now} → ${then}` : then}
                </span>
              ))}
            </li>
          ))}
          {instead && same.length > 0 && (
            <li className="mr-offer-same">
              {same.map(({ s }) => (
                <SeatShape key={s} seat={s} />
              ))}{' '}
              {words.unchanged}
            </li>
          )}
        </ul>
      </div>
    </div>
  )
}

function Composer(props: ConversationProps & { say(text: string): void }) {
  const { text, setText, say } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="mr-composer">
      <div className="mr-phrases">
        <button
          type="button"
          className="chip"
          onClick={() => {
            props.claimAll()
            input.current?.focus()
          }}
        >
          {words.iBring('')}…
        </button>
        {words.phrases.map((phrase) => (
          <button key={phrase} type="button" className="chip" onClick={() => say(phrase)}>
            {phrase}
          </button>
        ))}
      </div>
      <form
        className="say"
        onSubmit={(event) => {
          event.preventDefault()
          if (!text.trim()) return
          say(text.trim())
          setText('')
        }}
      >
        <input
          ref={input}
          aria-label={words.saySomething}
          placeholder={words.saySomething}
          maxLength={500}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="tool" aria-label={words.send}>
          <ArrowRight size={18} />
        </button>
      </form>
    </div>
  )
}
