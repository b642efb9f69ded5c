import type { RouteName } from '@vitrina/core'

import { loadNothing } from '../account/no-data.ts'
import { loadCart } from './cart/cart-data.ts'
import { loadCatalog } from './catalog/catalog-data.ts'
import { loadCheckout } from './checkout/checkout-data.ts'
import { loadContent } from './content/content-data.ts'
import { loadHome } from './home/home-data.ts'
import type { BuiltRoute } from './index.ts'
import { loadCategory } from './listing/category-data.ts'
import { loadSearch } from './listing/search-data.ts'
import type { PageLoader } from './page-loader.ts'
import { loadProduct } from './product/product-data.ts'
import { loadProfile } from './user-profile/user-profile-data.ts'
import { loadOrder } from './user-profile-order-detail-id/user-profile-order-detail-id-data.ts'
import { loadOrders } from './user-profile-order-status/user-profile-order-status-data.ts'
import { loadPassword } from './user-profile-password/user-profile-password-data.ts'
import { loadPersonal } from './user-profile-personal/user-profile-personal-data.ts'

type Loaders = { readonly [Name in BuiltRoute]: PageLoader<Name, unknown> }

/** The loader of every page; server only. */
const loaders: Loaders = {
  about: loadContent,
  cart: loadCart,
  checkout: loadCheckout,
  catalog: loadCatalog,
  'catalog-category': loadCategory,
  contacts: loadContent,
  home: loadHome,
  'how-order': loadContent,
  info: loadContent,
  payments: loadContent,
  policy: loadContent,
  product: loadProduct,
  refund: loadContent,
  search: loadSearch,
  'user-signin': loadNothing,
  'user-signup': loadNothing,
  'user-signup-complete': loadNothing,
  'user-password-reset': loadNothing,
  'user-password-reset-complete': loadNothing,
  'user-profile': loadProfile,
  'user-profile-personal': loadPersonal,
  'user-profile-password': loadPassword,
  'user-profile-order-status': loadOrders,
  'user-profile-order-detail-id': loadOrder
}

/** The loader of a matched route, for callers that know its name only at run time. */
export const loaderOf = (name: BuiltRoute): PageLoader<RouteName, unknown> =>
  // The request is made from the match of this very name, which a type cannot follow.
  loaders[name] as PageLoader<RouteName, unknown>
