// `npm run new -- page actions Акции`, `npm run new -- subject lists/price-alerts Слежу за ценой`.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { ensureInstalled } from './lib/build.mjs'
import { titleOf, whatIsNew } from './lib/new.mjs'
import { Refusal, runScript } from './lib/script.mjs'
import { read } from './lib/sources.mjs'
import { bin, root } from './lib/workspace.mjs'

const USAGE =
  'Usage: npm run new -- page NAME Заголовок, or: npm run new -- subject ROOM/NAME Заголовок'

await runScript(async ([kind, name, ...words]) => {
  const isGood = /^(page|subject)$/.test(kind) && /^([a-z]+\/)?[a-z][a-z-]*[a-z]$/.test(name ?? '')
  if (!isGood) throw new Refusal(USAGE)
  // What is written has to be formatted: nothing is begun without the tools for it.
  await ensureInstalled(console.error)
  const { files, edits } = whatIsNew(kind, name, titleOf(words))
  const found = Object.keys(files).find(path => existsSync(join(root, path)))
  if (found !== undefined) throw new Refusal(`${found} is there already.`)
  for (const [path, text] of Object.entries(files)) write(path, text)
  for (const [path, edit] of Object.entries(edits)) write(path, edit(read(root, path)))
  const paths = [...Object.keys(files), ...Object.keys(edits)]
  run(bin('biome'), ['check', '--write', ...paths])
  // The entries of the core, its reference and the list of all words follow from what is there.
  run('npm', ['run', 'generate', '--silent'])
  console.log(paths.join('\n'))
})

function run(command, words) {
  execFileSync(command, words, { cwd: root, stdio: 'ignore' })
}

function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
