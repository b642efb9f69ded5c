import { queryParams } from '../routes/query-string.ts'
import { routePath } from '../routes/route-path.ts'

const PARAM = 'order'
const ID_MAX_LENGTH = 64

/** Where a placed order is shown to whoever has just made it. */
export const placedOrderPath = (id: string): string =>
  `${routePath('checkout')}?${PARAM}=${encodeURIComponent(id)}`

/** The order that an address names with `?order=ID`. */
export const orderOfPath = (url: string): string | undefined =>
  queryParams(url).get(PARAM) ?? undefined

/** What an order is asked for with; an id of an address may be as long as somebody likes. */
export const orderQuery = (id: string) => ({ orderId: id.slice(0, ID_MAX_LENGTH) })
