// `npm run cost -- favorites`: what a subject costs outside its folder in the core, by file.
import { costOf, sourcesOf } from './lib/cost.mjs'
import { Refusal, runScript } from './lib/script.mjs'
import { tableOf } from './lib/table.mjs'
import { root } from './lib/workspace.mjs'

await runScript(([name]) => {
  if (!/^[a-z][a-z-]+$/.test(name ?? '')) throw new Refusal('Usage: npm run cost -- favorites')
  const rows = costOf(name, sourcesOf(root))
  for (const part of ['core', 'screens']) {
    const own = rows.filter(row => row.part === part).map(({ path, lines }) => ({ path, lines }))
    const lines = own.reduce((sum, row) => sum + row.lines, 0)
    console.log(`${part}: ${own.length} files, ${lines} lines\n${tableOf(own)}\n`)
  }
})
