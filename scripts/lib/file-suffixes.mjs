// Holds the suffixes of source files a closed set, so that a reader guesses the file from the word.
import { basename } from 'node:path'

import { faultsBeside, pathsIn } from './sources.mjs'

/** What a file of a subject, or of a page, holds. All else is a plain noun in kebab-case. */
export const KINDS = [
  ...['machine.ts', 'engine.ts', 'api.ts', 'view.ts', 'form.ts', 'selectors.ts', 'messages.ts'],
  ...['loader.ts', 'styles.ts', 'page.tsx']
]

/** What stands behind the name of what is tested, and what a tool asks for. */
const OTHERS = {
  'test-d.ts': 'types that the compiler tests',
  'model.test.ts': 'a long play against a model: Vitest runs it in a project of its own',
  'graph.test.ts': 'walks every state that a machine has',
  'property.test.ts': 'properties of the backend: `test:deep` runs them many times over',
  'd.ts': 'ambient types, as TypeScript looks for them',
  'config.ts': 'settings of a tool, which finds them by this name'
}

/** Names that say nothing of what is in them. */
const EMPTY_WORDS = ['utils', 'helpers', 'common', 'constants', 'types']

/** What has a reason to be called so all the same. */
const KNOWN = {
  'packages/app/build/compile-styles.ts': 'does something to styles',
  'packages/app/build/minify-styles.ts': 'does something to styles',
  'packages/app/src/entry.client.tsx': 'where the browser begins, as in every guide to Vite',
  'packages/core/src/pages/define-loader.ts': 'makes a loader of what a page gives'
}

const PLACES = ['packages', 'examples', 'e2e']
const SOURCE = /\.([cm]?[jt]sx?|vue)$/
/** SvelteKit finds routes, hooks and its settings by names of its own. */
const OF_SVELTEKIT = /^examples\/sveltekit\/(src\/(routes|hooks)|svelte\.config)/
const TEST = /^(.+\.)?test\.[cm]?[jt]sx?$/
/** Forms and pages are things of the shop, too: `order-form.ts` is a plain noun. */
const DASHED = /-(machine|api|view|selectors|messages|loader|styles)\.[cm]?tsx?$/
const PLAIN = /^([a-z0-9]+(-[a-z0-9]+)*|\d{4}_[a-z0-9_]+)$/

/** `packages/core/src/basket/basket.ts` of every source file, by its path from the root. */
export const namedFiles = root =>
  PLACES.flatMap(place => pathsIn(root, place))
    .filter(path => SOURCE.test(path) && !OF_SVELTEKIT.test(path))
    .sort()

/** What is wrong: a suffix outside the set, a dash in place of its dot, a name that is no noun. */
export const suffixFaults = (paths, known = Object.keys(KNOWN)) =>
  faultsBeside(
    paths.filter(path => faultOf(path) !== undefined),
    known,
    { fault: faultOf, list: 'scripts/lib/file-suffixes.mjs' }
  )

function faultOf(path) {
  const [word, ...rest] = basename(path).split('.')
  if (EMPTY_WORDS.includes(word.toLowerCase()))
    return 'says nothing of what is in it: name it by that'
  if (!PLAIN.test(word)) return 'is no noun in kebab-case'
  if (DASHED.test(path)) return 'says its kind behind a dash: write a dot'
  if (rest.length === 1 || isOfSet(rest.join('.'))) return undefined
  return `has a suffix outside the set: ${[...KINDS, ...Object.keys(OTHERS)].join(', ')}`
}

function isOfSet(suffix) {
  if (KINDS.includes(suffix) || Object.hasOwn(OTHERS, suffix)) return true
  const [, kind] = TEST.exec(suffix) ?? [undefined, 'none']
  return kind === undefined || KINDS.some(each => kind === each.replace(/tsx?$/, ''))
}
