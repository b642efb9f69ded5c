import { queryParams } from '../routes/query-string.ts'
import { routePath } from '../routes/route-path.ts'

const PARAM = 'order'
const NUMBER_PARAM = 'number'
const ID_MAX_LENGTH = 64

/**
 * Where a placed order is shown to whoever has just made it. After the bank he may come in a browser
 * that may not see it: by the number he finds it all the same.
 */
export function placedOrderPath(id: string, number?: string): string {
  const path = `${routePath('checkout')}?${PARAM}=${encodeURIComponent(id)}`
  return number ? `${path}&${NUMBER_PARAM}=${encodeURIComponent(number)}` : path
}

/** The number that such an address names; whoever wrote it need not know of such an order. */
export const numberOfPath = (url: string): string => queryParams(url).get(NUMBER_PARAM) ?? ''

/** The order that an address names with `?order=ID`. */
export const orderOfPath = (url: string): string | undefined =>
  queryParams(url).get(PARAM) ?? undefined

/** Where whoever holds the key of its letter sees an order. */
export const keyedOrderPath = (key: string): string =>
  `${routePath('order')}?${new URLSearchParams({ key })}`

/** What an order is asked for with; an id of an address may be as long as somebody likes. */
export const orderQuery = (id: string) => ({ orderId: id.slice(0, ID_MAX_LENGTH) })
