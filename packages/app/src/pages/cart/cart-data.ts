import type { Basket } from '@vitrina/core'
import { getBasket } from '@vitrina/core/contracts'

import type { PageLoader } from '../page-loader.ts'

export interface CartData {
  /** With its lines; quantities and sums live in the shop's state from then on. */
  readonly basket: Basket
}

export const loadCart: PageLoader<'cart', CartData> = async ({ backend }) => ({
  data: { basket: await backend(getBasket, {}) }
})
