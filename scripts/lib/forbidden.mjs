// Things that no other tool looks for and that must not be in the repository.
import { readFileSync } from 'node:fs'

import { pathsIn, read } from './sources.mjs'
import { root } from './workspace.mjs'

/** Identifiers that plain words have replaced. */
const REPLACED = JSON.parse(readFileSync(new URL('./replaced-names.json', import.meta.url), 'utf8'))

const SOURCES = ['packages', 'examples', 'e2e', 'scripts', 'testing']
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
  const files = SOURCES.flatMap(folder => pathsIn(root, folder)).filter(path =>
    SOURCE_FILE.test(path)
  )
  return ['pnpm-lock.yaml', '.npmrc', ...files].flatMap(path => {
    const text = read(root, path)
    return [...findings(path, text), ...replacedNames(path, text)]
  })
}

export function findings(path, text) {
  const lines = text.split('\n')
  return RULES.filter(rule => rule.isAbout(path)).flatMap(rule =>
    lines.flatMap((line, index) =>
      rule.pattern.test(line) ? [`${path}:${index + 1} ${rule.advice}`] : []
    )
  )
}

/** One line for each use of a name that was replaced, in comments too. */
export function replacedNames(path, text, names = REPLACED) {
  const replaced = new Set(names)
  return text
    .split('\n')
    .flatMap((line, index) =>
      (line.match(/[\w$]+/g) ?? [])
        .filter(word => replaced.has(word))
        .map(word => `${path}:${index + 1} ${word}: a plain word has replaced it`)
    )
}
