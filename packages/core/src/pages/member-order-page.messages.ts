export const memberOrderPageMessages = {
  numbered: (number: string) => `Заказ ${number}`,
  whatTrack: 'дальнейший путь заказа',
  whatRefundFiles: 'файлы возвратов',
  whatPayments: 'способы оплаты'
} as const
