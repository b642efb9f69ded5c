// Arguments are checked where a stranger knocks; behind these doors the compiler's word is enough.
import { expect, test } from 'vitest'

import { getNews, listNews } from './contracts/news.ts'
import { createShop, shopConfig } from './index.ts'
import { createMemoryBrowser } from './platform/memory.ts'
import { createTestClient } from './testing/test-client.ts'
import * as values from './values/index.ts'
import { inCurrency } from './values/price/price-rules.ts'

/** What a caller without types may give, for every argument. */
const WRONG: readonly unknown[] = [
  ...[undefined, null, 42, Number.NaN, 'текст', true, 1n, Symbol('знак')],
  ...[{}, [], () => undefined]
]

const checked = new Set(
  Object.values(
    import.meta.glob<Record<string, unknown>>(
      ['./values/{phone,price,validation}/*.ts', '!**/*.test.ts'],
      { eager: true }
    )
  ).flatMap(source => Object.values(source))
)

const rules = Object.entries<unknown>(values).flatMap(([name, rule]) =>
  typeof rule === 'function' && checked.has(rule) ? [{ name, rule }] : []
)

test.each(rules)('$name answers wrong input, or names the argument', ({ rule }) => {
  for (const input of WRONG) {
    const message = messageOf(() => Reflect.apply(rule, undefined, [input, input, input]))

    expect(message).toMatch(/^$|^\w+\([\w.]+\)|^\w*: (?:s|cancelS)tatuses is not an array$/)
  }
})

test.each([
  ['birthDate', values.birthDate('2026-09-01')],
  ['confirmation', values.confirmation('пенал2026')],
  ['emailWith', values.emailWith({ allowAdmin: true })],
  ['fullNameWith', values.fullNameWith({})]
])('what is no text counts as an empty field for %s', (_, rule) => {
  const empty = rule('')

  for (const input of WRONG.filter(value => typeof value !== 'string')) {
    expect(Reflect.apply(rule, undefined, [input])).toBe(empty)
  }
})

const apply = (rule: (...args: never[]) => unknown, ...args: readonly unknown[]): unknown =>
  Reflect.apply(rule, undefined, args)

const LACKS_CURRENCIES = 'priceRules(session.currencies): a list is needed'

test.each<[string, () => unknown, string]>([
  ['a number for a text', () => apply(values.parsePhone, 79123456789), 'parsePhone(text): a text'],
  [
    'a country without a code',
    () => apply(values.parsePhone, '8912', {}),
    'parsePhone(country.dialCode): a text'
  ],
  ['a session without currencies', () => apply(values.priceRules, {}, {}), LACKS_CURRENCIES],
  ['no rate', () => apply(inCurrency, 100, {}), 'inCurrency(rules): a rate is needed'],
  [
    'prices without rules of a currency',
    () => apply(values.showPrice, 100, { rate: 1 }),
    'showPrice(rules): an object is needed'
  ],
  [
    'a check that there is not',
    () => apply(values.validateAddress, { address: {} }, ['adress']),
    'validateAddress(checks): there is no check adress among address, postalCode, region, '
  ],
  [
    'a rule that there is not',
    () => apply(values.fullNameWith, { minWord: 3 }),
    'fullNameWith(rules.minWord): there is no such rule among minWords, pattern, particles'
  ],
  [
    'a rule of another kind',
    () => apply(values.fullNameWith, { particles: 5 }),
    'fullNameWith(rules.particles): a list is needed'
  ]
])('%s is refused by its name', (_, run, message) => {
  expect(messageOf(run)).toContain(message)
})

test('an amount that came as text is the same amount', () => {
  expect(apply(values.formatPrice, '1290')).toBe('1\u00a0290\u00a0₽')
  expect(apply(values.formatPrice, 'много')).toBe('0\u00a0₽')
  expect(apply(values.formatPrice, undefined)).toBe('0\u00a0₽')
})

