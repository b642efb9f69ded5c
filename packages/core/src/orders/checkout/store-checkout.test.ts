import { expect, test } from 'vitest'

import { basketState } from '../../basket/basket-state.ts'
import { shopConfig } from '../../platform/config.ts'
import { guestSession } from '../../session/session.ts'
import { createStore } from '../../store/store.ts'
import { demoProfile, demoTotal } from '../../testing/fixtures.ts'
import { createTestShop } from '../../testing/test-shop.ts'
import { noOffers } from '../order-form/checkout-state.ts'
import { openStoreCheckout } from './store-checkout.ts'

test('the checkout of a store knows its visitor, its basket and the rules of its site', () => {
  const { platform } = createTestShop()
  const total = demoTotal({ count: 2, price: 900, oldPrice: 900 })
  const configuration = { siteName: 'penal' }
  const settings = { allowAdminEmail: false, phoneLengths: shopConfig().phoneLengths }
  const initial = {
    session: guestSession({ profile: demoProfile(), roles: ['dealer'] }),
    basket: basketState({ version: 4, data: [], total }),
    site: { configuration, settings }
  }
  const loadShop = () => Promise.reject(new TypeError('Failed to fetch'))
  const store = createStore({ initial, host: platform, loadShop })

  const { form, goodsPrice, rules } = openStoreCheckout(store, { offers: noOffers }, platform).get()
  expect([form.personalData.fio, goodsPrice]).toEqual(['Иванова Мария Петровна', 900])
  expect(rules).toMatchObject({ allowAdmin: false, roles: ['dealer'] })
})
