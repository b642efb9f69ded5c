import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  createOrder,
  getMailingStatus,
  getUserParams,
  stopMailing,
  subscribeToMailing,
  updateUserParams
} from '@vitrina/core/contracts'
import { DAY_MS } from '@vitrina/core/values'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import {
  createShopper,
  fillCheckout,
  key,
  type Shopper,
  sellGroup,
  signUpProven
} from './shopper.ts'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
})

afterAll(() => backend.close())

const subscribe = (shopper: Shopper, email: string) =>
  shopper.call(subscribeToMailing, { body: { email, accept: true } })

/** Letters to an address, the oldest first. */
async function lettersTo(email: string) {
  const folder = join(backend.deps.settings.dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  const texts = await Promise.all(
    names.toSorted().map(name => readFile(join(folder, name), 'utf8'))
  )
  return texts
    .filter(text => text.includes(`To: ${email}`))
    .map(text => {
      const [headers = '', body = ''] = text.split('\r\n\r\n')
      const words = Buffer.from(body, 'base64').toString('utf8')
      const link = /http:\/\/shop\.test\/api(\S+)/.exec(words)?.[1] ?? ''
      return { headers, words, link }
    })
}

const linkTo = async (email: string) => (await lettersTo(email)).at(-1)?.link ?? ''
const post = (path: string, body = '') => backend.app.request(path, { method: 'POST', body })

const statusOf = async (email: string) =>
  (
    await backend.db
      .selectFrom('mailing_recipient')
      .select('status')
      .where('email', '=', email)
      .executeTakeFirst()
  )?.status

test('nobody is subscribed until the mailbox’s owner says so', async () => {
  const { message } = await subscribe(createShopper(backend), ' Vera@Example.ru ')
  const link = await linkTo('vera@example.ru')
  const page = await backend.app.request(link)
  const afterCheck = await statusOf('vera@example.ru')
  const done = await post(link)

  expect(message).toBe('Мы отправили письмо. Перейдите по ссылке в нём, чтобы подтвердить подписку')
  expect(await page.text()).toContain('<button>Подписаться</button>')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(afterCheck).toBe('pending')
  expect(await done.text()).toContain('<h1>Вы подписаны</h1>')
  expect(await statusOf('vera@example.ru')).toBe('active')
})

test('a link names no address', async () => {
  await subscribe(createShopper(backend), 'secret@example.ru')

  expect(await linkTo('secret@example.ru')).not.toMatch(/secret|example\.ru/)
})

test('every letter has a way out that needs no account', async () => {
  await subscribe(createShopper(backend), 'oleg@example.ru')
  await post(await linkTo('oleg@example.ru'))
  const welcome = (await lettersTo('oleg@example.ru')).at(-1)
  const page = await backend.app.request(welcome?.link ?? '')
  const afterCheck = await statusOf('oleg@example.ru')
  const done = await post(welcome?.link ?? '', 'List-Unsubscribe=One-Click')

  expect(welcome?.headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  expect(await page.text()).toContain('<button>Отписаться</button>')
  expect(afterCheck).toBe('active')
  expect([done.status, await statusOf('oleg@example.ru')]).toEqual([200, 'stopped'])
})

test('the answer is the same for known and unknown addresses', async () => {
  const email = 'lida@example.ru'
  const first = await subscribe(createShopper(backend), email)
  await post(await linkTo(email))
  backend.clock.advance(600_001)
  const again = await subscribe(createShopper(backend), email)

  expect(again).toEqual(first)
  expect(await statusOf(email)).toBe('active')
  expect((await lettersTo(email)).length).toBe(3)
})

test('a mailbox cannot be filled with our letters', async () => {
  const shopper = createShopper(backend)
  for (let times = 0; times < 5; times += 1) await subscribe(shopper, 'victim@example.ru')
  const refusal = await shopper.refused(subscribeToMailing, {
    body: { email: 'other@example.ru', accept: true }
  })

  expect((await lettersTo('victim@example.ru')).length).toBe(1)
  expect(refusal.status).toBe(429)
})

test('a forged, an old and another’s link change nothing', async () => {
  await subscribe(createShopper(backend), 'zoya@example.ru')
  const link = await linkTo('zoya@example.ru')
  const forged = await post(`${link.slice(0, -3)}AAA`)
  const otherUse = await post(link.replace('/confirm', '/unsubscribe'))
  const none = await post('/mail-distribution/v1/recipients/confirm')
  backend.clock.advance(3 * DAY_MS)
  const old = await post(link)

  expect([forged, otherUse, none, old].map(({ status }) => status)).toEqual([410, 410, 410, 410])
  expect(await statusOf('zoya@example.ru')).toBe('pending')
})

test('asks for a true address and a consent', async () => {
  const refusal = await createShopper(backend).refused(subscribeToMailing, {
    body: { email: 'admin', accept: false }
  })

  expect([refusal.status, refusal.errors]).toEqual([
    422,
    {
      email: 'Некорректный e-mail',
      accept: 'Необходимо подтвердить обработку персональных данных'
    }
  ])
})

test('a member sees and ends the own subscription, nobody else’s', async () => {
  const member = createShopper(backend)
  const { email } = await signUpProven(backend, member)
  const before = await member.call(getMailingStatus, {})
  await subscribe(member, email)
  const pending = await member.call(getMailingStatus, {})
  await post(await linkTo(email))
  const active = await member.call(getMailingStatus, {})
  const stopped = await member.call(stopMailing, {})
  const guest = createShopper(backend)

  expect([before, pending, active, stopped]).toEqual([
    { email, status: 'none' },
    { email, status: 'pending' },
    { email, status: 'active' },
    { email, status: 'stopped' }
  ])
  expect((await guest.refused(getMailingStatus, {})).status).toBe(401)
  expect((await guest.refused(stopMailing, {})).status).toBe(401)
})

const isSubscribed = async (shopper: Shopper) => (await shopper.call(getUserParams, {})).subscribed

test('a wish at sign-up is confirmed by the mailbox’s owner, as any other is', async () => {
  const shopper = createShopper(backend)
  const { email } = await signUpProven(backend, shopper, { subscribe: true })

  const before = await isSubscribed(shopper)
  await post(await linkTo(email))

  expect(before).toBe(false)
  expect(await isSubscribed(shopper)).toBe(true)
  expect(
    (await lettersTo(email)).map(({ headers }) => headers.includes('List-Unsubscribe'))
  ).toEqual([false, true])
})

test('who signs up without the wish gets no letter', async () => {
  const { email } = await createShopper(backend).signUp()

  expect(await lettersTo(email)).toEqual([])
  expect(await statusOf(email)).toBeUndefined()
})

test('the account’s switch asks by letter, and ends the letters at once', async () => {
  const shopper = createShopper(backend)
  const { email } = await signUpProven(backend, shopper)

  const asked = await shopper.call(updateUserParams, { body: { subscribed: true } })
  await post(await linkTo(email))
  const again = await shopper.call(updateUserParams, { body: { subscribed: true } })
  const stopped = await shopper.call(updateUserParams, { body: { subscribed: false } })

  expect([asked.subscribed, again.subscribed, stopped.subscribed]).toEqual([false, true, false])
  expect(await statusOf(email)).toBe('stopped')
  expect(await lettersTo(email)).toHaveLength(2)
})

test('an order asks for the shop’s letters by a consent of its own, and only then', async () => {
  const order = async (email: string, mailing: boolean) => {
    const shopper = createShopper(backend)
    await shopper.put(await sellGroup(backend, { stock: 5, kopecks: 100_000 }), 1)
    const body = await fillCheckout(shopper, { mailing })
    const personalData = { ...body.personalData, email }
    await shopper.call(createOrder, { body: { ...body, personalData } }, key())
  }

  await order('asked@example.ru', true)
  await order('silent@example.ru', false)

  expect(await statusOf('asked@example.ru')).toBe('pending')
  expect(await statusOf('silent@example.ru')).toBeUndefined()
})
