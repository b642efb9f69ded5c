/** Texts of the table of colours and sizes. */
export const sizeMatrixMessages = {
  title: 'Заказать сразу несколько',
  hint: 'Стрелки и Enter переводят к соседней клетке. Под полем — сколько есть на складе.',
  colour: 'Цвет',
  count: 'Количество',
  oneColour: 'Все',
  gone: 'нет',
  left: (stock: number) => `${stock} шт.`,
  cell: (option: string, stock: number) => `${option}, на складе ${stock} шт.`,
  total: (pieces: string, sum: string) => `${pieces} на ${sum}`,
  nothing: 'Впишите количество',
  put: 'Положить в корзину',
  done: 'Открыть корзину'
} as const
