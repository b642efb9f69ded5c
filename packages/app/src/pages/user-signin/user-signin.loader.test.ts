import { afterEach, expect, test } from 'vitest'

import { startTestStorefront, type TestStorefront } from '../../server/testing/test-storefront.ts'

const running: TestStorefront[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

test.each([
  ['favorites', /избранное хранится только в аккаунте/],
  ['cart', /^$/],
  ['constructor', /^$/],
  ['__proto__', /^$/],
  ['', /^$/]
])('of the reason «%s» only the words that a page has for it are said', async (code, words) => {
  const storefront = await startTestStorefront()
  running.push(storefront)

  const answer = await storefront.fetch(`/user/signin/_payload.json?reason=${code}`)

  expect((await answer.json()).data.reason).toMatch(words)
})
