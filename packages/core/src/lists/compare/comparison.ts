import type { CardView } from '../../catalog/product/card.view.ts'
import type { ComparedProduct } from '../../entities/compared-product.ts'
import type { Store } from '../../store/store.ts'
import { followList, listReadingSubject } from '../device-list/list-reading.ts'
import { compareSubject } from './compare.ts'

/** A product as a column of the comparison. */
export interface ComparedView extends Pick<ComparedProduct, 'id' | 'characteristicGroups'> {
  readonly card: CardView
}

/** Subject that reads the cards of compared products. */
export const comparisonSubject = listReadingSubject<ComparedView>('comparison')

/** Reads what is compared as long as its page is open. Returns the way to stop. */
export const followCompare = (store: Pick<Store, 'get' | 'send' | 'subscribe'>) =>
  followList(store, compareSubject, comparisonSubject)
