import { readFileSync } from 'node:fs'
import { type Decision, digest, type Game, matchOutcome, plain, readRecord, replay } from '@perilune/engine'
import { versionFor } from '../../src/archive.js'

/** Every sentence of a decision: its prompt, what can be chosen, and why the rest can't. */
function textsOf(decision: Decision): string[] {
  if (decision.kind === 'elsewhere') return []
  const things = [
    ...('options' in decision ? decision.options : []),
    ...('items' in decision ? decision.items : []),
    ...('parts' in decision ? decision.parts : []),
    ...('parties' in decision ? [...decision.parties, ...decision.columns] : []),
  ]
  return [
    decision.prompt,
    ...things.map((thing) => `${thing.label}|${('because' in thing && thing.because) || ''}`),
  ]
}

/** A hash over every prompt, label, reason, event and score line that the players of a record were shown. */
export async function hashOfTexts(today: Game, file: string): Promise<string> {
  const texts: string[] = []
  const record = readRecord(JSON.parse(readFileSync(file, 'utf8')))
  const game = await versionFor(today, record)
  const match = replay(game, record, ({ state }, _, events) => {
    for (const event of events) texts.push(plain(game.words.tale(event, (seat) => `player ${seat + 1}`)))
    for (const seat of game.asked(state))
      for (const decision of game.decisions(state, seat))
        texts.push(game.words.step(decision.step), ...textsOf(decision))
    texts.push(game.progress(state))
  })
  for (const line of matchOutcome(game, match)?.lines ?? []) texts.push(plain(game.words.score(line)))
  return digest(texts).slice(0, 16)
}
