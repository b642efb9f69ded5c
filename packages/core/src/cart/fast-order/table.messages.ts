/** How spreadsheets head the columns of an order; of several the first in a list says most. */
export const columnTitles = {
  codes: [/^(штрих|barcode|ean|шк$)/i, /^(артикул|арт\.?$|sku|article)/i, /^(код$|код\s|code)/i],
  counts: [
    /^(кол|заказ|к заказу|нужно|потребность|qty|quantity|count|order)/i,
    /(^|[\s,(])(шт|штук)\.?\)?$/i
  ],
  /** Columns that hold numbers of another meaning. */
  others:
    /остат|налич|упак|короб|цен|стоим|сумм|итого|резерв|склад|вес|объ[её]м|ндс|размер|рост|цвет|класс|лист|формат|возраст|год|дата|№|п\/п|^мин|^номер|%|₽|руб|stock|price|pack|sum|total|min|size|date/i
} as const

/** Whether a number has the sign or the name of a currency. */
export const isMoney = (cell: string): boolean =>
  /\d/.test(cell) && /[₽$€]|руб|\d\s*(р|р\.|коп\.?|br|byn|rub|usd)$/i.test(cell)

/** What may stand behind a quantity. */
export const unitOfCount =
  /\s*(шт|штук|штуки|штука|уп|ед|экз|компл|комплекта|комплектов|наб|пар|пары)\.?$/

/** What may stand before it: «x5», «× 5». */
export const timesSign = /^[x×х*]\s*(?=\d)/

/** `=HYPERLINK("address";"ПН-10")`: what it shows stands last. */
export const linkFormula = /^=\s*(?:HYPERLINK|ГИПЕРССЫЛКА)\(.*[,;]\s*"([^"]*)"\s*\)$/i

/** «ПН-10 – 5 шт.», «ПН-10: 5», «ПН-10 Пенал x 5 шт»: code, name and quantity as people write in letters. */
export const writtenLine =
  /^(\S+?)(?:\s*:)?\s+(?:(\S.*?)\s+)??(?:[-=]\s*|[x×х*]\s*(?=\d))?(\d+(?:\s*\p{L}{1,9}\.?)?)$/iu
