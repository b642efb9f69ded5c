export const cardMessages = {
  chooseSize: 'Выбрать размер',
  chooseColor: 'Выбрать цвет',
  restock: 'Сообщить'
} as const
