import { listFilters, listProducts } from '../contracts/catalog.ts'
import { demoProduct } from './fixtures.ts'
import { createTestShop } from './test-shop.ts'

/** Pages of its search. */
export const PAGES = 3

/** A shop whose catalogue answers each page with one product of that number. */
export async function openList(href = '/search', total = PAGES) {
  const shop = createTestShop()
  await shop.advance(0)
  shop.server.on(listFilters, () => ({ data: [] }))
  shop.server.on(listProducts, ({ body }) => {
    const page = Number(Reflect.get(Object(body), 'page'))
    return {
      data: page > total ? [] : [demoProduct({ id: page })],
      meta: { page, limit: 1, total, pages: total },
      corrected: null,
      facets: null
    }
  })
  const listing = (await shop.service('openListing'))()
  const send = async (command: Parameters<typeof listing.send>[0]) => {
    listing.send(command)
    await shop.advance(0)
  }
  await send({ type: 'listing.open', href })
  const ids = () => listing.get().value?.cards.map(({ id }) => id)
  return { shop, listing, send, ids }
}
