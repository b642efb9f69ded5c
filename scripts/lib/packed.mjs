// What a release would send: built when its sources changed, packed once, and unpacked where a stranger has it.
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { ensureBuilt } from './build.mjs'
import { inParallel } from './checks.mjs'
import { run } from './command.mjs'
import { makeConsumer } from './consumer.mjs'
import { Refusal } from './script.mjs'
import { pnpm, root } from './workspace.mjs'

export const PUBLISHED = ['core', 'react-ui', 'conformance']

let packed

/** A folder with the packed packages, one for this process, and their `tarballs`. */
export const packedConsumer = say => {
  packed ??= makePacked(say)
  return packed
}

async function makePacked(say) {
  await ensureBuilt(say, PUBLISHED)
  const tarballs = await inParallel(
    2,
    PUBLISHED.map(name => () => pack(join(root, 'packages', name)))
  )
  const byName = Object.fromEntries(PUBLISHED.map((name, at) => [name, tarballs[at]]))
  return { ...(await makeConsumer(byName)), tarballs }
}

/** Packed by pnpm, since only it puts the `exports` of `publishConfig` in place. */
export async function pack(cwd) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-pack-'))
  const { output } = await run(pnpm('pack', '--pack-destination', folder), { cwd })
  const tarball = readdirSync(folder).find(name => name.endsWith('.tgz'))
  if (tarball === undefined) throw new Refusal(output)
  return join(folder, tarball)
}
