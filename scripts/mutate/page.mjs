import { noticedBy } from './measure.mjs'
import { written } from './score.mjs'

/* docs/soak/mutation.md: a row for the latest run of each folder. */

const HEAD = `# Errors that tests notice

Every line is a run of \`npm run soak:mutation\`, which tries all mutants of a folder, in an order that makes
those tried so far a fair sample: where a run has ended early, the score has its 95 % Wilson interval. What
mutants are, what the columns mean and what survives is told in [quality.md](../quality.md).

| folder | day | commit | mutants | tried | tests of rules | and random games |
| --- | --- | --- | --: | --: | --- | --- |
`

const folderOf = (line) => line.split('|')[1].trim()

export function lineOf({ folder, day, commit, all, by, columns }) {
  const whole = by.size === all
  const score = (upTo) => (columns < upTo ? 'has none' : written(noticedBy(by, upTo), by.size, whole))
  return `| ${[`\`${folder}\``, day, commit, all, by.size, score(1), score(2)].join(' | ')} |`
}

/** The page with a new row, which replaces an older one of the same folder. */
export function pageWith(page, line) {
  const kept = page.split('\n').filter((old) => old.startsWith('| `') && folderOf(old) !== folderOf(line))
  return `${HEAD}${[...kept, line].sort().join('\n')}\n`
}
