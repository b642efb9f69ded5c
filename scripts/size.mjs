// `npm run size`: what a first load of the shop costs, from the built files, against scripts/budgets.json;
// `npm run size -- packages`: what imports of the packed packages weigh in a front;
// `npm run size -- fronts`: scripts and layout shift of the front in Next.js on a phone, and its lines.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { frontLines } from './lib/front-lines.mjs'
import { importedWeights } from './lib/imported-weights.mjs'
import { packedConsumer } from './lib/packed.mjs'
import { Refusal, runScript } from './lib/script.mjs'
import { tableOf } from './lib/table.mjs'
import { closure, excesses, keyOf, pagesOf, weigh } from './lib/weights.mjs'
import { root } from './lib/workspace.mjs'

const CLIENT = join(root, 'packages/app/dist/client')
const MANIFEST = join(CLIENT, '.vite/manifest.json')

const SIZES = { packages: sizeOfPackages, fronts: sizeOfFronts }

await runScript(([what]) => (SIZES[what] ?? sizeOfShop)())

async function sizeOfFronts() {
  await import('./bench/support/read-typescript.mjs')
  const { frontWeights } = await import('./lib/front-weights.mjs')
  const { rows, faults } = await frontWeights('next', console.error)
  const { lines, glue } = frontLines(root, 'examples/next/src')
  console.log([tableOf(rows), `lines ${lines}, glue ${glue}`, ...faults].join('\n'))
  return faults.length > 0 ? 1 : 0
}

async function sizeOfPackages() {
  const { rows, faults } = await importedWeights((await packedConsumer(console.error)).folder)
  console.log([tableOf(rows), ...faults].join('\n'))
  return faults.length > 0 ? 1 : 0
}

function sizeOfShop() {
  const rows = clientRows(readJson(join(root, 'scripts/budgets.json')))
  const lines = rows.map(({ name, weight: { plain, gzip, brotli }, over }) => ({
    ...{ bytes: name, plain, 'gzip 9': gzip, 'brotli 11': brotli },
    'over its budget': over.join(', ')
  }))
  console.log(tableOf(lines))
  return rows.some(row => row.over.length > 0) ? 1 : 0
}

function clientRows(budgets) {
  if (!existsSync(MANIFEST)) throw new Refusal('Витрина не собрана. Соберите: npm run build')
  const manifest = readJson(MANIFEST)
  const entry = requireKey(manifest, '/src/entry.client.tsx')
  const pages = pagesOf(manifest).map(({ page, chunk }) => {
    const { scripts } = closure(manifest, [entry, chunk])
    // What the bundler calls the entry only imports the file that it is part of: nobody fetches it.
    return { page, scripts: scripts.filter(file => file !== manifest[entry].file) }
  })
  if (pages.length === 0) throw new Refusal('The build has no pages.')
  const loader = manifest[requireKey(manifest, '/src/early/loader.ts')].file
  return [
    ...pages.map(({ page, scripts }) => row(`scripts of ${page}`, scripts, budgets.page)),
    row('loader, inline', [loader], budgets.loader),
    row('fonts', filesUnder(CLIENT, '.woff2'), budgets.fonts)
  ]
}

function row(name, files, budget) {
  const paths = files.map(file => join(CLIENT, file))
  return weighed(name, paths, budget)
}

function weighed(name, paths, budget) {
  const weight = weigh(paths)
  return { name, weight, over: excesses(weight, budget) }
}

function requireKey(manifest, ending) {
  const key = keyOf(manifest, ending)
  if (key !== undefined) return key
  throw new Refusal(`The build has no chunk for *${ending}.`)
}

function filesUnder(folder, ending) {
  return readdirSync(folder, { recursive: true }).filter(name => name.endsWith(ending))
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}
