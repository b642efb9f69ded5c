import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

import { benchFile, benchNames, documentWith, hasBrief, tableText } from './bench/support/table.mjs'
import { run } from './lib/command.mjs'
import { root } from './lib/workspace.mjs'

test('the list of benches names each of them and what it measures', async () => {
  const { code, output } = await run([process.execPath, 'scripts/bench.mjs', '--help'])

  const files = readdirSync(join(root, 'scripts/bench')).filter(name => name.endsWith('.mjs'))
  expect(code).toBe(0)
  for (const file of files) {
    expect(output).toMatch(new RegExp(`^  ${file.replace('.mjs', '')} +\\S.{20}`, 'm'))
  }
})

test.each(benchNames().filter(name => !hasBrief(name)))(
  '%s, which never runs here, finds all that it imports',
  async name => {
    const { bench } = await import(pathToFileURL(benchFile(name)).href)

    expect(bench).toBeTypeOf('function')
  }
)

test('a bench that does not exist is refused with the list of those that do', async () => {
  const { code, output } = await run([process.execPath, 'scripts/bench.mjs', 'speed'])

  expect(code).toBe(1)
  expect(output).toContain('No bench «speed».')
  expect(output).toContain('  server ')
})

test('several backends are opened only when it is said how many', async () => {
  const { code, output } = await run([process.execPath, 'scripts/instances.mjs'], {
    env: { INSTANCES: 'много', PORT: '31895', API_PORT: '31896' }
  })

  expect(code).toBe(1)
  expect(output).toContain('INSTANCES: нужно число серверов API от 1 до 10')
})

const figure = { bench: 'ssr', name: 'pages a second', value: 120, goal: '>= 0.6 of floor' }
const result = { name: 'ssr', isWhole: true, figures: [{ ...figure, ratio: 0.65 }] }
const document = readFileSync(join(root, 'docs/performance.md'), 'utf8')

test('a figure stands beside its goal, its floor and what it was in the run before', () => {
  const first = documentWith(document, tableText([result]))
  const slower = { ...result, figures: [{ ...figure, value: 100, ratio: 0.5, isMissed: true }] }
  const next = tableText([slower], first)

  expect(first).toContain('| ssr: pages a second | 120 |  | >= 0.6 of floor | 0.6500 |')
  expect(next).toContain(
    '| ssr: pages a second | 100 | 120 | >= 0.6 of floor, **missed** | 0.5000 |'
  )
  expect(documentWith(first, next)).toContain('# Performance')
})

test('a bench that broke has its row, beside the figures it still told', () => {
  const text = tableText([{ ...result, isWhole: false }])

  expect(text).toContain('| ssr: pages a second | 120 |')
  expect(text).toContain('| ssr: could not run to its end |')
})

test('each bench has a run of some seconds, but for those that want sources of others', () => {
  expect(benchNames().filter(name => !hasBrief(name))).toEqual(['peers'])
})
