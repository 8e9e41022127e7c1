import { type Guide, type GuideMoment, offered } from '@perilune/ui'
import { type MoonBaseView, myDecision } from './view.js'
import { gameWords } from './words.js'

/*
 * A tutorial game of Moon Base, with the player second: colour, tower, selection, craters, stacking, the
 * tower, building.
 */

const viewOf = (m: GuideMoment): MoonBaseView => m.view as unknown as MoonBaseView
const asks = (m: GuideMoment, step: string): boolean => myDecision(m.decisions)?.step === step
const placing = (m: GuideMoment): boolean => asks(m, 'place-ring')
const rings = (m: GuideMoment): number => viewOf(m).rings.length
const mine = (m: GuideMoment) => viewOf(m).colours[m.viewer]

/** The first place that fits; places are listed with the most stable first. */
function suggestion(m: GuideMoment, fits: (answer: Readonly<Record<string, unknown>>) => boolean) {
  const decision = myDecision(m.decisions)
  if (decision?.kind !== 'place') return
  return decision.options.find((o) => !o.reason && fits(o.answer))?.answer
}

const stacks = (m: GuideMoment, fits: (ring: string) => boolean = () => true) =>
  suggestion(m, (answer) => answer.on !== undefined && fits(String(answer.ring)))

/** A place where a large ring of the third colour would call the tower. */
const collabo = (m: GuideMoment) =>
  suggestion(m, ({ on, ring }) => {
    if (!Array.isArray(on) || !String(ring).startsWith('large')) return false
    const below = on.map((n) => viewOf(m).rings[n].colour)
    return below[0] !== below[1] && !below.includes(String(ring).split(' ')[1] as 'gold')
  })

const w = gameWords.guide

export const guide: Guide = {
  seed: '2b7d3f0c1e9a48d6b5c4a3f2e1d0c9b8a7968574635241302f1e0d9c8b7a6f5e',
  seats: 2,
  options: { first: '2' },
  bot: 'greedy',
  steps: [
    { id: 'welcome', ...w.welcome, at: '.mb-key', layer: 'piles' },
    {
      id: 'colour',
      ...w.colour,
      at: '.decision-acts',
      when: (m) => asks(m, 'choose-colour'),
      until: (m) => mine(m) !== null,
      suggest: (m) => offered(m, (o) => o.answer.colour === 'gold'),
    },
    {
      id: 'tower',
      ...w.tower,
      at: '.map-svg',
      layer: 'board',
      when: (m) => asks(m, 'place-tower'),
      until: (m) => viewOf(m).round > 0,
      suggest: (m) => offered(m, (o) => o.answer.crater === 'L10'),
    },
    {
      id: 'draft',
      ...w.draft,
      at: '.mb-piles.open',
      layer: 'piles',
      when: (m) => asks(m, 'draft'),
      until: (m) => viewOf(m).hands[m.viewer].length === 4,
    },
    {
      id: 'crater',
      ...w.crater,
      at: '.mb-hand.mine',
      layer: 'board',
      when: placing,
      until: (m) => viewOf(m).turns >= 2,
      suggest: (m) => suggestion(m, (answer) => answer.on === undefined && answer.crater !== undefined),
    },
    {
      id: 'stack',
      ...w.stack,
      at: '.map-svg',
      layer: 'board',
      when: (m) => placing(m) && rings(m) >= 2 && stacks(m) !== undefined,
      until: (m) => viewOf(m).rings.some((ring) => ring.level > 1),
      suggest: (m) => stacks(m, (ring) => ring === `large ${mine(m)}`) ?? stacks(m),
    },
    {
      id: 'collabo',
      ...w.collabo,
      at: '.map-svg',
      layer: 'board',
      when: (m) => placing(m) && collabo(m) !== undefined,
      suggest: collabo,
    },
    { id: 'score', ...w.score, at: '.mb-score', layer: 'score', when: (m) => placing(m) && rings(m) >= 4 },
    {
      id: 'settlement',
      ...w.settlement,
      at: '.mb-score',
      layer: 'score',
      when: (m) => placing(m) && viewOf(m).turns >= 4,
    },
    { id: 'base', ...w.base, at: '.map-svg', layer: 'board', when: (m) => asks(m, 'place-base') },
    { id: 'three', ...w.three, at: '.mb-look', layer: 'board', when: (m) => viewOf(m).round >= 2 },
    { id: 'last', ...w.last, when: (m) => viewOf(m).round >= 2 },
  ],
}
