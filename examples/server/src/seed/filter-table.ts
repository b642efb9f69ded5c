import { BRANDS } from './brands.ts'
import type { DemoFilter } from './catalogue-shapes.ts'
import { COLORS } from './colors.ts'

export interface FilterRow {
  readonly code: string
  readonly title: string
  readonly kind: DemoFilter['kind']
  readonly seo: boolean
  readonly values: readonly ValueRow[]
}

interface ValueRow {
  readonly code: string
  readonly title: string
  readonly hex?: string
  /** `filter:value` of other filters, one of which must be chosen first. */
  readonly needs?: readonly string[]
}

const CHILDREN = ['gender:girls', 'gender:boys', 'gender:all']
const SHORT_NOTEBOOKS = ['sheets:12', 'sheets:18']

const sizes = (titles: readonly string[], needs?: readonly string[]): readonly ValueRow[] =>
  titles.map(title => ({ code: title.toLowerCase(), title, ...(needs && { needs }) }))

export const FILTER_ROWS: readonly FilterRow[] = [
  {
    code: 'gender',
    title: 'Кому',
    kind: 'choice',
    seo: true,
    values: [
      { code: 'girls', title: 'Девочкам' },
      { code: 'boys', title: 'Мальчикам' },
      { code: 'all', title: 'Всем' },
      { code: 'adults', title: 'Взрослым' }
    ]
  },
  {
    code: 'height',
    title: 'Рост, см',
    kind: 'size',
    seo: false,
    values: sizes(['116', '122', '128', '134', '140', '146', '152', '158', '164', '170'], CHILDREN)
  },
  {
    code: 'letter',
    title: 'Размер',
    kind: 'size',
    seo: false,
    values: sizes(['S', 'M', 'L', 'XL', 'XXL'], ['gender:all', 'gender:adults'])
  },
  {
    code: 'shoe',
    title: 'Размер обуви',
    kind: 'size',
    seo: false,
    values: sizes(['28', '29', '30', '31', '32', '33', '34', '35', '36', '37', '38', '39', '40'])
  },
  {
    code: 'sock',
    title: 'Длина стопы, см',
    kind: 'size',
    seo: false,
    values: sizes(['16–18', '18–20', '20–22', '22–24', '24–26'])
  },
  {
    code: 'head',
    title: 'Обхват головы, см',
    kind: 'size',
    seo: false,
    values: sizes(['52–54', '54–56', '56–58'])
  },
  { code: 'color', title: 'Цвет', kind: 'color', seo: true, values: COLORS },
  { code: 'brand', title: 'Бренд', kind: 'choice', seo: true, values: BRANDS },
  {
    code: 'material',
    title: 'Состав',
    kind: 'choice',
    seo: false,
    values: [
      { code: 'cotton', title: 'Хлопок' },
      { code: 'wool', title: 'Шерсть' },
      { code: 'viscose', title: 'Вискоза' },
      { code: 'polyester', title: 'Полиэстер' },
      { code: 'linen', title: 'Лён' },
      { code: 'acrylic', title: 'Акрил' },
      { code: 'leather', title: 'Натуральная кожа' },
      { code: 'eco-leather', title: 'Экокожа' },
      { code: 'wood', title: 'Дерево' },
      { code: 'plastic', title: 'Пластик' },
      { code: 'metal', title: 'Металл' },
      { code: 'glass', title: 'Стекло' },
      { code: 'paper', title: 'Бумага и картон' }
    ]
  },
  {
    code: 'season',
    title: 'Сезон',
    kind: 'choice',
    seo: false,
    values: [
      { code: 'any', title: 'Всесезонный' },
      { code: 'summer', title: 'Лето' },
      { code: 'demi', title: 'Весна и осень' },
      { code: 'winter', title: 'Зима' }
    ]
  },
  {
    code: 'grade',
    title: 'Класс',
    kind: 'choice',
    seo: false,
    values: [
      { code: 'preschool', title: 'Подготовишки' },
      { code: '1-4', title: '1–4 класс' },
      { code: '5-9', title: '5–9 класс' },
      { code: '10-11', title: '10–11 класс' }
    ]
  },
  {
    code: 'volume',
    title: 'Объём',
    kind: 'choice',
    seo: false,
    values: ['8 л', '14 л', '18 л', '22 л', '26 л'].map(title => ({
      code: title.replace(' л', 'l'),
      title
    }))
  },
  {
    code: 'sheets',
    title: 'Листов',
    kind: 'choice',
    seo: true,
    values: [
      { code: '12', title: '12 листов' },
      { code: '18', title: '18 листов' },
      { code: '24', title: '24 листа' },
      { code: '48', title: '48 листов' },
      { code: '96', title: '96 листов' }
    ]
  },
  {
    code: 'ruling',
    title: 'Линовка',
    kind: 'choice',
    seo: true,
    values: [
      { code: 'cells', title: 'Клетка' },
      { code: 'lines', title: 'Линейка' },
      { code: 'narrow', title: 'Узкая линейка', needs: SHORT_NOTEBOOKS },
      { code: 'slanted', title: 'Косая линейка', needs: SHORT_NOTEBOOKS },
      { code: 'dots', title: 'Точка' },
      { code: 'blank', title: 'Без линовки' }
    ]
  },
  {
    code: 'hardness',
    title: 'Твёрдость',
    kind: 'choice',
    seo: false,
    values: [
      { code: '2m', title: 'мягкий, 2М' },
      { code: 'm', title: 'мягкий, М' },
      { code: 'tm', title: 'средний, ТМ' },
      { code: 't', title: 'твёрдый, Т' },
      { code: '2t', title: 'твёрдый, 2Т' }
    ]
  },
  {
    code: 'ink',
    title: 'Цвет чернил',
    kind: 'choice',
    seo: false,
    values: [
      { code: 'blue', title: 'синие чернила' },
      { code: 'black', title: 'чёрные чернила' },
      { code: 'red', title: 'красные чернила' },
      { code: 'green', title: 'зелёные чернила' }
    ]
  },
  {
    code: 'tones',
    title: 'Цветов в наборе',
    kind: 'choice',
    seo: false,
    values: [
      { code: '6', title: '6 цветов' },
      { code: '8', title: '8 цветов' },
      { code: '12', title: '12 цветов' },
      { code: '18', title: '18 цветов' },
      { code: '24', title: '24 цвета' },
      { code: '36', title: '36 цветов' }
    ]
  }
]
