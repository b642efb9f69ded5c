import type { EndpointCall } from '../api/endpoint-call.ts'
import {
  getBasket,
  removeBasketProducts,
  selectBasketProducts,
  updateBasket
} from '../contracts/basket.ts'
import type { BasketApi } from './basket.machine.ts'
import type { BasketOperation } from './basket-state.ts'
import { sendLines } from './send-lines.ts'

/** The basket's calls. Quantities are absolute, so that a repeated call changes nothing. */
export const createBasketApi = (api: EndpointCall): BasketApi => ({
  read: signal => api(getBasket, {}, signal),
  sendLines: (intents, signal) => sendLines(api, intents, signal),
  operate: (operation, signal) => operate(api, operation, signal)
})

function operate(api: EndpointCall, operation: BasketOperation, signal: AbortSignal) {
  const { id: intent } = operation
  switch (operation.kind) {
    case 'select': {
      const groupIds = operation.keys.filter(key => typeof key === 'number')
      const setIds = operation.keys.filter(key => typeof key === 'string')
      const sets = setIds.length > 0 && { setIds }
      const body = { groupIds, ...sets, selected: operation.selected, intent }
      return api(selectBasketProducts, { body }, signal)
    }
    case 'promo':
      return api(updateBasket, { body: { promoCode: operation.code || null, intent } }, signal)
    case 'bonuses':
      return api(updateBasket, { body: { bonuses: operation.amount, intent } }, signal)
    case 'clean':
      return api(removeBasketProducts, { body: { groupIds: [], notInStock: true } }, signal)
  }
}
