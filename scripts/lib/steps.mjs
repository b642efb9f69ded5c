// The steps of `npm test` and of `npm run test:deep`, in their order: what fails soon comes first.
import { join } from 'node:path'

import { benchNames, hasBrief, optionsOf, runBench } from '../bench/support/table.mjs'
import { bareFaults, bareModules } from './bare-modules.mjs'
import { bareTexts } from './bare-text.mjs'
import { wordFaults } from './bare-words.mjs'
import { ensureBuilt } from './build.mjs'
import { checkCommand, checkFaults, fail, pass, sum } from './checks.mjs'
import { buildDocs } from './docs/site.mjs'
import { namedFiles, suffixFaults } from './file-suffixes.mjs'
import { folderPairs, pairFaults } from './folder-pairs.mjs'
import { forbiddenThings } from './forbidden.mjs'
import { functionsOf, lengthFaults, lengthsOf } from './function-lines.mjs'
import { codeLinesOf, filesOf } from './house/files.mjs'
import { shapeFaults } from './house/limits.mjs'
import { checkPackages, checkWeights } from './packages.mjs'
import {
  checkBrowser,
  checkCore,
  checkEmbedded,
  checkExamples,
  checkInstances,
  checkProperties,
  checkServer,
  checkSuite,
  checkWhatDiffers,
  fetchBrowser
} from './suites.mjs'
import { checkTemplates, checkTypes } from './types.mjs'
import { unreachedFaults, unreachedThings } from './unreached.mjs'
import { bin, root } from './workspace.mjs'

const CORE = ['packages/core', 'testing']
const UI = [...CORE, 'packages/react-ui']
const APP = [...UI, 'packages/app']
const PACKAGES = ['packages/core', 'packages/react-ui', 'packages/app']
const SERVER = [...CORE, 'examples/server']
const FRONTS = [...SERVER, 'examples/terminal', 'examples/vanilla', 'examples/vue', 'e2e']
const SHOP = [...APP, 'examples/server', 'scripts']

/**
 * `more` of a step: `needs`, folders whose change touches it; without them any change does. `isByImports`:
 * of a change, only the tests that import it. `isAsked`: only when it is asked for. `isSingle`: some of its
 * time it leaves a core idle, so that two may run at once. `ahead`: what it waits for, begun before the
 * first step.
 */
const step = (name, title, run, more = {}) => ({ name, title, run, ...more })

/** A step that runs the tests of a folder. */
const suite = (name, folder, title, run, more = {}) => ({ name, folder, title, run, ...more })

const DEAD = step('dead', 'dead code', report => checkCommand(report, [bin('knip')]), {
  isSingle: true
})
const REACH = step('reach', 'what no screen reaches', checkReach, { needs: FRONTS, isSingle: true })

export const QUICK_STEPS = [
  step('forbidden', 'what must not be in the repository', report =>
    checkFaults(report, forbiddenThings())
  ),
  step('lint', 'lint and format', report =>
    checkCommand(report, [bin('biome'), 'ci', '--colors=off'])
  ),
  step('types', 'types', checkTypes),
  step('rules', 'import rules', checkImports, { isSingle: true }),
  { ...DEAD, isAsked: true },
  { ...REACH, isAsked: true },
  step(
    'lines',
    'tests of core against its code, and the shape of files and functions',
    checkLines,
    {
      needs: APP
    }
  ),
  suite('scripts', 'scripts', 'tests of scripts', checkSuite),
  suite('core', 'packages/core', 'tests of core', checkCore, { needs: FRONTS }),
  suite('react-ui', 'packages/react-ui', 'tests of react-ui', checkSuite, {
    needs: UI,
    isByImports: true
  }),
  suite('app', 'packages/app', 'tests of app', checkSuite, { needs: APP, isByImports: true }),
  suite('conformance', 'packages/conformance', 'options and report of the suite', checkSuite, {
    needs: [...CORE, 'packages/conformance'],
    isAsked: true
  }),
  suite('server', 'examples/server', 'tests of server on PostgreSQL', checkServer, {
    needs: SERVER,
    isByImports: true
  }),
  suite('embedded', 'examples/server', 'what differs on the embedded store', checkWhatDiffers, {
    needs: SERVER,
    isAsked: true
  }),
  step('build', 'production build', checkBuild, { needs: SHOP, isSingle: true }),
  step('packages', 'what the packages weigh and bring along', checkWeights, {
    needs: [...FRONTS, 'packages/react-ui'],
    isAsked: true
  }),
  step('size', 'size budgets', checkSize, { needs: SHOP }),
  suite('e2e', 'e2e', 'the shop in a browser', checkBrowser, { needs: SHOP, ahead: fetchBrowser })
]

