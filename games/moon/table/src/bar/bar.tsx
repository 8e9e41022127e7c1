import type { Choose, Option, Sentence as Said } from '@perilune/engine'
import { cardOf, HEARTS, ITEMS } from '@perilune/moon'
import { alternativeText } from '@perilune/moon-words-en'
import {
  Alternatives,
  capitalised,
  DecisionBar,
  DecisionPanel,
  Glyph,
  type GlyphName,
  Key,
  labelOf,
  list,
  promptOf,
  stopped,
  type TableProps,
} from '@perilune/ui'
import type { ReactNode } from 'react'
import { type Act, actOf, optionsFor, possible } from '../options.js'
import { words } from '../words.js'
import type { BarProps } from './bar-props.js'
import { CardChoices, isAboutCards } from './card-choices.js'
import { InPlaceBar } from './in-place-bar.js'
import { amounts, joined, Say, Sentence } from './sentence.js'

export function MoonBar(props: BarProps) {
  const { table, turn, decision, selection, chosen } = props
  const { answer } = table
  const say = (of: Said) => <Say of={of} seats={table.seats} />
  const bar = { seats: table.seats, viewer: table.viewer, actions: table.actions }
  if (table.instead) return <DecisionBar {...bar} seats={[]} sentence={table.instead} />
  if (!decision)
    return (
      <DecisionBar
        {...bar}
        sentence={words.waits(list(table.seats.filter((s) => s.asked).map((s) => s.name)))}
      />
    )
  if (props.asked) return <InPlaceBar {...props} asked={props.asked} />
  if (!turn)
    return (
      <DecisionBar
        {...bar}
        sentence={chosen ? <Sentence {...props} option={chosen} /> : say(stopped(promptOf(decision)))}
        actions={chosen ? <GiveChosen chosen={chosen} answer={answer} /> : table.actions}
        above={
          isAboutCards(decision) ? (
            <CardChoices decision={decision} answer={answer} say={say} />
          ) : (
            <DecisionPanel key={decision.prompt} decision={decision} answer={answer} say={say} />
          )
        }
      />
    )
  const end = optionsFor(turn, 'end').find(possible)
  return (
    <DecisionBar
      {...bar}
      sentence={chosen ? <Sentence {...props} option={chosen} /> : say(stopped(promptOf(turn)))}
      also={<Also {...props} turn={turn} />}
      above={above({ ...props, turn, say })}
      actions={<Actions {...props} turn={turn} end={end} selection={selection} />}
    />
  )
}

function Actions(props: BarProps & { turn: Choose; end: Option | undefined }) {
  const { selection, chosen, end } = props
  const { answer } = props.table
  // While anything else can be done, ending the turn is not the default, so that nobody ends it by mistake.
  const atEnd = props.turn.options.every((o) => o === end || !possible(o))
  const give = (option: Option) => () => answer?.(option.answer)
  if (selection?.what === 'hand') {
    const [first] = selection.assimilate
    return (
      <>
        {first && (
          <button type="button" className="btn second" disabled={!answer} onClick={give(first)}>
            {words.assimilate} <Reward card={selection.card} x={props.view.x} />
          </button>
        )}
        {chosen && (
          <button type="button" className="btn primary" disabled={!answer} onClick={give(chosen)}>
            {words.construct} <Key of="Enter" />
          </button>
        )}
      </>
    )
  }
  if (selection?.what === 'thing' && chosen) return <GiveChosen chosen={chosen} answer={answer} />
  return end ? (
    <button type="button" className="btn primary" disabled={!answer} onClick={give(end)}>
      {words.end} {atEnd && <Key of="Enter" />}
    </button>
  ) : null
}

const GiveChosen = ({ chosen, answer }: { chosen: Option; answer: TableProps['answer'] }) => (
  <button type="button" className="btn primary" disabled={!answer} onClick={() => answer?.(chosen.answer)}>
    {VERB[String(chosen.answer.act)] ?? words.construct} <Key of="Enter" />
  </button>
)

const VERB: Readonly<Record<string, string>> = {
  park: words.park,
  flip: words.flip,
  expedition: words.useExpedition,
  claim: words.claimOne,
}

function Reward({ card, x }: { card: string; x: number }) {
  const { reward, rewardX } = cardOf(card)
  const all = reward.slice()
  if (rewardX) all[HEARTS] += x
  return joined(amounts(ITEMS, all, true))
}

const ALSO: readonly { acts: Act[]; glyph: GlyphName; label: string }[] = [
  { acts: ['park'], glyph: 'rover', label: words.park },
  { acts: ['flip'], glyph: 'flip', label: words.flip },
  { acts: ['expedition'], glyph: 'expedition', label: words.useExpedition },
  { acts: ['claim'], glyph: 'reputation', label: words.claimOne },
  { acts: ['obelisk', 'owed'], glyph: 'construct', label: words.extra },
]

/** What else can be done on this turn. */
function Also({ turn, select, selection }: BarProps & { turn: Choose }) {
  const possibles = ALSO.map((also) => ({
    ...also,
    options: optionsFor(turn, ...also.acts).filter(possible),
  })).filter((also) => also.options.length > 0)
  if (possibles.length === 0) return null
  return (
    <>
      <span>{words.also}</span>
      {possibles.map(({ acts, glyph, label, options }) => {
        const only = options.length === 1 ? options[0] : undefined
        const name = acts[0] === 'claim' && only ? `${label} ${cardOf(String(only.answer.card)).name}` : label
        return (
          <button
            key={label}
            type="button"
            className={`chip ${acts[0] === 'claim' ? 'hot' : ''}`}
            aria-pressed={selection?.what === 'list' && selection.acts[0] === acts[0]}
            onClick={() => select({ what: 'list', acts })}
          >
            <Glyph name={glyph} />
            {name}
          </button>
        )
      })}
    </>
  )
}

/** What differs between the alternatives; the sentence already names the action. */
const differenceOf = (option: Option): Said =>
  ['construct', 'obelisk', 'owed'].includes(actOf(option))
    ? capitalised(alternativeText(option.answer))
    : labelOf(option)

/** Alternatives for the selected thing, or a list of actions that belong to no single thing. */
function above(props: BarProps & { turn: Choose; say: (of: Said) => ReactNode }): ReactNode {
  const { selection, chosen, turn } = props
  if (selection?.what === 'list') {
    const options = optionsFor(turn, ...selection.acts)
    return (
      <DecisionPanel
        key={selection.acts.join()}
        decision={{ ...turn, options }}
        answer={props.table.answer}
        say={props.say}
      />
    )
  }
  const alternatives =
    selection?.what === 'hand'
      ? [...selection.construct, ...selection.assimilate.slice(1)]
      : (selection?.options ?? [])
  // The bar opens above for any element, so there must be none if there is no choice.
  if (alternatives.length < 2) return null
  return (
    <Alternatives
      title={words.chooseWay}
      options={alternatives}
      chosen={chosen}
      choose={props.choose}
      say={(option) => props.say(differenceOf(option))}
    />
  )
}
