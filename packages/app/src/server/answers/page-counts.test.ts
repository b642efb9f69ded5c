import { afterEach, expect, test } from 'vitest'

import { startTestStorefront, type TestStorefront } from '../testing/test-storefront.ts'

const running: TestStorefront[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

const profile = {
  uid: '7',
  fio: 'Соколова Анна Игоревна',
  email: 'anna@example.ru',
  phone: '+79000000000',
  birthDate: null,
  priceRole: 'guest_opt',
  isOrganization: false,
  roles: ['user'],
  organization: null,
  schoolInfo: null
}
const cookie = 'auth_tokenpenal=t.anna.s; cart_tokenpenal=cart-1'

async function personalPage(counts: { status?: number; body: unknown }) {
  const storefront = await startTestStorefront({
    answer({ path }) {
      if (path === '/users/v1/profile') return { body: profile }
      return path === '/orders/v1/counts' ? counts : undefined
    }
  })
  running.push(storefront)
  const response = await storefront.fetch('/user/profile/personal/_payload.json', {
    headers: { cookie }
  })
  return response.json()
}

test('a page of the account shows how many orders there are, and the way up', async () => {
  const { frame, crumbs, data } = await personalPage({ body: { all: 7, statuses: [] } })

  expect(frame).toEqual({ counts: { 'user-profile-order-status': 7 } })
  expect(crumbs).toEqual([
    { title: 'Главная', href: '/' },
    { title: 'Личный кабинет', href: '/user/profile' },
    { title: 'Личные данные' }
  ])
  expect(data.profile.fio).toBe('Соколова Анна Игоревна')
})

test('a number of orders that cannot be read costs the page nothing but the number', async () => {
  const { frame, status, failure } = await personalPage({ status: 500, body: {} })

  expect(frame).toEqual({ counts: {} })
  expect([status, failure]).toEqual([200, undefined])
})
