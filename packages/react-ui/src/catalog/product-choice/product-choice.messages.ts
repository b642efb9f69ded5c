export const productChoiceMessages = {
  color: 'Цвет',
  size: 'Размер',
  restock: 'Сообщим, когда привезут',
  needed: (size: string) => `Нужен ${size}?`
} as const
