// One thing imported from the published core: the libraries it brings, and its greatest weight.
export const LEAN_IMPORTS = [
  { code: "export { email } from '@vitrina/core/values'", libraries: [], gzip: 1500 },
  { code: "export { parsePhone } from '@vitrina/core/values'", libraries: [], gzip: 3000 },
  { code: "export { cardPrice } from '@vitrina/core/values'", libraries: [], gzip: 1500 },
  { code: "export { routePath } from '@vitrina/core'", libraries: [], gzip: 5000 },
  {
    code: "export { createModalsMachine } from '@vitrina/core/store'",
    libraries: ['xstate'],
    gzip: 15_500
  },
  {
    code: "export { createBasketMachine } from '@vitrina/core/basket'",
    libraries: ['xstate'],
    gzip: 25_000
  },
  {
    code: "export { viewProduct } from '@vitrina/core/contracts'",
    libraries: ['zod'],
    gzip: 20_000
  },
  {
    // What a first page draws by, before its engine is there.
    code: `
      export { createStore } from '@vitrina/core/store'
      export { basketSubject } from '@vitrina/core/basket'
      export { basketChangesSubject } from '@vitrina/core/cart'
      export { comparisonSubject } from '@vitrina/core/lists'
      export { favoritesSubject } from '@vitrina/core/lists'
      export { listingCountSubject, listingSubject } from '@vitrina/core/catalog'
      export { notificationsSubject } from '@vitrina/core/account'
      export { productSubject } from '@vitrina/core/catalog'
      export { sessionSubject } from '@vitrina/core/session'
      export { siteSubject } from '@vitrina/core/session'
      export { toastsSubject } from '@vitrina/core/store'
      export { watchedCardsSubject, watchedSubject } from '@vitrina/core/lists'`,
    libraries: [],
    gzip: 20_000
  },
  // A page of addresses draws by this; what edits them comes with a touch, and so does the form of an order.
  { code: "export { fromSaved } from '@vitrina/core/values'", libraries: [], gzip: 1000 },
  { code: "export { withTyped } from '@vitrina/core/values'", libraries: ['immer'], gzip: 4500 },
  {
    code: "export { openPageCheckout } from '@vitrina/core/orders'",
    libraries: ['immer'],
    gzip: 14_500
  },
  {
    // All of a shop, with the rules that screens draw by: a storefront loads it after its first page.
    code: "export { createShop } from '@vitrina/core'",
    libraries: ['xstate', 'ky', 'zod'],
    gzip: 84_200
  }
]
