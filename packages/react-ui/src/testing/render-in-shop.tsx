import { render } from '@testing-library/react'
import type { SiteConfiguration } from '@vitrina/core/entities'
import { createRandomBytes, createTestShop, type TestShopOptions } from '@vitrina/core/testing'
import type { ReactNode } from 'react'

import { ShopProvider } from '../shop/shop-context.tsx'
import { createShopHandle } from '../shop/shop-handle.ts'
import { Toasts, ToastsProvider } from '../toasts/toasts.tsx'

export const demoConfiguration: SiteConfiguration = {
  siteName: 'penal',
  shopTitle: 'Пенал',
  publicDomain: 'localhost',
  phone: '8 800 000-00-00',
  phoneNote: '',
  email: 'shop@example.ru',
  analyticsKey: '',
  ecommerceContainer: '',
  allowForeignCurrencies: false,
  needToUseBonuses: false,
  removeSelectedNotInStock: false,
  savedTokens: [],
  catalogueCacheMs: 0,
  freeDeliveryFrom: 5000,
  social: [],
  versions: []
}

/** Shows components in a whole shop against a server in memory. */
export function renderInShop(children: ReactNode, options: TestShopOptions = {}) {
  const shop = createTestShop(options)
  const state = {
    configuration: demoConfiguration,
    currencies: [],
    categories: [],
    ...shop.getState()
  }
  const source = { now: () => shop.browser.clock.now(), randomBytes: createRandomBytes(7) }
  const handle = createShopHandle(state, () => Promise.resolve(shop), source)
  const view = render(
    <ShopProvider shop={handle}>
      <ToastsProvider>
        {children}
        <Toasts />
      </ToastsProvider>
    </ShopProvider>
  )
  return { shop, handle, ...view }
}
