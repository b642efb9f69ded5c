import type { EndpointOutput } from '../api/endpoint.ts'
import type { EndpointCall } from '../api/endpoint-call.ts'
import { listPriceList } from '../contracts/price-list.ts'
import type { FastOrderItem } from '../entities/fast-order-item.ts'
import { tierPrice } from '../values/price/card-price.ts'
import { formatAmount } from '../values/price/price-format.ts'
import { priceListMessages as words } from './price-list.messages.ts'

/** A cell as it is counted with: a number, or a text. */
export type Cell = string | number

export const priceListHead = (): readonly string[] => [
  ...[words.code, words.barcode, words.title, words.option, words.price, words.tiers],
  ...[words.stock, words.step, words.count]
]

/** A row of the price list; its last cell waits for a quantity, which the fast order reads. */
export function priceListRow(item: FastOrderItem): readonly Cell[] {
  const { vendorCode, barcode, title, option, prices, stock, step } = item
  const price = tierPrice(prices, prices[0]?.priceRole ?? '', 1).value
  return [vendorCode, barcode, title, option, price, tiersOf(item), stock, step, '']
}

const tiersOf = ({ prices }: FastOrderItem) =>
  prices
    .filter(({ limit }) => limit > 1)
    .sort((one, other) => one.limit - other.limit)
    .map(({ limit, price }) => words.tier(limit, formatAmount(price)))
    .join('; ')

/** The rows below the head, a page of the server at a time: nobody holds all of them. */
export async function* priceListPages(
  call: EndpointCall
): AsyncGenerator<readonly (readonly Cell[])[]> {
  let after: number | null = 0
  while (after !== null) {
    const { data, next }: EndpointOutput<typeof listPriceList> = await call(listPriceList, {
      query: { after }
    })
    yield data.map(priceListRow)
    after = next
  }
}
