// Arguments are checked where a stranger knocks; behind these doors the compiler's word is enough.
import { expect, test } from 'vitest'

import { getNews, listNews } from './contracts/news.ts'
import { createShop, shopConfig } from './index.ts'
import * as phone from './phone/index.ts'
import { createMemoryBrowser } from './platform/index.ts'
import * as price from './price/index.ts'
import { createTestClient } from './testing/test-client.ts'
import * as validation from './validation/index.ts'

/** What a caller without types may give, for every argument. */
const WRONG: readonly unknown[] = [
  ...[undefined, null, 42, Number.NaN, 'текст', true, 1n, Symbol('знак')],
  ...[{}, [], () => undefined]
]

const rules = Object.entries<unknown>({ ...phone, ...price, ...validation }).flatMap(
  ([name, rule]) => (typeof rule === 'function' ? [{ name, rule }] : [])
)

test.each(rules)('$name answers wrong input, or names the argument', ({ rule }) => {
  for (const given of WRONG) {
    const told = toldOf(() => Reflect.apply(rule, undefined, [given, given, given]))

    expect(told).toMatch(/^$|^\w+\([\w.]+\)|^\w*: (?:s|cancelS)tatuses is not an array$/)
  }
})

function toldOf(run: () => unknown): string {
  try {
    run()
    return ''
  } catch (error) {
    return error instanceof TypeError ? error.message : `no TypeError: ${String(error)}`
  }
}

const platform = createMemoryBrowser().open({
  fetch: async () => new Response('{}'),
  randomBytes: count => new Uint8Array(count)
})
const open = (...given: unknown[]) => Reflect.apply(createShop, undefined, given)

test.each<[unknown, string]>([
  [undefined, 'createShop(platform): an object is needed'],
  [{ ...platform, fetch: 'fetch' }, 'createShop(platform): fetch has to be a function'],
  [{ ...platform, clock: undefined }, 'createShop(platform.clock): an object is needed'],
  [{ ...platform, cookies: {} }, 'createShop(platform.cookies): get has to be a function'],
  [
    { ...platform, apiUrl: 'shop.example' },
    'createShop(platform): apiUrl has to be an address like https://shop.example/api, not shop.example'
  ]
])('a shop says what its host lacks (%#)', (given, told) => {
  expect(() => open(given, shopConfig())).toThrow(new TypeError(told))
})

test.each<[unknown, RegExp]>([
  ['penal', /^shopConfig\(given\): an object is needed$/],
  [{ siteNme: 'penal' }, /^shopConfig\(siteNme\): there is no such setting among siteName, /],
  [{ siteName: 5 }, /^shopConfig\(siteName\): a text is needed$/],
  [{ timeoutMs: Number.NaN }, /^shopConfig\(timeoutMs\): a number is needed$/],
  [{ retry: { limt: 0 } }, /^shopConfig\(retry\.limt\): there is no such setting among limit, /],
  [{ retry: 2 }, /^shopConfig\(retry\): an object is needed$/],
  [{ paymentHosts: 'bank.example' }, /^shopConfig\(paymentHosts\): a list is needed$/]
])('a setting that there is not is refused (%#)', (given, told) => {
  expect(toldOf(() => Reflect.apply(shopConfig, undefined, [given]))).toMatch(told)
  expect(toldOf(() => open(platform, given))).toMatch(told)
})

test('a shop without settings has the defaults, and one of a group leaves the others', () => {
  const shop = createShop(platform, {})

  expect(shop.getState().session.signedIn).toBe(false)
  expect(shopConfig({ retry: { limit: 0 } }).retry).toEqual({ ...shopConfig().retry, limit: 0 })
  shop.stop()
})

test.each<[string, unknown[], RegExp]>([
  ['no contract', [], /^api\(endpoint\): an object is needed$/],
  ['no input', [listNews], /^api\(GET \/news\/v1\): input: an object is needed$/],
  ['no parameter', [getNews, {}], /^api\(GET \/news\/v1\/\{id\}\): params\.id is missing$/]
])('a call with %s says what is missing', async (_, given, told) => {
  const { api, finish } = createTestClient([])

  const { result } = await finish(Reflect.apply(api, undefined, given))

  expect(result).toMatchObject({ status: 'rejected', reason: expect.any(TypeError) })
  expect(result.status === 'rejected' && result.reason.message).toMatch(told)
})
