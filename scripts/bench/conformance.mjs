// `--help` `--fronts` `--limit`: of fronts with one thing broken each, how many the suite of all fronts catches
import './support/read-typescript.mjs'

import { openBroken } from './support/breaking-proxy.mjs'
import { brokenFronts } from './support/broken-fronts.mjs'
import { openBrowser } from './support/browser.mjs'
import { defineBench } from './support/define-bench.mjs'
import { openShop } from './support/processes.mjs'

const HELP =
  'Fronts: the storefront behind a proxy that breaks one thing of it. Caught: the story that is meant to ' +
  'fails, at the step that is meant to. The unbroken front behind the same proxy has to pass the same stories.'
const LANES = 2

export const brief = { fronts: 3 }

const STANDARD = { fronts: brokenFronts.length, limit: 8000 }

export const bench = defineBench(HELP, STANDARD, async (options, { report, keep }) => {
  const { checkFront, outcomeText } = await import('../../packages/conformance/src/index.ts')
  const shop = await keep(openShop())
  const browser = await keep(openBrowser())
  const faults = brokenFronts.slice(0, options.fronts)
  const whole = await tellAll({ limitMs: 3 * options.limit }, [
    ...new Set(faults.map(({ story }) => story))
  ])
  const passed = whole.filter(({ state }) => state === 'passed').length
  report.atLeast('stories that the unbroken front passes', passed, whole.length)
  const caught = await inLanes(faults, isCaught)
  report.atLeast('broken fronts that are caught', caught.filter(Boolean).length, faults.length)

  async function tellAll(more, stories, fault = {}) {
    const front = await openBroken(shop, fault)
    const outcomes = []
    try {
      const address = { url: front.url, apiUrl: shop.apiUrl }
      for await (const outcome of checkFront({ ...address, ...more, browser, stories })) {
        outcomes.push(outcome)
        if (outcome.state !== 'passed' && !fault.story) console.log(outcomeText(outcome))
      }
    } finally {
      await front.close()
    }
    return outcomes
  }

  async function isCaught(fault) {
    const [{ state, expected = '', seen = '' }] = await tellAll(
      { limitMs: options.limit },
      [fault.story],
      fault
    )
    const isMeant = state === 'failed' && fault.by.test(expected)
    console.log(`${isMeant ? 'caught' : 'MISSED'}  ${fault.story.padEnd(19)} ${fault.name}`)
    if (!isMeant) console.log(`        ${state}: ${expected}; seen: ${seen}`)
    return isMeant
  }
})

/** Two at a time, in their order. */
async function inLanes(items, run) {
  const waiting = [...items]
  const results = []
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      results.push(await run(item))
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return results
}
