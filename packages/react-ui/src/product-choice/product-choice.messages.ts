export const productChoiceMessages = {
  color: 'Цвет',
  size: 'Размер',
  restock: 'Сообщим, когда привезут',
  left: 'осталось',
  inStock: 'в наличии',
  needed: (size: string) => `Нужен ${size}?`,
  pieces: (count: number) => `${count} шт.`,
  gone: 'нет'
} as const
