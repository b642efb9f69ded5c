import type { Handlers } from '../../http/handlers.ts'
import { readPriceList } from './read-price-list.ts'

export const priceListHandlers = {
  listPriceList: ({ query: { after = 0 } }, { db, visitor }) => readPriceList(db, after, visitor)
} satisfies Partial<Handlers>
