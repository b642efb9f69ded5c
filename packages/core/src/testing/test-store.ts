import type { ShopStore } from '../shop/shop.ts'
import { createStore } from '../store/store.ts'
import { createTestShop, type TestShop } from './test-shop.ts'

interface TestStoreOptions {
  /** States that a page brought, by the names of their subjects. */
  readonly initial?: Readonly<Record<string, unknown>>
  readonly shop?: TestShop
}

/** A store of a page on the clock of its shop, which comes when it is needed. */
export function createTestStore({ initial = {}, shop = createTestShop() }: TestStoreOptions = {}): {
  readonly store: ShopStore
  readonly shop: TestShop
} {
  const store: ShopStore = createStore({ initial, host: shop.platform, loadShop: async () => shop })
  return { store, shop }
}
