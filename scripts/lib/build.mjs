// Builds the backend and the storefront for production, and only when their sources changed.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { run } from './command.mjs'
import { fingerprint, isStamped, writeStamp } from './fingerprint.mjs'
import { Refusal } from './script.mjs'
import { bin, root } from './workspace.mjs'

const SHARED = ['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json', 'packages/core']

export const BACKEND = 'examples/server/dist/main.js'
/** Built with the backend. */
export const KEEPER = 'examples/server/dist/keeper.js'
export const STOREFRONT = 'packages/app/dist/server/main.js'

const COMPILE = [process.execPath, join(root, 'scripts/compile.mjs')]
const VITE = [bin('vite'), 'build']

const target = (name, folder, result, commands, sources = []) => ({
  ...{ name, folder, result, commands },
  sources: [...SHARED, ...sources, ...(folder === 'packages/core' ? [] : [folder])]
})

const TARGETS = [
  target('backend', 'examples/server', BACKEND, [[bin('tsup')]]),
  target(
    'storefront',
    'packages/app',
    STOREFRONT,
    [
      [...VITE, '--outDir', 'dist/client'],
      [...VITE, '--ssr', 'src/server/main.ts', '--outDir', 'dist/server']
    ],
    ['packages/react-ui']
  )
]

/** What is published; the shop itself runs without it. */
const PACKAGES = [
  target('core', 'packages/core', 'packages/core/dist/index.d.ts', [[bin('tsup')], COMPILE]),
  target('react-ui', 'packages/react-ui', 'packages/react-ui/dist/types/index.d.ts', [
    [bin('tsup')],
    COMPILE
  ])
]

/** Builds what is not built; `say` gets one line when there is something to wait for. */
export async function ensureBuilt(say, names = TARGETS.map(({ name }) => name)) {
  for (const target of [...TARGETS, ...PACKAGES]) {
    if (!names.includes(target.name) || isBuilt(target)) continue
    say(`Собираю ${target.folder}…`)
    const failure = await build(target)
    if (failure !== undefined) {
      throw new Refusal(`${failure.trim()}\nСборка ${target.folder} не удалась.`)
    }
  }
}

/** Returns what the failed command said, or `undefined` when the target is built. */
async function build(target) {
  const print = fingerprint(target.sources)
  for (const command of target.commands) {
    const { code, output } = await run(command, {
      cwd: join(root, target.folder),
      env: { NODE_ENV: 'production' }
    })
    if (code !== 0) return output
  }
  if (!existsSync(join(root, target.result))) return `The build made no ${target.result}`
  writeStamp(stampOf(target), print)
  return undefined
}

const stampOf = target => `${target.folder}/dist/.built-from`

const isBuilt = target =>
  existsSync(join(root, target.result)) && isStamped(stampOf(target), fingerprint(target.sources))
