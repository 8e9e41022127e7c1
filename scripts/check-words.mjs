// Every text of a page is in its words (words.ts, games/<game>/words), where translators find it, and none is
// in the markup.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ESLint } from 'eslint'
import { transformSync } from 'rolldown/utils'
import { pageSources, root } from './workspaces.mjs'

/** The page of shared components is for developers of tables. */
const FOR_BUILDERS = /web\/src\/pages\/gallery/

const A_WORD = '/[a-z]{2}/'
const SPOKEN = '/^(title|alt|placeholder|label|note|aria-label|aria-valuetext|data-tip)$/'

const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: [
    {
      rules: {
        'no-restricted-syntax': [
          'error',
          `JSXText[value=${A_WORD}]`,
          `JSXAttribute[name.name=${SPOKEN}] > Literal[value=${A_WORD}]`,
        ],
      },
      languageOptions: {
        ecmaVersion: 'latest',
        sourceType: 'module',
        parserOptions: { ecmaFeatures: { jsx: true } },
      },
    },
  ],
})

/** The texts in the markup of a source file, as lines. */
export async function wordsInMarkup(text) {
  const { code } = transformSync('source.tsx', text, { lang: 'tsx', jsx: 'preserve', tsconfig: false })
  const [{ messages }] = await eslint.lintText(code, { filePath: join(root, 'source.js') })
  const lines = code.split('\n')
  return messages.map(({ line }) => lines[line - 1].trim())
}

if (process.argv[1] === import.meta.filename) {
  const files = pageSources().filter((file) => file.endsWith('.tsx') && !FOR_BUILDERS.test(file))
  for (const file of files)
    for (const line of await wordsInMarkup(readFileSync(join(root, file), 'utf8'))) {
      console.error(`${file}: a word in the markup: ${line}`)
      process.exitCode = 1
    }
  if (!process.exitCode) console.log(`${files.length} files have no words in their markup`)
}
