import type { Order } from '../../entities/order.ts'

/** Whether anything of the order may still be sent back. */
export const canRefund = (order: Order) => order.refundable.items.length > 0
