/** Columns of text: the first is left-aligned, the numbers are right-aligned. */
export function table(rows: readonly (readonly string[])[], indent = '  '): string {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])))
      .join('  '),
  )
  return lines.map((line) => `${indent}${line.trimEnd()}\n`).join('')
}

/** The same as a Markdown table. */
export function markdownTable([head, ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'))
  return (line(head) + line(rule) + rows.map(line).join('')).trimEnd()
}

const LOCALE = 'en-GB'
export const whole = (n: number): string => Math.round(n).toLocaleString(LOCALE)
export const tenths = (n: number): string =>
  n.toLocaleString(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
export const percent = (part: number): string => `${tenths(100 * part)} %`
export const plural = (n: number, one: string, many = `${one}s`): string =>
  `${whole(n)} ${n === 1 ? one : many}`

/** Breaks a text into lines that fit, and keeps their indentation. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    const indent = paragraph.slice(0, paragraph.length - paragraph.trimStart().length)
    let line = ''
    for (const word of paragraph.trim().split(' ')) {
      if (line && indent.length + line.length + 1 + word.length > width) {
        lines.push(indent + line)
        line = word
      } else line = line ? `${line} ${word}` : word
    }
    lines.push(indent + line)
  }
  return lines
}
