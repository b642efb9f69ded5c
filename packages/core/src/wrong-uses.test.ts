// Mistakes of callers without types: each is answered by what was wrong and what is right.
import { afterEach, expect, test, vi } from 'vitest'

import { call, openStore, sendTo, snapshots } from '../generate/wrong-calls.ts'
import { WRONG_USES } from '../generate/wrong-uses.ts'
import { basketSubject } from './basket/basket.ts'
import { listNews } from './contracts/news.ts'
import { refreshSession } from './contracts/users.ts'
import { routePath } from './routes/route-path.ts'
import { priceRole } from './session/session.selectors.ts'
import { toastsSubject } from './store/toasts.ts'
import { json } from './testing/fake-server.ts'
import { createTestClient, type WireAnswer } from './testing/test-client.ts'
import { createTestShop, settle } from './testing/test-shop.ts'

test.each(Object.values(WRONG_USES).flat())(
  '%s is refused in a sentence',
  async (_, run, sentence) => {
    await expect(async () => await run()).rejects.toThrow(TypeError)
    await expect(async () => await run()).rejects.toThrow(sentence)
  }
)

const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)

afterEach(() => reported.mockClear())

test('a loadShop that throws is reported with its cause, and the visitor reads of the connection', async () => {
  const mistake = new Error('createShp is not a function')
  const store = openStore(() => Promise.reject(mistake))

  await expect(store.engine()).rejects.toMatchObject({ cause: mistake })

  expect(reported).toHaveBeenCalledWith(
    'createStore(options.loadShop) threw: visitors read that the connection is lost, and the store tries again; the cause follows',
    mistake
  )
})

test('what a stopped store is asked for is reported', () => {
  const store = openStore()
  store.stop()

  store.send(toastsSubject, { type: 'toast.show', toast: { text: 'Готово' } })

  expect(reported).toHaveBeenCalledWith(
    'store.send after stop(): nothing follows; a page that goes on needs a new store'
  )
})

test('what a stopped shop is asked for is reported', async () => {
  const shop = createTestShop()
  shop.stop()

  shop.basket.send({ type: 'basket.reload' })
  await shop.service('account')

  expect(reported.mock.calls.flat()).toEqual([
    'send(basket) after stop(): nothing follows',
    'service(account) after stop(): nothing follows'
  ])
})

const NEWS = { data: [], tags: [], meta: { page: 1, limit: 10, total: 0, pages: 0 } }
const html = () => new Response('<!doctype html><title>Пенал</title>', { status: 200 })
const lost = (body: string) => new Response(body, { status: 404 })
const ASKS = 'is apiUrl https://shop.example/api the address of the API?'

test.each<[string, WireAnswer, string]>([
  [
    'nobody listens',
    new TypeError('fetch failed'),
    `No answer: GET /news/v1: nobody answers at https://shop.example/api; ${ASKS}`
  ],
  [
    'HTML comes with 200',
    html(),
    `Unreadable answer: GET /news/v1: no JSON (HTML instead of JSON); ${ASKS}`
  ],
  ['the base path is wrong', lost('{}'), `GET /news/v1: 404; ${ASKS}`],
  [
    'another server answers',
    lost('<h1>Not found</h1>'),
    `GET /news/v1: 404 (HTML instead of JSON); ${ASKS}`
  ]
])('where %s, the log asks after the address', async (_, answer, line) => {
  const { api, finish, browser, platform: host } = createTestClient([answer])

  await finish(api(listNews, {}))

  expect(browser).toBeDefined()
  expect(host.logged.map(({ message }) => message)).toEqual([line])
})

test('once an answer has come, a lost one says nothing of the address', async () => {
  const answers = [json(200, NEWS), new TypeError('fetch failed')]
  const { api, finish, platform: host } = createTestClient(answers)

  await finish(api(listNews, {}))
  await finish(api(listNews, {}))

  expect(host.logged).toEqual([])
})

test('a list that any guest may read comes to whom the cookies name by dead tokens', async () => {
  const shop = createTestShop({ scenario: 'member' })
  const seen: (string | null)[] = []
  shop.server.on(listNews, request => {
    seen.push(request.headers.get('authorization'))
    return request.headers.has('authorization') ? json(401, {}) : json(200, NEWS)
  })
  shop.server.on(refreshSession, () => json(401, {}))

  const list = shop.api(listNews, {})
  await shop.advance(1000)

  await expect(list).resolves.toEqual(NEWS)
  expect(seen).toEqual([expect.stringMatching(/^Bearer /), null])
  expect(shop.session.get()).toMatchObject({ signedIn: false, ended: 'expired' })
})

test('a production build is as lenient as its visitors need', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  try {
    expect(call(routePath, 'prodct')).toBe('/')
    expect(call(priceRole, snapshots.session)).toBeUndefined()
    sendTo(basketSubject, { type: 'line.set', key: 7, count: -1 })
    await settle()
  } finally {
    vi.unstubAllEnvs()
  }
})
