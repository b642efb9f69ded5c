import { QUANTITY_MAX } from '../contracts/quantity-limits.ts'
import { fastOrderLimits } from './fast-order-lines.ts'

/** What the fast order says of its lines and of what it does. */
export const fastOrderMessages = {
  intro:
    'Вставьте строки из таблицы или выберите файл CSV: штрихкод или артикул и количество. Ничего не попадёт в корзину, пока вы не проверите список.',
  placeholder: '2000000000015\t12\nПН-1042-37; 5',
  hint: `Столбцы разделяют табуляция, точка с запятой, запятая или несколько пробелов. До ${fastOrderLimits.lines} строк за раз. Без количества строка считается за одну штуку.`,
  withoutScript: `Без скриптов — до ${fastOrderLimits.letters} знаков за раз.`,
  priceList: 'Прайс-лист с вашими ценами',
  workbook: 'Это книга Excel. Сохраните её как CSV или скопируйте ячейки и вставьте их сюда.',
  tooLarge: `Файл больше ${fastOrderLimits.megabytes} МБ: в нём вряд ли ${fastOrderLimits.lines} строк. Оставьте столбцы с кодом и количеством.`,
  cutShort: `Пока страница загружалась, в поле вошло только ${fastOrderLimits.letters} знаков. Вставьте список ещё раз.`,
  nothing: 'Не нашли ни одной строки с кодом. Нужен столбец со штрихкодом или артикулом.',
  surplus: (lines: string) =>
    `За раз берём ${fastOrderLimits.lines} строк. Не вошли: ${lines}, вставьте их после.`,
  untouched: (lines: string) => `Без количества пропустили: ${lines}.`,
  parsing: (done: string, all: string) => `Читаем строки: ${done} из ${all}`,
  reading: (done: string, all: string) => `Проверили ${done} из ${all}`,
  adding: (done: string, all: string) => `Положили ${done} из ${all}`,
  changed: 'Пока вы смотрели, наличие изменилось: проверили строки ещё раз.',
  added: (lines: string, pieces: string) => `В корзине: ${lines}, ${pieces}.`,
  total: (goods: string, pieces: string, sum: string) => `${goods}, ${pieces} на ${sum}`,
  choice: (option: string, stock: string) => `${option} — ${stock} шт.`,
  choiceGone: (option: string) => `${option} — нет в наличии`,
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
