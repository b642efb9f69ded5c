import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeResult {
  readonly violations: readonly {
    readonly id: string
    readonly impact: string | null
    readonly nodes: readonly { readonly target: readonly unknown[]; readonly html: string }[]
  }[]
}

/** Gives a page the checker; its context must bypass the policy of the page. */
export const bringAxe = (page: Page) => page.evaluate(source)

/** Serious and critical faults of what is shown now: `rule: element`, each once. */
export async function seriousFaults(page: Page): Promise<readonly string[]> {
  const { violations } = await page.evaluate<AxeResult>(
    'axe.run(document, { resultTypes: ["violations"] })'
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
}

/** Nothing moves from now on: colours half-way to others are nobody's colours. */
export const stopMotion = (page: Page) =>
  page.addStyleTag({
    content: '*,*::before,*::after{transition:none!important;animation:none!important}'
  })

/** How far the page can be scrolled sideways, in px. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
