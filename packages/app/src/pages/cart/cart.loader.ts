import { hasBonuses } from '@vitrina/core/bonuses'
import { getBasket, getBonusClient } from '@vitrina/core/contracts'
import type { Basket, BonusClient } from '@vitrina/core/entities'

import { defineLoader, type LoadedData, type ShopRequest } from '../../page/define-loader.ts'

export interface CartData {
  /** With its lines; quantities and sums live in the shop's state from then on. */
  readonly basket: Basket
  readonly bonuses?: Pick<BonusClient, 'writeOffPercent'> | undefined
}

export const loader = defineLoader('cart', async (request): Promise<LoadedData<CartData>> => {
  const [basket, bonuses] = await Promise.all([
    request.backend(getBasket, {}),
    request.optional(readBonuses(request), undefined)
  ])
  return { data: { basket, bonuses } }
})

async function readBonuses({ backend, configuration, session }: ShopRequest) {
  if (!hasBonuses(configuration, session)) return undefined
  const { writeOffPercent } = await backend(getBonusClient, {})
  return { writeOffPercent }
}
