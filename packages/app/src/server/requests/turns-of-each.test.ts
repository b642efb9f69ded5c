import { afterEach, expect, test } from 'vitest'

import { ask, openLine } from '../testing/raw-line.ts'
import { startTestStorefront, type TestStorefront } from '../testing/test-storefront.ts'

const AT_ONCE = 50
const WAITING = 100
const TOO_MANY = 12
const FLOOD = '11111111-1111-4111-8111-111111111111'
const NEIGHBOUR = '22222222-2222-4222-8222-222222222222'

const running: TestStorefront[] = []
let release = () => {}

afterEach(async () => {
  release()
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

/** A storefront whose backend keeps the readers of a path waiting who carry the token of the flood. */
async function startHeld(path: string, body?: object) {
  const held = new Promise<void>(done => {
    release = done
  })
  const storefront = await startTestStorefront({
    answer: async call => {
      if (call.path === path && call.headers['cart-token'] !== NEIGHBOUR) await held
      return call.path === path && body ? { body } : undefined
    }
  })
  running.push(storefront)
  return storefront
}

const cookie = (token: string) => `cart_tokenpenal=${token}`

test('one address has fifty pages made at a time, a hundred wait, and more are refused', async () => {
  const storefront = await startHeld('/basket/v1')
  const flood = Array.from({ length: AT_ONCE + WAITING + TOO_MANY }, () =>
    storefront.fetch('/cart', { headers: { cookie: cookie(FLOOD) } })
  )
  const early: Response[] = []
  for (const answer of flood) void answer.then(response => early.push(response))

  await expect.poll(() => early.length).toBe(TOO_MANY)
  const asked = () => storefront.calls.filter(call => call.includes('/basket/v1')).length
  await expect.poll(asked).toBe(AT_ONCE)

  expect(early.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
    early.map(() => [429, '5'])
  )
  expect(await early[0]?.text()).toBe(
    'Вы открываете слишком много страниц сразу. Подождите несколько секунд и обновите страницу'
  )
  release()
  const statuses = (await Promise.all(flood)).map(({ status }) => status)
  expect(statuses.filter(status => status !== 429)).toHaveLength(AT_ONCE + WAITING)
})

test('whoever comes from another address waits for none of them', async () => {
  const storefront = await startHeld('/basket/v1')
  const flood = Array.from({ length: AT_ONCE + WAITING }, () =>
    storefront.fetch('/cart', { headers: { cookie: cookie(FLOOD) } })
  )
  await expect
    .poll(() => storefront.calls.filter(call => call.includes('/basket/v1')).length)
    .toBe(AT_ONCE)

  const request = `GET /cart HTTP/1.1\r\nHost: a\r\nCookie: ${cookie(NEIGHBOUR)}\r\nConnection: close\r\n\r\n`

  expect(await openLine(storefront.url, request, '127.0.0.2').over).toContain('</html>')
  release()
  await Promise.all(flood)
})

test('price lists of one address are made one after the other', async () => {
  const storefront = await startHeld('/price-list/v1', { data: [], next: null })
  const lists = Array.from({ length: 20 }, () =>
    ask(storefront.url, '/price-list.csv', 'Host: a', `Cookie: ${cookie(FLOOD)}`)
  )

  const refused: string[] = []
  for (const list of lists) void list.then(text => refused.push(text))
  await expect.poll(() => refused.length).toBe(11)
  release()
  const received = await Promise.all(lists)

  expect(received.filter(text => text.startsWith('HTTP/1.1 429'))).toHaveLength(11)
  expect(received.filter(text => text.startsWith('HTTP/1.1 200'))).toHaveLength(9)
})
