// What a page, or an import, brings before anything is clicked, and what it weighs: each file by itself.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const STATIC_IMPORT = /(?:^|[;}])\s*(?:import|export)\b[^'"()]*['"](\.[^'"]+)['"]/gm

/** By Vite's manifest: the files of entries and of all that it imports statically, each once. */
export function closure(manifest, keys) {
  const seen = new Set()
  const queue = [...keys]
  for (let key = queue.shift(); key !== undefined; key = queue.shift()) {
    if (seen.has(key)) continue
    seen.add(key)
    queue.push(...(manifest[key].imports ?? []))
  }
  const chunks = [...seen].map(key => manifest[key])
  return {
    scripts: [...new Set(chunks.map(chunk => chunk.file))],
    styles: [...new Set(chunks.flatMap(chunk => chunk.css ?? []))]
  }
}

/** The key of the first row with that source path ending, e.g. `/home.page.tsx`. */
export const keyOf = (manifest, ending) =>
  Object.keys(manifest).find(key => `/${manifest[key].src ?? ''}`.endsWith(ending))

/** The pages of the storefront, each with the key of its chunk; a re-exported one has its own. */
export const pagesOf = manifest =>
  Object.entries(manifest).flatMap(([chunk, { src = '' }]) => {
    const [, page] = /\/pages\/([^/]+)\/\1\.page\.tsx$/.exec(src) ?? []
    return page === undefined ? [] : [{ page, chunk }]
  })

/** By its own text: a built module and all that it imports statically from beside it. */
export function moduleClosure(path) {
  const seen = new Set()
  const queue = [path]
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const [, target] of readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)) {
      queue.push(join(dirname(file), target))
    }
  }
  return [...seen]
}

/** Most files are part of many pages. */
const weights = new Map()

/** Bytes of all files together: as they are, gzip 9, brotli 11. */
export function weigh(paths) {
  const files = paths.map(weightOf)
  const total = measure => files.reduce((bytes, weight) => bytes + weight[measure], 0)
  return { plain: total('plain'), gzip: total('gzip'), brotli: total('brotli') }
}

function weightOf(path) {
  if (!weights.has(path)) weights.set(path, measured(readFileSync(path)))
  return weights.get(path)
}

const measured = bytes => ({
  plain: bytes.length,
  gzip: gzipSync(bytes, { level: 9 }).length,
  brotli: brotliCompressSync(bytes).length
})

/** The budgets (by compression, in bytes) that the weight is over, as words. */
export const excesses = (weight, budget) =>
  Object.entries(budget)
    .filter(([measure, limit]) => weight[measure] > limit)
    .map(([measure, limit]) => `${measure} ${weight[measure]} > ${limit}`)
