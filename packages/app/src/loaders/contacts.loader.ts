import { routePath } from '@vitrina/core'
import { foundShops, type ShopView, shopMarkers, shopView } from '@vitrina/core/content'
import type { FormDefinition } from '@vitrina/core/entities'
import { isFormSent } from '@vitrina/core/routes'
import { bankDetails, sellerDetails } from '@vitrina/core/session'

import { loadContent } from './content.ts'
import { defineLoader, type ShopRequest } from './define-loader.ts'
import { readForm, takeForm } from './feedback.ts'
import { type PlacesView, placesView, readShopPoints } from './places.ts'

const QUESTION = 'question'

export interface ContactsSections {
  readonly form: FormDefinition
  readonly shops: { readonly list: readonly ShopView[]; readonly places: PlacesView }
}

export const loader = defineLoader(
  'contacts',
  async request => {
    const { phone, phoneNote, email, seller } = request.configuration
    const content = await loadContent(request, 'contacts')
    return {
      ...content,
      data: {
        ...content.data,
        ...{ phone, phoneNote, email },
        seller: [...sellerDetails(seller), ...bankDetails(seller)],
        isSent: isFormSent(request.url)
      },
      sections: { form: () => readForm(request, QUESTION), shops: () => readShops(request) }
    }
  },
  takeForm(routePath('contacts')),
  { takesFiles: true }
)

/** Where a visitor may come himself: shops, without the dealers. */
async function readShops(request: ShopRequest): Promise<ContactsSections['shops']> {
  const known = await readShopPoints(request)
  const shops = foundShops(known, { type: 'shop' })
  return { list: shops.map(shopView), places: placesView(request, shopMarkers(shops)) }
}
