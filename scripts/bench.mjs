// `npm run bench`: every measurement of scripts/bench/ as one table; `npm run bench -- <name>`: one of them.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { keep } from './bench/support/figures.mjs'
import {
  benchFile,
  benchNames,
  documentWith,
  hasBrief,
  optionsOf,
  runBench,
  tableText
} from './bench/support/table.mjs'
import { ensureBuilt, ensureInstalled } from './lib/build.mjs'
import { Refusal, runScript } from './lib/script.mjs'
import { root } from './lib/workspace.mjs'

const DOCUMENT = join(root, 'docs/performance.md')

await runScript(async ([name, ...args]) => {
  const names = benchNames()
  if (name === '--help') {
    console.log(help(names))
    return 0
  }
  if (name !== undefined && !names.includes(name)) {
    throw new Refusal(`No bench «${name}».\n${help(names)}`)
  }
  await ensureInstalled(console.error)
  return name === undefined ? runAll(names) : runOne(name, args)
})

async function runOne(name, args) {
  const { bench } = await import(pathToFileURL(benchFile(name)).href)
  const code = await bench(args)
  keep({ hasEnded: true })
  return code
}

async function runAll(names) {
  await ensureBuilt(console.log)
  const results = []
  for (const name of names.filter(hasBrief)) {
    console.log(`${name}, after ${Math.round(performance.now() / 1000)} s`)
    const result = await runBench(name, await optionsOf(name, 'table'))
    if (!result.isWhole) console.log(result.output)
    results.push(result)
  }
  const before = readFileSync(DOCUMENT, 'utf8')
  const table = tableText(results, before)
  writeFileSync(DOCUMENT, documentWith(before, table))
  console.log(`\n${table}\n${Math.round(performance.now() / 60_000)} min`)
  const isGood = ({ isWhole, figures }) => isWhole && figures.every(({ isMissed }) => !isMissed)
  return results.every(isGood) ? 0 : 1
}

function help(names) {
  const lines = names.map(name => `  ${name.padEnd(12)} ${purpose(name)}`)
  return ['npm run bench [-- <name> [--help]]', ...lines].join('\n')
}

function purpose(name) {
  const [first] = readFileSync(benchFile(name), 'utf8').split('\n')
  return first.replace(/^\/\/ /, '')
}
