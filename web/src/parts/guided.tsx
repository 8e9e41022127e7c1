import type { Answer } from '@perilune/engine'
import type { TableView } from '@perilune/protocol'
import { Coach, type Guide } from '@perilune/ui'
import { useCallback, useState } from 'react'
import { go, paths, useAddress } from '../router.js'

const keyOf = (id: string): string => `guide:${id}`

/** The steps that the guide has shown at this table, so that a reload does not repeat them. */
function useDone(id: string) {
  const [done, setDone] = useState(() => new Set<string>(JSON.parse(localStorage.getItem(keyOf(id)) ?? '[]')))
  const add = useCallback(
    (ids: readonly string[]) =>
      setDone((now) => {
        const next = new Set([...now, ...ids])
        localStorage.setItem(keyOf(id), JSON.stringify([...next]))
        return next
      }),
    [id],
  )
  return [done, add] as const
}

/** The guide of a game, if the address asks for it. */
export function Guided(props: {
  now: TableView
  guide: Guide
  answer: ((answer: Answer) => void) | null
  setLayer(layer: string): void
}) {
  const { now } = props
  const wanted = new URLSearchParams(useAddress().split('?')[1]).has('guide')
  const [done, add] = useDone(now.id)
  if (!wanted || now.viewer === 'spectator' || !now.view || now.state !== 'playing') return null
  return (
    <Coach
      guide={props.guide}
      moment={{
        view: now.view,
        decisions: now.decisions,
        viewer: now.viewer,
      }}
      done={done}
      onDone={add}
      answer={props.answer}
      onStep={(step) => step.layer && props.setLayer(step.layer)}
      onLeave={() => go(paths.table(now.id), { replace: true })}
    />
  )
}
