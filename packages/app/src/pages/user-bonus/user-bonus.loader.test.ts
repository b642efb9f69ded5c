import { afterEach, expect, test } from 'vitest'

import { exampleAnswer } from '../../server/testing/example-answer.ts'
import { builtIn, type StubAnswer } from '../../server/testing/stub-backend.ts'
import { startTestStorefront, type TestStorefront } from '../../server/testing/test-storefront.ts'

const running: TestStorefront[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

const client = {
  ...{ active: true, accountType: 'user', value: 420, held: 100, expected: 55 },
  ...{ accrualPercent: 5, writeOffPercent: 50 }
}
const member = 'auth_tokenpenal=t.anna.s; cart_tokenpenal=cart-1'
const configuration = Object(builtIn['GET /config-provider/v1'])
const meta = { page: 1, limit: 10, total: 0, pages: 0 }

/** What the backend is asked of bonuses by the page at an address. */
async function askedAt(
  address: string,
  cookie: string,
  needToUseBonuses = true,
  needsProof = false
) {
  const asked: string[] = []
  const answer: StubAnswer = call => {
    const { path, query } = call
    if (path === '/config-provider/v1') return { body: { ...configuration, needToUseBonuses } }
    if (!path.startsWith('/bonuses/')) return exampleAnswer(call)
    asked.push(`${path}?${query}`)
    if (path === '/bonuses/v1/client') return { body: { ...client, needsProof } }
    if (/\/(accounts|products-bonuses)$/.test(path)) return { body: { data: [] } }
    return { body: { userType: query.get('userType') ?? 'user', value: 420, bonusLog: [], meta } }
  }
  const storefront = await startTestStorefront({ answer })
  running.push(storefront)
  const response = await storefront.fetch(address, { headers: { cookie } })
  return { asked, status: response.status, html: await response.text() }
}

test('a guest reads what bonuses are, and nothing is asked for in his name', async () => {
  const { asked, status, html } = await askedAt('/user/bonus', '')

  expect([status, asked]).toEqual([200, []])
  expect(html).toContain('С каждой покупки часть суммы возвращается бонусами')
})

test('a member is shown the account of the kind that stands in the address', async () => {
  const { asked, html } = await askedAt('/user/bonus?type=dealer', member)

  expect(asked).toContain('/bonuses/v1/balance?page=1&limit=10&userType=dealer')
  expect(html).toContain('Бонусный счёт')
})

test('a member whose e-mail nobody has proven is asked for its code in place of the account', async () => {
  const { status, html } = await askedAt('/user/bonus', member, true, true)

  expect(status).toBe(200)
  expect(html).toContain('Подтвердите почту')
  expect(html).toContain('Бонусы видит и тратит только хозяин почты')
  expect(html).toMatch(/[\w-]+@[\w-]+\.\w+/)
  expect(html).not.toContain('Бонусный счёт')
})

const PRODUCT = '/catalog/tetradi/detail/tetrad'

test.each(['/user/bonus', '/user/profile', '/user/profile/delete', '/cart', PRODUCT])(
  'where a shop has no bonuses, %s asks for none of a member’s',
  async address => {
    const without = await askedAt(address, member, false)
    const withThem = await askedAt(address, member)

    expect(without).toMatchObject({ asked: [], status: 200 })
    expect(withThem.asked).not.toEqual([])
  }
)
