import { routePath } from '../routes/route-path.ts'
import { keyedOrderPath } from './order-path.ts'

/** What an order's page takes from a form without script; `pay-otherwise` brings the `method`. */
export type OrderAct = 'pay' | 'pay-otherwise' | 'repeat' | 'cancel'

/** Where the form of an act goes, and what it names; a guest acts by the key of his letter. */
export const orderPost = (orderId: string, act: OrderAct, key?: string) =>
  key === undefined
    ? {
        action: routePath('user-profile-order-detail-id', { id: orderId }),
        fields: { act, orderId }
      }
    : { action: keyedOrderPath(key), fields: { act, orderId, key } }
