// The weight of files as a browser pays for it: each file is compressed by itself.
import { readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** Bytes of all files together: as they are, gzip 9, brotli 11. */
export function weigh(paths) {
  const texts = paths.map(path => readFileSync(path))
  const total = measure => texts.reduce((bytes, text) => bytes + measure(text), 0)
  return {
    plain: total(text => text.length),
    gzip: total(text => gzipSync(text, { level: 9 }).length),
    brotli: total(text => brotliCompressSync(text).length)
  }
}

/** The budgets (by compression, in bytes) that the weight is over, as words. */
export const excesses = (weight, budget) =>
  Object.entries(budget)
    .filter(([measure, limit]) => weight[measure] > limit)
    .map(([measure, limit]) => `${measure} ${weight[measure]} > ${limit}`)
