export const deliveryChoiceMessages = {
  savedAddresses: 'Сохранённые адреса',
  countAgain: 'Рассчитать ещё раз',
  counting: 'Рассчитываем доставку…',
  title: 'Как доставить',
  nothingToDeliver: 'Доставлять нечего: заказ придёт письмом на почту получателя.',
  methods: 'Способ доставки',
  from: (price: string) => `от ${price}`,
  otherCity: 'Другой город',
  search: 'Улица или название',
  shop: 'Магазин',
  point: 'Пункт выдачи',
  nothingFound: 'Здесь ничего не нашлось.',
  reading: 'Смотрим, что есть в этом городе…',
  otherAddress: (city: string) => `Вы выбрали город ${city}, а адрес введён для другого.`,
  deliverThere: (city: string) => `Доставить в город ${city}`,
  keepAddress: 'Оставить этот адрес',
  city: 'Город'
} as const
