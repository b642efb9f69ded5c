// What an import of the packed packages costs a front, by each bundler: minified, gzip, without React.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build as buildByVite } from 'vite'

import { run } from './command.mjs'
import { Refusal } from './script.mjs'
import { moduleClosure, weigh } from './weights.mjs'
import { pnpm, root } from './workspace.mjs'

/** Those that are not of the workspace have a lockfile of their own, for whoever weighs. */
const OWN = join(root, 'scripts/bundlers')
const ENTRY = 'main.js'
/** A front has React in any case, and the binding of machines takes a part of it by this name. */
const REACT = ['react', 'react-dom', 'use-sync-external-store']
const LEFT_OUT = new RegExp(`^(${REACT.join('|')})(/|$)`)

const CUT = { Vite: 90_000, 'esbuild, splitting': 96_500 }
/** In bytes. Vite and esbuild cut a shop into some forty files, each packed without the words of the others. */
const IMPORTS = [
  { name: 'formatPrice', from: '@vitrina/core/values', most: 1000 },
  { name: 'Price', from: '@vitrina/react-ui/price', most: 4000 },
  { name: 'AddToBasket', from: '@vitrina/react-ui/add-to-basket', most: 8000 },
  { name: 'ProductGrid', from: '@vitrina/react-ui/product-grid', most: 16_000 },
  { name: 'createShop', from: '@vitrina/core', most: 84_000, cut: CUT }
]

const BUNDLERS = {
  Vite: byVite,
  'esbuild, splitting': byEsbuild,
  webpack: byWebpack,
  Rollup: byRollup
}

/** `folder` has the packages as a front has them. Returns a row for each import, and a line for each that is too heavy. */
export async function importedWeights(folder) {
  const { code, output } = await run(pnpm('install', '--ignore-workspace', '--frozen-lockfile'), {
    cwd: OWN,
    env: { CI: 'true' }
  })
  if (code !== 0) throw new Refusal(output)
  const rows = []
  const faults = []
  for (const one of IMPORTS) {
    const weights = await weightsOf(one, folder)
    rows.push({ 'gzip of an import': `${one.name} of ${one.from}`, most: one.most, ...weights })
    faults.push(...faultsOf(one, weights))
  }
  return { rows, faults }
}

async function weightsOf({ name, from }, folder) {
  const weights = {}
  for (const [bundler, bundle] of Object.entries(BUNDLERS)) {
    const place = mkdtempSync(join(folder, 'weighed-'))
    const input = join(place, 'input.js')
    writeFileSync(input, `export { ${name} } from '${from}'\n`)
    await bundle(input, join(place, 'out'))
    weights[bundler] = weigh(moduleClosure(join(place, 'out', ENTRY))).gzip
  }
  return weights
}

const faultsOf = ({ name, most, cut = {} }, weights) =>
  Object.entries(weights)
    .filter(([bundler, gzip]) => gzip > (cut[bundler] ?? most))
    .map(([bundler, gzip]) => `${name} weighs ${gzip} by ${bundler}`)

const requireIn = folder => createRequire(join(folder, 'package.json'))

async function byVite(input, outDir) {
  const rolldownOptions = {
    ...{ input, external: LEFT_OUT, preserveEntrySignatures: 'strict' },
    output: { entryFileNames: ENTRY }
  }
  await buildByVite({
    ...{ root: join(outDir, '..'), configFile: false, logLevel: 'error' },
    build: { outDir, target: 'es2023', modulePreload: false, rolldownOptions }
  })
}

const esbuild = () => requireIn(join(root, 'packages/core'))('esbuild')
const MINIFIED = { minify: true, charset: 'utf8', target: 'es2023', format: 'esm' }

async function byEsbuild(input, outdir) {
  await esbuild().build({
    ...MINIFIED,
    ...{ entryPoints: { main: input }, outdir, bundle: true, splitting: true, logLevel: 'error' },
    external: REACT.flatMap(name => [name, `${name}/*`])
  })
}

async function byRollup(input, dir) {
  const ofOwn = async name => import(pathToFileURL(requireIn(OWN).resolve(name)).href)
  const { rollup } = (await ofOwn('rollup')).default
  const { nodeResolve } = await ofOwn('@rollup/plugin-node-resolve')
  const plugins = [
    nodeResolve({ browser: true }),
    { renderChunk: code => esbuild().transform(code, MINIFIED) }
  ]
  const bundle = await rollup({ input, external: LEFT_OUT, plugins, onwarn: () => undefined })
  await bundle.write({ dir, format: 'esm', entryFileNames: ENTRY })
}

function byWebpack(input, path) {
  const options = {
    ...{ mode: 'production', entry: { main: input }, target: ['web', 'es2022'] },
    ...{ experiments: { outputModule: true }, externalsType: 'module', externals: LEFT_OUT },
    output: { path, module: true, library: { type: 'module' }, filename: '[name].js' },
    performance: false
  }
  return new Promise((resolve, reject) => {
    requireIn(OWN)('webpack')(options, (error, stats) => {
      if (error || stats.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')))
      else resolve()
    })
  })
}
