import { demoGroup, demoProduct } from '@vitrina/core/testing'
import { expect, onTestFinished, test } from 'vitest'

import type { StubAnswer } from '../testing/stub-backend.ts'
import { startTestStorefront } from '../testing/test-storefront.ts'

const GOODS = 450
const CARDS = '/catalog/v1/products/all'
const ADDRESSES = '/catalog/v1/products/addresses'

async function start(answer: StubAnswer) {
  const storefront = await startTestStorefront({ answer })
  onTestFinished(() => storefront.close())
  return storefront
}

const codeOf = (id: number) => `tovar-${id}`
const cardOf = (id: number) =>
  demoProduct({ id, code: codeOf(id), groups: [demoGroup({ id: id * 10 })] })

/** Ids behind the asked one, as a backend with so many goods has them. */
function partOf(query: URLSearchParams, most: number) {
  const after = Number(query.get('after') ?? 0)
  const limit = Number(query.get('limit') ?? most)
  const ids = Array.from({ length: GOODS }, (_, place) => place + 1)
  const part = ids.filter(id => id > after).slice(0, limit)
  return { ids: part, next: part.length < limit ? null : part.at(-1) }
}

const manyGoods: StubAnswer = ({ path, query }) => {
  if (path === CARDS) {
    const { ids, next } = partOf(query, 200)
    return { body: { data: ids.map(cardOf), next } }
  }
  if (path === ADDRESSES) {
    const { ids, next } = partOf(query, 100)
    return { body: { data: ids.map(id => ({ code: codeOf(id), path: 'backpacks' })), next } }
  }
  return undefined
}

const countIn = (text: string, piece: RegExp) => text.match(piece)?.length ?? 0

test('the feed has every product once, and is made once for ten who ask at the same time', async () => {
  const storefront = await start(manyGoods)

  const feeds = await Promise.all(
    Array.from({ length: 10 }, async () => (await storefront.fetch('/feed.yml')).text())
  )

  expect(new Set(feeds).size).toBe(1)
  const ids = [...(feeds[0] ?? '').matchAll(/<offer id="\d+" group_id="(\d+)"/g)].map(
    ([, id]) => id
  )
  expect(ids).toEqual(Array.from({ length: GOODS }, (_, place) => String(place + 1)))
  expect(feeds[0]).toMatch(/<\/yml_catalog>$/)
  expect(storefront.calls.filter(call => call.includes(CARDS))).toHaveLength(3)
})

test('who takes no gzip gets the same feed', async () => {
  const storefront = await start(manyGoods)
  const feedAs = async (coding: string) => {
    const answer = await storefront.fetch('/feed.yml', { headers: { 'accept-encoding': coding } })
    return [answer.headers.get('content-encoding'), await answer.text()]
  }

  const [coded, plain] = [await feedAs('gzip'), await feedAs('identity')]

  expect([coded[0], plain[0]]).toEqual(['gzip', null])
  expect(plain[1]).toBe(coded[1])
})

test('the map has every product, read once for ten who ask at the same time', async () => {
  const storefront = await start(manyGoods)

  const maps = await Promise.all(
    Array.from({ length: 10 }, async () => (await storefront.fetch('/sitemap.xml')).text())
  )

  expect(new Set(maps).size).toBe(1)
  expect(countIn(maps[0] ?? '', /<loc>[^<]*\/tovar-\d+<\/loc>/g)).toBe(GOODS)
  expect(storefront.calls.filter(call => call.includes(ADDRESSES))).toHaveLength(5)
})

test('a backend of the specification alone is asked for its goods page by page', async () => {
  const storefront = await start(({ path, body }) => {
    if (path === CARDS || path === ADDRESSES) return { status: 404, body: { message: 'Нет' } }
    if (path !== '/catalog/v1/products') return undefined
    const { page } = JSON.parse(body)
    const meta = { page, limit: 100, total: 3, pages: 3 }
    return { body: { data: [cardOf(page)], meta, facets: null, corrected: null } }
  })

  const [feed, map] = await Promise.all(
    ['/feed.yml', '/sitemap.xml'].map(async path => (await storefront.fetch(path)).text())
  )

  expect(countIn(feed ?? '', /<offer /g)).toBe(3)
  expect(countIn(map ?? '', /\/tovar-\d+<\/loc>/g)).toBe(3)
})

test('a feed that cannot be read to its end does not look whole', async () => {
  const storefront = await start(call =>
    call.path === CARDS && call.query.get('after') === '400'
      ? { status: 500, body: {} }
      : manyGoods(call)
  )

  const read = storefront.fetch('/feed.yml').then(async answer => {
    if (!answer.ok) throw new Error(String(answer.status))
    return answer.text()
  })

  await expect(read).rejects.toThrow()
})
