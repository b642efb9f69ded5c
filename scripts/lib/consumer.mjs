// A folder outside the workspace that has the core as a stranger has it: unpacked from its tarball.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { run } from './command.mjs'
import { Refusal } from './script.mjs'
import { pnpm, root } from './workspace.mjs'

const CORE = join(root, 'packages/core')

/** The core must be built. Only what its manifest asks for lies beside it. */
export async function makeConsumer() {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-consumer-'))
  const place = join(folder, 'node_modules/@vitrina/core')
  mkdirSync(place, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  const tarball = await pack(CORE, folder)
  const { code, output } = await run(['tar', '-xzf', tarball, '--strip-components=1', '-C', place])
  if (code !== 0) throw new Refusal(output)

  const { dependencies } = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'))
  for (const name of Object.keys(dependencies)) link(name, join(CORE, 'node_modules', name))

  function link(name, from) {
    const target = join(folder, 'node_modules', name)
    mkdirSync(dirname(target), { recursive: true })
    symlinkSync(from, target)
  }
  return {
    folder,
    /** A package of the consumer's own, taken from where the workspace has it. */
    link,
    copy: (path, name) => cpSync(join(root, path), join(folder, name), { recursive: true }),
    remove: () => rmSync(folder, { recursive: true })
  }
}

/** Packed by pnpm, since only it puts the `exports` of `publishConfig` in place. */
export async function pack(cwd, destination) {
  const { output } = await run(pnpm('pack', '--pack-destination', destination), { cwd })
  const tarball = readdirSync(destination).find(name => name.endsWith('.tgz'))
  if (tarball === undefined) throw new Refusal(output)
  return join(destination, tarball)
}
