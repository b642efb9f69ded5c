// What the packed core does for a stranger: it works in his test runner, and examples live on it.
import { join } from 'node:path'

import { run } from './lib/command.mjs'
import { makeConsumer } from './lib/consumer.mjs'
import { runScript } from './lib/script.mjs'
import { bin, root } from './lib/workspace.mjs'

const JEST = join(root, 'packages/core/node_modules/jest/bin/jest.js')
const node = process.execPath

const inExample = name => ({ command: [bin('vitest'), 'run'], cwd: join(root, 'examples', name) })

const CHECKS = [
  { title: 'node:test', command: [node, '--test', 'packed/node.test.mjs'] },
  { title: 'Vitest', command: [bin('vitest'), 'run', 'packed/vitest.test.mjs'] },
  {
    title: 'Jest',
    command: [node, '--experimental-vm-modules', JEST, '--testMatch', '**/jest.test.mjs']
  },
  // Their tests are the workspace's, with its backend; what they open is the copy.
  { title: 'a terminal', ...inExample('terminal'), env: { TERMINAL_MAIN: 'terminal/main.ts' } },
  { title: 'a page without a framework', ...inExample('vanilla'), env: { VANILLA_ROOT: 'vanilla' } }
]

await runScript(async ([tarball]) => {
  const consumer = await makeConsumer(tarball)
  consumer.copy('packages/core/scenarios/packed', 'packed')
  consumer.link('vitest', join(root, 'node_modules/vitest'))
  consumer.copy('examples/terminal/src', 'terminal')
  consumer.link('ws', join(root, 'examples/terminal/node_modules/ws'))
  consumer.copy('examples/vanilla/index.html', 'vanilla/index.html')
  consumer.copy('examples/vanilla/src', 'vanilla/src')
  let failed = 0
  for (const { title, command, cwd = consumer.folder, env = {} } of CHECKS) {
    const { code, output } = await run(command, { cwd, env: within(consumer.folder, env) })
    console.log(`${code === 0 ? 'ok' : 'not ok'}: the packed core in ${title}`)
    if (code === 0) continue
    failed += 1
    console.log(output.trim())
  }
  consumer.remove()
  return failed === 0 ? 0 : 1
})

/** The paths of an environment as they lie in a folder. */
function within(folder, env) {
  return Object.fromEntries(Object.entries(env).map(([name, path]) => [name, join(folder, path)]))
}
