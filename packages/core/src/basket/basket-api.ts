import type { Api } from '../api/api.ts'
import {
  getBasket,
  putBasketProducts,
  removeBasketProducts,
  selectBasketProducts,
  updateBasket
} from '../contracts/basket.ts'
import type { BasketApi } from './basket.machine.ts'
import type { BasketOperation } from './basket-state.ts'

/** The basket's calls. Quantities are absolute, so that a repeated call changes nothing. */
export const createBasketApi = (api: Api): BasketApi => ({
  read: signal => api(getBasket, {}, signal),
  put: (intents, signal) =>
    api(putBasketProducts, { body: { groups: [...intents], change: true } }, signal),
  operate: (operation, signal) => operate(api, operation, signal)
})

function operate(api: Api, operation: BasketOperation, signal: AbortSignal) {
  switch (operation.kind) {
    case 'select': {
      const { groupIds, selected } = operation
      return api(selectBasketProducts, { body: { groupIds: [...groupIds], selected } }, signal)
    }
    case 'promo':
      return api(updateBasket, { body: { promoCode: operation.code || null } }, signal)
    case 'bonuses':
      return api(updateBasket, { body: { bonuses: operation.amount } }, signal)
    case 'clean':
      return api(removeBasketProducts, { body: { groupIds: [], notInStock: true } }, signal)
  }
}
