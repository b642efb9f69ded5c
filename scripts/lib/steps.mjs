// The steps of `npm test` and of `npm run test:deep`, in their order: what fails soon comes first.
import { join } from 'node:path'

import { benchNames, hasBrief, optionsOf, runBench } from '../bench/support/table.mjs'
import { bareFaults, bareModules } from './bare-modules.mjs'
import { bareTexts } from './bare-text.mjs'
import { wordFaults } from './bare-words.mjs'
import { ensureBuilt } from './build.mjs'
import { checkCommand, fail, pass, sum } from './checks.mjs'
import { coreLines, linesText } from './core-lines.mjs'
import { namedFiles, suffixFaults } from './file-suffixes.mjs'
import { folderPairs, pairFaults } from './folder-pairs.mjs'
import { forbiddenThings } from './forbidden.mjs'
import { functionsOf, lengthFaults, lengthsOf, lengthsText } from './function-lines.mjs'
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
const PACKAGES = ['packages/core', 'packages/react-ui', 'packages/app']
const SERVER = [...CORE, 'examples/server']
const FRONTS = [...SERVER, 'examples/terminal', 'examples/vanilla', 'examples/vue', 'e2e']
const SHOP = [...UI, 'packages/app', 'examples/server', 'scripts']

const DEAD = { name: 'dead', title: 'dead code', isSingle: true, run: checkDead }

/**
 * Each is `{ name, title, run }`. `folder`: a suite of tests that lies there. `needs`: folders whose
 * change touches the step; without it any change does. `isByImports`: of a change, only the tests
 * that import it. `isAsked`: only when it is asked for. `isSingle`: it keeps one core busy, so that two may run at once. `ahead`: what it
 * waits for, begun before the first step.
 */
export const QUICK_STEPS = [
  { name: 'forbidden', title: 'what must not be in the repository', run: checkForbidden },
  { name: 'lint', title: 'lint and format', run: checkLint },
  { name: 'types', title: 'types', run: checkTypes },
  { name: 'rules', title: 'import rules', isSingle: true, run: checkImports },
  { ...DEAD, isAsked: true },
  {
    name: 'reach',
    title: 'what no screen reaches',
    needs: FRONTS,
    isSingle: true,
    run: checkReach
  },
  {
    name: 'lines',
    title: 'tests of core against its code, the shape of files, and how long functions are',
    needs: [...UI, 'packages/app'],
    run: checkLines
  },
  { name: 'scripts', title: 'tests of scripts', folder: 'scripts', run: checkSuite },
  { name: 'core', title: 'tests of core', folder: 'packages/core', needs: FRONTS, run: checkCore },
  {
    name: 'react-ui',
    title: 'tests of react-ui',
    folder: 'packages/react-ui',
    needs: UI,
    isByImports: true,
    run: checkSuite
  },
  {
    name: 'app',
    title: 'tests of app',
    folder: 'packages/app',
    needs: [...UI, 'packages/app'],
    isByImports: true,
    run: checkSuite
  },
  {
    name: 'server',
    title: 'tests of server on PostgreSQL',
    folder: 'examples/server',
    needs: SERVER,
    isByImports: true,
    run: checkServer
  },
  {
    name: 'embedded',
    title: 'what differs on the embedded store',
    folder: 'examples/server',
    needs: SERVER,
    isAsked: true,
    run: checkWhatDiffers
  },
  { name: 'build', title: 'production build', needs: SHOP, isSingle: true, run: checkBuild },
  {
    name: 'packages',
    title: 'what the packages weigh and bring along',
    needs: FRONTS,
    isAsked: true,
    run: checkWeights
  },
  { name: 'size', title: 'size budgets', needs: SHOP, run: checkSize },
  {
    name: 'e2e',
    title: 'the shop in a browser',
    folder: 'e2e',
    needs: SHOP,
    ahead: fetchBrowser,
    run: checkBrowser
  }
]

export const DEEP_STEPS = [
  DEAD,
  { name: 'types', title: 'types of templates', isSingle: true, run: checkTemplates },
  {
    name: 'core',
    title: 'properties of core, many times over',
    folder: 'packages/core',
    run: checkProperties
  },
  {
    name: 'app',
    title: 'every fault of every part of a page',
    folder: 'packages/app',
    run: checkProperties
  },
  {
    name: 'server',
    title: 'properties of server on PostgreSQL, and several instances',
    folder: 'examples/server',
    run: checkInstances
  },
  {
    name: 'embedded',
    title: 'all tests of server on the embedded store',
    folder: 'examples/server',
    run: checkEmbedded
  },
  { name: 'bench', title: 'each measurement for some seconds', run: checkBenches },
  {
    name: 'examples',
    title: 'the other front ends from their sources',
    isSingle: true,
    run: checkExamples
  },
  {
    name: 'packages',
    title: 'packages as published, and the other front ends on them',
    isSingle: true,
    run: async report => sum([await checkWeights(report), await checkPackages(report)])
  },
  {
    name: 'e2e',
    title: 'the shop of three instances in a browser, in every width and theme',
    folder: 'e2e',
    ahead: fetchBrowser,
    run: checkBrowser
  }
]

function checkForbidden(report) {
  const findings = forbiddenThings()
  return findings.length === 0 ? pass() : fail(report, findings.join('\n'))
}

function checkLint(report) {
  return checkCommand(report, [bin('biome'), 'ci', '--colors=off'])
}

function checkImports(report) {
  const faults = [
    ...pairFaults(folderPairs(root)),
    ...bareFaults(bareModules(root)),
    ...suffixFaults(namedFiles(root)),
    ...wordFaults(root),
    ...bareTexts(root)
  ]
  if (faults.length > 0) return fail(report, faults.join('\n'))
  const config = ['--config', '.dependency-cruiser.cjs']
  return checkCommand(report, [bin('depcruise'), ...config, 'packages', 'examples', 'e2e'])
}

function checkDead(report) {
  return checkCommand(report, [bin('knip')])
}

function checkReach(report) {
  const faults = unreachedFaults(unreachedThings(root))
  return faults.length === 0 ? pass() : fail(report, faults.join('\n'))
}

function checkLines(report) {
  const lines = coreLines(join(root, 'packages/core'))
  report.say(linesText(lines))
  const tests =
    lines.tests > lines.code
      ? pass()
      : fail(report, 'The tests of the core are fewer than its code')
  return sum([tests, checkShape(report), ...PACKAGES.map(name => checkFunctions(report, name))])
}

function checkShape(report) {
  const faults = shapeFaults(root)
  return faults.length === 0 ? pass() : fail(report, `${faults.join('\n')}\nnpm run house`)
}

function checkFunctions(report, name) {
  const functions = functionsOf(join(root, name))
  report.say(
    `lines of a function, the middle one and nine in ten: ${lengthsText(name, lengthsOf(functions))}`
  )
  const faults = lengthFaults(name, functions)
  return faults.length === 0 ? pass() : fail(report, faults.join('\n'))
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

async function checkBuild() {
  await ensureBuilt(() => undefined)
  return pass()
}

async function checkSize(report) {
  await ensureBuilt(() => undefined)
  return checkCommand(report, [process.execPath, 'scripts/size.mjs'])
}
