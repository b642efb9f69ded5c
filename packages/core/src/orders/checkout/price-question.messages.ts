/** The question of a checkout whose order costs another sum than its buyer saw; the sum follows `text`. */
export const priceQuestionMessages = {
  title: 'Сумма изменилась',
  text: 'Пока вы оформляли заказ, цены или наличие изменились. Теперь он стоит',
  accept: (sum: string) => `Заказать за ${sum}`,
  decline: 'Вернуться к заказу'
} as const
