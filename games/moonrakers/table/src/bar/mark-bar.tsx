import type { Sentence } from '@perilune/engine'
import { DecisionBar, labelOf, promptOf, stopped } from '@perilune/ui'
import { answerOf, type MarkChoice, without } from '../mine/mark-choice.js'
import { nameOf } from '../view.js'
import { words } from '../words.js'
import { Give, type Part, Primary, Say } from './parts.js'

const buttonOf = ({ decision, of, marked }: MarkChoice): string => {
  if (of === 'dice') return words.rollAgain(marked.length)
  return decision.kind === 'amounts' ? words.discardSo(marked.length) : words.trashIt(marked.map(nameOf))
}

/** A question about cards of the hand or dice: a click marks them in their place, and this bar confirms. */
export function MarkBar({ table, choice, also }: Omit<Part, 'decision'> & { choice: MarkChoice }) {
  const { decision, marked, of } = choice
  const { answer } = table
  const given = answerOf(decision, marked)
  const say = (sentence: Sentence) => <Say of={sentence} table={table} />
  return (
    <DecisionBar
      seats={table.seats}
      viewer={table.viewer}
      sentence={say(stopped(promptOf(decision)))}
      also={
        <>
          {also}
          <span>{of === 'dice' ? words.clickDice : words.clickHand}</span>
        </>
      }
      actions={
        <>
          {without(decision).map((option) => (
            <Give key={option.label} option={option} answer={answer}>
              {say(labelOf(option))}
            </Give>
          ))}
          <Primary disabled={!answer || !given} onClick={() => given && answer?.(given)}>
            {buttonOf(choice)}
          </Primary>
        </>
      }
    />
  )
}
