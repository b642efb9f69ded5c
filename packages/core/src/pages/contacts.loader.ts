import { type ShopView, shopView } from '../content/shop-list.view.ts'
import { foundShops, shopMarkers } from '../content/shop-points.ts'
import type { FormDefinition } from '../entities/form.ts'
import { isFormSent } from '../routes/form-paths.ts'
import { routePath } from '../routes/route-path.ts'
import { bankDetails, sellerDetails } from '../session/site/seller.ts'

import { type ContentData, loadContent } from './content.ts'
import { defineLoader, type LoadedData, type ShopRequest } from './define-loader.ts'
import { readForm, takeForm } from './feedback.ts'
import { type PlacesView, placesView, readShopPoints } from './places.ts'

const QUESTION = 'question'

export interface ContactsData extends ContentData {
  readonly phone: string
  readonly phoneNote: string
  readonly email: string
  /** Who sells, line by line. */
  readonly seller: readonly string[]
  readonly isSent: boolean
}

export interface ContactsSections {
  readonly form: FormDefinition
  readonly shops: { readonly list: readonly ShopView[]; readonly places: PlacesView }
}

export const loader = defineLoader(
  'contacts',
  async (request): Promise<LoadedData<ContactsData, ContactsSections>> => {
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
