import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { HttpError } from '../../http/errors.ts'
import { wrongField } from '../../http/field-errors.ts'
import { type PricedLine, priceLine, sellableStock } from '../basket/price-lines.ts'
import { readOffers } from '../basket/read-lines.ts'
import { blankMessages as messages } from './blank.messages.ts'

interface OneClickRequest {
  readonly groupId: number
  readonly count: number
  readonly priceRole: string
}

/** The wanted pieces at this visitor's price; refused when the shop has fewer. */
export async function priceRequest(
  db: Kysely<Database>,
  { groupId, count, priceRole }: OneClickRequest
): Promise<PricedLine> {
  const group = await db
    .selectFrom('product_group')
    .select('product_id')
    .where('id', '=', groupId)
    .executeTakeFirst()
  if (group === undefined) throw new HttpError(404, messages.noProduct)
  const offers = await readOffers(db, [groupId])
  const stock = sellableStock(offers, priceRole)
  if (stock === 0) throw wrongField(409, 'groupId', messages.outOfStock)
  if (stock < count) throw wrongField(409, 'count', messages.less(stock))
  return priceLine(
    {
      groupId,
      productId: group.product_id,
      count,
      selected: true,
      clamped: false,
      offers,
      oldPrice: undefined,
      parcel: { weightGrams: 0, lengthMm: 0, widthMm: 0, heightMm: 0 }
    },
    priceRole
  )
}
