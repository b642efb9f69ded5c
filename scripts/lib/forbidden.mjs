// Things that no other tool looks for and that must not be in the repository.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { root } from './workspace.mjs'

const SOURCES = ['packages', 'examples', 'e2e', 'scripts', 'testing']
const SKIPPED_FOLDER = /^(node_modules|dist|coverage|\..*)$/
const SOURCE_FILE = /\.(ts|tsx|mjs|cjs)$/
const TEST_FILE = /\.test(-d)?\.(tsx?|mjs)$/

const CORE_TEXTS = /(\.messages|\/routes\/routes|\/phone\/countries)\.ts$|\/testing\//

/** Each rule: which files, what they must not contain, and what to do instead. */
const RULES = [
  {
    isAbout: path => /^(pnpm-lock\.yaml|\.npmrc)$/.test(path),
    pattern: /https?:\/\//,
    advice: 'an address of a registry: everyone installs from the own one'
  },
  {
    isAbout: path => SOURCE_FILE.test(path) && !path.startsWith('scripts/'),
    pattern: /\b(TODO|FIXME|XXX)\b/,
    advice: 'left open: do it or write it down elsewhere'
  },
  {
    isAbout: path => TEST_FILE.test(path) && !path.startsWith('scripts/'),
    pattern: /\b(test|it|describe)\.(skip|only|todo)\b/,
    advice: 'a test that does not run, or keeps others from running'
  },
  {
    isAbout: path =>
      (TEST_FILE.test(path) || path.startsWith('e2e/')) && !path.startsWith('scripts/'),
    // The end of a test with a limit of its own, a fixed wait, a wait of one second.
    pattern:
      /^\}, [\d_]+\)$|\bwaitForTimeout\(|\bvi\.waitFor\((?!.*\b(?:soon|beforeKeptGrowOld)\b).*\)$/,
    advice: 'a limit in milliseconds: what a test may take stands in testing/limits.ts'
  },
  {
    isAbout: path =>
      /^packages\/core\/src\//.test(path) && !CORE_TEXTS.test(path) && !TEST_FILE.test(path),
    pattern: /^(?!\s*(\/\/|\*|\/\*)).*[А-Яа-яЁё]/,
    advice: 'a Russian text in the core: its place is <subject>.messages.ts'
  }
]

/** One line per finding: `path:line advice`. */
export function forbiddenThings() {
  const files = SOURCES.flatMap(folder => filesIn(join(root, folder)))
  const paths = ['pnpm-lock.yaml', '.npmrc', ...files.map(file => relative(root, file))]
  return paths.flatMap(path => findings(path, readFileSync(join(root, path), 'utf8')))
}

export function findings(path, text) {
  const lines = text.split('\n')
  return RULES.filter(rule => rule.isAbout(path)).flatMap(rule =>
    lines.flatMap((line, index) =>
      rule.pattern.test(line) ? [`${path}:${index + 1} ${rule.advice}`] : []
    )
  )
}

function filesIn(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (SKIPPED_FOLDER.test(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesIn(path)
    return SOURCE_FILE.test(entry.name) ? [path] : []
  })
}
