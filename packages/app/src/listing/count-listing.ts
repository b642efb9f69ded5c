import { matchRoute, type Shop } from '@vitrina/core'
import { catalogSelection, parseCatalogQuery } from '@vitrina/core/catalog'
import { countProducts } from '@vitrina/core/contracts'

/** How many products the list at an address has. In a chunk of its own: contracts bring zod along. */
export async function countListing({ api }: Pick<Shop, 'api'>, url: string): Promise<number> {
  const route = matchRoute(url.split('?', 1)[0] ?? '')
  const selection = catalogSelection(parseCatalogQuery(url))
  const category =
    route?.name === 'catalog-category'
      ? { category: [route.params.category, ...route.params.slug].join('/') }
      : {}
  const { count } = await api(countProducts, { body: { ...selection, ...category } })
  return count
}
