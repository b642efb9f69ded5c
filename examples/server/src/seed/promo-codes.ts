import type { DemoPromoCode } from './shop-shapes.ts'
import { daysBefore } from './times.ts'

export const PROMO_CODES: readonly DemoPromoCode[] = [
  {
    code: 'ЛИНЕЙКА10',
    title: 'Скидка 10 % на заказ от 1 000 ₽',
    discount: { kind: 'percent', percent: 10 },
    minimumKopecks: 100_000,
    oncePerUser: false
  },
  {
    code: 'ПЕРВЫЙ500',
    title: 'Скидка 500 ₽ на первый заказ от 3 000 ₽',
    discount: { kind: 'amount', kopecks: 50_000 },
    minimumKopecks: 300_000,
    oncePerUser: true
  },
  {
    code: 'ИСТЁК',
    title: 'Весенняя скидка 15 %',
    discount: { kind: 'percent', percent: 15 },
    minimumKopecks: 0,
    oncePerUser: false,
    expiresAt: daysBefore(60)
  },
  {
    code: 'ОДИН',
    title: 'Скидка 5 % первому, кто успел',
    discount: { kind: 'percent', percent: 5 },
    minimumKopecks: 0,
    maxUses: 1,
    oncePerUser: true
  },
  {
    code: 'ЗВОНОК30',
    title: 'Скидка 30 %, но не больше 600 ₽',
    discount: { kind: 'percent', percent: 30 },
    minimumKopecks: 0,
    maxDiscountKopecks: 60_000,
    oncePerUser: false
  },
  {
    code: 'РАЗОБРАЛИ',
    title: 'Скидка 20 % первым ста покупателям',
    discount: { kind: 'percent', percent: 20 },
    minimumKopecks: 0,
    maxUses: 100,
    used: 100,
    oncePerUser: false
  },
  {
    code: 'КАНИКУЛЫ',
    title: 'Скидка 25 % в зимние каникулы',
    discount: { kind: 'percent', percent: 25 },
    minimumKopecks: 0,
    oncePerUser: false,
    startsAt: daysBefore(-3650)
  }
]
