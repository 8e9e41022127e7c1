import { useEffect, useRef } from 'react'
import { play } from './sound.js'

/** Plays the sounds of a table: a move, my turn, the end. */
export function useTableSound(seq: number, mine: boolean, over: boolean): void {
  const before = useRef({ seq, mine, over })
  useEffect(() => {
    const last = before.current
    before.current = { seq, mine, over }
    if (over && !last.over) play('end')
    else if (mine && !last.mine) play('turn')
    else if (seq > last.seq) play('move')
  }, [seq, mine, over])
}
