// The suites of tests: what of each which command runs, and on what.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { ensureBuilt } from './build.mjs'
import { checkVitest, sum } from './checks.mjs'
import { requireChromium } from './chromium.mjs'
import { startPostgres } from './postgres.mjs'
import { changedPaths, narrowed } from './wish.mjs'
import { root } from './workspace.mjs'

const SKIPPED_FOLDER = /(^|\/)(node_modules|dist|\.[^/]*)(\/|$)/
const TEST_FILE = /\.test\.(tsx?|mjs)$/
const INSTANCES = '3'

/** Tests of what the two stores do in different ways: locks, transactions, search, messages, start, death. */
const DIFFERING = [
  ...['catalogue', 'crash', 'in-transaction', 'keeper-door', 'live'],
  ...['order-races', 'start', 'upkeep']
].map(name => `test/${name}.test.ts`)
/** They open a folder of the embedded store, whatever store the others have. */
const FOLDER_ONLY = ['test/crash.test.ts', 'test/start.test.ts']
const INSTANCES_ONLY = ['test/instances.test.ts', 'test/upgrade.test.ts']

/** Of the core's stories and commands: they guard no money, order, session or access. */
const CORE_DEEP = [
  'cli/contract-check.test.ts',
  ...[
    'code-blocks',
    'contract-check',
    'faults',
    'favorites',
    'live',
    'reference-backend',
    'runners'
  ].map(name => `scenarios/${name}.test.ts`)
]

const testFile = name => `test/${name}.test.ts`

/** Of the server's tests: its demo goods, what is found of them, backups, starts; the deep command asks on the other store. */
const SERVER_DEEP = [
  ...['product-colors', 'products'].map(name => `src/seed/${name}.test.ts`),
  ...['copy-store', 'demo-shop-shown', 'embedded-turns', 'empty-store'].map(testFile),
  ...['honest-neighbours', 'listen', 'search-queries', 'valid-inputs.property'].map(testFile)
]

/** A whole suite, or what a wish wants of it. */
export const checkSuite = (report, wish, step) => runSuite(report, wish, step)

/** What the walks over the machines have reached is worth a look, too, when nothing is wrong. */
export async function checkCore(report, wish, step) {
  const options = wish.paths.length > 0 ? [] : without(CORE_DEEP)
  const { output, ...result } = await runSuite(report, wish, step, { options })
  const walks = output.match(/\w+: \d+ of \d+ states, \d+ of \d+ transitions/g) ?? []
  for (const walk of [...new Set(walks)].toSorted()) report.say(walk)
  return result
}

/** Of a package what plays more runs, or looks at more, in the deep command; of the core its stories too. */
export const checkProperties = (report, wish, step) =>
  runSuite(report, wish, step, {
    files: [...deepFiles(step.folder), ...(step.name === 'core' ? CORE_DEEP : [])]
  })

export function checkServer(report, wish, step) {
  const elsewhere = [
    ...FOLDER_ONLY,
    ...INSTANCES_ONLY,
    ...(wish.paths.length > 0 ? [] : SERVER_DEEP)
  ]
  return onPostgres(report, env =>
    runSuite(report, wish, step, { options: without(elsewhere), env })
  )
}

export const checkWhatDiffers = (report, wish, step) =>
  runSuite(report, wish, step, { files: DIFFERING })

export function checkInstances(report, wish, step) {
  const files = [...deepFiles(step.folder), ...INSTANCES_ONLY].filter(
    path => !FOLDER_ONLY.includes(path)
  )
  return onPostgres(report, env => runSuite(report, wish, step, { files, env }))
}

/** The whole suite, its properties as often as in the quick command; at length only what needs this store. */
export async function checkEmbedded(report, wish, step) {
  if (wish.paths.length > 0) return runSuite(report, wish, step)
  const once = { ...wish, isDeep: false }
  return sum([
    await runSuite(report, once, step, { options: without(FOLDER_ONLY) }),
    await runSuite(report, wish, step, { files: FOLDER_ONLY })
  ])
}

export async function checkExamples(report, wish) {
  const env = { CHROMIUM_PATH: await requireChromium(report.say) }
  const folders = ['examples/terminal', 'examples/vanilla', 'examples/vue']
  const results = []
  for (const folder of folders) results.push(await runSuite(report, wish, { folder }, { env }))
  return sum(results)
}

/** Fetched while other steps run; what is wrong with it is told by the step that needs it. */
export function fetchBrowser(say, { isDeep }) {
  void browsersOf(isDeep, say).catch(() => undefined)
}

const browsersOf = (isDeep, say) =>
  Promise.all([requireChromium(say), isDeep && requireChromium(say, { isWhole: true })])

export async function checkBrowser(report, wish, step) {
  const [CHROMIUM_PATH, wholePath] = await browsersOf(wish.isDeep, report.say)
  await ensureBuilt(report.say)
  return runSuite(report, wish, step, {
    env: {
      CHROMIUM_PATH,
      ...(wish.isDeep && { INSTANCES, CHROMIUM_WHOLE_PATH: wholePath }),
      ...(wish.paths.length > 0 && { IS_NAMED: 'true' })
    }
  })
}

const without = paths => paths.flatMap(path => ['--exclude', path])

function runSuite(report, wish, step, { files = [], options = [], env = {} } = {}) {
  return checkVitest(report, step.folder, {
    args: [...argsOf(step, wish, files), ...options],
    env: { TEST_DEPTH: wish.isDeep ? 'deep' : 'quick', ...env }
  })
}

function argsOf(step, wish, files) {
  if (wish.isChanged && step.isByImports) {
    const paths = changedPaths().map(path => resolve(root, path))
    return ['related', ...paths, '--run', '--passWithNoTests']
  }
  return ['run', ...(wish.paths.length > 0 ? [] : files), ...narrowed(step, wish)]
}

async function onPostgres(report, runOn) {
  const server = await startPostgres({ isCareless: true })
  report.say(server.version)
  try {
    return await runOn({ DATABASE_URL: server.url })
  } finally {
    await server.stop()
  }
}

/** The test files of a folder that play more runs, or look at more, in the deep command. */
function deepFiles(folder) {
  const place = join(root, folder)
  return readdirSync(place, { recursive: true })
    .filter(path => TEST_FILE.test(path) && !SKIPPED_FOLDER.test(path))
    .filter(path => readFileSync(join(place, path), 'utf8').includes('/testing/runs.ts'))
}
