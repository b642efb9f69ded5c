// The steps of `npm test`, in their order; each is `{ name, title, run }`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { build, ensureBuilt, TARGETS } from './build.mjs'
import { checkCommand, checkVitest, fail, inParallel, pass, sum } from './checks.mjs'
import { requireChromium } from './chromium.mjs'
import { run } from './command.mjs'
import { pack } from './consumer.mjs'
import { coreLines, linesText } from './core-lines.mjs'
import { forbiddenThings } from './forbidden.mjs'
import { bin, pnpm, root } from './workspace.mjs'

const TYPED = [
  ...['packages/core', 'packages/core/generate', 'packages/react-ui', 'packages/app'],
  ...['examples/server', 'examples/terminal', 'examples/vanilla', 'e2e']
]
const PUBLISHED = ['packages/core', 'packages/react-ui']
/** For suites with a browser or a store of their own: a slow machine shall end them as well. */
const LONG_LIMIT_MS = 30 * 60_000

const silent = () => undefined

export const STEPS = [
  { name: 'types', title: 'types', run: checkTypes },
  { name: 'lint', title: 'lint and format', run: checkLint },
  { name: 'rules', title: 'import rules', run: checkImports },
  { name: 'dead', title: 'dead code', run: () => checkCommand([bin('knip')]) },
  { name: 'forbidden', title: 'what must not be in the repository', run: checkForbidden },
  { name: 'scripts', title: 'tests of scripts', run: () => checkVitest('scripts') },
  { name: 'lines', title: 'tests of core against its code, in lines', run: checkLines },
  { name: 'core', title: 'tests of core', run: checkCore },
  { name: 'react-ui', title: 'tests of react-ui', run: () => checkVitest('packages/react-ui') },
  { name: 'app', title: 'tests of app', run: () => checkVitest('packages/app') },
  { name: 'server', title: 'tests of server', run: checkServer },
  { name: 'postgres', title: 'tests of server on PostgreSQL', run: checkOnPostgres },
  { name: 'examples', title: 'tests of the other front ends', run: checkExamples },
  { name: 'packages', title: 'packages as published', run: checkPackages },
  { name: 'build', title: 'production build', run: checkBuild },
  { name: 'size', title: 'size budgets', run: checkSize },
  { name: 'e2e', title: 'the shop in a browser', run: checkBrowser }
]

async function checkTypes() {
  const tasks = TYPED.map(folder => () => checkCommand([bin('tsc'), '-p', folder]))
  return sum(await inParallel(2, tasks))
}

function checkLint() {
  return checkCommand([bin('biome'), 'ci', '--colors=off'])
}

function checkImports() {
  const config = ['--config', '.dependency-cruiser.cjs']
  return checkCommand([bin('depcruise'), ...config, 'packages', 'examples', 'e2e'])
}

async function checkForbidden() {
  const findings = forbiddenThings()
  return findings.length === 0 ? pass() : fail(findings.join('\n'))
}

function checkServer() {
  return checkVitest('examples/server', { timeLimitMs: LONG_LIMIT_MS })
}

async function checkLines() {
  const lines = coreLines(join(root, 'packages/core'))
  console.log(`  ${linesText(lines)}`)
  return lines.tests > lines.code ? pass() : fail('The tests of the core are fewer than its code')
}

/** What the walks over the machines have reached is worth a look, too, when nothing is wrong. */
async function checkCore() {
  const result = await checkVitest('packages/core')
  const walks = result.output.match(/\w+: \d+ of \d+ states, \d+ of \d+ transitions/g) ?? []
  for (const walk of [...new Set(walks)].toSorted()) console.log(`  ${walk}`)
  return result
}

/** The same tests on the second store; those left out start a folder of the embedded one. */
async function checkOnPostgres() {
  const { startPostgres } = await import('./postgres.mjs')
  const server = await startPostgres({ isCareless: true })
  console.log(`  ${server.version}`)
  try {
    const leftOut = ['crash', 'start'].flatMap(name => ['--exclude', `test/${name}.test.ts`])
    return await checkVitest('examples/server', {
      args: ['test/', ...leftOut],
      env: { DATABASE_URL: server.url },
      timeLimitMs: LONG_LIMIT_MS
    })
  } finally {
    await server.stop()
  }
}

async function checkExamples() {
  const CHROMIUM_PATH = await requireChromium(console.log)
  return sum([
    await checkVitest('examples/terminal'),
    await checkVitest('examples/vanilla', { env: { CHROMIUM_PATH } })
  ])
}

async function checkPackages() {
  const results = []
  for (const folder of PUBLISHED) {
    const cwd = join(root, folder)
    results.push(await checkCommand([bin('tsup')], { cwd }))
    results.push(await checkCommand(pnpm('exec', 'publint', '--strict'), { cwd }))
    results.push(await checkPackedTypes(cwd))
  }
  results.push(await checkEntries())
  results.push(await checkPackedUse())
  return sum(results)
}

async function checkPackedTypes(cwd) {
  const scratch = mkdtempSync(join(tmpdir(), 'vitrina-pack-'))
  try {
    const tarball = await pack(cwd, scratch)
    return await checkCommand([bin('attw'), tarball, '--profile', 'esm-only'])
  } finally {
    rmSync(scratch, { recursive: true })
  }
}

/** In three test runners, and as the ground of the examples. */
async function checkPackedUse() {
  const CHROMIUM_PATH = await requireChromium(console.log)
  return checkCommand([process.execPath, 'scripts/packed.mjs'], { env: { CHROMIUM_PATH } })
}

/** The table of weights is worth a look, too, when nothing is wrong. */
async function checkEntries() {
  const { code, output } = await run([process.execPath, 'scripts/entries.mjs'])
  if (code !== 0) return fail(output)
  console.log(output.trim())
  return pass()
}

async function checkBuild() {
  const results = []
  for (const target of TARGETS) {
    const failure = await build(target)
    results.push(failure === undefined ? pass() : fail(failure))
  }
  return sum(results)
}

async function checkSize() {
  await ensureBuilt(silent)
  return checkCommand([process.execPath, 'scripts/size.mjs'])
}

async function checkBrowser() {
  const CHROMIUM_PATH = await requireChromium(console.log)
  await ensureBuilt(silent)
  return checkVitest('e2e', { env: { CHROMIUM_PATH }, timeLimitMs: LONG_LIMIT_MS })
}
