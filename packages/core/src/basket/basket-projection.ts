import { produce } from 'immer'

import type { BasketBucket } from '../entities/basket.ts'
import { lineMessage } from './basket.selectors.ts'
import { linesIn } from './basket-line.ts'
import { quantityOf } from './basket-log.ts'
import { isLineSelected } from './basket-operations.ts'
import type { BasketContext } from './basket-state.ts'

/** The buckets as the visitor wants them: quantities and selection of the log laid over the server's. */
export const projectedBuckets = (basket: BasketContext): readonly BasketBucket[] =>
  produce(basket.buckets ?? [], buckets => {
    for (const line of linesIn(buckets)) {
      line.count = quantityOf(basket, line.id)
      line.selected = isLineSelected(basket, line.id)
      line.basketErr = lineMessage(basket, line.id)
    }
    for (const bucket of buckets) {
      for (const product of bucket.products) {
        product.groups = product.groups.filter(({ count }) => count > 0)
      }
      bucket.constructorSets = bucket.constructorSets.filter(set => set.count > 0)
      bucket.products = bucket.products.filter(product => product.groups.length > 0)
    }
  })
