// `npm run reliability`: what the shop promises, tried at length, as the table of docs/reliability.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { register } from 'tsx/esm/api'

import { ensureInstalled } from './lib/build.mjs'
import { measuredText, promisesIn, reachedText, withReached } from './lib/promises.mjs'
import { useScratch } from './lib/scratch.mjs'
import { Refusal, runScript } from './lib/script.mjs'
import { DEEP_STEPS, QUICK_STEPS } from './lib/steps.mjs'
import { checkExample } from './lib/suites.mjs'
import { root } from './lib/workspace.mjs'

const DOCUMENT = join(root, 'docs/reliability.md')
/** A suite runs where the deep command does it most widely, else as the quick one does. */
const SUITES = ['core', 'react-ui', 'app', 'scripts', 'server', 'e2e']
/** Other fronts, each a suite of its own. */
const FRONTS = ['vue', 'next'].map(name => ({
  ...{ name, folder: `examples/${name}`, title: `the front in examples/${name}` },
  run: checkExample
}))

await runScript(async ids => {
  const wanted = chosen(ids)
  useScratch()
  await ensureInstalled(console.log)
  register()
  const { deepRunsOf } = await import('../testing/run-counts.ts')
  const results = await runFiles([...new Set(wanted.flatMap(({ proof }) => proof))])
  const day = new Date().toLocaleDateString('en-GB', { dateStyle: 'medium' })
  const reached = new Map()
  for (const { id, proof, runs, bench } of wanted) {
    const played = runs.map(name => ({ name, times: deepRunsOf(name) }))
    if (proof.length > 0) reached.set(id, reachedText(sumOf(proof, results), played, day))
    if (bench === undefined) continue
    const { reach } = await import(`./bench/${bench}.mjs`)
    reached.set(id, measuredText(await reach(), day))
  }
  const text = withReached(readFileSync(DOCUMENT, 'utf8'), reached)
  writeFileSync(DOCUMENT, text)
  console.log(text.slice(text.indexOf('\n| |')))
  return [...reached.values()].some(words => words.startsWith('broken')) ? 1 : 0
})

function chosen(ids) {
  const promises = promisesIn(readFileSync(DOCUMENT, 'utf8'))
  const unknown = ids.filter(id => !promises.some(row => row.id === id))
  if (unknown.length === 0) {
    return ids.length === 0 ? promises : promises.filter(row => ids.includes(row.id))
  }
  const known = promises.map(row => row.id).join(' ')
  throw new Refusal(`No such promise: ${unknown.join(', ')}. There are: ${known}`)
}

/** How many tests of each file passed and failed. */
async function runFiles(paths) {
  const results = new Map()
  const steps = SUITES.map(name => [...DEEP_STEPS, ...QUICK_STEPS].find(step => step.name === name))
  for (const step of [...steps, ...FRONTS]) {
    const within = paths.filter(path => path.startsWith(`${step.folder}/`))
    if (within.length === 0) continue
    console.log(`${step.title}: ${within.length} files`)
    const report = {
      say: text => console.log(`  ${text}`),
      failed({ path, title, text }) {
        console.log(`✗ ${path ?? step.name} ${title ?? ''}\n${text.slice(0, 1000)}`)
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
