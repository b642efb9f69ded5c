import { noHops, readHops } from '@vitrina/core/api'
import { securityHeaders } from '@vitrina/core/server'
import { afterEach, expect, test } from 'vitest'

import { openLine } from './testing/raw-line.ts'
import { startTestStorefront, type TestStorefront } from './testing/test-storefront.ts'

const STALLED = 300
const UNFINISHED =
  'POST /api/users/v1/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n{'

const running: (() => Promise<void> | void)[] = []

afterEach(async () => {
  for (const stop of running.splice(0)) await stop()
})

async function start(options: Parameters<typeof startTestStorefront>[0]) {
  const storefront = await startTestStorefront(options)
  running.push(storefront.close)
  return storefront
}

/** A connection of somebody who sends this and no more; it ends with the test at the latest. */
function hold({ url }: TestStorefront, text: string, localAddress?: string) {
  const line = openLine(url, text, localAddress)
  running.push(() => void line.socket.destroy())
  return line
}

const asked = '/api/config-provider/v1'

test('bodies that never come stop nobody else’s call', async () => {
  const storefront = await start({})
  const lines = Array.from({ length: STALLED }, () => hold(storefront, UNFINISHED))
  await Promise.all(lines.map(({ socket }) => new Promise(done => socket.once('connect', done))))
  await expect
    .poll(() => storefront.calls.filter(call => call.startsWith('POST')).length)
    .toBe(STALLED)

  const answer = await storefront.fetch(asked)

  expect(answer.status).toBe(200)
})

test.each([
  ['a call', UNFINISHED, '408'],
  ['a form', 'POST /basket HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\ngroup=', '408'],
  ['a head', 'GET / HTTP/1.1\r\nHost: local', '408'],
  ['nothing at all', '', '']
])('%s that stands still is ended', async (_, text, status) => {
  const storefront = await start({ listener: { stillMs: 100 } })

  const received = await hold(storefront, text).over

  expect(received).toContain(status)
  expect(storefront.logged).toEqual([])
})

test('one address holds some connections, another one its own', async () => {
  const storefront = await start({ listener: { connectionsMost: 3 } })
  for (let line = 0; line < 3; line++) hold(storefront, UNFINISHED)

  expect(await hold(storefront, `GET ${asked} HTTP/1.1\r\nHost: a\r\n\r\n`).over).toBe('')

  const another = `GET ${asked} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`
  expect(await hold(storefront, another, '127.0.0.2').over).toContain('200')
})

test('a connection that ended is one’s own again', async () => {
  const storefront = await start({ listener: { connectionsMost: 1 } })
  const text = `GET ${asked} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`

  for (let line = 0; line < 3; line++) {
    expect(await hold(storefront, text).over).toContain('200')
  }
})

test('behind a proxy each visitor has connections of his own', async () => {
  const storefront = await start({
    listener: { connectionsMost: 2 },
    trustedHops: readHops('127.0.0.1') ?? noHops
  })
  const from = (visitor: string) =>
    UNFINISHED.replace('Host', `X-Forwarded-For: 9.9.9.9, ${visitor}\r\nHost`)
  hold(storefront, from('203.0.113.1'))
  hold(storefront, from('203.0.113.1'))
  await expect.poll(() => storefront.calls.length).toBe(2)

  const ask = (visitor: string) =>
    storefront.fetch(asked, { headers: { 'x-forwarded-for': visitor } })
  const [refused, another] = await Promise.all([ask('203.0.113.1'), ask('203.0.113.2')])

  expect([refused.status, another.status]).toEqual([429, 200])
  expect(await refused.text()).toBe(
    'Слишком много соединений. Закройте лишние и попробуйте ещё раз'
  )
})

test('cookies beyond measure get a Russian page that says what to do', async () => {
  const storefront = await start({})

  const received = await hold(
    storefront,
    `GET / HTTP/1.1\r\nHost: localhost\r\nCookie: a=${'x'.repeat(152_000)}\r\n\r\n`
  ).over

  expect(received).toMatch(/^HTTP\/1\.1 431 /)
  expect(received).toContain('<html lang="ru">')
  expect(received).toContain('Удалите данные этого сайта в настройках браузера')
})

test.each([
  ['cookies beyond measure', {}, `Cookie: a=${'x'.repeat(100_000)}\r\n`, '431'],
  ['what is no request', {}, 'no header\r\n', '400'],
  ['a host that is none', {}, 'Host: a b\r\n', '400'],
  ['one visitor too many of a proxy', { connectionsMost: 0 }, 'Host: localhost\r\n', '429'],
  ['a head that is late', { stillMs: 100 }, 'Host: local', '408']
])('%s is refused with every security header', async (_, listener, head, status) => {
  const trustedHops = (status === '429' && readHops('127.0.0.1')) || noHops
  const storefront = await start({ listener, trustedHops })
  const end = status === '408' ? '' : 'Connection: close\r\n\r\n'

  const received = await hold(storefront, `GET / HTTP/1.1\r\n${head}${end}`).over

  expect(received).toContain(`HTTP/1.1 ${status} `)
  for (const [name, value] of Object.entries(securityHeaders)) {
    expect(received.toLowerCase()).toContain(`${name}: ${value}`.toLowerCase())
  }
})
