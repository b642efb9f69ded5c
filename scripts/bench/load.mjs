// `--help` `--seconds` `--reads` `--pages`: the slow answers of a shop that is asked at a steady pace
import { createReport } from './support/figures.mjs'
import { readOptions } from './support/options.mjs'
import { measureSteady } from './support/steady-load.mjs'

const HELP =
  'A mix of readings of the backend at `reads` a second, then product pages of the storefront at ' +
  '`pages` a second, each for `seconds`: p95 of the answers, and the share that was not answered well.'
const STANDARD = { seconds: 60, reads: 100, pages: 20 }

export const table = { ...STANDARD, seconds: 15 }
export const brief = { ...STANDARD, seconds: 2 }

export async function bench(args) {
  const options = readOptions(args, STANDARD, HELP)
  if (options === undefined) return 0
  const report = createReport()
  for (const { name, value, goal } of await measureSteady(options)) report.atMost(name, value, goal)
  return report.missed === 0 ? 0 : 1
}

/** For the table of promises: the figures in words, and whether all goals were reached. */
export async function reach() {
  const figures = await measureSteady(STANDARD)
  return {
    isHeld: figures.every(({ value, goal }) => value <= goal),
    words: figures.map(({ name, value }) => `${name} ${value}`).join('; ')
  }
}
