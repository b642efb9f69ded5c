// Fronts that are projects of their own, as another team has them: they are installed from the packed packages,
// built, and started beside a reference backend.
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { BACKEND, ensureBuilt, fingerprint, isStamped, writeStamp } from './build.mjs'
import { run } from './command.mjs'
import { PUBLISHED, packedConsumer } from './packed.mjs'
import { freePort } from './ports.mjs'
import { Refusal } from './script.mjs'
import { answers, startService } from './service.mjs'
import { pnpm, root } from './workspace.mjs'

/** How each is built and served, by commands of its own packages; `result` is there once it is built. */
const FRONTS = {
  next: { build: ['next', 'build'], serve: ['next', 'start'], result: '.next/BUILD_ID' },
  react: { build: ['vite', 'build'], serve: ['vite', 'preview'], result: 'dist/index.html' },
  sveltekit: { build: ['vite', 'build'], serve: ['node', 'dist'], result: 'dist/index.js' }
}

export const OWN_FRONTS = Object.keys(FRONTS)

/** No command reports to its makers. */
const SILENT = { CI: 'true', NEXT_TELEMETRY_DISABLED: '1' }
const STAMPS = '.cache/fronts'
const SHARED = ['package.json', 'pnpm-lock.yaml', 'tsconfig.base.json']
const OPEN_LIMIT_MS = 120_000
/** As many as in the tests of the server, whose filled store is made once and copied. */
const PRODUCTS = 60

const folderOf = name => join(root, 'examples', name)

const binOf = (name, [command, ...args]) => [
  command === 'node' ? process.execPath : join(folderOf(name), 'node_modules/.bin', command),
  ...args
]

/** Installs and builds a front where its sources or those of the packages have changed. */
async function ensureFront(name, say) {
  const { build, result } = frontOf(name)
  const own = path => `examples/${name}/${path}`
  const packages = PUBLISHED.map(one => `packages/${one}`)
  const manifests = [own('package.json'), own('pnpm-lock.yaml'), own('pnpm-workspace.yaml')]
  mkdirSync(join(root, STAMPS), { recursive: true })
  await unlessMade(`${STAMPS}/${name}-installed`, [...SHARED, ...packages, ...manifests], {
    result: own('node_modules'),
    make: () => installFront(name, say)
  })
  await unlessMade(`${STAMPS}/${name}-built`, [...SHARED, ...packages, `examples/${name}`], {
    result: own(result),
    make() {
      say(`Собираю examples/${name}…`)
      return require(binOf(name, build), name, { NODE_ENV: 'production' })
    }
  })
}

async function unlessMade(stamp, sources, { result, make }) {
  const print = fingerprint(sources)
  if (existsSync(join(root, result)) && isStamped(stamp, print)) return
  await make()
  writeStamp(stamp, print)
}

/** Its packages, ours as a release would send them. `isNew` writes the lockfile anew. */
export async function installFront(name, say, { isNew = false } = {}) {
  const { tarballs } = await packedConsumer(say)
  for (const [at, one] of PUBLISHED.entries()) {
    const place = join(folderOf(name), '.packed', one)
    rmSync(place, { recursive: true, force: true })
    mkdirSync(place, { recursive: true })
    await require(['tar', '-xzf', tarballs[at], '--strip-components=1', '-C', place], name)
  }
  const lock = isNew ? '--no-frozen-lockfile' : '--frozen-lockfile'
  await require(pnpm('install', lock), name, { NODE_ENV: 'development' })
}

/**
 * Serves a built front beside a backend with demo goods, both on free ports: it is told the `PORT` it has
 * and the `API_URL` of its backend, whose bank leads back to it. `stop` ends both.
 */
export async function openFront(name, say) {
  await ensureBuilt(say, ['backend'])
  await ensureFront(name, say)
  const [port, apiPort] = [await freePort(), await freePort()]
  const url = `http://localhost:${port}`
  const apiUrl = `http://127.0.0.1:${apiPort}`
  const dataFolder = mkdtempSync(join(tmpdir(), 'vitrina-front-'))
  await layDemoGoods(dataFolder)
  const shop = {
    ...{ DEMO: 'on', DEV_LETTERS: 'on', API_PORT: String(apiPort), DATA_DIR: dataFolder },
    // Tests name addresses of their visitors, as a proxy on this machine would.
    ...{ PUBLIC_URL: url, TRUSTED_HOPS: '127.0.0.0/8,::1' }
  }
  const services = [
    startService({
      ...{ title: 'Сервер API', command: [process.execPath, BACKEND] },
      ...{ env: { ...serving(), ...shop }, log: join(root, STAMPS, `${name}.backend.log`) }
    }),
    startFront(name, { port, url, apiUrl, log: `${name}.log` })
  ]
  const stop = async () => {
    await Promise.all(services.map(service => service.stop()))
    rmSync(dataFolder, { recursive: true, force: true })
  }
  await whenOpen([`${apiUrl}/health`, url], services).catch(async error => {
    await stop()
    throw error
  })
  return { url, apiUrl, dataFolder, stop }
}

/** Serves a front that is built once more, before a backend of the caller's. `stop` ends it. */
export async function openFrontBeside(name, apiUrl) {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const service = startFront(name, { port, url, apiUrl, log: `${name}-beside.log` })
  await whenOpen([url], [service]).catch(async error => {
    await service.stop()
    throw error
  })
  return { url, stop: service.stop }
}

const serving = () => ({ ...process.env, ...SILENT, NODE_ENV: 'production' })

const startFront = (name, { port, url, apiUrl, log }) =>
  startService({
    ...{ title: name, command: binOf(name, frontOf(name).serve), cwd: folderOf(name) },
    log: join(root, STAMPS, log),
    env: { ...serving(), PORT: String(port), ORIGIN: url, API_URL: apiUrl }
  })

function frontOf(name) {
  if (name in FRONTS) return FRONTS[name]
  throw new Refusal(`Нет витрины «${name}». Есть: ${OWN_FRONTS.join(', ')}`)
}

async function whenOpen(addresses, services) {
  for (const [at, address] of addresses.entries()) {
    const isOpen = await answers(address, services[at], AbortSignal.timeout(OPEN_LIMIT_MS))
    if (isOpen) continue
    throw new Refusal(`${address} не отвечает. ${await Promise.race([services[at].exited, ''])}`)
  }
}

/** The backend's tests keep a filled store: TypeScript, which whoever starts this has to be able to read. */
async function layDemoGoods(folder) {
  const testing = name => new URL(`../../examples/server/src/testing/${name}`, import.meta.url).href
  const { layEmbeddedCopy } = await import(testing('embedded-copy.ts'))
  const { seededTemplate } = await import(testing('store-template.ts'))
  await layEmbeddedCopy(seededTemplate(PRODUCTS), folder)
}

async function require(command, name, env = {}) {
  const { code, output } = await run(command, {
    cwd: folderOf(name),
    env: { ...SILENT, ...env }
  })
  if (code !== 0) throw new Refusal(`examples/${name}: ${command.join(' ')}\n${output.trim()}`)
}
