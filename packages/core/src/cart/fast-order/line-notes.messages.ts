import { QUANTITY_MAX } from '../../values/quantity/quantity-limits.ts'

/** Explains a line of a fast order: what is wrong with it, or how its count was changed. */
export const lineNotesMessages = {
  changed: 'Пока вы смотрели, наличие изменилось: проверили строки ещё раз.',
  wrongCount: 'Количество не разобрать: нужно целое число от 1',
  unreadable: 'Таблица сократила штрихкод. Сделайте столбец текстовым и вставьте ещё раз',
  unknown: 'Такого кода в магазине нет',
  ambiguous: 'Под этим артикулом несколько цветов и размеров: выберите один',
  soldOut: 'Нет в наличии',
  joined: (row: number) => `Тот же товар, что в строке ${row}: количества сложили`,
  rounded: (pieces: number) => `Округлили до целых штук: ${pieces}`,
  packed: (step: number, pieces: number) => `В упаковке ${step} шт., округлили до ${pieces}`,
  short: (stock: number) => `Есть только ${stock} шт.: положим ${stock}`,
  most: `В строку корзины помещается не больше ${QUANTITY_MAX} шт.: положим ${QUANTITY_MAX}`
} as const
