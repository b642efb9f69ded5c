import type { Api } from '../api/api.ts'
import {
  getBasket,
  putBasketProducts,
  putConstructorSet,
  putVirtualProducts,
  removeBasketProducts,
  selectBasketProducts,
  updateBasket
} from '../contracts/basket.ts'
import type { BasketApi } from './basket.machine.ts'
import type { BasketOperation } from './basket-state.ts'
import { choiceOf } from './constructor-set.ts'

/** The basket's calls. Quantities are absolute, so that a repeated call changes nothing. */
export const createBasketApi = (api: Api): BasketApi => ({
  read: signal => api(getBasket, {}, signal),
  put: (intents, signal, virtual) =>
    api(
      virtual ? putVirtualProducts : putBasketProducts,
      { body: { groups: [...intents], change: true } },
      signal
    ),
  operate: (operation, signal) => operate(api, operation, signal)
})

function operate(api: Api, operation: BasketOperation, signal: AbortSignal) {
  const { id: intent } = operation
  switch (operation.kind) {
    case 'select': {
      const { groupIds, setIds, selected } = operation
      const sets = setIds && { setIds: [...setIds] }
      const body = { groupIds: [...groupIds], ...sets, selected, intent }
      return api(selectBasketProducts, { body }, signal)
    }
    case 'promo':
      return api(updateBasket, { body: { promoCode: operation.code || null, intent } }, signal)
    case 'bonuses':
      return api(updateBasket, { body: { bonuses: operation.amount, intent } }, signal)
    case 'set': {
      const { setId, count } = operation
      return api(putConstructorSet, { body: { id: intent, ...choiceOf(setId), count } }, signal)
    }
    case 'clean':
      return api(removeBasketProducts, { body: { groupIds: [], notInStock: true } }, signal)
  }
}
