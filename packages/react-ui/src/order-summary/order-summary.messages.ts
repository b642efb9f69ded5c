export const orderSummaryMessages = {
  pieces: (count: number) => `${count} шт.`,
  title: 'Ваш заказ',
  change: 'Изменить',
  order: 'Заказать'
} as const
