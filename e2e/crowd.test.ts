import { afterAll, beforeAll, expect } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { isDeep, runsOf } from '../testing/runs.ts'
import { findGoods, isSimple } from './support/goods.ts'
import { openShopProcesses, type ShopProcesses } from './support/shop-processes.ts'

const AT_ONCE = 50
const LIMIT_MS = 3000

let shop: ShopProcesses
let paths: readonly string[]
/** What the pages of a backend that is well take this machine. */
let pagesMs = 0
/** What the answers themselves take it when nobody is waited for. */
let workMs = 0

beforeAll(async () => {
  if (!isDeep) return
  // A page waits for its parts no longer than visitors do.
  shop = await openShopProcesses({ PART_WAIT_MS: '' })
  const { href, listing } = await findGoods(isSimple, shop.apiUrl)
  paths = [href, listing, '/', '/search?q=тетрадь', '/reviews', '/blog']
})

afterAll(() => shop?.close())

interface Received {
  readonly path: string
  readonly status: number
  readonly ms: number
  readonly isRussian: boolean
}

async function ask(path: string): Promise<Received> {
  const began = performance.now()
  const answer = await fetch(shop.url + path)
  const isRussian = /[А-я]{5}/.test(await answer.text())
  return { path, status: answer.status, ms: performance.now() - began, isRussian }
}

/** What fifty visitors hear who open one page after another. */
async function visitAll(): Promise<readonly Received[]> {
  const wanted = Array.from({ length: runsOf('answers to fifty visitors') }, (_, at) => at)
  const received: Received[] = []
  async function visit() {
    for (let at = wanted.pop(); at !== undefined; at = wanted.pop()) {
      received.push(await ask(paths[at % paths.length] ?? '/'))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visit))
  return received
}

/** Pages in memory are shown; the others are said to be away, in Russian. */
const isHonest = ({ status, isRussian }: Received) => [200, 502, 503].includes(status) && isRussian

const longest = (received: readonly Received[]) => Math.max(...received.map(({ ms }) => ms))

deepTest(
  'fifty visitors at once get a page or an honest error of a backend that is well',
  async () => {
    const received = await visitAll()
    pagesMs = longest(received)

    expect(received.filter(answer => !isHonest(answer))).toEqual([])
    expect(received.some(({ status }) => status === 200)).toBe(true)
  }
)

deepTest('fifty visitors at once hear at once that the backend is gone', async () => {
  await shop.backend.kill()
  const received = await visitAll()
  workMs = longest(received)
  await shop.backend.start()

  expect(received.filter(answer => !isHonest(answer))).toEqual([])
  expect(received.filter(({ ms }) => ms > Math.max(LIMIT_MS, pagesMs))).toEqual([])
})

deepTest('fifty visitors at once hear within 3 s that the backend says nothing', async () => {
  shop.backend.pause()
  const received = await visitAll()
  shop.backend.resume()

  expect(received.filter(answer => !isHonest(answer))).toEqual([])
  expect(received.filter(({ ms }) => ms > LIMIT_MS + workMs)).toEqual([])
  await expect.poll(() => ask('/').then(({ status }) => status)).toBe(200)
})
