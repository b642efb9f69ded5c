/** Texts of a price list; the fast order recognises its columns by them. */
export const priceListMessages = {
  code: 'Артикул',
  barcode: 'Штрихкод',
  title: 'Товар',
  option: 'Цвет, размер',
  price: 'Цена за 1 шт., ₽',
  tiers: 'Цена от количества',
  tier: (limit: number, price: string) => `от ${limit} шт. ${price} ₽`,
  stock: 'В наличии, шт.',
  step: 'В упаковке, шт.',
  count: 'Количество',
  fileName: (day: string, kind: string) => `Прайс-лист Пенал ${day}.${kind}`
} as const
