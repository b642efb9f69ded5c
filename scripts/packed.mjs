// What the packages do for a stranger: in his test runner and under his compiler, or, asked for `--fronts`,
// in whole front ends that live on them.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { run } from './lib/command.mjs'
import { faultsOfPacked, makeConsumer } from './lib/consumer.mjs'
import { runScript } from './lib/script.mjs'
import { TSC } from './lib/types.mjs'
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
  // Every file of types, not only what is used; both ways in which modules are looked for.
  ...['nodenext', 'bundler'].map(way => ({
    title: `a strict compiler (${way})`,
    command: [node, TSC, '-p', `types.${way}.json`]
  }))
]

/** Their tests are the workspace's, with its backend; what they open is the copy. */
const FRONTS = [
  { title: 'a terminal', ...inExample('terminal'), env: { TERMINAL_MAIN: 'terminal/main.ts' } },
  {
    title: 'a page without a framework',
    ...inExample('vanilla'),
    env: { VANILLA_ROOT: 'vanilla' }
  },
  { title: 'a shop in Vue', ...inExample('vue'), env: { VUE_ROOT: 'vue' } }
]

await runScript(async ([core, ui, fronts]) => {
  const consumer = await makeConsumer({ core, 'react-ui': ui })
  consumer.copy('packages/core/scenarios/packed', 'packed')
  consumer.link('vitest', join(root, 'node_modules/vitest'))
  consumer.copy('examples/terminal/src', 'terminal')
  consumer.link('ws', join(root, 'examples/terminal/node_modules/ws'))
  consumer.copy('examples/vanilla/index.html', 'vanilla/index.html')
  consumer.copy('examples/vanilla/src', 'vanilla/src')
  for (const name of ['vue', 'vite', '@vitejs/plugin-vue']) {
    consumer.link(name, join(root, 'examples/vue/node_modules', name))
  }
  for (const part of ['index.html', 'src', 'vite.config.ts']) {
    consumer.copy(`examples/vue/${part}`, `vue/${part}`)
  }
  writeTypes(consumer)
  let failed = 0
  for (const name of ['core', 'react-ui']) {
    const faults = faultsOfPacked(consumer.placeOf(name))
    console.log(`${faults.length === 0 ? 'ok' : 'not ok'}: what lies in ${name}`)
    for (const fault of faults) console.log(fault)
    failed += faults.length
  }
  for (const { title, command, cwd = consumer.folder, env = {} } of fronts === '--fronts'
    ? FRONTS
    : CHECKS) {
    const { code, output } = await run(command, { cwd, env: within(consumer.folder, env) })
    console.log(`${code === 0 ? 'ok' : 'not ok'}: the packages in ${title}`)
    if (code === 0) continue
    failed += 1
    console.log(output.trim())
  }
  consumer.remove()
  return failed === 0 ? 0 : 1
})

/** A file that takes everything from every door, and its two projects. */
function writeTypes({ folder, manifestOf, link }) {
  const doors = ['core', 'react-ui'].flatMap(name =>
    Object.entries(manifestOf(name).exports)
      // The types of MSW itself do not go with the newest DOM.
      .filter(([door, target]) => target.types !== undefined && door !== './msw')
      .map(([door]) => `@vitrina/${name}${door.slice(1)}`)
  )
  const lines = doors.map((door, at) => `export * as door${at} from '${door}'`)
  writeFileSync(join(folder, 'doors.ts'), `${lines.join('\n')}\n`)
  for (const name of ['@types/react', '@types/react-dom', 'csstype']) {
    link(name, join(root, 'packages/react-ui/node_modules', name))
  }
  for (const way of ['nodenext', 'bundler']) {
    const compilerOptions = {
      ...{ strict: true, skipLibCheck: false, noEmit: true, target: 'es2023', types: [] },
      ...{ lib: ['es2023', 'dom', 'dom.iterable'], moduleResolution: way },
      module: way === 'bundler' ? 'esnext' : way
    }
    const project = { compilerOptions, files: ['doors.ts'] }
    writeFileSync(join(folder, `types.${way}.json`), JSON.stringify(project))
  }
}

/** The paths of an environment as they lie in a folder. */
function within(folder, env) {
  return Object.fromEntries(Object.entries(env).map(([name, path]) => [name, join(folder, path)]))
}
