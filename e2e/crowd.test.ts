import { afterAll, beforeAll, expect } from 'vitest'

import { deepTest } from '../testing/deep-test.ts'
import { isDeep, runsOf } from '../testing/runs.ts'
import { findGoods, isSimple } from './support/goods.ts'
import { openShopParts, type ShopParts } from './support/shop-parts.ts'

const AT_ONCE = 50
const LIMIT_MS = 3000

let shop: ShopParts
let paths: readonly string[]
/** What the pages of a backend that is well take this machine. */
let pagesMs = 0
/** What the answers themselves take it when nobody is waited for. */
let workMs = 0

beforeAll(async () => {
  if (!isDeep) return
  // A page waits for its parts no longer than visitors do.
  shop = await openShopParts({ PART_WAIT_MS: '' })
  const { href, listing } = await findGoods(isSimple, shop.apiUrl)
  paths = [href, listing, '/', '/search?q=тетрадь', '/reviews', '/blog']
})

afterAll(() => shop?.close())

interface Heard {
  readonly path: string
  readonly status: number
  readonly ms: number
  readonly isRussian: boolean
}

async function ask(path: string): Promise<Heard> {
  const began = performance.now()
  const answer = await fetch(shop.url + path)
  const isRussian = /[А-я]{5}/.test(await answer.text())
  return { path, status: answer.status, ms: performance.now() - began, isRussian }
}

/** What fifty visitors hear who open one page after another. */
async function visitAll(): Promise<readonly Heard[]> {
  const wanted = Array.from({ length: runsOf('answers to fifty visitors') }, (_, at) => at)
  const heard: Heard[] = []
  async function visit() {
    for (let at = wanted.pop(); at !== undefined; at = wanted.pop()) {
      heard.push(await ask(paths[at % paths.length] ?? '/'))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, visit))
  return heard
}

/** Pages in memory are shown; the others are said to be away, in Russian. */
const isHonest = ({ status, isRussian }: Heard) => [200, 502, 503].includes(status) && isRussian

const longest = (heard: readonly Heard[]) => Math.max(...heard.map(({ ms }) => ms))

deepTest(
  'fifty visitors at once get a page or an honest error of a backend that is well',
  async () => {
    const heard = await visitAll()
    pagesMs = longest(heard)

    expect(heard.filter(answer => !isHonest(answer))).toEqual([])
    expect(heard.some(({ status }) => status === 200)).toBe(true)
  }
)

deepTest('fifty visitors at once hear at once that the backend is gone', async () => {
  await shop.backend.kill()
  const heard = await visitAll()
  workMs = longest(heard)
  await shop.backend.start()

  expect(heard.filter(answer => !isHonest(answer))).toEqual([])
  expect(heard.filter(({ ms }) => ms > Math.max(LIMIT_MS, pagesMs))).toEqual([])
})

deepTest('fifty visitors at once hear within 3 s that the backend says nothing', async () => {
  shop.backend.pause()
  const heard = await visitAll()
  shop.backend.resume()

  expect(heard.filter(answer => !isHonest(answer))).toEqual([])
  expect(heard.filter(({ ms }) => ms > LIMIT_MS + workMs)).toEqual([])
  await expect.poll(() => ask('/').then(({ status }) => status)).toBe(200)
})
