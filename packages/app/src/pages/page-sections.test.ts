import { routes } from '@vitrina/core/routes'
import { afterEach, expect, test } from 'vitest'

import { isDeep } from '../../../../testing/runs.ts'
import { exampleAnswer } from '../server/testing/example-answer.ts'
import type { StubAnswer } from '../server/testing/stub-backend.ts'
import { startTestStorefront, type TestStorefront } from '../server/testing/test-storefront.ts'

const running: TestStorefront[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

/** As short as can be: what comes later is late. */
const SHORT_WAIT_MS = 30
const PRODUCT = '/catalog/tetradi/detail/tetrad'
const cookie = 'auth_tokenpenal=t.anna.s; cart_tokenpenal=cart-1'

type Call = Parameters<StubAnswer>[0]

type Fault = () => ReturnType<StubAnswer>

const broken: Readonly<Record<string, Fault>> = {
  500: () => ({ status: 500, body: { message: 'Сбой' } }),
  HTML: () => ({ raw: '<!doctype html><h1>Обслуживание</h1>' }),
  empty: () => ({ raw: '' }),
  null: () => ({ body: null }),
  cut: () => ({ raw: '{"data":[{"id":', isCut: true })
}
const never: Fault = () => new Promise(() => undefined)

const collection =
  (name: string) =>
  ({ path, body }: Call) =>
    path === '/catalog/v1/products' && body.includes(`"${name}"`)
const call =
  (wanted: string) =>
  ({ method, path }: Call) =>
    `${method} ${path}` === wanted

const bestsellers = call('GET /collections/v1/bestsellers/products')

/** Page, call, and the words in the place of what the call was for. */
const sections: readonly [string, (asked: Call) => boolean, string][] = [
  ['/', call('GET /banners/v1'), 'баннеры'],
  ['/', call('GET /category-suggestions/v1'), 'разделы'],
  ['/', bestsellers, 'хиты недели'],
  ['/', collection('first-grader'), 'список первоклассника'],
  ['/', call('GET /collections/v1/new-arrivals/products'), 'новинки'],
  ['/', call('GET /collections/v1'), 'подборки'],
  ['/', call('GET /partners/v1'), 'бренды'],
  ['/', call('GET /news/v1'), 'записи блога'],
  ['/', call('POST /reviews/v1'), 'отзывы'],
  ['/catalog/backpacks', call('GET /catalog/v1/filters'), 'фильтры'],
  ['/catalog/backpacks', call('GET /banners/v1/listing'), 'баннеры'],
  ['/search', call('GET /catalog/v1/filters'), 'фильтры'],
  ['/search', call('GET /category-suggestions/v1'), 'разделы'],
  [PRODUCT, call('GET /delivery/v1'), 'способы доставки'],
  [PRODUCT, call('POST /similar-products/v1'), 'похожие товары'],
  [PRODUCT, call('POST /reviews/v1/view'), 'отзывы'],
  ['/search?q=abc', call('GET /pages/v1/search'), 'статьи и страницы'],
  ['/blog/detail/tetrad', call('GET /news/v1'), 'записи по теме'],
  ['/blog/detail/tetrad', call('GET /collections/v1/notebooks/products'), 'товары по теме'],
  ['/reviews', call('GET /reviews/v1/perms'), 'форму отзыва'],
  ['/reviews', call('GET /reviews/v1/params'), 'форму отзыва'],
  ['/reviews', call('GET /reviews/v1/files'), 'фото покупателей'],
  ['/reviews', call('GET /reviews/v1/counts'), 'оценки'],
  ['/reviews', call('GET /reviews/v1/avg'), 'оценки'],
  ['/certificates', call('GET /basket/v1/virtual/products'), 'суммы сертификатов'],
  ['/certificates/7', call('GET /basket/v1/virtual/products'), 'суммы сертификата'],
  ['/cart', call('GET /bonuses/v1/client'), 'правила списания бонусов'],
  ['/user/profile', call('GET /orders/v1'), 'заказы'],
  ['/user/profile', call('GET /bonuses/v1/balance'), 'бонусы'],
  ['/user/profile', call('GET /notifications/v1/notification/foruser'), 'уведомления'],
  ['/user/profile/personal', call('GET /users/v1/part-profile'), 'подтверждение контактов'],
  ['/user/profile/personal', call('GET /users/v1/params'), 'настройки'],
  ['/user/profile/order/detail/7', call('GET /orders/v1'), 'дальнейший путь заказа'],
  ['/user/profile/order/detail/7', call('GET /payments/v1'), 'способы оплаты'],
  ['/user/profile', call('GET /bonuses/v1/client'), 'бонусы'],
  ['/', call('GET /reviews/v1/avg'), 'отзывы'],
  ['/collections/sale', call('GET /collections/v1/filters'), 'фильтры'],
  ['/collections/sale', call('GET /banners/v1/listing'), 'баннеры'],
  ['/search', call('GET /banners/v1/listing'), 'баннеры'],
  ['/refund', call('GET /orders/v1'), 'полученные заказы'],
  ['/wholesale', call('GET /widgets/v1/for-schools'), 'условия по видам покупателей'],
  ['/how-order', call('GET /widgets/v1/how-order-steps'), 'шаги заказа'],
  ['/how-order', call('GET /widgets/v1/questions'), 'частые вопросы'],
  ['/wholesale', call('GET /payments/v1'), 'способы оплаты'],
  ['/wholesale', call('GET /delivery/v1'), 'способы доставки'],
  ['/user/profile/devices', call('GET /users/v1/passkeys'), 'ключи доступа'],
  ['/contacts', call('GET /forms/v1/params/question'), 'форму вопроса'],
  ['/favorites', call('GET /favorites/v1'), 'избранное'],
  ['/user/profile/order/detail/7', ({ path }) => path.startsWith('/file/'), 'файлы возвратов']
]

/** Calls that nobody misses on the screen. */
const unseen: readonly [string, (asked: Call) => boolean][] = [
  ['/', call('GET /widgets/v1/home-facts')],
  ['/catalog/backpacks', call('GET /seo/v1')],
  ['/catalog/backpacks', call('GET /stickers/v1')],
  [PRODUCT, call('GET /bonuses/v1/products-bonuses')],
  [PRODUCT, call('GET /partners/v1/tetrad')],
  ['/shops', call('GET /seo/v1')],
  ['/wholesale', call('GET /price-list/v1')],
  ['/wholesale', call('GET /seo/v1')],
  ['/brands', call('GET /seo/v1')],
  ['/reviews', call('GET /seo/v1')],
  ['/blog', call('GET /seo/v1')],
  ['/about', call('GET /seo/v1')],
  ['/about', call('GET /pages/v1/short/tree')],
  ['/about', call('GET /notifications/v1/notification/foruser/count')],
  ['/about', call('GET /basket/v1')],
  ['/about', call('GET /favorites/v1/ids')],
  ['/user/profile/personal', call('GET /orders/v1/counts')],
  ['/checkout', call('GET /delivery/v1/points')],
  ['/user/bonus', call('GET /bonuses/v1/accounts')],
  ['/user/recall', call('GET /forms/v1')],
  ['/user/profile', call('GET /orders/v1/counts')],
  ['/user/profile/order/all', call('GET /orders/v1/counts')],
  ['/user/profile/blank/all', call('GET /orders/v1/blanks/counts')],
  ['/user/profile/password', call('GET /users/v1/profile')],
  ['/user/profile/delete', call('GET /users/v1/profile')],
  ['/user/profile/order/detail/7?repeated=1', call('GET /orders/v1/add-to-basket')]
]

/** What a page is about. */
const essential: readonly [string, (asked: Call) => boolean][] = [
  ['/catalog', call('GET /catalog/v1/categories')],
  ['/catalog/backpacks', call('POST /catalog/v1/products')],
  ['/search', call('POST /catalog/v1/products')],
  ['/collections/tetrad', call('GET /collections/v1/tetrad/products')],
  [PRODUCT, call('GET /catalog/v1/products/view')],
  ['/cart', call('GET /basket/v1')],
  ['/checkout', call('GET /basket/v1')],
  ['/brands', call('GET /partners/v1')],
  ['/shops', call('GET /shop-points/v1')],
  ['/certificates', call('GET /widgets/v1/certificates')],
  ['/reviews', call('POST /reviews/v1')],
  ['/blog', call('GET /news/v1')],
  ['/actions', call('GET /news/v1')],
  ['/user/bonus', call('GET /bonuses/v1/balance')],
  ['/user/profile/notifications', call('GET /notifications/v1/notification/foruser')],
  ['/user/profile/blank/all', call('GET /orders/v1/blanks')],
  ['/user/profile/delete', call('GET /orders/v1')],
  ['/user/profile/order/detail/7', call('GET /orders/v1/view')],
  ['/about', call('GET /pages/v1')],
  ['/user/profile', call('GET /users/v1/profile')],
  ['/user/profile/order/all', call('GET /orders/v1')],
  ['/user/profile/addresses', call('GET /delivery/v1/shipping')],
  ['/user/profile/subscription', call('GET /users/v1/part-profile')],
  ['/user/profile/reviews', call('GET /reviews/v1/own')],
  ['/user/profile/devices', call('GET /users/v1/devices')],
  ['/blog/detail/tetrad', call('GET /news/v1/tetrad')],
  ['/raffles/tetrad', call('GET /raffles/v1/tetrad')],
  ['/sizes', call('GET /partners/v1')],
  ['/constructor', call('GET /basket/v1/constructor-set')],
  ['/pages/tetrad', call('GET /pages/v1')],
  ['/certificates/7', call('GET /widgets/v1/certificates')],
  ['/sizes/7', call('GET /partners/v1/7')],
  ['/user/recall', call('GET /forms/v1/params/callback')],
  ['/user/profile/baskets', call('GET /basket/v1/kept')],
  ['/user/profile/notifications/7', call('GET /notifications/v1/notification/7')],
  ['/actions/tetrad', call('GET /news/v1/tetrad')],
  ['/brands/tetrad', call('GET /partners/v1/tetrad')],
  ['/catalog/tetradi', call('GET /catalog/v1/categories')],
  ['/checkout', call('GET /delivery/v1')],
  ['/collections/tetrad', call('POST /catalog/v1/products')],
  ['/user/bonus', call('GET /bonuses/v1/client')],
  ['/user/profile/personal', call('GET /users/v1/profile')],
  ['/user/profile/delete', call('GET /orders/v1/counts')],
  ['/user/profile/reset-password', call('GET /users/v1/profile')],
  ['/contacts', call('GET /pages/v1')],
  ['/how-order', call('GET /pages/v1')],
  ['/info', call('GET /pages/v1')],
  ['/payments', call('GET /pages/v1')],
  ['/policy', call('GET /pages/v1')],
  ['/refund', call('GET /pages/v1')],
  ['/tour-fabrica', call('GET /pages/v1')],
  ['/tour-shop', call('GET /pages/v1')]
]

/** What the shop begins with, whatever page it is; `server/*.test.ts` take them away. */
const begins = ['GET /config-provider/v1', 'GET /currencies/v1', 'GET /sites/v1', 'GET /init/v1']

/** Each row with every fault, or in the quick command with one of them: the next row has the next. */
const withFaults = <Row extends readonly unknown[]>(
  rows: readonly Row[],
  kinds: Readonly<Record<string, Fault>>
) =>
  rows.flatMap((row, place) =>
    Object.entries(kinds)
      .filter((_, turn, all) => isDeep || turn === place % all.length)
      .map(([name, fault]) => [name, fault, ...row] as const)
  )

async function start(isBroken: (asked: Call) => boolean, fault: Fault) {
  const storefront = await startTestStorefront({
    ...(fault === never && { sectionWaitMs: SHORT_WAIT_MS }),
    answer: asked => (isBroken(asked) ? fault() : exampleAnswer(asked))
  })
  running.push(storefront)
  return storefront
}

const textOf = (html: string) =>
  html.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<[^>]+>/g, '')

