import type { TableView } from '@perilune/protocol'
import { expect, test } from 'vitest'
import { proposalText } from '../src/table/proposal-text.js'

const NAMES = ['Ada', 'Bo', 'Cy']
const nameOf = (seat: number | undefined) => NAMES[seat ?? -1] ?? ''
const until = new Date(2026, 10, 20, 14, 5).getTime()
const proposal: NonNullable<TableView['proposal']> = {
  id: 'p',
  what: 'stop',
  by: 0,
  agreed: [0],
  needed: [1, 2],
  until,
}

test('a proposal says what is proposed, who is still asked, and until when', () => {
  expect(proposalText({ proposal, viewer: 'spectator' }, nameOf)).toEqual([
    'Ada proposes to stop the game.',
    'Still to answer: Bo and Cy.',
    expect.stringMatching(/^No answer by Fri,? 20 Nov,? (at )?14:05 counts as yes\.$/),
  ])
})

test('who is asked is addressed as “you”, and so is who proposed', () => {
  expect(proposalText({ proposal, viewer: 1 }, nameOf)[1]).toBe('Still to answer: you and Cy.')
  expect(proposalText({ proposal, viewer: 0 }, nameOf)[0]).toBe('You propose to stop the game.')
})

test('a proposal to go back says that face-down cards are shuffled again', () => {
  const undo = { ...proposal, what: 'undo' as const, to: 3 }
  expect(proposalText({ proposal: undo, viewer: 1 }, nameOf)).toContain('Face-down cards are shuffled again.')
})

test('a proposal stored before there was a time limit has none', () => {
  const { until: _, ...old } = proposal
  expect(proposalText({ proposal: old, viewer: 1 }, nameOf)).toHaveLength(2)
})
