import { useEffect, useMemo, useState } from 'react'
import { sentenceOf } from './claims.js'

/** What is written in the talks; cards of the hand that are clicked are written into it. */
export function useClaims(hand: readonly string[], moment: string) {
  const [text, setText] = useState('')
  const [claimed, setClaimed] = useState<ReadonlySet<number>>(new Set())
  // biome-ignore lint/correctness/useExhaustiveDependencies: other talks begin anew
  useEffect(() => {
    setText('')
    setClaimed(new Set())
  }, [moment])
  return useMemo(() => {
    const claim = (cards: ReadonlySet<number>) => {
      setClaimed(cards)
      setText(sentenceOf(hand.filter((_, i) => cards.has(i))))
    }
    return {
      text,
      setText: (written: string) => {
        setText(written)
        if (!written) setClaimed(new Set())
      },
      marked: claimed,
      toggle: (index: number) => {
        const cards = new Set(claimed)
        if (!cards.delete(index)) cards.add(index)
        claim(cards)
      },
      claimAll: () => claim(new Set(hand.keys())),
    }
  }, [hand, text, claimed])
}
