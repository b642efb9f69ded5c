export const brandPageMessages = {
  productsOf: (brand: string) => `Товары «${brand}»`,
  sizes: 'Таблица размеров'
} as const
