export const cardMessages = {
  chooseSize: 'Выбрать размер',
  chooseColor: 'Выбрать цвет',
  restock: 'Сообщить',
  noReviews: 'Нет отзывов'
} as const
