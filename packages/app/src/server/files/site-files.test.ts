import { expect, onTestFinished, test } from 'vitest'

import { startTestStorefront } from '../testing/test-storefront.ts'

const KEY = 'a1b2c3d4e5f6'

async function start(options: Parameters<typeof startTestStorefront>[0]) {
  const storefront = await startTestStorefront(options)
  onTestFinished(() => storefront.close())
  return storefront
}

test('the key of IndexNow lies where its service looks for it', async () => {
  const storefront = await start({ indexNowKey: KEY })

  const answer = await storefront.fetch(`/${KEY}.txt`)

  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await answer.text()).toBe(KEY)
  expect((await storefront.fetch('/b2c3d4e5f6a1.txt')).status).toBe(404)
})

test('without a key there is no such file', async () => {
  const storefront = await start({})

  expect((await storefront.fetch(`/${KEY}.txt`)).status).toBe(404)
  expect((await storefront.fetch('/undefined.txt')).status).toBe(404)
})
