export const emptyBasketMessages = {
  text: 'Положите первое — карандаш. Или вставьте сразу весь список.',
  note: 'пусто, как в июле',
  title: 'В пенале пока ничего нет',
  toCatalog: 'Перейти в каталог',
  byList: 'Заказать списком',
  kept: 'Отложенные корзины'
} as const
