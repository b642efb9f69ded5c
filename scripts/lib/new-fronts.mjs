// Begins fronts as `npx vitrina new` does, from what a release would send, and builds them as their owners would.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { run } from './command.mjs'
import { PUBLISHED, pack, packedConsumer } from './packed.mjs'
import { Refusal } from './script.mjs'
import { root } from './workspace.mjs'

/** The packed command line, in a folder for new fronts. */
export async function openBeginner(say) {
  const { folder: beside, tarballs } = await packedConsumer(say)
  const tarball = await pack(join(root, 'packages/vitrina'))
  const place = join(beside, 'node_modules/vitrina')
  mkdirSync(place, { recursive: true })
  await need(['tar', '-xzf', tarball, '--strip-components=1', '-C', place], beside)
  const folder = mkdtempSync(join(tmpdir(), 'vitrina-new-'))
  const command = [process.execPath, join(place, 'src/main.mjs')]
  const packed = Object.fromEntries(PUBLISHED.map((name, at) => [`@vitrina/${name}`, tarballs[at]]))
  return {
    folder,
    /** Runs `vitrina` with these words: its exit code and all that it said. */
    ask: (...words) => run([...command, ...words], { cwd: folder }),
    /** Installs a front that was begun and builds it. */
    async build(name) {
      const project = join(folder, name)
      takePacked(join(project, 'package.json'), packed)
      const install = ['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline']
      await need(install, project, { NODE_ENV: 'development' })
      await need(['npm', 'run', 'build'], project, { NODE_ENV: 'production' })
    },
    close: () => rmSync(folder, { recursive: true, force: true })
  }
}

/** The packages are not in a registry: a new front takes them from where they were packed. */
function takePacked(path, packed) {
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  for (const name of Object.keys(manifest.dependencies)) {
    if (packed[name] !== undefined) manifest.dependencies[name] = `file:${packed[name]}`
  }
  writeFileSync(path, JSON.stringify(manifest))
}

async function need(command, cwd, mode = {}) {
  const env = { CI: 'true', NEXT_TELEMETRY_DISABLED: '1', ...mode }
  const { code, output } = await run(command, { cwd, env })
  if (code !== 0) throw new Refusal(`${command.join(' ')}\n${output.trim()}`)
}
