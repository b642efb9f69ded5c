// `npm run generate`: writes what follows from the contracts, the entities and the entries of the package.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { outputs } from './outputs.ts'
import { core } from './sources.ts'

const BIOME = join(core, '../../node_modules/.bin/biome')

const paths = (await outputs()).map(({ path, text }) => {
  const target = join(core, path)
  writeFileSync(target, text)
  return target
})
execFileSync(BIOME, ['check', '--write', ...paths], { stdio: 'inherit' })
