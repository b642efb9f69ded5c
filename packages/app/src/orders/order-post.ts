import { cancelOrder, changePaymentMethod } from '@vitrina/core/contracts'

import type { PagePost } from '../page/define-loader.ts'

/** The forms of an order's page: it is cancelled, or paid in another way. */
export const postOrder: PagePost = async ({ backend }, fields) => {
  const orderId = fields.get('orderId') ?? ''
  if (fields.get('act') === 'cancel') await backend(cancelOrder, { body: { orderId } })
  else await backend(changePaymentMethod, { body: { orderId, method: fields.get('method') ?? '' } })
}
