import type { DeliveryPoint, SuggestionOption } from '@vitrina/core/entities'

import { useShop } from '../shop/shop-context.tsx'

export interface PlaceLookups {
  cities(text: string): Promise<readonly SuggestionOption[]>
  addresses(text: string, kladrId: string): Promise<readonly SuggestionOption[]>
  points(kladrId: string): Promise<readonly DeliveryPoint[]>
}

/** Questions about places. What asks them comes with the engine, not with the page. */
export function useLookups(): PlaceLookups {
  const shop = useShop()
  const ready = async () => {
    const [{ api }, { createLookups }] = await Promise.all([
      shop.engine(),
      import('@vitrina/core/suggestions')
    ])
    return createLookups(api)
  }
  return {
    cities: async text => (await ready()).cities(text),
    addresses: async (text, kladrId) => (await ready()).addresses(text, kladrId),
    points: async kladrId => (await ready()).points(kladrId)
  }
}
