import { produce } from 'immer'

import type { BasketBucket } from '../entities/basket.ts'
import { isLineSelected, isSetSelected, lineMessage, setMessage } from './basket.selectors.ts'
import { quantityOf, setQuantityOf } from './basket-log.ts'
import type { BasketContext } from './basket-state.ts'

/** The buckets as the visitor wants them: quantities and selection of the log laid over the server's. */
export const projectedBuckets = (basket: BasketContext): readonly BasketBucket[] =>
  produce(basket.buckets ?? [], buckets => {
    for (const bucket of buckets) {
      for (const product of bucket.products) {
        product.groups = product.groups.filter(group => quantityOf(basket, group.id) > 0)
        for (const group of product.groups) {
          group.count = quantityOf(basket, group.id)
          group.selected = isLineSelected(basket, group.id)
          group.basketErr = lineMessage(basket, group.id)
        }
      }
      for (const set of bucket.constructorSets) {
        set.count = setQuantityOf(basket, set.id)
        set.selected = isSetSelected(basket, set.id)
        set.basketErr = setMessage(basket, set.id)
      }
      bucket.constructorSets = bucket.constructorSets.filter(set => set.count > 0)
      bucket.products = bucket.products.filter(product => product.groups.length > 0)
    }
  })
