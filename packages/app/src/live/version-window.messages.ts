export const versionWindowMessages = {
  title: 'Магазин обновился',
  update: 'Обновить',
  text: 'Обновите страницу, чтобы продолжить покупки. Корзина останется на месте.'
} as const
