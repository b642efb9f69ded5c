// Turns commands and Vitest runs into counted checks: `{ passed, failed }`.
import { join, resolve } from 'node:path'

import { run } from './command.mjs'
import { root } from './workspace.mjs'

const VITEST = join(root, 'node_modules/vitest/vitest.mjs')
const REPORTER = join(root, 'scripts/lib/vitest-reporter.mjs')

export const pass = () => ({ passed: 1, failed: 0 })

/** One failed check that says why at once. */
export function fail(report, text) {
  report.failed({ text })
  return { passed: 0, failed: 1 }
}

/** Nothing wrong is one check. */
export const checkFaults = (report, faults) =>
  faults.length === 0 ? pass() : fail(report, faults.join('\n'))

export const sum = results => ({
  passed: results.reduce((total, result) => total + result.passed, 0),
  failed: results.reduce((total, result) => total + result.failed, 0)
})

/** One command is one check. */
export async function checkCommand(report, command, options) {
  const { code, output } = await run(command, options)
  return code === 0 ? pass() : fail(report, output.trim())
}

/**
 * Every test of a folder is a check; so is a file that cannot be loaded, and a crash. `report` hears
 * of each test when it ends. `output` is what the tests themselves said.
 */
export async function checkVitest(report, folder, { args = ['run'], env = {} } = {}) {
  const result = { passed: 0, failed: 0 }
  const onMessage = message => {
    if (message.passed) result.passed += 1
    if (message.file) report.file({ ...message.file, path: join(folder, message.file.path) })
    if (message.failed) {
      result.failed += 1
      const { path } = message.failed
      report.failed({ ...message.failed, path: path && join(folder, path) })
    }
    report.counted(result)
  }
  const { code, output } = await run(
    [process.execPath, VITEST, ...args, `--reporter=${REPORTER}`],
    { cwd: resolve(root, folder), env, onMessage }
  )
  // It may fail without a failed test: when its configuration cannot be read.
  if (code !== 0 && result.failed === 0) return { ...sum([result, fail(report, output)]), output }
  return { ...result, output }
}

/** Runs `tasks` with at most `width` of them at the same time; results in the order of the tasks. */
export async function inParallel(width, tasks) {
  const results = []
  const queue = [...tasks.entries()]
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [place, task] = next
      results[place] = await task()
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  return results
}
