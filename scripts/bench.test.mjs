import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

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
