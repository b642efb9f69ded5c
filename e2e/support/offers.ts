import { callApi } from './visitor.ts'

export interface OfferOnSale {
  readonly barcode: string
  readonly remnants: number
}

/** Offers of which there are ten at least, one for each product. */
export async function readOffers(): Promise<readonly OfferOnSale[]> {
  const { json } = await callApi('POST', '/catalog/v1/products', {
    body: { limit: 50, inStock: true, facets: false }
  })
  const products: readonly {
    readonly groups: readonly { readonly offers: readonly OfferOnSale[] }[]
  }[] = json.data
  return products.flatMap(({ groups }) => {
    const found = groups.flatMap(({ offers }) => offers).find(({ remnants }) => remnants >= 10)
    return found === undefined ? [] : [found]
  })
}