const missing = (text: string) => text.match(/Не удалось [^.]+\./g)

async function open(storefront: TestStorefront, path: string) {
  const response = await storefront.fetch(path, { headers: { cookie } })
  return { status: response.status, text: textOf(await response.text()) }
}

test.each(['/', '/catalog/backpacks', '/search', PRODUCT, '/cart', '/user/profile'])(
  'nothing is missing on %s while everything answers',
  async path => {
    const { status, text } = await open(
      await start(
        () => false,
        () => undefined
      ),
      path
    )

    expect([status, missing(text)]).toEqual([200, null])
  }
)

const examples: Readonly<Record<string, string>> = {
  category: 'tetradi',
  'slug...': '',
  id: '7',
  status: 'all'
}

const addressOf = (path: string) =>
  path.replace(/\{([^}]+)\}/g, (_, name) => examples[name] ?? 'tetrad').replaceAll('//', '/')

test.each(isDeep ? routes.map(({ name, path }) => [name, addressOf(path)]) : [])(
  'each call of the page %s is in one of the tables above',
  async (_, path) => {
    const asked: Call[] = []
    const storefront = await startTestStorefront({
      answer: made => {
        asked.push(made)
        return exampleAnswer(made)
      }
    })
    running.push(storefront)

    await open(storefront, path)

    const rows = [...sections, ...unseen, ...essential]
    const unknown = asked.filter(made => !rows.some(([, isMeant]) => isMeant(made)))
    const names = unknown.map(({ method, path: called }) => `${method} ${called}`)
    expect(names.filter(called => !begins.includes(called))).toEqual([])
  }
)

