// What each entry of the core weighs as published, and that a small import brings nothing large.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'

import { LEAN_IMPORTS, singleImports } from './lib/lean-imports.mjs'
import { runScript } from './lib/script.mjs'
import { tableOf } from './lib/table.mjs'
import { root } from './lib/workspace.mjs'

const CORE = join(root, 'packages/core')
const LIBRARIES = ['xstate', 'ky', 'zod', 'immer']
/** The host brings its own. */
const EXTERNAL = ['msw', 'sanitize-html']
/** What the same code may weigh more when it was built in pieces. */
const SEAM = { share: 0.05, bytes: 100 }

const require = createRequire(join(CORE, 'package.json'))
const { build } = require('esbuild')
const { publishConfig } = require('./package.json')
const { entries: budgets } = JSON.parse(readFileSync(join(root, 'scripts/budgets.json'), 'utf8'))

/** What is imported when it is needed is no part of what imports it. */
const withoutLater = {
  name: 'without-later',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined
    )
  }
}

/**
 * Leaves the libraries out, with one import of each: the pieces of a package name them again and again,
 * which is nothing that an application pays for.
 */
const withoutLibraries = {
  name: 'without-libraries',
  setup({ onResolve, onLoad }) {
    const filter = new RegExp(`^(${LIBRARIES.join('|')})(/|$)`)
    onResolve({ filter }, ({ path, namespace }) =>
      namespace === 'library'
        ? { path, external: true, sideEffects: false }
        : { path, namespace: 'library', sideEffects: false }
    )
    onLoad({ filter, namespace: 'library' }, async ({ path }) => {
      const names = Object.keys(await import(pathToFileURL(require.resolve(path)).href))
      return { contents: `export { ${names.join(', ')} } from '${path}'` }
    })
  }
}

await runScript(async () => {
  const broken = []
  const rows = []
  for (const [entry, target] of Object.entries(publishConfig.exports)) {
    if (target.default === undefined) continue
    const name = join('@vitrina/core', entry)
    const code = `export * from '${name}'`
    const own = await bundled(code, [withoutLibraries])
    const all = await bundled(code)
    const libraries = all.libraries.join(' ')
    const weights = { 'own gzip': own.gzip, 'all gzip': all.gzip, brotli: all.brotli() }
    rows.push({ entry, ...weights, libraries })
    if (own.gzip > budgets[entry]) broken.push(`${name} weighs ${own.gzip} > ${budgets[entry]}`)
  }
  console.log(tableOf(rows))
  for (const row of LEAN_IMPORTS) broken.push(...(await complaints(row)))
  const singles = singleImports(CORE)
  for (const row of singles) broken.push(...(await companions(row)))
  console.log(`${singles.length} machines and validators imported one by one from their entries`)
  for (const complaint of broken) console.log(complaint)
  return broken.length === 0 ? 0 : 1
})

async function complaints({ code, libraries, gzip }) {
  const { libraries: brought, gzip: weight } = await bundled(code)
  const found = brought.join(' ') === libraries.join(' ') ? [] : [`brings ${brought.join(' ')}`]
  if (weight > gzip) found.push(`weighs ${weight} > ${gzip}`)
  return found.map(text => `${code}: ${text}`)
}

/** One thing of an entry weighs what its own source weighs: nothing else comes with it. */
async function companions({ name, entry, source }) {
  const { gzip: alone } = await bundled(`export { ${name} } from '${source}'`, [withoutLibraries])
  const code = `export { ${name} } from '${entry}'`
  const { gzip: imported } = await bundled(code, [withoutLibraries])
  const most = Math.round(alone * (1 + SEAM.share)) + SEAM.bytes
  return imported > most ? [`${code}: weighs ${imported}, its source ${alone}`] : []
}

/** Minified as an application would have it; `libraries` are those that leave code in it. */
async function bundled(contents, plugins = []) {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: CORE },
    bundle: true,
    write: false,
    minify: true,
    metafile: true,
    charset: 'utf8',
    logLevel: 'error',
    format: 'esm',
    target: 'es2023',
    external: EXTERNAL,
    plugins: [withoutLater, ...plugins],
    alias: publishedEntries()
  })
  const [{ contents: bytes }] = outputFiles
  const [{ inputs }] = Object.values(metafile.outputs)
  const paths = Object.keys(inputs).filter(path => inputs[path].bytesInOutput > 0)
  return {
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: () => brotliCompressSync(bytes).length,
    libraries: LIBRARIES.filter(name => paths.some(path => path.includes(`node_modules/${name}/`)))
  }
}

/** The built files, the longest names first: in the workspace the names lead to the sources. */
function publishedEntries() {
  const entries = Object.entries(publishConfig.exports).filter(([, target]) => target.default)
  return Object.fromEntries(
    entries
      .toSorted(([a], [b]) => b.length - a.length)
      .map(([entry, target]) => [join('@vitrina/core', entry), join(CORE, target.default)])
  )
}
