import { getBasket } from '@vitrina/core/contracts'
import type { Basket } from '@vitrina/core/entities'

import { defineLoader } from '../../page/define-loader.ts'

export interface CartData {
  /** With its lines; quantities and sums live in the shop's state from then on. */
  readonly basket: Basket
}

export const loader = defineLoader('cart', async ({ backend }) => ({
  data: { basket: await backend(getBasket, {}) }
}))
