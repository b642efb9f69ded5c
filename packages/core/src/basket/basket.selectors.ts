import { freeDeliveryRemainder } from '../price/free-delivery.ts'
import { isUnsettled, linesOf, setsOf } from './basket-log.ts'
import { type BasketContext } from './basket-state.ts'

/** Sums are the server's: while a wish is unsettled they are shown as being counted. */
export const isTotalStale = (basket: BasketContext) => basket.version < 0 || isUnsettled(basket)

/** Something of what is selected has to be sent; so it is until the server says otherwise. */
export const isDeliveryNeeded = ({ total }: Pick<BasketContext, 'total'>): boolean =>
  total?.needsDelivery ?? true

/** The goods cost enough to be sent for nothing. */
export const isDeliveryFree = ({ total }: Pick<BasketContext, 'total'>): boolean =>
  total !== undefined && freeDeliveryRemainder(total) === 0

export const isBasketEmpty = (basket: BasketContext) =>
  linesOf(basket).length === 0 && setsOf(basket).length === 0

/** The server’s basket has been read. */
export const isBasketKnown = (basket: BasketContext) => basket.version >= 0

/** The message at a line: why its change was refused, else what the server says of it. */
export const lineMessage = (basket: BasketContext, groupId: number): string =>
  failuresOf(basket)[groupId] ?? groupOf(basket, groupId)?.basketErr ?? ''

export function isLineUnsettled(basket: BasketContext, groupId: number): boolean {
  return basket.log.some(intent => intent.groupId === groupId)
}

/** The newest wish about the line, else the server's word; a new line is selected. */
export function isLineSelected(basket: BasketContext, groupId: number): boolean {
  const wish = basket.operations.findLast(
    operation => operation.kind === 'select' && operation.groupIds.includes(groupId)
  )
  if (wish?.kind === 'select') return wish.selected
  return groupOf(basket, groupId)?.selected ?? true
}

/** The same about a set. */
export function isSetSelected(basket: BasketContext, setId: string): boolean {
  const wish = basket.operations.findLast(
    operation => operation.kind === 'select' && operation.setIds?.includes(setId)
  )
  if (wish?.kind === 'select') return wish.selected
  return setOf(basket, setId)?.selected ?? true
}

export const setMessage = (basket: BasketContext, setId: string): string =>
  failuresOf(basket)[setId] ?? setOf(basket, setId)?.basketErr ?? ''

export const isSetUnsettled = (basket: BasketContext, setId: string): boolean =>
  basket.operations.some(operation => operation.kind === 'set' && operation.setId === setId)

export const appliedPromo = (basket: BasketContext) => basket.total?.promocodeUsed ?? ''

export const promoError = (basket: BasketContext) => basket.promoError

export const isPromoBusy = (basket: BasketContext) =>
  basket.operations.some(operation => operation.kind === 'promo')

const failuresOf = ({ failures }: BasketContext) => failures

const groupOf = (basket: BasketContext, groupId: number) =>
  basket.buckets
    ?.flatMap(bucket => bucket.products)
    .flatMap(product => product.groups)
    .find(group => group.id === groupId)

const setOf = (basket: BasketContext, setId: string) =>
  basket.buckets?.flatMap(bucket => bucket.constructorSets).find(set => set.id === setId)
