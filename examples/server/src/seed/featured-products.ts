import type { BrandCode } from './brands.ts'
import type { StickerCode } from './catalogue-shapes.ts'
import type { ColorCode } from './colors.ts'

/** A product told apart by hand: what the shelves of the first screen show. */
export interface FeaturedProduct {
  readonly type: string
  readonly title: string
  readonly rubles: number
  readonly oldRubles?: number
  readonly brand: BrandCode
  readonly colors?: readonly ColorCode[]
  readonly filters?: Readonly<Record<string, string>>
  readonly stickers?: readonly StickerCode[]
  /** Stars of its reviews. */
  readonly rates: readonly number[]
  /** Made for the sake of an empty shelf. */
  readonly isOutOfStock?: boolean
}

export const FEATURED_PRODUCTS: readonly FeaturedProduct[] = [
  {
    type: 'backpack',
    title: 'Рюкзак «Перемена» с ортопедической спинкой, 18 л',
    rubles: 3490,
    oldRubles: 4290,
    brand: 'peremena',
    colors: ['blue', 'violet', 'raspberry'],
    filters: { volume: '18l', gender: 'all' },
    stickers: ['hit', 'sale'],
    rates: [5, 5, 5, 5, 5, 5, 4]
  },
  {
    type: 'polo',
    title: 'Поло с коротким рукавом, пике, цветной ворот',
    rubles: 1290,
    brand: '5-klass',
    colors: ['sky', 'white', 'navy', 'mint'],
    stickers: ['hit', 'school'],
    rates: [5, 5, 5, 5, 5, 4]
  },
  {
    type: 'notebook-cells',
    title: 'Тетрадь в клетку, 48 листов, обложка с держателем',
    rubles: 149,
    brand: 'chistovik',
    filters: { sheets: '48' },
    stickers: ['hit'],
    rates: [5, 5, 5, 5, 5, 4]
  },
  {
    type: 'sneakers',
    title: 'Кроссовки в зал «Сменка», светлая подошва',
    rubles: 2690,
    oldRubles: 3290,
    brand: 'shag-vpered',
    stickers: ['sale', 'hit'],
    rates: [5, 5, 5, 5, 3]
  },
  {
    type: 'paints',
    title: 'Палитра с 8 красками «Мастерская»',
    rubles: 890,
    brand: 'masterskaya',
    filters: { tones: '8' },
    stickers: ['new'],
    rates: [5, 5, 5]
  },
  {
    type: 'trousers',
    title: 'Брюки прямые с регулировкой пояса',
    rubles: 2190,
    brand: 'starosta',
    colors: ['navy', 'graphite', 'black'],
    stickers: ['hit', 'school'],
    rates: [5, 5, 5, 5, 4]
  },
  {
    type: 'microscope',
    title: 'Микроскоп учебный с набором стёкол',
    rubles: 6290,
    brand: 'opyt',
    stickers: ['hit'],
    rates: [5, 5, 5, 5]
  },
  {
    type: 'sewing-kit',
    title: 'Мишка-сшивайка, набор для шитья',
    rubles: 1390,
    brand: 'masterskaya',
    stickers: ['new'],
    rates: [5, 5, 5, 5]
  },
  {
    type: 'shorts',
    title: 'Шорты для физкультуры, с карманами',
    rubles: 690,
    brand: 'fizkult',
    stickers: ['new'],
    rates: [5, 5, 3]
  },
  {
    type: 'telescope',
    title: 'Телескоп настольный «Астроном», 60×',
    rubles: 5490,
    brand: 'opyt',
    stickers: ['new'],
    rates: [5, 5, 4]
  },
  {
    type: 'abacus',
    title: 'Счёты деревянные, 5 рядов',
    rubles: 980,
    brand: 'sovenok',
    stickers: ['new'],
    rates: [5, 4]
  },
  {
    type: 'lunch-box',
    title: 'Ланч-бокс «Большая перемена», 3 секции',
    rubles: 1150,
    brand: 'peremena',
    stickers: ['new'],
    rates: [5, 5, 5, 3]
  },
  {
    type: 'pinafore',
    title: 'Сарафан школьный «Линейка»',
    rubles: 2490,
    oldRubles: 3190,
    brand: 'len-i-linejka',
    colors: ['navy', 'burgundy', 'dark-green', 'grey'],
    stickers: ['sale', 'hit', 'school'],
    rates: [5, 5, 5, 5, 5, 4]
  },
  {
    type: 'pinafore',
    title: 'Сарафан «Плиссе» с карманами',
    rubles: 2790,
    brand: 'len-i-linejka',
    colors: ['burgundy', 'navy'],
    stickers: ['new'],
    rates: [5, 5]
  },
  {
    type: 'pinafore',
    title: 'Сарафан прямой, меланж',
    rubles: 1990,
    oldRubles: 2490,
    brand: '5-klass',
    colors: ['grey', 'graphite'],
    stickers: ['sale', 'school'],
    rates: [5, 5, 5, 5, 5, 4, 4]
  },
  {
    type: 'dress',
    title: 'Платье-рубашка «Первый звонок»',
    rubles: 3290,
    brand: 'len-i-linejka',
    rates: [5, 5, 4]
  },
  {
    type: 'shirt',
    title: 'Рубашка с галстуком «Староста»',
    rubles: 1790,
    brand: 'starosta',
    colors: ['blue', 'sky'],
    stickers: ['school'],
    rates: [5, 5, 5, 4]
  },
  {
    type: 'blouse',
    title: 'Блузка трикотажная с коротким рукавом',
    rubles: 1450,
    oldRubles: 1690,
    brand: 'len-i-linejka',
    colors: ['white', 'pink', 'lilac'],
    stickers: ['sale'],
    rates: [5, 5, 5, 3]
  },
  {
    type: 'coat',
    title: 'Пальто двубортное на утеплителе',
    rubles: 7990,
    oldRubles: 9990,
    brand: 'severnyj-veter',
    stickers: ['sale'],
    rates: [5, 5]
  },
  {
    type: 'lab-coat',
    title: 'Халат для химии и технологии, хлопок',
    rubles: 1190,
    brand: '5-klass',
    stickers: ['school'],
    rates: [5, 5, 5, 5]
  },
  {
    type: 'socks',
    title: 'Носки в школу, набор из 5 пар',
    rubles: 490,
    brand: 'fizkult',
    rates: [5, 5, 5, 5, 4]
  },
  {
    type: 'tank-top',
    title: 'Майка спортивная с номером класса',
    rubles: 590,
    brand: 'fizkult',
    rates: [],
    isOutOfStock: true
  },
  {
    type: 'scissors',
    title: 'Ножницы безопасные с кольцом, 13 см',
    rubles: 210,
    brand: 'masterskaya',
    rates: [5, 5, 5, 5, 4]
  },
  {
    type: 'crayons',
    title: 'Мелки восковые трёхгранные, 12 цветов',
    rubles: 320,
    brand: 'sovenok',
    filters: { tones: '12' },
    rates: [5, 5, 5, 5, 3]
  },
  {
    type: 'ballpoint',
    title: 'Ручка шариковая «Пятёрка», синяя паста',
    rubles: 59,
    brand: 'klyaksa',
    colors: ['blue'],
    filters: { ink: 'blue' },
    stickers: ['hit', 'school'],
    rates: [5, 5, 5, 5, 5, 4]
  },
  {
    type: 'satchel',
    title: 'Рюкзак с жёсткой спинкой «Первый раз»',
    rubles: 3490,
    brand: 'sovenok',
    stickers: ['hit'],
    filters: { volume: '14l' },
    rates: [5, 5, 5, 5, 5, 4]
  },
  {
    type: 'shoe-bag',
    title: 'Мешок для сменки «Совёнок»',
    rubles: 590,
    brand: 'sovenok',
    rates: [5, 5, 5, 5, 4]
  },
  {
    type: 'notebook-lines',
    title: 'Тетрадь в косую линейку, 12 листов',
    rubles: 29,
    brand: 'chistovik',
    filters: { sheets: '12', ruling: 'slanted', grade: '1-4' },
    stickers: ['school'],
    rates: [5, 5, 5, 5, 4]
  },
  {
    type: 'notebook-cells',
    title: 'Тетрадь в клетку, 12 листов',
    rubles: 29,
    brand: 'chistovik',
    filters: { sheets: '12', grade: '1-4' },
    stickers: ['school'],
    rates: [5, 5, 5, 5, 5, 4]
  },
  {
    type: 'color-pencils',
    title: 'Карандаши цветные, 24 цвета',
    rubles: 490,
    brand: 'grifel',
    filters: { tones: '24' },
    rates: [5, 5, 5, 5, 4]
  },
  {
    type: 'ballpoint',
    title: 'Ручки шариковые, синие, 4 штуки',
    rubles: 220,
    brand: 'klyaksa',
    colors: ['blue'],
    filters: { ink: 'blue' },
    rates: [5, 5, 5, 5, 5, 4, 4]
  },
  {
    type: 'folder',
    title: 'Папка для тетрадей на молнии',
    rubles: 340,
    brand: 'klyaksa',
    rates: [5, 5, 5, 3]
  }
]
