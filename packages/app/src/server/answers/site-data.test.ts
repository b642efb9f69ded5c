import { errorMessages } from '@vitrina/core/platform'
import { afterEach, expect, test } from 'vitest'

import { ask } from '../testing/raw-line.ts'
import type { StubAnswer } from '../testing/stub-backend.ts'
import { startTestStorefront, type TestStorefront } from '../testing/test-storefront.ts'

const running: TestStorefront[] = []

async function start(answer: StubAnswer) {
  const storefront = await startTestStorefront({ answer })
  running.push(storefront)
  return storefront
}

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

test('a sub-domain is a site of the shop: pages bear its title and ask in its name, a browser keeps it 30 days', async () => {
  const askedFor: unknown[] = []
  const { url } = await start(({ path, headers }) => {
    if (path === '/init/v1') askedFor.push(headers['site-id'])
    if (path !== '/sites/v1') return undefined
    const main = { id: '1', code: 'main', title: 'Пенал' }
    return { body: { data: [main, { id: '2', code: 'by', title: 'Пенал Беларусь' }] } }
  })
  const keepsSite = /^set-cookie: site-idpenal=2; .*Max-Age=2592000/im

  const first = await ask(url, '/about', 'Host: by.penal.example')
  const second = await ask(url, '/about', 'Host: by.penal.example', 'Cookie: site-idpenal=2')
  const other = await ask(url, '/about', 'Host: penal.example')

  expect(first).toMatch(keepsSite)
  for (const [answer, title] of [
    [second, 'Пенал Беларусь'],
    [other, 'Пенал']
  ] as const) {
    expect(answer).toMatch(new RegExp(`<title>[^<]* — ${title}</title>`))
    expect(answer).toContain(`© «${title}»`)
  }
  expect([second, other].filter(answer => /site-idpenal/.test(answer))).toEqual([])
  // What was asked in the name of the site is kept for its second page.
  expect(askedFor).toEqual(['2', '1'])
})

test('a currency with an impossible rate is told to the log, and its prices stay as they are', async () => {
  const tenge = { id: '3', code: 'KZT', sign: '₸', rate: 0 }
  const { fetch, logged } = await start(({ path }) =>
    path === '/currencies/v1' ? { body: { data: [tenge] } } : undefined
  )

  const { status } = await fetch('/about')

  expect(status).toBe(200)
  expect(logged.join('\n')).toContain('Currency KZT has the impossible rate 0')
})

const cookie = 'auth_tokenpenal=t.anna.s; refresh_tokenpenal=r'

test.each([500, 404, 503])(
  'an initialisation that fails with %i is told to a member in the words of the shop',
  async status => {
    const { fetch } = await start(({ path }) =>
      path === '/init/v1' ? { status, body: { message: 'Сбой' } } : undefined
    )

    const response = await fetch('/about', { headers: { cookie } })

    expect(response.status).toBe(502)
    expect(await response.text()).toContain(errorMessages.init)
  }
)
