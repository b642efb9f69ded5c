import type { Handlers } from '../../http/handlers.ts'
import { readPriceList } from './read-price-list.ts'

export const priceListHandlers = {
  listPriceList: ({ query: { after = 0, limit } }, { db, visitor }) =>
    readPriceList(db, { after, limit }, visitor)
} satisfies Partial<Handlers>
