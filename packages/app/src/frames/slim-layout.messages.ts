/** What the frame of a checkout says. */
export const slimLayoutMessages = {
  dataProcessing: 'Обработка персональных данных',
  refund: 'Возврат',
  help: 'Помощь',
  toCart: 'Вернуться в корзину',
  toShop: 'Вернуться в магазин'
} as const
