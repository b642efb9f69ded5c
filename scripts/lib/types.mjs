// Checks the types of every project, each in the world it runs in: with a DOM, with Node, with neither.
import { join } from 'node:path'

import { checkCommand } from './checks.mjs'
import { root } from './workspace.mjs'

/** The compiler written in Go; tools that ask the compiler things have the one in JavaScript. */
export const TSC = join(root, 'node_modules/typescript7/bin/tsc')
/** Reads templates as well, half a minute long. */
const VUE_TSC = join(root, 'examples/vue/node_modules/vue-tsc/bin/vue-tsc.js')
/** Two projects at a time have both cores already: more threads of one would only repeat each other. */
const BUILD = ['--build', '--builders', '2', '--checkers', '1']
/** Keeps out of what the compiler written in Go remembers. */
const FORGETFUL = ['--incremental', 'false', '--tsBuildInfoFile', 'null']

/**
 * `tsconfig.json` of the root names the projects. The compiler keeps what it knows of the last run in
 * `node_modules/.cache/types`, and looks again only at what has changed.
 */
export const checkTypes = report => checkCommand(report, [process.execPath, TSC, ...BUILD])

/** The templates of the Vue front, which the other compiler does not read. */
export const checkTemplates = report =>
  checkCommand(report, [process.execPath, VUE_TSC, '-p', 'examples/vue', ...FORGETFUL])
