// What the packed core does for a stranger: it works in his test runner, and examples live on it.
import { join } from 'node:path'

import { run } from './lib/command.mjs'
import { makeConsumer } from './lib/consumer.mjs'
import { runScript } from './lib/script.mjs'
import { bin, root } from './lib/workspace.mjs'

const JEST = join(root, 'packages/core/node_modules/jest/bin/jest.js')
const node = process.execPath

const CHECKS = [
  { title: 'node:test', command: [node, '--test', 'packed/node.test.mjs'] },
  { title: 'Vitest', command: [bin('vitest'), 'run', 'packed/vitest.test.mjs'] },
  {
    title: 'Jest',
    command: [node, '--experimental-vm-modules', JEST, '--testMatch', '**/jest.test.mjs']
  }
]

await runScript(async () => {
  const consumer = await makeConsumer()
  consumer.copy('packages/core/scenarios/packed', 'packed')
  consumer.link('vitest', join(root, 'node_modules/vitest'))
  let failed = 0
  for (const { title, command } of CHECKS) {
    const { code, output } = await run(command, { cwd: consumer.folder })
    console.log(`${code === 0 ? 'ok' : 'not ok'}: the packed core in ${title}`)
    if (code === 0) continue
    failed += 1
    console.log(output.trim())
  }
  consumer.remove()
  return failed === 0 ? 0 : 1
})
