import { routePath } from '../routes/route-path.ts'

/** What an order's page takes from a form without script. */
export type OrderAct = 'pay' | 'repeat' | 'cancel'

/** Where the form of an act goes, and what it names. */
export const orderPost = (orderId: string, act: OrderAct) => ({
  action: routePath('user-profile-order-detail-id', { id: orderId }),
  fields: { act, orderId }
})
