// `npm run reference`: writes `docs/api`, a page for each room and each machine of the core. It belongs to no commit.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { apiReference, entries, publicNames } from './api-reference.ts'
import { errorPage } from './error-page.ts'
import { machinePages, readMachines } from './machines.ts'
import { pageContents } from './page-contents.ts'
import { openProgram } from './program.ts'
import { core } from './sources.ts'

const FOLDER = join(core, '../../docs/api')

const machines = await readMachines()
const program = openProgram([...Object.values(entries), ...machines.map(({ path }) => path)])
// A room that is no more leaves no page behind.
rmSync(FOLDER, { recursive: true, force: true })
write('', apiReference(publicNames(program)))
write('', new Map([['errors.md', await errorPage()]]))
write('', new Map([['page-contents.md', pageContents(program)]]))
write('machines', machinePages(machines, program))
console.log(join(FOLDER, 'README.md'))

function write(folder: string, pages: ReadonlyMap<string, string>) {
  for (const [file, text] of pages) {
    const path = join(FOLDER, folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
}
