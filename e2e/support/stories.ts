import { checkFront, outcomeText, type StoryName } from '@vitrina/conformance'
import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'

import { soon } from '../../testing/limits.ts'
import { launching } from './browser.ts'
import { fromElsewhere } from './visitor.ts'

interface Told {
  readonly screen?: 'wide' | 'phone'
  /** What this front has not, each with the reason. */
  readonly without?: Readonly<Record<string, string>>
}

/** One browser for a test file; tells what came of a story of `@vitrina/conformance` to the shop of the suite. */
export function useStories() {
  let browser: Browser | undefined
  beforeAll(async () => {
    browser = await chromium.launch(launching({ isWhole: true }))
  })
  afterAll(() => browser?.close())

  return async function tell(story: StoryName, told: Told = {}): Promise<string> {
    if (!browser) throw new Error('The browser is opened in beforeAll.')
    const outcomes = checkFront({
      url: inject('shopUrl'),
      apiUrl: inject('apiUrl'),
      headers: fromElsewhere,
      limitMs: soon.timeout,
      stories: [story],
      browser,
      ...told
    })
    const { value } = await outcomes.next()
    return value ? outcomeText(value) : ''
  }
}
