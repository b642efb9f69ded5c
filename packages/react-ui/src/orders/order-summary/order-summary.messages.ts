export const orderSummaryMessages = {
  title: 'Ваш заказ',
  change: 'Изменить',
  order: 'Заказать'
} as const
