import { afterEach, expect, test } from 'vitest'

import { exampleAnswer } from '../../server/testing/example-answer.ts'
import { startTestStorefront, type TestStorefront } from '../../server/testing/test-storefront.ts'

const running: TestStorefront[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

/** The page of a member's mailing, with the calls behind it. */
async function pageOf(emailVerified: boolean) {
  const storefront = await startTestStorefront({
    answer(call) {
      const known = exampleAnswer(call)
      if (call.path !== '/users/v1/part-profile') return known
      const body = known && 'body' in known ? known.body : {}
      return { body: { ...Object(body), email: 'anna@example.ru', emailVerified } }
    }
  })
  running.push(storefront)
  const headers = { cookie: 'auth_tokenpenal=t.anna.s; cart_tokenpenal=cart-1' }
  const response = await storefront.fetch('/user/profile/subscription', { headers })
  return { html: await response.text(), calls: storefront.calls }
}

const STATUS = /mail-distribution/

test('a member whose e-mail nobody has proven neither sees nor changes its mailing', async () => {
  const { html, calls } = await pageOf(false)

  expect(html).toContain('Рассылкой управляет только хозяин почты')
  expect(html).toContain('anna@example.ru')
  expect(calls.filter(call => STATUS.test(call))).toEqual([])
})

test('a proven e-mail shows its mailing', async () => {
  const { html, calls } = await pageOf(true)

  expect(html).not.toContain('Подтвердите почту')
  expect(calls.filter(call => STATUS.test(call))).not.toEqual([])
})
