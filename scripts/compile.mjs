// Compiles the package it runs in by its build projects, file by file, into an empty `dist`.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { run } from './lib/command.mjs'
import { Refusal, runScript } from './lib/script.mjs'
import { TSC } from './lib/types.mjs'

const folder = join(process.cwd(), 'dist')
/** A path as the sources write it; a published package names what it would be when built. */
const SOURCE_PATH = /((?:from |import\()['"]\.[^'"]*)\.tsx?(['"])/g

await runScript(async () => {
  const cwd = process.cwd()
  rmSync(folder, { recursive: true, force: true })
  // One for each world that a part of the package lives in.
  for (const project of readdirSync(cwd).filter(name => /^tsconfig\.build.*\.json$/.test(name))) {
    const { code, output } = await run([process.execPath, TSC, '-p', project], { cwd })
    if (code !== 0) throw new Refusal(output)
  }
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith('.d.ts')) continue
    const path = join(folder, name)
    writeFileSync(path, readFileSync(path, 'utf8').replace(SOURCE_PATH, '$1.js$2'))
  }
})
