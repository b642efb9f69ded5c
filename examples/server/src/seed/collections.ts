import type { DemoCollection, DemoProduct, StickerCode } from './catalogue-shapes.ts'
import { FEATURED_PRODUCTS } from './featured-products.ts'

/** Collections look only so far, so that a large shop gathers them as fast as a small one. */
const LOOK_THROUGH = 520
const MOST_IN_COLLECTION = 48

/** In the order of the list a mother carries in her hand. */
const FIRST_GRADER_TITLES = [
  'Рюкзак с жёсткой спинкой «Первый раз»',
  'Мешок для сменки «Совёнок»',
  'Тетрадь в косую линейку, 12 листов',
  'Тетрадь в клетку, 12 листов',
  'Карандаши цветные, 24 цвета',
  'Ручки шариковые, синие, 4 штуки',
  'Мелки восковые трёхгранные, 12 цветов',
  'Ножницы безопасные с кольцом, 13 см',
  'Папка для тетрадей на молнии',
  'Палитра с 8 красками «Мастерская»',
  'Счёты деревянные, 5 рядов',
  'Ланч-бокс «Большая перемена», 3 секции'
]

export function createCollections(products: readonly DemoProduct[]): readonly DemoCollection[] {
  const shelf = products.slice(0, LOOK_THROUGH)
  const list = FIRST_GRADER_TITLES.flatMap(title =>
    shelf.filter(product => product.title === title)
  )
  return [
    {
      id: 1,
      code: 'bestsellers',
      title: 'Хиты недели',
      description: 'То, что чаще всего кладут в корзину.',
      productIds: idsWith(shelf, 'hit')
    },
    {
      id: 2,
      code: 'new-arrivals',
      title: 'Новое на полках',
      description: 'Приехало за последние полтора месяца.',
      productIds: idsWith(shelf, 'new')
    },
    {
      id: 3,
      code: 'sale',
      title: 'Распродажа',
      description: 'Скидки до 30 %, пока есть размеры.',
      productIds: idsWith(shelf, 'sale')
    },
    {
      id: 4,
      code: 'first-grader',
      title: 'Список первоклассника',
      description: 'Собрали с завучем начальной школы. Снимите галочку с того, что уже есть дома.',
      productIds: list.map(product => product.id)
    }
  ]
}

/** Told apart by hand first, in their own order; then the most popular. */
const idsWith = (products: readonly DemoProduct[], sticker: StickerCode) =>
  products
    .filter(product => product.stickers.includes(sticker))
    .sort((left, right) => place(left) - place(right) || right.popularity - left.popularity)
    .slice(0, MOST_IN_COLLECTION)
    .map(product => product.id)

const place = ({ id }: DemoProduct) => (id <= FEATURED_PRODUCTS.length ? id : Number.MAX_VALUE)
