import './table.css'
import './talks/talks.css'
import type { Option } from '@perilune/engine'
import { CONTRACTS, CREW_ROW, handOf, MERCENARY_ROW, objectivesOf, PARTS } from '@perilune/moonrakers'
import { Motion, type TableChat, type TableProps, useEscape } from '@perilune/ui'
import { useMemo } from 'react'
import { MoonrakersBar } from './bar/bar.js'
import { inPlaceOf } from './in-place.js'
import { Hand } from './mine/hand.js'
import { markChoice } from './mine/mark-choice.js'
import { diceMarked, marksIn } from './mine/marks.js'
import { Means, Ship } from './mine/mine.js'
import { Objectives } from './mine/objectives.js'
import { momentsOf } from './moments.js'
import { useRules } from './rules.js'
import { isFound } from './search.js'
import { Captains } from './seats/captains.js'
import { Armory, Dispatch } from './stage/boards.js'
import { Mercenaries } from './stage/mercenaries.js'
import { Mission } from './stage/mission.js'
import { Search } from './stage/search.js'
import type { Selection, Stage } from './table-state.js'
import { Shares, Talks } from './talks/talks.js'
import { type Draft, draftFor } from './talks/terms.js'
import { useTableState } from './use-table-state.js'
import { cardsAt, isOffer, type MoonrakersView, mayOf, mustOf, possible, previewOf, viewOf } from './view.js'
import { words } from './words.js'

const STAGES: readonly Stage[] = ['now', 'dispatch', 'armory']

/** The places whose cards a stage shows. */
const LIE: Readonly<Record<Stage, readonly number[]>> = {
  now: [MERCENARY_ROW],
  dispatch: [CONTRACTS, MERCENARY_ROW],
  armory: [PARTS, CREW_ROW],
}

/** What the middle shows by default: what the turn is about. */
function stageOf(view: MoonrakersView): Stage {
  if (view.talks || view.turn.phase === 'mission' || view.turn.phase === 'rewards') return 'now'
  return view.turn.phase === 'buying' ? 'armory' : 'dispatch'
}

/** Options about the selected thing. */
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

/** Acts whose outcome is previewed. */
const PREVIEWED = new Set(['play', 'use', 'hire', 'buy'])

/** The table of Moonrakers: a function of the viewer's view and of the selection. */
export function MoonrakersTable(props: TableProps) {
  const rules = useRules()
  const view = viewOf(props.view)
  const seat = props.viewer === 'spectator' ? view.turn.leader : props.viewer
  const decision = mustOf(props.decisions)
  const { talks, mission, turn } = view
  const [state, act] = useTableState(momentsOf(view, props.viewer, decision), cardsAt(view, handOf(seat)))
  const { selection } = state
  useEscape(() => act({ do: 'back' }))
  const alternatives = optionsAbout(props, selection)
  const alternative =
    state.alternative && alternatives.includes(state.alternative)
      ? state.alternative
      : alternatives.find((o) => PREVIEWED.has(String(o.answer.act)))
  const swap = state.swapping ? mayOf(props.decisions, 'swap-contract') : undefined
  const things = useMemo(() => inPlaceOf(swap ?? decision), [swap, decision])
  const choosing = {
    things,
    chosen: state.thing,
    choose: (option: Option) => act({ do: 'choose-thing', option }),
  }
  const looked = things ? state.thing : alternative
  const then = useMemo(
    () => (looked ? previewOf(rules, view, seat, looked.answer) : null),
    [rules, view, seat, looked],
  )
  const select = (mercenary: boolean) => (id: string) => act({ do: 'select', selection: { id, mercenary } })
  const own = selection && !selection.mercenary ? selection.id : undefined
  const hired = selection?.mercenary ? selection.id : undefined
  const stage = state.looked ?? stageOf(view)
  const shown: Draft | null = talks && (state.draft ?? draftFor(talks, seat, turn.leader))
  const speaks = isOffer(decision) && props.answer !== null
  const offered = { ...choosing, decision, selected: own, select: select(false), search: state.search }
  const nothingNow = !talks && !mission
  const hand = state.hand.cards
  const chat = props.chat ?? NO_CHAT
  const choice = markChoice(decision, view, seat, state)
  const marks = marksIn(choice, state, act, talks !== null && stage === 'now' && chat.say !== null)
  const setDraft = (draft: Draft) => act({ do: 'draft', draft })
  const terms = talks &&
    shown && { view, talks, seats: props.seats, seat, draft: shown, setDraft: speaks ? setDraft : null }
  const mine = props.viewer !== 'spectator'
  const inSight = [...hand, ...LIE[stage].flatMap((place) => cardsAt(view, place))]
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
      className={`mr-table ${talks && !swap ? 'talks' : turn.phase} ${marks && !talks ? 'picks' : ''}`}
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
          <Search
            search={state.search}
            found={inSight.filter((id) => isFound(id, state.search)).length}
            change={(search) => act({ do: 'search', search })}
          />
          {stage === 'now' && terms && (
            <Talks
              {...terms}
              text={state.text}
              setText={(text) => act({ do: 'write', text })}
              claimAll={() => act({ do: 'claim-all' })}
              events={props.events ?? []}
              chat={chat}
            />
          )}
          {stage === 'now' && !talks && mission && (
            <Mission
              {...choosing}
              dice={diceMarked(choice, act)}
              mine={mine}
              view={view}
              mission={mission}
              then={then}
              seats={props.seats}
              seat={seat}
            />
          )}
          {(stage === 'dispatch' || (stage === 'now' && nothingNow)) && (
            <Dispatch {...offered} view={view} seat={seat} asked={decision?.step === 'plan'} mine={mine} />
          )}
          {stage === 'armory' && (
            <Armory {...offered} view={view} seat={seat} asked={decision?.step === 'buy'} />
          )}
        </section>
        {terms && !swap && <Shares {...terms} held={state.held} act={act} />}
        {stage !== 'armory' && (
          <div className="mr-for-hire" data-at="board">
            <Mercenaries
              view={view}
              decision={decision}
              selected={hired}
              select={select(true)}
              search={state.search}
            />
          </div>
        )}
        {mine && (
          <section className="mr-mine" data-at="mine">
            <Means view={view} then={then} seat={seat} />
            <Hand
              {...offered}
              cards={hand}
              seat={seat}
              marks={marks}
              put={(from, to) => act({ do: 'put-card', from, to })}
            />
            <Ship
              {...offered}
              view={view}
              then={then}
              seat={seat}
              ways={alternatives}
              way={alternative}
              chooseWay={(way) => act({ do: 'choose-way', alternative: way })}
            />
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
        markChoice={choice}
        draft={shown}
        state={state}
        act={act}
      />
    </Motion>
  )
}

/** Cards come from hands and boards and return there. */
const STORY = {
  comes: (piece: string) => (piece.split(':').length === 3 ? 'hand' : undefined),
}