test.each(routes.map(({ path }) => [addressOf(path)]))(
  'of the page %s nothing but what it is about can be deadly, all of it failing at once',
  async path => {
    const own = essential.filter(([page]) => page === path)
    const isBroken = (made: Call) =>
      !begins.includes(`${made.method} ${made.path}`) && !own.some(([, isMeant]) => isMeant(made))

    const { status } = await open(await start(isBroken, () => ({ status: 500, body: {} })), path)

    expect(status).toBeLessThan(500)
  }
)

test.each(withFaults(sections, broken))(
  'an answer that is %s costs the page nothing but its own part (%#)',
  async (_, fault, path, isBroken, what) => {
    const { status, text } = await open(await start(isBroken, fault), path)

    expect([status, missing(text)]).toEqual([200, [`Не удалось загрузить ${what}.`]])
  }
)

test.each(withFaults(unseen, broken))(
  'an answer that is %s and that nobody misses costs the page nothing (%#)',
  async (_, fault, path, isBroken) => {
    const { status, text } = await open(await start(isBroken, fault), path)

    expect([status, missing(text)]).toEqual([200, null])
  }
)

test.each(sections)(
  'a slow answer costs %s no more than a short wait (%#)',
  async (path, isSlow, what) => {
    const { status, text } = await open(await start(isSlow, never), path)

    expect(status).toBe(200)
    expect(missing(text)).toContain(`Не удалось загрузить ${what}.`)
  }
)

