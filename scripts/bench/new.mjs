// `--help` `--fronts`: begins each kind of front as `npx vitrina new` does, installs and builds the first of them
import { FRONTS } from '../../packages/vitrina/src/new-front.mjs'
import { openBeginner } from '../lib/new-fronts.mjs'
import { Refusal } from '../lib/script.mjs'
import { defineBench } from './support/define-bench.mjs'

const HELP =
  'Seconds that a new front takes from an empty folder: begun from the packed packages, installed by npm, ' +
  'built. All kinds are begun; `--fronts` says how many of them are installed and built.'

/** The smallest first. */
const IN_TURN = ['react', 'vanilla', 'vue', 'sveltekit', 'next']

export const table = { fronts: 2 }
export const brief = { fronts: 2 }

export const bench = defineBench(HELP, { fronts: FRONTS.length }, async ({ fronts }, tools) => {
  const beginner = await tools.keep(openBeginner(console.log))
  for (const front of IN_TURN) await begin(beginner, front)
  for (const front of IN_TURN.slice(0, fronts)) {
    const begun = Date.now()
    await beginner.build(front)
    tools.report.atMost(`${front}: installed and built, s`, (Date.now() - begun) / 1000)
  }
})

async function begin({ ask }, front) {
  const { code, output } = await ask('new', front, '--front', front)
  if (code !== 0) throw new Refusal(output)
}
