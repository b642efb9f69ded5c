// The weight of files as a browser pays for it: each file is compressed by itself.
import { readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'

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
