export const deliveryChoiceMessages = {
  countAgain: 'Рассчитать ещё раз',
  title: 'Как доставить',
  nothingToDeliver: 'Доставлять нечего: заказ придёт письмом на почту получателя.',
  methods: 'Способ доставки',
  otherCity: 'Другой город',
  search: 'Улица или название',
  shop: 'Магазин',
  point: 'Пункт выдачи',
  city: 'Город'
} as const
