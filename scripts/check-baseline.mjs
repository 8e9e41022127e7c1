// Holds style sheets and scripts of the app to what all browsers have had since 2024: the Baseline of that year.
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { ESLint } from 'eslint'
import baseline from 'eslint-plugin-baseline-js'
import { transformSync } from 'rolldown/utils'
import stylelint from 'stylelint'
import { pageSources, root } from './workspaces.mjs'

const AVAILABLE = 2024

/** Used only where a browser says that it has it; the app does without as well. */
const ASKED_FIRST = ['notifications', 'share']

const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: true,
  overrideConfig: [
    { plugins: { 'baseline-js': baseline } },
    {
      rules: {
        'baseline-js/use-baseline': [
          'error',
          {
            available: AVAILABLE,
            includeWebApis: { preset: 'auto' },
            includeJsBuiltins: { preset: 'auto' },
            ignoreFeatures: ASKED_FIRST,
          },
        ],
      },
      languageOptions: { ecmaVersion: 'latest', sourceType: 'module' },
    },
  ],
})

async function styleSheet(text) {
  const { results } = await stylelint.lint({
    code: text,
    config: {
      plugins: ['stylelint-plugin-use-baseline'],
      rules: { 'plugin/use-baseline': [true, { available: AVAILABLE }] },
    },
  })
  return results[0].warnings.map((warning) => warning.text)
}

/** ESLint reads no TypeScript here: types and JSX are taken out first. */
async function script(text, lang) {
  const { code } = transformSync(`source.${lang}`, text, { lang, tsconfig: false })
  const [{ messages }] = await eslint.lintText(code, { filePath: join(root, 'source.js') })
  return messages.map(({ message }) => message)
}

/** What a source file uses that is not there yet, as sentences. */
export async function beyondBaseline(file, text) {
  const kind = extname(file).slice(1)
  return kind === 'css' ? styleSheet(text) : script(text, kind)
}

if (process.argv[1] === import.meta.filename) {
  const files = pageSources().filter((file) => /\.(css|tsx?)$/.test(file))
  for (const file of files)
    for (const problem of await beyondBaseline(file, readFileSync(join(root, file), 'utf8'))) {
      console.error(`${file}: ${problem}`)
      process.exitCode = 1
    }
  if (!process.exitCode) console.log(`${files.length} files stay within the Baseline of ${AVAILABLE}`)
}
