import type { Offer } from '@perilune/engine'
import { DecisionBar } from '@perilune/ui'
import type { ReactNode } from 'react'
import { type BarProps, Give } from '../bar-parts.js'
import { SwapContract } from '../swap-contract.js'
import { optionsOf } from '../view.js'
import { words } from '../words.js'
import { alliesIn, changesOf, draftFor, isSame, unsharedOf } from './terms.js'

const COUNTED = [words.ofPrestige, words.ofCredits, words.ofBonus, words.ofDice]

/** What a counter-proposal asks for, for its author: "wants 1 credit more and 1 hazard die less". */
function wanted(props: BarProps, author: number): string {
  const { talks } = props.view
  const terms = talks?.counters[author]
  if (!talks || !terms) return ''
  const things = changesOf(terms, talks.terms)
    .filter((change) => change.seat === author)
    .map(({ column, by }) => {
      const things = COUNTED[column](Math.abs(by))
      return by > 0 ? words.wantsMore(things) : words.wantsLess(things)
    })
  return words.wants(things.length > 0 ? things : [words.columns[0].toLowerCase()])
}

/** What is to be said in the talks: one sentence, and the way on that is likeliest first. */
export function TalksBar(props: BarProps & { decision: Offer; also: ReactNode }) {
  const { table, view, seat, decision, draft } = props
  const { talks, turn } = view
  if (!talks || !draft) return null
  const { answer } = table
  const leads = seat === turn.leader
  const name = (s: number) => table.seats[s]?.name ?? ''
  const author = talks.counters.findIndex((terms) => isSame(draft, terms))
  const adopt = optionsOf(decision, 'adopt').find((o) => o.answer.seat === author)
  const lock = optionsOf(decision, 'lock').find((o) => !o.reason)
  const onTable = isSame(draft, talks.terms)
  const left = unsharedOf(draft, talks.contract)
  const alone = alliesIn(draft, turn.leader) === 0
  const declined = talks.replies.flatMap((reply, s) => (reply === 'decline' ? [name(s)] : []))
  const columnsOf = (of: typeof left) => of.map(({ column, left: n }) => COUNTED[column](Math.abs(n)))
  const short = left.filter(({ left: n }) => n > 0)
  const trouble = alone
    ? words.nobody
    : short.length > 0
      ? words.unshared(columnsOf(short))
      : left.length > 0
        ? words.tooMuch(columnsOf(left))
        : null
  const sentence = !leads
    ? words.saysAlly(name(turn.leader), talks.proposals)
    : lock
      ? words.saysLock
      : author >= 0
        ? words.saysCounter(name(author), wanted(props, author))
        : declined.length > 0
          ? words.saysDeclined(declined)
          : words.saysLead
  const sub = trouble
    ? trouble
    : !leads
      ? words.saysAllySub
      : lock
        ? words.saysLockSub
        : author >= 0
          ? words.saysCounterSub
          : declined.length > 0
            ? words.saysDeclinedSub
            : words.saysLeadSub
  const send = (
    <button
      type="button"
      className={`btn ${adopt || lock ? 'second' : 'primary'}`}
      disabled={!answer || trouble !== null}
      onClick={() => answer?.({ offer: draft.map((row) => row?.slice() ?? null) })}
    >
      {leads ? words.put : words.counter}
    </button>
  )
  const untouched = isSame(draft, draftFor(talks, seat, turn.leader))
  return (
    <DecisionBar
      seats={table.seats}
      viewer={table.viewer}
      sentence={sentence}
      also={
        <>
          {props.also ?? <span className={trouble ? 'bad' : ''}>{sub}</span>}
          <SwapContract table={table} />
        </>
      }
      actions={
        leads ? (
          <>
            <Give option={lock} answer={answer} className="btn primary">
              {words.lock}
            </Give>
            <Give option={adopt} answer={answer} className="btn primary">
              {words.adopt}
            </Give>
            {!onTable && author < 0 && send}
            <Give option={optionsOf(decision, 'alone')[0]} answer={answer} className="btn second">
              {words.goAlone}
            </Give>
            <Give option={optionsOf(decision, 'end-talks')[0]} answer={answer} className="btn second">
              {words.endTalks}
            </Give>
          </>
        ) : (
          <>
            {onTable ? (
              <Give option={optionsOf(decision, 'accept')[0]} answer={answer} className="btn primary">
                {words.accept}
              </Give>
            ) : (
              send
            )}
            {!untouched && (
              <button
                type="button"
                className="btn second"
                onClick={() => props.setDraft(draftFor(talks, seat, turn.leader))}
              >
                {words.reset}
              </button>
            )}
            <Give option={optionsOf(decision, 'decline')[0]} answer={answer} className="btn second">
              {words.decline}
            </Give>
          </>
        )
      }
    />
  )
}
