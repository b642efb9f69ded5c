// What a release would send: built when its sources changed, packed once, and used as a stranger would.
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { ensureBuilt } from './build.mjs'
import { checkCommand, fail, inParallel, pass, sum } from './checks.mjs'
import { requireChromium } from './chromium.mjs'
import { run } from './command.mjs'
import { Refusal } from './script.mjs'
import { bin, pnpm, root } from './workspace.mjs'

const PUBLISHED = ['core', 'react-ui']

export async function checkPackages(report) {
  const tarballs = await packAll(report)
  const checks = await inParallel(2, [
    () => checkCommand(report, [process.execPath, 'scripts/packed.mjs', ...tarballs]),
    ...tarballs.map(tarball => () => checkCommand(report, [bin('publint'), '--strict', tarball])),
    ...tarballs.map(tarball => () => checkPackedTypes(report, tarball))
  ])
  return sum([...checks, await checkFronts(report, tarballs)])
}

/** The other front ends, each a whole shop, on what a release would send. */
async function checkFronts(report, tarballs) {
  const CHROMIUM_PATH = await requireChromium(report.say)
  const packed = [process.execPath, 'scripts/packed.mjs', ...tarballs, '--fronts']
  return checkCommand(report, packed, { env: { CHROMIUM_PATH } })
}

async function packAll(report) {
  await ensureBuilt(report.say, PUBLISHED)
  return inParallel(
    2,
    PUBLISHED.map(name => () => pack(join(root, 'packages', name)))
  )
}

const checkPackedTypes = (report, tarball) =>
  checkCommand(report, [bin('attw'), tarball, '--profile', 'esm-only'])

/** Packed by pnpm, since only it puts the `exports` of `publishConfig` in place. */
async function pack(cwd) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-pack-'))
  const { output } = await run(pnpm('pack', '--pack-destination', folder), { cwd })
  const tarball = readdirSync(folder).find(name => name.endsWith('.tgz'))
  if (tarball === undefined) throw new Refusal(output)
  return join(folder, tarball)
}

/** The table of weights is worth a look, too, when nothing is wrong. */
export async function checkWeights(report) {
  await ensureBuilt(report.say, PUBLISHED)
  return sum([
    await checkTable(report, 'scripts/size.mjs', 'packages'),
    await checkTable(report, 'scripts/entries.mjs')
  ])
}

async function checkTable(report, ...script) {
  const { code, output } = await run([process.execPath, ...script])
  if (code !== 0) return fail(report, output)
  for (const line of output.trim().split('\n')) report.say(line)
  return pass()
}
