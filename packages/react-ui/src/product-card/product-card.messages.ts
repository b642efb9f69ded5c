export const productCardMessages = {
  chooseSize: 'Выбрать размер',
  chooseColor: 'Выбрать цвет',
  noReviews: 'Нет отзывов',
  sizes: 'Размеры:',
  restock: 'Сообщить'
} as const
