/** How spreadsheets head the columns of an order. */
export const columnTitles = {
  barcode: /^(штрих|barcode|ean)/i,
  code: /^(артикул|код$|код\s|sku|code)/i,
  count: /^(кол|заказ|шт\.?$|qty|quantity|count)/i
} as const

/** What may stand behind a quantity. */
export const unitOfCount = /\s*(шт|штук|штуки|штука|уп)\.?$/
