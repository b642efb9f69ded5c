export const orderActionsMessages = {
  cancelAsk: (number: string) => `Отменить заказ ${number}?`,
  cancelYes: 'Да, отменить',
  cancelNo: 'Оставить заказ',
  cancelled: (number: string) => `Заказ ${number} отменён`,
  pay: 'Оплатить',
  toBasket: 'Перейти в корзину',
  repeat: 'Повторить'
} as const
