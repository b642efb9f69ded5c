// `npm run generate`: writes what follows from the contracts, the entities and the entries of the package.
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Output } from './output.ts'
import { API_DOCS, outputs, shownOutputs } from './outputs.ts'
import { core } from './sources.ts'

const BIOME = join(core, '../../node_modules/.bin/biome')

write(await shownOutputs())
const made = await outputs()
// A subject that is no more leaves no page behind.
rmSync(join(core, API_DOCS), { recursive: true, force: true })
mkdirSync(join(core, API_DOCS), { recursive: true })
const formatted = write(made).filter(path => !path.endsWith('.md'))
execFileSync(BIOME, ['check', '--write', ...formatted], { stdio: 'inherit' })

/** Their paths. */
function write(files: readonly Output[]): readonly string[] {
  return files.map(({ path, text }) => {
    const target = join(core, path)
    writeFileSync(target, text)
    return target
  })
}
