import { expect, test } from 'vitest'

import { type WholesaleFacts, wholesaleTerms } from './wholesale.view.ts'

const item = {
  ...{ groupId: 7, title: 'Пенал «Лис»', option: 'синий', vendorCode: 'ПН-10' },
  ...{ barcode: '2000000000015', stock: 50, step: 10 },
  prices: [
    { price: 400, limit: 10, priceRole: 'dealer' },
    { price: 450, limit: 1, priceRole: 'dealer' }
  ]
}
const ruble = { id: '1', code: 'RUB', sign: '₽', rate: 1 }
const bank = { title: 'Банк', bik: '1', account: '2', correspondentAccount: '3' }
const method = { id: '1', code: 'sbp', title: 'СБП', note: '', isDefault: true } as const

const dealer: WholesaleFacts = {
  roles: ['dealer', 'org_user'],
  configuration: {
    leastOrderFrom: 3000,
    freeDeliveryFrom: 5000,
    seller: { title: 'ООО', ogrn: '1', inn: '2', address: 'Тула', bank }
  },
  payments: [{ ...method, unavailable: '' }],
  deliveries: [{ title: 'Курьер', unavailable: '' }],
  sample: [item],
  rules: { currency: ruble, rate: 1, priceRole: 'dealer' }
}

const linesOf = (facts: WholesaleFacts) =>
  Object.fromEntries(
    wholesaleTerms(facts).map(({ title, lines }) => [
      title,
      lines.join(' ').replaceAll('\u00a0', ' ')
    ])
  )

test('a dealer is told his prices by an example, the least order, papers and ways', () => {
  expect(linesOf(dealer)).toEqual({
    Цена: 'Цены дилера: они уже стоят на всех страницах.',
    Например: 'Пенал «Лис»: 450 ₽ за штуку, от 10 шт. — 400 ₽.',
    Заказ: 'От 3 000 ₽.',
    Упаковки: 'Мелочи продаём целыми упаковками: количество округлит быстрый заказ.',
    Оплата: 'СБП.',
    Документы: 'Счёт с кодом для оплаты — сразу на странице заказа, накладная — после отгрузки.',
    Доставка: 'Курьер. Бесплатно от 5 000 ₽.'
  })
})

test('a guest is told how to get there, and why a way is closed to him', () => {
  const invoice = {
    ...method,
    code: 'invoice',
    title: 'По счёту',
    unavailable: 'Только организациям'
  } as const
  const { seller: _, ...configuration } = dealer.configuration

  const lines = linesOf({
    ...{ ...dealer, roles: ['guest'], sample: [] },
    configuration: { ...configuration, leastOrderFrom: 0 },
    payments: [{ ...method, unavailable: '' }, invoice]
  })

  expect(lines.Цена).toContain('после регистрации организации')
  expect(lines.Заказ).toBe('Любой суммы и любого количества.')
  expect(lines.Упаковки).toBe('Любое количество, хоть одна штука.')
  expect(lines.Оплата).toBe('СБП. По счёту: Только организациям')
  expect(Object.keys(lines)).not.toContain('Документы')
  expect(Object.keys(lines)).not.toContain('Например')
})
