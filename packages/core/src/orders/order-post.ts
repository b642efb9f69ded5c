import { routePath } from '../routes/route-path.ts'

/** What an order's page takes from a form without script; `pay-otherwise` brings the `method`. */
export type OrderAct = 'pay' | 'pay-otherwise' | 'repeat' | 'cancel'

/** Where the form of an act goes, and what it names. */
export const orderPost = (orderId: string, act: OrderAct) => ({
  action: routePath('user-profile-order-detail-id', { id: orderId }),
  fields: { act, orderId }
})
