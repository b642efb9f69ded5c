import type { DemoOrder, OrderStatusCode } from './order-shapes.ts'

export interface OrderRow {
  readonly email: string
  readonly status: OrderStatusCode
  readonly daysAgo: number
  readonly getBy: 'courier' | 'pickup' | 'store'
  readonly payBy: DemoOrder['paymentMethod']
  /** Titles of featured goods and how many of each. */
  readonly items: readonly (readonly [string, number])[]
}

export const ORDER_ROWS: readonly OrderRow[] = [
  {
    email: 'anna@example.ru',
    status: 'new',
    daysAgo: 0,
    getBy: 'pickup',
    payBy: 'sbp',
    items: [
      ['Рюкзак «Перемена» с ортопедической спинкой, 18 л', 1],
      ['Тетрадь в клетку, 48 листов, обложка с держателем', 5]
    ]
  },
  {
    email: 'anna@example.ru',
    status: 'shipping',
    daysAgo: 2,
    getBy: 'courier',
    payBy: 'card',
    items: [
      ['Сарафан школьный «Линейка»', 1],
      ['Блузка трикотажная с коротким рукавом', 2]
    ]
  },
  {
    email: 'anna@example.ru',
    status: 'ready',
    daysAgo: 4,
    getBy: 'pickup',
    payBy: 'on_receipt',
    items: [
      ['Карандаши цветные, 24 цвета', 1],
      ['Ножницы безопасные с кольцом, 13 см', 1],
      ['Папка для тетрадей на молнии', 1]
    ]
  },
  {
    email: 'anna@example.ru',
    status: 'done',
    daysAgo: 24,
    getBy: 'store',
    payBy: 'sbp',
    items: [['Мишка-сшивайка, набор для шитья', 1]]
  },
  {
    email: 'anna@example.ru',
    status: 'cancelled',
    daysAgo: 40,
    getBy: 'courier',
    payBy: 'sbp',
    items: [['Телескоп настольный «Астроном», 60×', 1]]
  },
  {
    email: 'school@example.ru',
    status: 'paid',
    daysAgo: 1,
    getBy: 'courier',
    payBy: 'invoice',
    items: [
      ['Рубашка с галстуком «Староста»', 26],
      ['Брюки прямые с регулировкой пояса', 26]
    ]
  },
  {
    email: 'school@example.ru',
    status: 'assembling',
    daysAgo: 3,
    getBy: 'courier',
    payBy: 'invoice',
    items: [
      ['Тетрадь в косую линейку, 12 листов', 100],
      ['Тетрадь в клетку, 12 листов', 100]
    ]
  },
  {
    email: 'school@example.ru',
    status: 'done',
    daysAgo: 60,
    getBy: 'store',
    payBy: 'invoice',
    items: [['Халат для химии и технологии, хлопок', 15]]
  },
  {
    email: 'dealer@example.ru',
    status: 'shipping',
    daysAgo: 5,
    getBy: 'courier',
    payBy: 'invoice',
    items: [
      ['Ручка шариковая «Пятёрка», синяя паста', 200],
      ['Ручки шариковые, синие, 4 штуки', 50]
    ]
  },
  {
    email: 'dealer@example.ru',
    status: 'done',
    daysAgo: 90,
    getBy: 'courier',
    payBy: 'invoice',
    items: [['Носки в школу, набор из 5 пар', 60]]
  },
  {
    email: 'anna@example.ru',
    status: 'paid',
    daysAgo: 1,
    getBy: 'pickup',
    payBy: 'card',
    items: [['Карандаши цветные, 24 цвета', 2]]
  },
  {
    email: 'anna@example.ru',
    status: 'assembling',
    daysAgo: 1,
    getBy: 'courier',
    payBy: 'sbp',
    items: [['Папка для тетрадей на молнии', 1]]
  },
  {
    email: 'school@example.ru',
    status: 'new',
    daysAgo: 0,
    getBy: 'courier',
    payBy: 'invoice',
    items: [['Микроскоп учебный с набором стёкол', 12]]
  },
  {
    email: 'school@example.ru',
    status: 'shipping',
    daysAgo: 6,
    getBy: 'courier',
    payBy: 'invoice',
    items: [
      ['Мелки восковые трёхгранные, 12 цветов', 40],
      ['Ножницы безопасные с кольцом, 13 см', 30]
    ]
  },
  {
    email: 'school@example.ru',
    status: 'ready',
    daysAgo: 9,
    getBy: 'store',
    payBy: 'invoice',
    items: [['Счёты деревянные, 5 рядов', 15]]
  },
  {
    email: 'school@example.ru',
    status: 'cancelled',
    daysAgo: 31,
    getBy: 'courier',
    payBy: 'invoice',
    items: [['Телескоп настольный «Астроном», 60×', 2]]
  },
  {
    email: 'dealer@example.ru',
    status: 'new',
    daysAgo: 0,
    getBy: 'courier',
    payBy: 'invoice',
    items: [['Рюкзак «Перемена» с ортопедической спинкой, 18 л', 40]]
  },
  {
    email: 'dealer@example.ru',
    status: 'paid',
    daysAgo: 1,
    getBy: 'courier',
    payBy: 'invoice',
    items: [['Пальто двубортное на утеплителе', 20]]
  },
  {
    email: 'dealer@example.ru',
    status: 'assembling',
    daysAgo: 2,
    getBy: 'courier',
    payBy: 'invoice',
    items: [['Тетрадь в клетку, 48 листов, обложка с держателем', 300]]
  },
  {
    email: 'dealer@example.ru',
    status: 'ready',
    daysAgo: 7,
    getBy: 'pickup',
    payBy: 'invoice',
    items: [['Ланч-бокс «Большая перемена», 3 секции', 50]]
  },
  {
    email: 'dealer@example.ru',
    status: 'cancelled',
    daysAgo: 45,
    getBy: 'courier',
    payBy: 'invoice',
    items: [['Мешок для сменки «Совёнок»', 80]]
  },
  {
    email: 'school@example.ru',
    status: 'done',
    daysAgo: 35,
    getBy: 'courier',
    payBy: 'invoice',
    items: [['Майка спортивная с номером класса', 28]]
  }
]
