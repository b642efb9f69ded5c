// The suites of tests: what of each which command runs, and on what.
import { resolve } from 'node:path'

import { ensureBuilt } from './build.mjs'
import { checkVitest, sum } from './checks.mjs'
import { requireChromium } from './chromium.mjs'
import { startPostgres } from './postgres.mjs'
import { changedPaths, narrowed } from './selection.mjs'
import { pathsIn, read } from './sources.mjs'
import { root } from './workspace.mjs'

const TEST_FILE = /\.test\.(tsx?|mjs)$/
const INSTANCES = '3'

const inFolder = (folder, names) => names.split(' ').map(name => `${folder}/${name}.test.ts`)

/** Tests of what the two stores do in different ways: locks, transactions, search, messages, start, death. */
const DIFFERING = inFolder(
  'test',
  'catalogue crash in-transaction keeper-door live order-races start upkeep'
)
/** They open a folder of the embedded store, whatever store the others have. */
const FOLDER_ONLY = inFolder('test', 'crash start')
const INSTANCES_ONLY = inFolder('test', 'instances upgrade')

/** Of the core's stories and commands: they guard no money, order, session or access. */
const CORE_DEEP = [
  ...inFolder('cli', 'contract-check'),
  ...inFolder(
    'scenarios',
    'code-blocks contract-check faults favorites kit-sentences live reference-backend runners'
  )
]

/** Of the server's tests: its demo goods, what is found of them, backups, starts; the deep command asks on the other store. */
const SERVER_DEEP = [
  ...inFolder('src/seed', 'product-colors products'),
  ...inFolder('test', 'copy-store demo-shop-shown embedded-turns empty-store'),
  ...inFolder(
    'test',
    'honest-neighbours listen search-queries start-together valid-inputs.property'
  )
]

/** Every call of the backend, by whoever may make it or not. */
const EVERY_CALL = inFolder('test', 'contracts.property object-access')

/** A whole suite, or what a wish wants of it. */
export const checkSuite = (report, selection, step) => runSuite(report, selection, step)

/** What the walks over the machines have reached is worth a look, too, when nothing is wrong. */
export async function checkCore(report, selection, step) {
  const { output, ...result } = await runSuite(report, selection, step, {
    left: unnamed(selection, CORE_DEEP)
  })
  const walks = output.match(/\w+: \d+ of \d+ states, \d+ of \d+ transitions/g) ?? []
  for (const walk of [...new Set(walks)].toSorted()) report.say(walk)
  return result
}

/** Of a package what plays more runs, or looks at more, in the deep command; of the core its stories too. */
export const checkProperties = (report, selection, step) =>
  runSuite(report, selection, step, {
    files: [...deepFiles(step.folder), ...(step.name === 'core' ? CORE_DEEP : [])]
  })

export const checkServer = (report, selection, step) =>
  onPostgres(report, selection, step, {
    left: [...FOLDER_ONLY, ...INSTANCES_ONLY, ...unnamed(selection, SERVER_DEEP)]
  })

export const checkWhatDiffers = (report, selection, step) =>
  runSuite(report, selection, step, { files: DIFFERING })

export function checkInstances(report, selection, step) {
  const files = [...deepFiles(step.folder), ...INSTANCES_ONLY]
  return onPostgres(report, selection, step, {
    files: files.filter(path => !FOLDER_ONLY.includes(path))
  })
}

/**
 * What differs, what the quick command leaves out, and every call with valid inputs and with junk, each on the one
 * connection of this store, as often as in the quick command; at length only what needs this store. Asked for by its
 * name, the whole suite.
 */
export async function checkEmbedded(report, selection, step) {
  if (selection.paths.length > 0) return runSuite(report, selection, step)
  const once = { ...selection, isDeep: false }
  const isAsked = selection.names.includes('embedded')
  const files = isAsked ? [] : [...DIFFERING, ...SERVER_DEEP, ...EVERY_CALL]
  return sum([
    await runSuite(report, once, step, { files, left: FOLDER_ONLY }),
    await runSuite(report, selection, step, { files: FOLDER_ONLY })
  ])
}

/** The packages' own check tells these fronts the same on the packed core: the whole command does so once. */
const ON_PACKED_CORE = ['terminal', 'vanilla', 'vue'].map(name => `examples/${name}`)
const WITH_TESTS_OF_THEIR_OWN = [
  'examples/sveltekit',
  'examples/react',
  'examples/next',
  'docs/guides'
]

export async function checkExamples(report, selection) {
  const results = []
  const isAsked = selection.names.includes('examples')
  for (const folder of [...(isAsked ? ON_PACKED_CORE : []), ...WITH_TESTS_OF_THEIR_OWN]) {
    results.push(await checkExample(report, selection, { folder }))
  }
  return sum(results)
}

export async function checkExample(report, selection, step) {
  const env = { CHROMIUM_PATH: await requireChromium(report.say) }
  return runSuite(report, selection, step, { env })
}

/** Fetched while other steps run; what is wrong with it is told by the step that needs it. */
export function fetchBrowser(say, { isDeep }) {
  void browsersOf(isDeep, say).catch(() => undefined)
}

const browsersOf = (isDeep, say) =>
  Promise.all([requireChromium(say), isDeep && requireChromium(say, { isWhole: true })])

export async function checkBrowser(report, selection, step) {
  const [CHROMIUM_PATH, wholePath] = await browsersOf(selection.isDeep, report.say)
  await ensureBuilt(report.say)
  return runSuite(report, selection, step, {
    env: {
      CHROMIUM_PATH,
      ...(selection.isDeep && { INSTANCES, CHROMIUM_WHOLE_PATH: wholePath }),
      ...(selection.paths.length > 0 && { IS_NAMED: 'true' })
    }
  })
}

/** What a wish leaves out unless it names files. */
const unnamed = (selection, files) => (selection.paths.length > 0 ? [] : files)

/** `files` in place of the whole suite, `left` out of it; a wish for files has these instead. */
function runSuite(report, selection, step, { files = [], left = [], env = {} } = {}) {
  const isRelated = selection.isChanged && step.isByImports
  const args = isRelated
    ? ['related', ...changedPaths().map(path => resolve(root, path)), '--run', '--passWithNoTests']
    : ['run', ...unnamed(selection, files), ...narrowed(step, selection)]
  return checkVitest(report, step.folder, {
    args: [...args, ...left.flatMap(path => ['--exclude', path])],
    env: { TEST_DEPTH: selection.isDeep ? 'deep' : 'quick', ...env }
  })
}

async function onPostgres(report, selection, step, options) {
  const server = await startPostgres({ isCareless: true })
  report.say(server.version)
  try {
    return await runSuite(report, selection, step, {
      ...options,
      env: { DATABASE_URL: server.url }
    })
  } finally {
    await server.stop()
  }
}

/** The test files of a folder that play more runs, or look at more, in the deep command. */
const deepFiles = folder =>
  pathsIn(root, folder)
    .filter(path => TEST_FILE.test(path) && read(root, path).includes('/testing/runs.ts'))
    .map(path => path.slice(folder.length + 1))
