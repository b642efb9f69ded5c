import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { checkFront, outcomeText, storyNames } from '../../../packages/conformance/src/index.ts'
import { soon } from '../../../testing/limits.ts'
import declared from '../front.json' with { type: 'json' }
import { launching } from './visitor.ts'

const without: Readonly<Record<string, string>> = declared.without

let browser: Browser

beforeAll(async () => {
  browser = await chromium.launch(launching)
})
afterAll(() => browser.close())

test.each(storyNames)('the story «%s» is as this front declares it', async story => {
  const [url, apiUrl, limitMs] = [inject('shopUrl'), inject('apiUrl'), soon.timeout]
  const outcomes = checkFront({ ...declared, url, apiUrl, browser, limitMs, stories: [story] })
  for await (const outcome of outcomes) {
    expect(outcomeText(outcome)).toMatch(without[story] ? /^left out/ : /^passed/)
  }
})
