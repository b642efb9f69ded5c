import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const check = fileURLToPath(new URL('./runner-check.ts', import.meta.url))

test('the test shop works in the test runner of Node', async () => {
  // A runner inside a runner keeps silent.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--test', '--test-reporter=tap', check],
    { cwd: root, env }
  )

  expect(stdout).toMatch(/# pass 2\n# fail 0/)
})
