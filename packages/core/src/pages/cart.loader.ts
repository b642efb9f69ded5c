import { hasBonuses } from '../account/bonuses/write-off.ts'
import {
  type PostedRemoval,
  postedRemoval,
  postRemoval
} from '../cart/basket-removal/posted-removal.ts'
import { getBasket } from '../contracts/basket.ts'
import { getBonusClient } from '../contracts/bonuses.ts'
import type { Basket } from '../entities/basket.ts'
import type { BonusClient } from '../entities/bonus.ts'

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
