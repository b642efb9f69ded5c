export const sizesPageMessages = {
  tableOf: (brand: string) => `Таблица размеров «${brand}»`,
  description: (title: string) => `${title}. Мерки ребёнка.`,
  productsOf: (brand: string) => `Товары «${brand}»`,
  howToMeasure: 'Как снять мерки'
} as const