function messageOf(run: () => unknown): string {
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
const ADDRESS = 'a text like https://shop.example/api, without a slash at its end'
const open = (...args: unknown[]) => Reflect.apply(createShop, undefined, args)

test.each<[unknown, string]>([
  [undefined, 'createShop(platform): an object is needed, not undefined'],
  [
    { ...platform, fetch: 'fetch' },
    'createShop(platform): fetch has to be a function, not "fetch"'
  ],
  [
    { ...platform, clock: undefined },
    'createShop(platform.clock): an object is needed, not undefined'
  ],
  [
    { ...platform, cookies: {} },
    'createShop(platform.cookies): get has to be a function, not undefined'
  ],
  [
    { ...platform, device: undefined },
    'createShop(platform.device): an object is needed, not undefined'
  ],
  [
    { ...platform, device: { ...platform.device, cpuCounts: 4 } },
    'createShop(platform.device): cpuCounts is unknown; is it cpuCount?'
  ],
  [{ ...platform, connect: {} }, 'createShop(platform): connect has to be a function, not {}'],
  [{ ...platform, path: '/' }, 'createShop(platform): path has to be a function, not "/"'],
  [
    { ...platform, analytics: { push: () => undefined } },
    'createShop(platform.analytics): isAllowed has to be a function, not undefined'
  ],
  [{ ...platform, passkeys: true }, 'createShop(platform.passkeys): an object is needed, not true'],
  [
    { ...platform, conect: () => undefined },
    'createShop(platform): conect is unknown; is it connect?'
  ],
  [
    { ...platform, apiUrl: 'shop.example' },
    `createShop(platform): apiUrl has to be ${ADDRESS}, not "shop.example"`
  ],
  [
    { ...platform, apiUrl: 'https://shop.example/' },
    `createShop(platform): apiUrl has to be ${ADDRESS}, not "https://shop.example/"`
  ],
  [
    { ...platform, apiUrl: new URL('https://shop.example/api') },
    `createShop(platform): apiUrl has to be ${ADDRESS}, not the object URL https://shop.example/api`
  ]
])('a shop says what its host lacks (%#)', (input, message) => {
  expect(() => open(input, shopConfig())).toThrow(new TypeError(message))
})

test.each<[unknown, string]>([
  [5, 'createShop(state): an object is needed, not 5'],
  [null, 'createShop(state): an object is needed, not null'],
  [{ baskt: {} }, 'createShop(state): baskt is unknown; is it basket?'],
  [{ basket: 'пусто' }, 'createShop(state.basket): an object is needed, not "пусто"'],
  [{ session: [] }, 'createShop(state.session): an object is needed, not []']
])('a shop says what is no state of a page (%#)', (state, message) => {
  expect(() => open(platform, {}, state)).toThrow(new TypeError(message))
})

test('a shop takes from the state of a page what it starts from', () => {
  const shop = open(platform, {}, { basket: undefined, currencies: [], categories: [] })

  expect(shop.getState().basket.version).toBe(-1)
  shop.stop()
})

test.each<[unknown, RegExp]>([
  ['penal', /^shopConfig\(given\): an object is needed, not "penal"$/],
  [
    { siteNme: 'penal' },
    /^shopConfig\(siteNme\): there is no such setting among siteName, .*; is it siteName\?$/
  ],
  [{ siteName: 5 }, /^shopConfig\(siteName\): a text is needed, not 5$/],
  [
    { timeoutMs: Number.NaN },
    /^shopConfig\(timeoutMs\): milliseconds above 0 are needed, not NaN$/
  ],
  [{ timeoutMs: -5 }, /^shopConfig\(timeoutMs\): milliseconds above 0 are needed, not -5$/],
  [
    { retry: { limit: -1 } },
    /^shopConfig\(retry\.limit\): a whole number from 0 on is needed, not -1$/
  ],
  [{ retry: { limit: Number.POSITIVE_INFINITY } }, /^shopConfig\(retry\.limit\): .* not Infinity$/],
  [
    { paths: { '/init/v1': 5 } },
    /^shopConfig\(paths\.\/init\/v1\): a path from a slash on is needed, not 5$/
  ],
  [
    { phoneLengths: { RU: '11' } },
    /^shopConfig\(phoneLengths\.RU\): .*\{ min: 11, max: 11 \}.* not "11"$/
  ],
  [
    { paymentHosts: [5] },
    /^shopConfig\(paymentHosts\): a list of hosts like pay\.example\.ru is needed, not \[5\]$/
  ],
  [{ paymentHosts: ['https://bank.example'] }, /^shopConfig\(paymentHosts\): .*, not \["https:/],
  [{ paymentHosts: ['bank.example/pay'] }, /^shopConfig\(paymentHosts\): .*, not \["bank/],
  [{ paymentHosts: ['Bank.example'] }, /^shopConfig\(paymentHosts\): .*, not \["Bank/],
  [
    { build: { url: 'https://cdn.example/builds/' } },
    /^shopConfig\(build\.url\): an address without a slash at its end is needed, not "https:/
  ],
  [
    { fullName: { minWord: 3 } },
    /^shopConfig\(fullName\.minWord\): there is no such setting among minWords, pattern, particles; is it minWords\?$/
  ],
  [
    { fullName: { particles: 5 } },
    /^shopConfig\(fullName\.particles\): a list of texts is needed, not 5$/
  ],
  [
    { fullName: { pattern: '(' } },
    /^shopConfig\(fullName\.pattern\): a regular expression is needed, not "\("$/
  ],
  [
    { ruleSets: { adress: {} } },
    /^shopConfig\(ruleSets\.adress\): there is no such setting among address, /
  ],
  [
    { ruleSets: { defaultAddress: ['adress'] } },
    /^shopConfig\(ruleSets\.defaultAddress\): a list of address, .* is needed, not \["adress"\]$/
  ],
  [
    { ruleSets: { address: { courier: ['flat'] } } },
    /^shopConfig\(ruleSets\.address\.courier\): a list of /
  ],
  [
    { ruleSets: { roles: { wholesale: ['inn'] } } },
    /^shopConfig\(ruleSets\.roles\.wholesale\): there is no such setting among guest, /
  ],
  [
    { retry: { limt: 0 } },
    /^shopConfig\(retry\.limt\): there is no such setting among limit, .*; is it limit\?$/
  ],
  [{ retry: 2 }, /^shopConfig\(retry\): an object is needed, not 2$/],
  [
    { paymentHosts: 'bank.example' },
    /^shopConfig\(paymentHosts\): a list of hosts like .* is needed, not "bank/
  ]
])('a setting that there is not is refused (%#)', (input, message) => {
  expect(messageOf(() => Reflect.apply(shopConfig, undefined, [input]))).toMatch(message)
  expect(messageOf(() => open(platform, input))).toMatch(message)
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
])('a call with %s says what is missing', async (_, input, message) => {
  const { api, finish } = createTestClient([])

  const { result } = await finish(Reflect.apply(api, undefined, input))

  expect(result).toMatchObject({ status: 'rejected', reason: expect.any(TypeError) })
  expect(result.status === 'rejected' && result.reason.message).toMatch(message)
})
