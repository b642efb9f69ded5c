// Gets the packages and builds the shop for production, each only where what it is made of has changed.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { run } from './command.mjs'
import { Refusal } from './script.mjs'
import { bin, pnpm, root } from './workspace.mjs'

const INSTALLED = 'node_modules/.vitrina-install'
/** Tests and what builds make do not count. */
const LEFT_OUT =
  /^(node_modules|dist|test|scenarios|coverage|next-env.d.ts|\..*)$|\.test(-d)?\.tsx?$/
const SHARED = ['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json', 'packages/core']

export const BACKEND = 'examples/server/dist/main.js'
/** Built with the backend. */
export const KEEPER = 'examples/server/dist/keeper.js'
export const STOREFRONT = 'packages/app/dist/server/main.js'

const COMPILE = [process.execPath, join(root, 'scripts/compile.mjs')]
const REACT_FILES = [process.execPath, join(root, 'scripts/react-files.mjs')]
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
  target('core', 'packages/core', 'packages/core/dist/index.d.ts', [COMPILE, [bin('tsup')]]),
  target('react-ui', 'packages/react-ui', 'packages/react-ui/dist/index.d.ts', [
    COMPILE,
    REACT_FILES
  ]),
  target('conformance', 'packages/conformance', 'packages/conformance/dist/index.d.ts', [COMPILE])
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

/** `say` gets one line when there is something to wait for. */
export async function ensureInstalled(say) {
  const print = fingerprint(['pnpm-lock.yaml', 'pnpm-workspace.yaml'])
  if (isStamped(INSTALLED, print)) return

  say('Ставлю пакеты, это недолго…')
  // CI: no questions. NODE_ENV: the build tools are development packages.
  const { code, output } = await run(pnpm('install', '--frozen-lockfile'), {
    env: { CI: 'true', NODE_ENV: 'development' }
  })
  if (code !== 0) {
    throw new Refusal(`${output.trim()}\nПакеты не поставились. Проверьте сеть и повторите.`)
  }
  writeStamp(INSTALLED, print)
}

/** One hash over the named files and folders of the checkout. */
export function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of paths) addTo(hash, path)
  return hash.digest('hex')
}

export const isStamped = (stamp, print) =>
  existsSync(join(root, stamp)) && readFileSync(join(root, stamp), 'utf8') === print

export const writeStamp = (stamp, print) => writeFileSync(join(root, stamp), print)

function addTo(hash, path) {
  const place = join(root, path)
  if (statSync(place).isFile()) {
    hash.update(`${path}\0`).update(readFileSync(place)).update('\0')
    return
  }
  const names = readdirSync(place).filter(name => !LEFT_OUT.test(name))
  for (const name of names.sort()) addTo(hash, `${path}/${name}`)
}
