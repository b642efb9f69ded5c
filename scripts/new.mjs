// `npm run new -- page actions Акции`, `npm run new -- subject lists/price-alerts Слежу за ценой`.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { ensureInstalled } from './lib/install.mjs'
import { newPage, ROUTES, TITLES, titleOf } from './lib/new-page.mjs'
import { newSubject } from './lib/new-subject.mjs'
import { Refusal, runScript } from './lib/script.mjs'
import { root } from './lib/workspace.mjs'

const kinds = { page: newPage, subject: newSubject }

await runScript(async ([kind, name, ...words]) => {
  if (!Object.hasOwn(kinds, kind ?? '') || !/^([a-z]+\/)?[a-z][a-z-]*[a-z]$/.test(name ?? '')) {
    throw new Refusal(
      'Usage: npm run new -- page NAME Заголовок, or: npm run new -- subject ROOM/NAME Заголовок'
    )
  }
  // What is written has to be formatted: nothing is begun without the tools for it.
  await ensureInstalled(console.error)
  const title = titleOf(words)
  const { files, edits } = kinds[kind](name, { routes: read(ROUTES), titles: read(TITLES) }, title)
  const known = Object.keys(files).find(path => existsSync(join(root, path)))
  if (known !== undefined) throw new Refusal(`${known} is there already.`)
  for (const [path, text] of Object.entries(files)) write(path, text)
  for (const [path, edit] of Object.entries(edits)) write(path, edit(read(path)))
  const paths = [...Object.keys(files), ...Object.keys(edits)]
  run(join(root, 'node_modules/.bin/biome'), ['check', '--write', ...paths])
  // The doors of the core, its reference and the list of all words follow from what is there.
  run('npm', ['run', 'generate', '--silent'])
  console.log(paths.join('\n'))
})

function read(path) {
  return readFileSync(join(root, path), 'utf8')
}

function run(command, words) {
  execFileSync(command, words, { cwd: root, stdio: 'ignore' })
}

function write(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}
