// `npm run bench -- <name>`: runs one measurement of scripts/bench/.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { ensureInstalled } from './lib/install.mjs'
import { Refusal, runScript } from './lib/script.mjs'
import { root } from './lib/workspace.mjs'

const FOLDER = join(root, 'scripts/bench')

/** A bench is a module whose `bench(args)` returns the exit code; its first line says what it measures. */
await runScript(async ([name, ...args]) => {
  const names = benchNames()
  if (name === undefined || name === '--help') {
    console.log(help(names))
    return 0
  }
  if (!names.includes(name)) throw new Refusal(`No bench «${name}».\n${help(names)}`)
  await ensureInstalled(console.error)
  const { bench } = await import(pathToFileURL(join(FOLDER, `${name}.mjs`)).href)
  return bench(args)
})

function benchNames() {
  if (!existsSync(FOLDER)) return []
  return readdirSync(FOLDER)
    .filter(file => file.endsWith('.mjs') && !file.endsWith('.test.mjs'))
    .map(file => file.slice(0, -'.mjs'.length))
    .sort()
}

function help(names) {
  const lines = names.map(name => `  ${name.padEnd(12)} ${purpose(name)}`)
  return ['npm run bench -- <name> [--help]', ...lines].join('\n')
}

function purpose(name) {
  const [first] = readFileSync(join(FOLDER, `${name}.mjs`), 'utf8').split('\n')
  return first.replace(/^\/\/ /, '')
}
