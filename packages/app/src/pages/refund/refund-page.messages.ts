export const refundPageMessages = {
  whatOrders: 'полученные заказы'
} as const
