export const wholesalePageMessages = {
  whatPayments: 'способы оплаты',
  whatDelivery: 'способы доставки'
} as const
