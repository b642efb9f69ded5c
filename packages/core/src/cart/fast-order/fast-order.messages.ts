import { fastOrderLimits } from '../../values/quantity/fast-order-limits.ts'

/** Says what the fast order takes, how far it has come and what came of it. */
export const fastOrderMessages = {
  intro:
    'Вставьте строки из таблицы или выберите файл Excel или CSV: штрихкод или артикул и количество. Ничего не попадёт в корзину, пока вы не проверите список.',
  question: 'В каком столбце количество?',
  questionWhy: 'В списке несколько столбцов с числами, а цену за количество мы не примем.',
  column: (title: string, samples: string) => `${title}: ${samples}`,
  unnamed: (place: number) => `Столбец ${place}`,
  noColumn: 'Количества нет: каждая строка — 1 шт.',
  placeholder: '2000000000015\t12\nОП-1007-80; 5',
  hint: `Столбцы разделяют табуляция, точка с запятой, запятая или несколько пробелов. До ${fastOrderLimits.lines} строк за раз. Без количества строка считается за одну штуку.`,
  withoutScript: `Без скриптов — до ${fastOrderLimits.letters} знаков за раз.`,
  priceList: 'Прайс-лист с вашими ценами',
  workbook:
    'Эту книгу Excel прочитать не получилось. Сохраните её как XLSX или CSV или скопируйте ячейки и вставьте их сюда.',
  tooLarge: `Файл больше ${fastOrderLimits.megabytes} МБ: в нём вряд ли ${fastOrderLimits.lines} строк. Оставьте столбцы с кодом и количеством.`,
  cutShort: `Пока страница загружалась, в поле вошло только ${fastOrderLimits.letters} знаков. Вставьте список ещё раз.`,
  nothing: 'Не нашли ни одной строки с кодом. Нужен столбец со штрихкодом или артикулом.',
  surplus: (lines: string) =>
    `За раз берём ${fastOrderLimits.lines} строк. Не вошли: ${lines}, вставьте их после.`,
  untouched: (lines: string) => `Без количества пропустили: ${lines}.`,
  parsing: (done: string, all: string) => `Читаем строки: ${done} из ${all}`,
  reading: (done: string, all: string) => `Проверили ${done} из ${all}`,
  adding: (done: string, all: string) => `Положили ${done} из ${all}`,
  added: (lines: string, pieces: string) => `В корзине: ${lines}, ${pieces}.`,
  total: (goods: string, pieces: string, sum: string) => `${goods}, ${pieces} на ${sum}`,
  choice: (option: string, stock: string) => `${option} — ${stock} шт.`,
  choiceGone: (option: string) => `${option} — нет в наличии`
} as const
