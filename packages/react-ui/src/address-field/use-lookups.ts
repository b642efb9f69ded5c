import type { DeliveryPoint, SuggestionOption } from '@vitrina/core/entities'

import { useShop } from '../shop/shop-context.tsx'

export interface Lookups {
  cities(text: string): Promise<readonly SuggestionOption[]>
  addresses(text: string, kladrId: string): Promise<readonly SuggestionOption[]>
  points(kladrId: string): Promise<readonly DeliveryPoint[]>
}

/** Questions about places. The contracts come with the engine, not with the page. */
export function useLookups(): Lookups {
  const shop = useShop()
  const ready = () => Promise.all([shop.engine(), import('@vitrina/core/contracts')])
  return {
    async cities(text) {
      const [{ api }, { suggestCities }] = await ready()
      return (await api(suggestCities, { query: { text } })).data
    },
    async addresses(text, kladrId) {
      const [{ api }, { suggestAddresses }] = await ready()
      const query = kladrId === '' ? { text } : { text, kladrId }
      return (await api(suggestAddresses, { query })).data
    },
    async points(kladrId) {
      const [{ api }, { listDeliveryPoints }] = await ready()
      return (await api(listDeliveryPoints, { query: { kladrId } })).data
    }
  }
}
