// `--help` `--hydrogen` `--next` `--build` `--only`: this shop beside starters of Hydrogen and Next.js on its goods
import { existsSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join, resolve } from 'node:path'

import { Refusal } from '../lib/script.mjs'
import { defineBench } from './support/define-bench.mjs'
import { measureActs, measurePaints, measureSpeed } from './support/peers/measure.mjs'
import { createTable } from './support/peers/ranks.mjs'
import { buildPeers, openShops } from './support/peers/shops.mjs'

const HELP =
  'Pages a second, paints, blocking time, click and page change of this shop beside the skeleton of ' +
  'Shopify/hydrogen and vercel/commerce, whose folders `hydrogen` and `next` name, on the same goods, ' +
  'pictures and number of cards. `--build yes` makes their builds and ends; `only` is `speed`, ' +
  '`paints` or `acts`. How the folders are made: docs/performance.md.'
const PARTS = { speed: measureSpeed, paints: measurePaints, acts: measureActs }
const BUILDS = { hydrogen: 'dist/server/index.js', next: '.next/BUILD_ID' }

const FOLDERS = { hydrogen: '', next: '' }
const STANDARD = { ...FOLDERS, build: 'no', only: 'all', runs: 5, seconds: 8, rounds: 3 }

export const bench = defineBench(HELP, STANDARD, async (options, { report, keep }) => {
  const folders = { hydrogen: folderOf(options, 'hydrogen'), next: folderOf(options, 'next') }
  if (options.build === 'yes') return buildPeers(folders, keep)
  for (const [name, file] of Object.entries(BUILDS)) {
    if (!existsSync(join(folders[name], file)))
      throw new Refusal(`${name} is not built: --build yes`)
  }
  const { shops, cards } = await openShops(folders, keep)
  const table = createTable(shops.map(({ name }) => name))
  for (const [part, measure] of Object.entries(PARTS)) {
    if (options.only === 'all' || options.only === part) await measure(shops, table, options)
  }
  const load = loadavg()[0].toFixed(1)
  console.log(`${cards} cards a list, the rank in brackets, load of the machine at the end ${load}`)
  table.print()
  report.atMost('rows in which another shop is first', table.lost, 0)
})

function folderOf(options, name) {
  if (options[name] === '') throw new Refusal(`--${name} needs the folder of its starter.\n${HELP}`)
  return resolve(options[name])
}
