// `npm run reference`: writes `docs/api`, a page for each room of the core. It belongs to no commit.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { apiReference, publicNames } from './api-reference.ts'
import { core } from './sources.ts'

const FOLDER = join(core, '../../docs/api')

// A room that is no more leaves no page behind.
rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })
for (const [file, text] of apiReference(publicNames())) writeFileSync(join(FOLDER, file), text)
console.log(join(FOLDER, 'README.md'))
