import { render } from '@testing-library/react'
import type { SiteConfiguration } from '@vitrina/core/entities'
import { literalFieldRules } from '@vitrina/core/platform'
import type { RouteName } from '@vitrina/core/routes'
import { initialStates } from '@vitrina/core/session'
import { createStore } from '@vitrina/core/store'
import { createRandomBytes, createTestShop, type TestShopOptions } from '@vitrina/core/testing'
import { realLengths } from '@vitrina/core/values'
import type { ReactNode } from 'react'
import { FieldRulesProvider } from '../binding/field-rules.tsx'
import { ShopProvider } from '../binding/shop-context.tsx'
import { Toasts } from '../binding/toasts.tsx'

/** What a page of the tests knows of its shop. */
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

const fieldRules = {
  ...literalFieldRules,
  phoneLengths: realLengths,
  allowAdminEmail: false
}

interface ShownShopOptions extends TestShopOptions {
  /** The code of the shop does not come. */
  readonly isAway?: boolean
  /** Pages that the front has not. */
  readonly withoutPages?: readonly RouteName[]
  readonly takesPosts?: boolean
  /** What the page knows of its shop besides. */
  readonly configuration?: Partial<SiteConfiguration>
}

/** Shows components in a whole shop against a server in memory. */
export function renderInShop(
  children: ReactNode,
  {
    isAway = false,
    configuration = {},
    withoutPages,
    takesPosts = true,
    ...options
  }: ShownShopOptions = {}
) {
  const shop = createTestShop(options)
  const state = {
    configuration: { ...demoConfiguration, ...configuration },
    currencies: [],
    categories: [],
    ...shop.getState()
  }
  const handle = createStore({
    initial: initialStates(state),
    host: { clock: shop.browser.clock, randomBytes: createRandomBytes(7) },
    async loadShop() {
      if (isAway) throw new TypeError('Failed to fetch dynamically imported module')
      return shop
    }
  })
  const view = render(
    <ShopProvider shop={handle} withoutPages={withoutPages} takesPosts={takesPosts}>
      <FieldRulesProvider value={fieldRules}>
        {children}
        <Toasts />
      </FieldRulesProvider>
    </ShopProvider>
  )
  return { shop, handle, ...view }
}
