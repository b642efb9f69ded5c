// Turns commands and Vitest runs into counted checks: `{ passed, failed, output }`.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { run } from './command.mjs'
import { bin, root } from './workspace.mjs'

export const pass = () => ({ passed: 1, failed: 0, output: '' })
export const fail = output => ({ passed: 0, failed: 1, output })

export const sum = results => ({
  passed: results.reduce((total, result) => total + result.passed, 0),
  failed: results.reduce((total, result) => total + result.failed, 0),
  output: results.map(result => result.output.trim()).join('\n')
})

/** One command is one check. */
export async function checkCommand(command, options) {
  const { code, output } = await run(command, options)
  return code === 0 ? pass() : fail(output)
}

/** Every test of a folder is a check; so is a file that cannot be loaded, and a crash. */
export async function checkVitest(folder, { args = [], ...options } = {}) {
  const scratch = mkdtempSync(join(tmpdir(), 'vitrina-tests-'))
  const report = join(scratch, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code, output } = await run([bin('vitest'), 'run', ...reporters, ...args], {
    ...options,
    cwd: join(root, folder)
  })
  const counts = existsSync(report)
    ? countTests(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 }
  rmSync(scratch, { recursive: true })
  // Vitest may fail without a failed test: an unhandled rejection, no test file at all.
  if (code !== 0 && counts.failed === 0) return { ...counts, failed: 1, output }
  return { ...counts, output }
}

/** Counts a report of Vitest's JSON reporter. A skipped test proves nothing: it counts as failed. */
export function countTests(report) {
  const files = report.testResults
  const tests = files.flatMap(file => file.assertionResults)
  const passed = tests.filter(test => test.status === 'passed').length
  const broken = files.filter(
    file =>
      file.status === 'failed' && !file.assertionResults.some(test => test.status === 'failed')
  )
  return { passed, failed: tests.length - passed + broken.length }
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
