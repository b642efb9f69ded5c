// A folder outside the workspace that has the core as a stranger has it: unpacked from its tarball.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { run } from './command.mjs'
import { Refusal } from './script.mjs'
import { root } from './workspace.mjs'

const CORE = join(root, 'packages/core')

/** `tarball` is the packed core. Only what its manifest asks for lies beside it. */
export async function makeConsumer(tarball) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-consumer-'))
  const place = join(folder, 'node_modules/@vitrina/core')
  mkdirSync(place, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
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
