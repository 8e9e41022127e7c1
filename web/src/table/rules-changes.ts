/** The changes in a version of the rules, in players' words. */
export interface RulesChange {
  readonly rules: number
  readonly changes: readonly string[]
}

/** Reads a game's CHANGES.md: a heading `## Rules 2` for each version, and a list below it. */
export function readChanges(text: string): RulesChange[] {
  return text
    .split(/^## Rules /m)
    .slice(1)
    .map((part) => {
      const [head, ...lines] = part.split('\n')
      const [, ...items] = `\n${lines.join('\n')}`.split(/\n- /)
      return { rules: Number(head), changes: items.map((item) => item.trim().replace(/\s*\n\s*/g, ' ')) }
    })
}

const files = import.meta.glob<string>('../../../games/*/CHANGES.md', { query: '?raw', import: 'default' })

/** A game's changes since these rules, the newest first; loaded on demand. */
export async function changesSince(game: string, rules: number): Promise<readonly RulesChange[]> {
  const text = await files[`../../../games/${game}/CHANGES.md`]?.()
  return text === undefined ? [] : readChanges(text).filter((change) => change.rules > rules)
}
