export const basketScreenMessages = {
  home: 'Главная',
  title: 'Корзина',
  byList: 'Заказать списком',
  check: 'Проверить',
  checkout: 'Оформить',
  keep: 'Отложить корзину'
} as const
