// One thing imported from the published core: the libraries it brings, and its greatest weight.
export const LEAN_IMPORTS = [
  { code: "export { email } from '@vitrina/core/validation'", libraries: [], gzip: 1500 },
  { code: "export { parsePhone } from '@vitrina/core/phone'", libraries: [], gzip: 3000 },
  { code: "export { cardPrice } from '@vitrina/core/price'", libraries: [], gzip: 1500 },
  { code: "export { routePath } from '@vitrina/core'", libraries: [], gzip: 5000 },
  {
    code: "export { createModalsMachine } from '@vitrina/core/modals'",
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
    // All of a shop, with the rules that screens draw by: a storefront loads it after its first page.
    code: "export { createShop } from '@vitrina/core'",
    libraries: ['xstate', 'ky', 'zod'],
    gzip: 101_500
  }
]
