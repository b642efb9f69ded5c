import { request } from 'node:http'
import { afterEach, expect, test } from 'vitest'

import { startTestStorefront, type TestStorefront } from '../testing/test-storefront.ts'

const running: TestStorefront[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

async function start(options: Parameters<typeof startTestStorefront>[0] = {}) {
  const storefront = await startTestStorefront(options)
  running.push(storefront)
  return storefront
}

/** Asks under a name of the visitor's own: `fetch` sends none. */
function ask({ url }: TestStorefront, path: string, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(url)
    const call = request({ port, path, headers: { host } }, async answer => {
      let text = ''
      for await (const chunk of answer) text += chunk
      resolve(text)
    })
    call.once('error', reject)
    call.end()
  })
}

test('the feed is read and kept once, under however many names it is asked for', async () => {
  const storefront = await start()
  const readings = () => storefront.calls.filter(call => call.includes('/catalog/v1/products'))
  const first = await ask(storefront, '/feed.yml', 'localhost:5001')
  const before = readings().length

  const second = await ask(storefront, '/feed.yml', 'localhost:5002')

  expect(before).toBeGreaterThan(0)
  expect(readings()).toHaveLength(before)
  expect(first).toContain('http://localhost:5001')
  expect(second).toBe(first.replaceAll('http://localhost:5001', 'http://localhost:5002'))
})

test.each(['/widgets/v1/', '/pages/v1/', '/news/v1', '/collections/v1', '/partners/v1'])(
  'a map of the site goes without %s, which the shop does not have',
  async missing => {
    const { fetch } = await start({
      answer: ({ path }) =>
        path.startsWith(missing) ? { status: 404, body: { message: 'Не найдено' } } : undefined
    })

    const answer = await fetch('/sitemap.xml')

    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('/catalog/backpacks')
  }
)

test('a map is not shortened by a backend that fails for a moment', async () => {
  const { fetch } = await start({
    answer: ({ path }) =>
      path === '/catalog/v1/categories' ? { status: 500, body: {} } : undefined
  })

  expect((await fetch('/sitemap.xml')).status).toBeGreaterThanOrEqual(500)
})
