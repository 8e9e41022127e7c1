import type { Offer, Option } from '@perilune/engine'
import { DecisionBar, useKeys } from '@perilune/ui'
import type { ReactNode } from 'react'
import { type BarProps, Give, Primary } from '../bar/parts.js'
import { SwapContract } from '../bar/swap-contract.js'
import { optionsOf, possible } from '../view.js'
import { words } from '../words.js'
import { alliesIn, COUNTED, changesOf, type Draft, draftFor, isSame } from './terms.js'

/** What the shares change for a seat: "1 credit more", "1 hazard die less". */
function changesFor({ view }: BarProps, shares: Draft, seat: number): string[] {
  return changesOf(shares, view.talks?.terms ?? null)
    .filter((change) => change.seat === seat)
    .map(({ column, by }) => {
      const things = COUNTED[column](Math.abs(by))
      return by > 0 ? words.wantsMore(things) : words.wantsLess(things)
    })
}

/** What the author of a counter-proposal wants: "wants 1 credit more and 1 hazard die less". */
function wanted(props: BarProps, author: number): string {
  const terms = props.view.talks?.counters[author]
  const things = terms ? changesFor(props, terms, author) : []
  return words.wants(things.length > 0 ? things : [words.columns[0].toLowerCase()])
}

/** What the player's draft would change, captain by captain. */
const drafted = (props: BarProps, draft: Draft): string =>
  props.table.seats
    .flatMap((info) => {
      const things = changesFor(props, draft, info.seat)
      return things.length > 0
        ? [words.changeOf(info.me ? words.youName : info.name, words.these(things))]
        : []
    })
    .join('; ')

const TAKE = 'a'

/** The counter-offer that the key accepts: the one on the board, or else the first. */
function offerToTake({ decision, view }: BarProps & { decision: Offer }, draft: Draft): Option | undefined {
  const offers = optionsOf(decision, 'adopt').filter(possible)
  const looked = offers.find(({ answer }) => isSame(draft, view.talks?.counters[Number(answer.seat)] ?? null))
  return looked ?? offers[0]
}

/** The viewer's answers in the talks: one sentence, and the likeliest answer as primary button. */
export function TalksBar(props: BarProps & { decision: Offer; also: ReactNode }) {
  const { table, view, seat, decision, draft } = props
  const { talks, turn } = view
  const taken = talks && draft ? offerToTake(props, draft) : undefined
  const take = taken && { key: TAKE, label: words.takeKey, act: () => table.answer?.(taken.answer) }
  useKeys(take && table.answer ? [take] : [])
  if (!talks || !draft) return null
  const { answer } = table
  const leads = seat === turn.leader
  const name = (s: number) => table.seats[s]?.name ?? ''
  const author = talks.counters.findIndex((terms) => isSame(draft, terms))
  const offers = optionsOf(decision, 'adopt').filter(possible)
  const lock = optionsOf(decision, 'lock').find((o) => !o.reason)
  const onTable = isSame(draft, talks.terms)
  const own = !onTable && author < 0
  const alone = alliesIn(draft, turn.leader) === 0
  const declined = talks.replies.flatMap((reply, s) => (reply === 'decline' ? [name(s)] : []))
  const [sentence, sub] =
    own && talks.terms
      ? [
          leads ? words.saysDraft(talks.proposals + 1) : words.saysDraftCounter,
          words.saysDraftSub(drafted(props, draft)),
        ]
      : !leads
        ? [words.saysAlly(name(turn.leader), talks.proposals), words.saysAllySub]
        : lock
          ? [words.saysLock, words.saysLockSub]
          : author >= 0
            ? [words.saysCounter(name(author), wanted(props, author)), words.saysCounterSub]
            : declined.length > 0
              ? [words.saysDeclined(declined), words.saysDeclinedSub]
              : [words.saysLead, words.saysLeadSub]
  const send = (
    <Primary
      disabled={!answer || alone}
      onClick={() => answer?.({ offer: draft.map((row) => row?.slice() ?? null) })}
    >
      {leads ? words.put : words.counter}
    </Primary>
  )
  const begun = draftFor(talks, seat, turn.leader)
  const reset = !isSame(draft, begun) && (
    <button type="button" className="btn second" onClick={() => props.act({ do: 'draft', draft: begun })}>
      {words.reset}
    </button>
  )
  return (
    <DecisionBar
      seats={table.seats}
      viewer={table.viewer}
      sentence={sentence}
      also={
        <>
          {props.also ?? <span className={alone ? 'bad' : ''}>{alone ? words.nobody : sub}</span>}
          <span className="mr-rest" data-open={props.state.moreShown}>
            <SwapContract {...props} />
          </span>
        </>
      }
      actions={
        leads ? (
          <>
            <More {...props}>
              <Give option={optionsOf(decision, 'end-talks')[0]} answer={answer}>
                {words.endTalks}
              </Give>
              <Give option={optionsOf(decision, 'alone')[0]} answer={answer}>
                {words.goAlone}
              </Give>
              {reset}
            </More>
            {offers.map((offer) => {
              const by = Number(offer.answer.seat)
              // A phone has room only for the offer that is on the board.
              const shown = offer === taken || props.state.moreShown
              return (
                <span key={by} className="mr-rest" data-open={shown}>
                  <Give
                    option={offer}
                    answer={answer}
                    as={by === author ? 'primary' : 'second'}
                    letter={offer === taken && by !== author ? TAKE.toUpperCase() : undefined}
                  >
                    {words.takeOffer(name(by))}
                  </Give>
                </span>
              )
            })}
            <Give option={lock} answer={answer} as={own ? 'second' : 'primary'}>
              {words.lock}
            </Give>
            {own && send}
          </>
        ) : (
          <>
            <Give option={optionsOf(decision, 'decline')[0]} answer={answer}>
              {words.decline}
            </Give>
            {reset}
            {onTable ? (
              <Give option={optionsOf(decision, 'accept')[0]} answer={answer} as="primary">
                {words.accept}
              </Give>
            ) : (
              send
            )}
          </>
        )
      }
    />
  )
}

/** The rarer actions: beside the others on a wide screen, behind a button on a phone. */
function More({ state, act, children }: Pick<BarProps, 'state' | 'act'> & { children: ReactNode }) {
  const open = state.moreShown
  return (
    <>
      <button
        type="button"
        className="btn second mr-more"
        aria-expanded={open}
        onClick={() => act({ do: 'show-more' })}
      >
        {open ? words.less : words.more}
      </button>
      <span className="mr-rest" data-open={open}>
        {children}
      </span>
    </>
  )
}
