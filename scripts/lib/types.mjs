// Checks the types of every project, each in the world it runs in: with a DOM, with Node, with neither.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { checkCommand, inParallel, sum } from './checks.mjs'
import { root } from './workspace.mjs'

/** The compiler written in Go; tools that ask the compiler things have the one in JavaScript. */
export const TSC = join(root, 'node_modules/typescript7/bin/tsc')
/** Reads templates as well, half a minute long. */
const VUE_TSC = join(root, 'examples/vue/node_modules/vue-tsc/bin/vue-tsc.js')
/** Two projects at a time have both cores already: more threads of one would only repeat each other. */
const CHECKERS = ['--checkers', '1']
/** What it knows of the last run, so that it looks again only at what has changed. */
const MEMORY = join(root, 'node_modules/.cache/types')

const PROJECTS = [
  ...[
    'packages/core',
    'packages/core/src/browser',
    'packages/core/generate',
    'packages/core/scenarios',
    'packages/react-ui',
    'packages/app'
  ],
  ...['examples/server', 'examples/terminal', 'examples/vanilla', 'examples/vue'],
  ...['e2e', 'testing']
]

export async function checkTypes(report) {
  mkdirSync(MEMORY, { recursive: true })
  const tasks = PROJECTS.map(project => () => {
    const memory = join(MEMORY, `${project.replaceAll('/', '-')}.tsbuildinfo`)
    const options = ['--incremental', '--tsBuildInfoFile', memory, ...CHECKERS]
    return checkCommand(report, [process.execPath, TSC, '-p', project, ...options])
  })
  return sum(await inParallel(2, tasks))
}

/** The templates of the Vue front, which the other compiler does not read. */
export const checkTemplates = report =>
  checkCommand(report, [process.execPath, VUE_TSC, '-p', 'examples/vue'])