const LANE = { isSingle: true }

const onServer = (name, title, run) => suite(name, 'examples/server', title, run, LANE)

/** The longest first, so that no lane ends long before the other. */
export const DEEP_STEPS = [
  DEAD,
  REACH,
  step('types', 'types of templates', checkTemplates, LANE),
  onServer('embedded', 'tests of server on the embedded store', checkEmbedded),
  step('bench', 'each measurement for some seconds', checkBenches, LANE),
  step('packages', 'packages as published, and the other fronts on them', checkPublished, LANE),
  onServer('server', 'properties of server on PostgreSQL, and several instances', checkInstances),
  step('examples', 'the other front ends and the guides', checkExamples, LANE),
  suite('core', 'packages/core', 'properties of core, many times over', checkProperties, LANE),
  suite('app', 'packages/app', 'every fault of every part of a page', checkProperties, LANE),
  step('docs', 'the site of the documentation and its links', checkDocs, LANE),
  suite('conformance', 'packages/conformance', 'options and report of the suite', checkSuite, LANE),
  suite('e2e', 'e2e', 'the shop of three instances, in every width and theme', checkBrowser, {
    ahead: fetchBrowser
  })
]

async function checkImports(report) {
  const own = checkFaults(report, [
    ...pairFaults(folderPairs(root)),
    ...bareFaults(bareModules(root)),
    ...suffixFaults(namedFiles(root)),
    ...wordFaults(root),
    ...bareTexts(root)
  ])
  if (own.failed > 0) return own
  const config = ['--config', '.dependency-cruiser.cjs']
  return checkCommand(report, [bin('depcruise'), ...config, 'packages', 'examples', 'e2e'])
}

function checkReach(report) {
  return checkFaults(report, unreachedFaults(unreachedThings(root)))
}

function checkLines(report) {
  // What the tests of other teams stand on is a product of its own.
  const files = filesOf(root, 'packages/core').filter(({ path }) => !path.startsWith('testing/'))
  const { code, tests } = codeLinesOf(files)
  report.say(`lines of core: code ${code}, tests ${tests}`)
  return sum([
    checkFaults(report, tests > code ? [] : ['The tests of the core are fewer than its code']),
    checkFaults(report, shapeFaults(root)),
    ...PACKAGES.map(name => checkFunctions(report, name))
  ])
}

function checkFunctions(report, name) {
  const functions = functionsOf(join(root, name))
  const { median, p90 } = lengthsOf(functions)
  report.say(`lines of a function of ${name}, the middle one ${median} and nine in ten ${p90}`)
  return checkFaults(report, lengthFaults(name, functions))
}

/**
 * A missed goal is no fault of so short a run; a bench that breaks or tells nothing is. Two run at a time,
 * each on a shop of its own: here no figure counts.
 */
async function checkBenches(report) {
  await ensureBuilt(() => undefined)
  const results = []
  const names = benchNames().filter(hasBrief)
  const runLane = async lane => {
    for (let name = names.shift(); name !== undefined; name = names.shift()) {
      const { isWhole, output } = await runBench(name, await optionsOf(name, 'brief'), lane)
      results.push(isWhole ? pass() : fail(report, `npm run bench -- ${name}\n${output}`))
      report.counted(sum(results))
    }
  }
  await Promise.all(['', '-2'].map(runLane))
  return sum(results)
}

function checkBuild() {
  return ensureBuilt(() => undefined).then(pass)
}

async function checkSize(report) {
  await ensureBuilt(() => undefined)
  return checkCommand(report, [process.execPath, 'scripts/size.mjs'])
}

/** A dead link refuses the site. */
function checkDocs(report) {
  return buildDocs('/', report.say).then(pass)
}

async function checkPublished(report) {
  return sum([await checkWeights(report), await checkPackages(report)])
}
