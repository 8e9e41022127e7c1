import './table.css'
import './talks/talks.css'
import type { Option } from '@perilune/engine'
import { handOf, objectivesOf } from '@perilune/moonrakers'
import { Motion, type TableChat, type TableProps, useEscape } from '@perilune/ui'
import { useMemo } from 'react'
import { MoonrakersBar } from './bar/bar.js'
import { handChoice } from './mine/hand-choice.js'
import { Hand, Means, Ship } from './mine/mine.js'
import { Objectives } from './mine/objectives.js'
import { momentsOf } from './moments.js'
import { useRules } from './rules.js'
import { Captains } from './seats/captains.js'
import { Armory, Dispatch } from './stage/boards.js'
import { Mercenaries } from './stage/mercenaries.js'
import { Mission } from './stage/mission.js'
import type { Selection, Stage } from './table-state.js'
import { Shares, Talks } from './talks/talks.js'
import { type Draft, draftFor } from './talks/terms.js'
import { useTableState } from './use-table-state.js'
import { cardsAt, isOffer, type MoonrakersView, mayOf, mustOf, possible, previewOf, viewOf } from './view.js'
import { words } from './words.js'

const STAGES: readonly Stage[] = ['now', 'dispatch', 'armory']

/** What stands in the middle by itself: what the turn is about. */
function stageOf(view: MoonrakersView): Stage {
  if (view.talks || view.turn.phase === 'mission' || view.turn.phase === 'rewards') return 'now'
  return view.turn.phase === 'buying' ? 'armory' : 'dispatch'
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
  const { talks, mission, turn } = view
  const [state, act] = useTableState(momentsOf(view, props.viewer, decision))
  const { selection } = state
  useEscape(() => act({ do: 'back' }))
  const alternatives = optionsAbout(props, selection)
  const alternative =
    state.alternative && alternatives.includes(state.alternative)
      ? state.alternative
      : alternatives.find((o) => PREVIEWED.has(String(o.answer.act)))
  const then = useMemo(
    () => (alternative ? previewOf(rules, view, seat, alternative.answer) : null),
    [rules, view, seat, alternative],
  )
  const select = (mercenary: boolean) => (id: string) => act({ do: 'select', selection: { id, mercenary } })
  const own = selection && !selection.mercenary ? selection.id : undefined
  const hired = selection?.mercenary ? selection.id : undefined
  const stage = state.looked ?? stageOf(view)
  const shown: Draft | null = talks && (state.draft ?? draftFor(talks, seat, turn.leader))
  const speaks = isOffer(decision) && props.answer !== null
  const offered = { decision, selected: own, select: select(false) }
  const nothingNow = !talks && !mission
  const hand = cardsAt(view, handOf(seat))
  const chat = props.chat ?? NO_CHAT
  const choice = handChoice(decision, hand, state.marked)
  const marks = choice
    ? {
        marked: choice.marked,
        toggle: (index: number) => act({ do: 'mark', index, most: choice.most }),
        hint: words.clickHint,
        small: false,
      }
    : talks && stage === 'now' && chat.say
      ? {
          marked: state.claimed,
          toggle: (index: number) => act({ do: 'claim', index, hand }),
          hint: words.claimHint,
          small: true,
        }
      : undefined
  const setDraft = (draft: Draft) => act({ do: 'draft', draft })
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
        <Captains
          view={view}
          then={then}
          seats={props.seats}
          open={state.captain}
          setOpen={(seat) => act({ do: 'open-captain', seat })}
        >
          {objectives}
        </Captains>
        <section className="mr-stage" data-at="board">
          <nav className="mr-stages" aria-label={words.stagesLabel}>
            {STAGES.filter((id) => id !== 'now' || !nothingNow).map((id) => (
              <button
                key={id}
                type="button"
                aria-current={id === stage ? 'true' : undefined}
                onClick={() => act({ do: 'look', stage: id })}
              >
                {words.stages[id]}
              </button>
            ))}
          </nav>
          {stage === 'now' && terms && (
            <Talks
              {...terms}
              text={state.text}
              setText={(text) => act({ do: 'write', text })}
              claimAll={() => act({ do: 'claim-all', hand })}
              events={props.events ?? []}
              chat={chat}
            />
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
        {terms && <Shares {...terms} held={state.held} act={act} />}
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
        handChoice={choice}
        draft={shown}
        state={state}
        act={act}
      />
    </Motion>
  )
}

/** Cards come from hands and boards, and go to them. */
const STORY = {
  comes: (piece: string) => (piece.split(':').length === 3 ? 'hand' : undefined),
}
