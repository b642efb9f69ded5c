import { getBasket } from '@vitrina/core/contracts'
import type { Basket } from '@vitrina/core/entities'

import { defineLoader, type LoadedData } from '../../page/define-loader.ts'

export interface CartData {
  /** With its lines; quantities and sums live in the shop's state from then on. */
  readonly basket: Basket
}

export const loader = defineLoader(
  'cart',
  async ({ backend }): Promise<LoadedData<CartData>> => ({
    data: { basket: await backend(getBasket, {}) }
  })
)
