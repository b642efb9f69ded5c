/** Texts about one-click orders. */
export const blankMessages = {
  sent: 'Заявка принята. Мы позвоним, чтобы подтвердить заказ',
  every: 'Все',
  title: (number: string) => `Заявка ${number}`,
  noneHere: 'Здесь пусто',
  noneHereHint: 'На этой странице заявок нет. Посмотрите остальные.',
  toEvery: 'Все заявки',
  noneYet: 'Заявок пока нет',
  noneYetHint:
    'На странице товара есть «Купить в один клик»: оставьте имя и телефон, а мы перезвоним и оформим заказ сами.',
  noneYetNote: 'один звонок',
  toCatalogue: 'В каталог',
  waits: 'Позвоним, чтобы подтвердить заказ.',
  ordered: 'По заявке оформлен заказ.',
  toOrder: 'Открыть заказ',
  cancel: 'Отменить заявку',
  cancelQuestion: (number: string) => `Отменить заявку ${number}?`,
  consequence: 'Звонить не будем. Товары можно заказать снова в любой момент.',
  confirm: 'Да, отменить',
  keep: 'Оставить заявку',
  cancelled: (number: string) => `Заявка ${number} отменена`
} as const