test.each(unseen)(
  'a slow answer that nobody misses costs %s a short wait (%#)',
  async (path, isSlow) => {
    const { status } = await open(await start(isSlow, never), path)

    expect(status).toBe(200)
  }
)

test.each(withFaults(essential, broken))(
  'an answer that is %s costs the page when the page is about it (%#)',
  async (_, fault, path, isBroken) => {
    const { status, text } = await open(await start(isBroken, fault), path)

    expect(status).toBeGreaterThanOrEqual(500)
    expect(text).toContain('код ошибки:')
  }
)

test('a part is read again by itself, without the others', async () => {
  let isBroken = true
  const storefront = await start(
    asked => isBroken && bestsellers(asked),
    () => ({ status: 500, body: {} })
  )
  await open(storefront, '/')
  isBroken = false
  const before = storefront.calls.length

  const response = await storefront.fetch('/_payload.json', {
    headers: { cookie, 'page-part': 'hits' }
  })

  expect(Object.keys(await response.json())).toEqual(['section'])
  const asked = storefront.calls.slice(before)
  expect(asked.filter(name => name.startsWith('GET /collections'))).toHaveLength(1)
  expect(asked).not.toContain('GET /banners/v1')
})

test.each(['hits', 'nothing', '__proto__'])(
  'a part that cannot be had is no part: %s',
  async section => {
    const storefront = await start(bestsellers, () => ({ status: 500, body: {} }))

    const response = await storefront.fetch('/_payload.json', { headers: { 'page-part': section } })

    expect(await response.json()).toEqual({})
  }
)

test('the words have a link that loads the page again without script', async () => {
  const storefront = await start(call('GET /banners/v1'), () => ({ status: 500, body: {} }))

  const html = await (await storefront.fetch('/')).text()

  expect(html).toMatch(/<a class="link" href=""[^>]*>Повторить<\/a>/)
})
