// `npm run reliability`: what the shop promises, tried at length, as one table in docs/reliability.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { register } from 'tsx/esm/api'

import { ensureInstalled } from './lib/install.mjs'
import { useScratch } from './lib/scratch.mjs'
import { Refusal, runScript } from './lib/script.mjs'
import { DEEP_STEPS, QUICK_STEPS } from './lib/steps.mjs'
import { root } from './lib/workspace.mjs'
import { PROMISES } from './reliability/promises.mjs'
import { measuredText, reachedText, tableText } from './reliability/table.mjs'

const DOCUMENT = join(root, 'docs/reliability.md')
/** A suite runs where the deep command does it most widely, else as the quick one does. */
const SUITES = ['core', 'react-ui', 'app', 'scripts', 'server', 'e2e']

await runScript(async args => {
  const wanted = chosen(args)
  useScratch()
  await ensureInstalled(console.log)
  register()
  const { deepRunsOf } = await import('../testing/run-counts.ts')
  const results = await runFiles([...new Set(wanted.flatMap(({ proof = [] }) => proof))])
  const day = new Date().toLocaleDateString('en-GB', { dateStyle: 'medium' })
  const reached = new Map(
    wanted
      .filter(({ proof }) => proof !== undefined)
      .map(({ id, proof, runs = [] }) => {
        const played = runs.map(name => ({ name, times: deepRunsOf(name) }))
        return [id, reachedText(sumOf(proof, results), played, day)]
      })
  )
  for (const { id, bench } of wanted.filter(row => row.bench !== undefined)) {
    const { reach } = await import(`./bench/${bench}.mjs`)
    reached.set(id, measuredText(await reach(), day))
  }
  const before = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, 'utf8') : ''
  const text = tableText(PROMISES, reached, before)
  writeFileSync(DOCUMENT, text)
  console.log(text.slice(text.indexOf('\n| |')))
  return [...reached.values()].some(words => words.startsWith('broken')) ? 1 : 0
})

function chosen(ids) {
  const unknown = ids.filter(id => !PROMISES.some(row => row.id === id))
  if (unknown.length > 0) {
    const known = PROMISES.map(row => row.id).join(' ')
    throw new Refusal(`No such promise: ${unknown.join(', ')}. There are: ${known}`)
  }
  return ids.length === 0 ? PROMISES : PROMISES.filter(row => ids.includes(row.id))
}

/** How many tests of each file passed and failed. */
async function runFiles(paths) {
  const results = new Map()
  for (const name of SUITES) {
    const step = [...DEEP_STEPS, ...QUICK_STEPS].find(known => known.name === name)
    const within = paths.filter(path => path.startsWith(`${step.folder}/`))
    if (within.length === 0) continue
    console.log(`${step.title}: ${within.length} files`)
    const report = {
      say: text => console.log(`  ${text}`),
      failed({ path, title, text }) {
        console.log(`✗ ${path ?? name} ${title ?? ''}\n${text.slice(0, 1000)}`)
        // A suite that could not even begin has proved nothing.
        if (path === undefined)
          for (const file of within) results.set(file, { passed: 0, failed: 1 })
      },
      counted: () => undefined,
      file: ({ path, passed, failed }) => results.set(path, { passed, failed })
    }
    await step.run(report, { isDeep: true, isChanged: false, paths: within, names: [] }, step)
  }
  return results
}

/** A file that was not run counts as one failed test. */
function sumOf(paths, results) {
  const found = paths.map(path => results.get(path) ?? { passed: 0, failed: 1 })
  return {
    passed: found.reduce((sum, { passed }) => sum + passed, 0),
    failed: found.reduce((sum, { failed }) => sum + failed, 0)
  }
}
