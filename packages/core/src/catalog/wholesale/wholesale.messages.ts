import type { UserRole } from '../../entities/profile.ts'
import { fastOrderLimits } from '../../values/quantity/fast-order-limits.ts'

/** Texts of the page for wholesale buyers. */
export const wholesaleMessages = {
  lead: 'Школам, детским садам, родительским комитетам и дилерам: своя цена, счёт и документы, заказ списком.',
  termsTitle: 'Ваши условия',
  toolsTitle: 'Как заказать много',
  prices: {
    guest: 'Сейчас вы видите розничные цены. Оптовые появятся сразу после регистрации организации.',
    user: 'Сейчас вы видите цены частного покупателя. Для оптовых нужен кабинет организации.',
    org_user: 'Оптовые цены организации: они уже стоят на всех страницах.',
    dealer: 'Цены дилера: они уже стоят на всех страницах.'
  } satisfies Readonly<Record<UserRole, string>>,
  terms: {
    price: 'Цена',
    example: 'Например',
    leastOrder: 'Заказ',
    packages: 'Упаковки',
    payment: 'Оплата',
    papers: 'Документы',
    delivery: 'Доставка'
  },
  apiece: (price: string) => `${price} за штуку`,
  tier: (limit: number, price: string) => `от ${limit} шт. — ${price}`,
  leastOrder: (sum: string) => `От ${sum}.`,
  anyOrder: 'Любой суммы и любого количества.',
  wholePackages: 'Мелочи продаём целыми упаковками: количество округлит быстрый заказ.',
  anyCount: 'Любое количество, хоть одна штука.',
  papers: 'Счёт с кодом для оплаты — сразу на странице заказа, накладная — после отгрузки.',
  freeDelivery: (sum: string) => `Бесплатно от ${sum}.`,
  audiences: 'условия по видам покупателей',
  recall: { title: 'Не нашли своё', text: 'Опишите задачу в заявке: предложим условия и сроки.' },
  request: 'Заявка на опт',
  signUp: 'Зарегистрировать организацию',
  signIn: 'Уже есть кабинет',
  toolsText: `Скачайте прайс-лист со своими ценами и остатками, впишите количество и вставьте его в быстрый заказ: до ${fastOrderLimits.lines} строк за раз.`,
  fastOrder: 'Быстрый заказ списком'
} as const
