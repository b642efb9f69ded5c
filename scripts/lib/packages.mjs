// What a release would send, used as a stranger would.
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { checkCommand, checkFaults, fail, inParallel, pass, sum } from './checks.mjs'
import { requireChromium } from './chromium.mjs'
import { run } from './command.mjs'
import { faultsOfPacked } from './consumer.mjs'
import { importedWeights } from './imported-weights.mjs'
import { PUBLISHED, packedConsumer } from './packed.mjs'
import { tableOf } from './table.mjs'
import { TSC } from './types.mjs'
import { bin, root } from './workspace.mjs'

const JEST = join(root, 'packages/core/node_modules/jest/bin/jest.js')
const node = process.execPath
const ESM = ['--profile', 'esm-only']

const inExample = name => ({ command: [bin('vitest'), 'run'], cwd: join(root, 'examples', name) })

const CHECKS = [
  { title: 'node:test', command: [node, '--test', 'packed/node.test.mjs'] },
  { title: 'Vitest', command: [bin('vitest'), 'run', 'packed/vitest.test.mjs'] },
  {
    title: 'Jest',
    command: [node, '--experimental-vm-modules', JEST, '--testMatch', '**/jest.test.mjs']
  },
  {
    title: 'a server of React',
    command: [node, '--conditions', 'react-server', '--test', 'components/react-server.test.mjs']
  },
  {
    title: 'a page with the stylesheet',
    command: [node, '--test', 'components/stylesheet.test.mjs']
  },
  // Every file of types, not only what is used; both ways in which modules are looked for.
  ...['nodenext', 'bundler', 'server'].map(way => ({
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

export async function checkPackages(report) {
  const consumer = await packedConsumer(report.say)
  const { tarballs } = consumer
  equip(consumer)
  const checks = await inParallel(2, [
    ...tarballs.map(tarball => () => checkCommand(report, [bin('publint'), '--strict', tarball])),
    ...tarballs.map(tarball => () => checkCommand(report, [bin('attw'), tarball, ...ESM])),
    ...PUBLISHED.map(name => () => checkFaults(report, faultsOfPacked(consumer.placeOf(name)))),
    ...CHECKS.map(check => () => checkUse(report, consumer, check))
  ])
  const CHROMIUM_PATH = await requireChromium(report.say)
  for (const front of FRONTS)
    checks.push(await checkUse(report, consumer, front, { CHROMIUM_PATH }))
  return sum(checks)
}

/** The packages in the hands of a stranger; paths of an environment are those of his folder. */
async function checkUse(report, { folder }, { title, command, cwd = folder, env = {} }, more = {}) {
  const places = Object.entries(env).map(([name, path]) => [name, join(folder, path)])
  const { code, output } = await run(command, {
    cwd,
    env: { ...Object.fromEntries(places), ...more }
  })
  return code === 0 ? pass() : fail(report, `The packages in ${title}\n${output.trim()}`)
}

/** What the tests and the other fronts need beside the packages. */
function equip(consumer) {
  consumer.copy('packages/core/scenarios/packed', 'packed')
  consumer.copy('packages/react-ui/scenarios/packed', 'components')
  consumer.link('vitest', join(root, 'node_modules/vitest'))
  consumer.copy('examples/terminal/src', 'terminal')
  consumer.link('ws', join(root, 'examples/terminal/node_modules/ws'))
  for (const part of ['index.html', 'src'])
    consumer.copy(`examples/vanilla/${part}`, `vanilla/${part}`)
  for (const name of ['vue', 'vite', '@vitejs/plugin-vue']) {
    consumer.link(name, join(root, 'examples/vue/node_modules', name))
  }
  for (const part of ['index.html', 'src', 'vite.config.ts']) {
    consumer.copy(`examples/vue/${part}`, `vue/${part}`)
  }
  writeTypes(consumer)
}

/** They alone need Node. */
const ON_NODE = ['@vitrina/core/server', '@vitrina/conformance']
const isOnNode = (name, entry) => ON_NODE.includes(`@vitrina/${name}${entry.slice(1)}`)

/** A file that takes everything from every entry, and their projects. */
function writeTypes(consumer) {
  const { folder, link } = consumer
  const entries = PUBLISHED.flatMap(name => entriesOf(consumer, name))
  const lines = entries.map((entry, at) => `export * as entry${at} from '${entry}'`)
  writeFileSync(join(folder, 'entries.ts'), `${lines.join('\n')}\n`)
  writeFileSync(
    join(folder, 'server.ts'),
    ON_NODE.map(name => `export * from '${name}'\n`).join('')
  )
  for (const name of ['@types/react', '@types/react-dom', 'csstype']) {
    link(name, join(root, 'packages/react-ui/node_modules', name))
  }
  link('@types/node', join(root, 'node_modules/@types/node'))
  const server = { ...strict('nodenext'), types: ['node'] }
  writeProject(folder, 'server', server, 'server.ts')
  for (const way of ['nodenext', 'bundler']) {
    writeProject(folder, way, strict(way), 'entries.ts')
  }
}

/** A pattern stands for each file that it leads to. */
const entriesOf = ({ manifestOf, placeOf }, name) =>
  Object.entries(manifestOf(name).exports)
    // The types of MSW itself do not go with the newest DOM.
    .filter(
      ([entry, { types }]) => types !== undefined && entry !== './msw' && !isOnNode(name, entry)
    )
    .flatMap(([entry, { types }]) => {
      if (!entry.includes('*')) return [entry]
      const [before, after] = types.split('*')
      return readdirSync(join(placeOf(name), before))
        .filter(file => file.endsWith(after))
        .map(file => entry.replace('*', file.slice(0, -after.length)))
    })
    .map(entry => `@vitrina/${name}${entry.slice(1)}`)

const strict = way => ({
  ...{ strict: true, skipLibCheck: false, noEmit: true, target: 'es2023', types: [] },
  ...{ lib: ['es2023', 'dom', 'dom.iterable'], moduleResolution: way },
  module: way === 'bundler' ? 'esnext' : way
})

function writeProject(folder, name, compilerOptions, file) {
  writeFileSync(
    join(folder, `types.${name}.json`),
    JSON.stringify({ compilerOptions, files: [file] })
  )
}

/** The table of weights is worth a look, too, when nothing is wrong. */
export async function checkWeights(report) {
  const { rows, faults } = await importedWeights((await packedConsumer(report.say)).folder)
  for (const line of tableOf(rows).split('\n')) report.say(line)
  return sum([checkFaults(report, faults), await checkTable(report, 'scripts/entries.mjs')])
}

async function checkTable(report, ...script) {
  const { code, output } = await run([process.execPath, ...script])
  if (code !== 0) return fail(report, output)
  for (const line of output.trim().split('\n')) report.say(line)
  return pass()
}
