import { hasBonuses } from '@vitrina/core/account'
import { type PostedRemoval, postedRemoval, postRemoval } from '@vitrina/core/cart'
import { getBasket, getBonusClient } from '@vitrina/core/contracts'
import type { Basket, BonusClient } from '@vitrina/core/entities'

import { defineLoader, type LoadedData, type ShopRequest } from './define-loader.ts'

export interface CartData {
  /** With its lines; quantities and sums live in the shop's state from then on. */
  readonly basket: Basket
  /** What a form without script has taken out. */
  readonly removed: PostedRemoval | undefined
}

export interface CartSections {
  /** `null` where there is no bonus programme for the visitor. */
  readonly bonuses: Pick<BonusClient, 'writeOffPercent'> | null
}

export const loader = defineLoader(
  'cart',
  async (request): Promise<LoadedData<CartData, CartSections>> => ({
    data: {
      basket: await request.backend(getBasket, {}),
      removed: postedRemoval(request.url)
    },
    sections: { bonuses: () => readBonuses(request) }
  }),
  ({ backend, intent }, fields) => postRemoval(backend, fields, intent)
)

async function readBonuses({ backend, configuration, session }: ShopRequest) {
  if (!hasBonuses(configuration, session)) return null
  const { writeOffPercent } = await backend(getBonusClient, {})
  return { writeOffPercent }
}
