import './table.css'
import './talks/talks.css'
import type { Option } from '@perilune/engine'
import { handOf, objectivesOf } from '@perilune/moonrakers'
import { Motion, type TableChat, type TableProps, useEscape } from '@perilune/ui'
import { useEffect, useMemo, useState } from 'react'
import { MoonrakersBar } from './bar.js'
import { Armory, Dispatch } from './boards.js'
import { Captains } from './captains.js'
import { useHandChoice } from './hand-choice.js'
import { Mercenaries } from './mercenaries.js'
import { Hand, Means, Ship } from './mine.js'
import { Mission } from './mission/mission.js'
import { Objectives } from './objectives.js'
import { useRules } from './rules.js'
import { Shares, Talks } from './talks/talks.js'
import { type Draft, draftFor } from './talks/terms.js'
import { useClaims } from './talks/use-claims.js'
import { cardsAt, isOffer, type MoonrakersView, mayOf, mustOf, possible, previewOf, viewOf } from './view.js'
import { words } from './words.js'

type Stage = keyof typeof words.stages

const STAGES: readonly Stage[] = ['now', 'dispatch', 'armory']

/** What stands in the middle by itself: what the turn is about. */
function stageOf(view: MoonrakersView): Stage {
  if (view.talks || view.turn.phase === 'mission' || view.turn.phase === 'rewards') return 'now'
  return view.turn.phase === 'buying' ? 'armory' : 'dispatch'
}

/** What is selected: a card or a ship part. A mercenary may be the same card as one in the hand. */
interface Selection {
  id: string
  mercenary: boolean
}

/** Options about what is selected. */
function optionsAbout(table: TableProps, selection: Selection | undefined): readonly Option[] {
  const decision = mustOf(table.decisions)
  if (!selection || decision?.kind !== 'choose') return []
  const { id, mercenary } = selection
  return decision.options.filter(
    (o) =>
      possible(o) &&
      (o.answer.act === 'hire') === mercenary &&
      (o.answer.card === id || o.answer.part === id),
  )
}

const NO_CHAT: TableChat = { lines: [], say: null }

/** The acts whose outcome is shown before they are done. */
const PREVIEWED = new Set(['play', 'use', 'hire', 'buy'])

/** The table of Moonrakers: a function of what the viewer sees, and of what is selected. */
export function MoonrakersTable(props: TableProps) {
  const rules = useRules()
  const view = viewOf(props.view)
  const seat = props.viewer === 'spectator' ? view.turn.leader : props.viewer
  const decision = mustOf(props.decisions)
  const [selection, setSelection] = useState<Selection>()
  const [chosen, setAlternative] = useState<Option>()
  const [looked, setLooked] = useState<Stage>()
  const [draft, setDraft] = useState<Draft | null>(null)
  const { talks, mission, turn } = view
  // A new moment: what was selected may be gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of answers is the moment
  useEffect(() => {
    setSelection(undefined)
    setAlternative(undefined)
  }, [view.played, props.viewer])
  // What somebody is setting up stays while others answer; other terms on the table, or an own answer, end
  // it.
  const said = talks && `${talks.contract}:${talks.proposals}:${talks.terms !== null}:${talks.replies[seat]}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has been said is the moment
  useEffect(() => setDraft(null), [turn.number, said, props.viewer])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new phase shows itself
  useEffect(() => setLooked(undefined), [turn.phase, turn.number])
  useEscape(() => setSelection(undefined))
  const alternatives = optionsAbout(props, selection)
  const alternative =
    chosen && alternatives.includes(chosen)
      ? chosen
      : alternatives.find((o) => PREVIEWED.has(String(o.answer.act)))
  const then = useMemo(
    () => (alternative ? previewOf(rules, view, seat, alternative.answer) : null),
    [rules, view, seat, alternative],
  )
  const select = (mercenary: boolean) => (id: string) => {
    setAlternative(undefined)
    setSelection({ id, mercenary })
  }
  const own = selection && !selection.mercenary ? selection.id : undefined
  const hired = selection?.mercenary ? selection.id : undefined
  const stage = looked ?? stageOf(view)
  const shown: Draft | null = talks && (draft ?? draftFor(talks, seat, turn.leader))
  const speaks = isOffer(decision) && props.answer !== null
  const offered = { decision, selected: own, select: select(false) }
  const nothingNow = !talks && !mission
  const hand = cardsAt(view, handOf(seat))
  const writing = useClaims(hand, `${turn.number}:${talks?.contract}`)
  const chat = props.chat ?? NO_CHAT
  const choice = useHandChoice(decision, hand, `${view.played}:${decision?.step}`)
  const marks = choice
    ? { ...choice, hint: words.clickHint, small: false }
    : talks && stage === 'now' && chat.say
      ? { ...writing, hint: words.claimHint, small: true }
      : undefined
  const terms = talks &&
    shown && { view, talks, seats: props.seats, seat, draft: shown, setDraft: speaks ? setDraft : null }
  const mine = props.viewer !== 'spectator'
  const objectives = mine && (
    <Objectives
      view={view}
      seat={seat}
      cards={cardsAt(view, objectivesOf(seat))}
      claims={mayOf(props.decisions, 'claim-objective')}
      answer={props.answer}
    />
  )
  return (
    <Motion
      view={view}
      story={STORY}
      className={`mr-table ${talks ? 'talks' : turn.phase} ${choice ? 'picks' : ''}`}
    >
      <div className="mr-scroll">
        <Captains view={view} then={then} seats={props.seats}>
          {objectives}
        </Captains>
        <section className="mr-stage" data-at="board">
          <nav className="mr-stages" aria-label={words.stagesLabel}>
            {STAGES.filter((id) => id !== 'now' || !nothingNow).map((id) => (
              <button
                key={id}
                type="button"
                aria-current={id === stage ? 'true' : undefined}
                onClick={() => setLooked(id)}
              >
                {words.stages[id]}
              </button>
            ))}
          </nav>
          {stage === 'now' && terms && (
            <Talks {...terms} {...writing} events={props.events ?? []} chat={chat} />
          )}
          {stage === 'now' && !talks && mission && (
            <Mission view={view} mission={mission} then={then} seats={props.seats} seat={seat} />
          )}
          {(stage === 'dispatch' || (stage === 'now' && nothingNow)) && (
            <Dispatch {...offered} view={view} seat={seat} asked={decision?.step === 'plan'} mine={mine} />
          )}
          {stage === 'armory' && (
            <Armory {...offered} view={view} seat={seat} asked={decision?.step === 'buy'} />
          )}
        </section>
        {terms && <Shares {...terms} />}
        {stage !== 'armory' && (
          <div className="mr-for-hire" data-at="board">
            <Mercenaries view={view} decision={decision} selected={hired} select={select(true)} />
          </div>
        )}
        {mine && (
          <section className="mr-mine" data-at="mine">
            <Means view={view} then={then} seat={seat} />
            <Hand {...offered} view={view} then={then} seat={seat} marks={marks} />
            <Ship {...offered} view={view} then={then} seat={seat} />
            <div className="mr-phone-objectives">{objectives}</div>
          </section>
        )}
      </div>
      <MoonrakersBar
        table={props}
        view={view}
        then={then}
        seat={seat}
        selected={selection?.id}
        alternatives={alternatives}
        alternative={alternative}
        setAlternative={setAlternative}
        handChoice={choice}
        draft={shown}
        setDraft={setDraft}
      />
    </Motion>
  )
}

/** Cards come from hands and boards, and go to them. */
const STORY = {
  comes: (piece: string) => (piece.split(':').length === 3 ? 'hand' : undefined),
}
