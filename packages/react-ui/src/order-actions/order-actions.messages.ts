import { countedNouns, countOf } from '@vitrina/core/plural'

export const orderActionsMessages = {
  cancelAsk: (number: string) => `Отменить заказ ${number}?`,
  cancelYes: 'Да, отменить',
  cancelNo: 'Оставить заказ',
  cancelled: (number: string) => `Заказ ${number} отменён`,
  pay: 'Оплатить',
  toBasket: 'Перейти в корзину',
  repeat: 'Повторить',
  inBasket: (added: number) => `В корзине ${countOf(added, countedNouns.products)} из заказа.`
} as const
