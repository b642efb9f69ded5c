import { expect, test } from 'vitest'

import { deliveryTerm, paymentTerm, type WholesaleFacts, wholesaleTerms } from './wholesale.view.ts'

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

const dealer: WholesaleFacts = {
  roles: ['dealer', 'org_user'],
  configuration: {
    leastOrderFrom: 3000,
    seller: { title: 'ООО', ogrn: '1', inn: '2', address: 'Тула', bank }
  },
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

test('a dealer is told his prices by an example, the least order and papers', () => {
  expect(linesOf(dealer)).toEqual({
    Цена: 'Цены дилера: они уже стоят на всех страницах.',
    Например: 'Пенал «Лис»: 450 ₽ за штуку, от 10 шт. — 400 ₽.',
    Заказ: 'От 3 000 ₽.',
    Упаковки: 'Мелочи продаём целыми упаковками: количество округлит быстрый заказ.',
    Документы: 'Счёт с кодом для оплаты — сразу на странице заказа, накладная — после отгрузки.'
  })
})

test('a guest is told how to get there', () => {
  const { seller: _, ...configuration } = dealer.configuration

  const lines = linesOf({
    ...{ ...dealer, roles: ['guest'], sample: [] },
    configuration: { ...configuration, leastOrderFrom: 0 }
  })

  expect(lines.Цена).toContain('после регистрации организации')
  expect(lines.Заказ).toBe('Любой суммы и любого количества.')
  expect(lines.Упаковки).toBe('Любое количество, хоть одна штука.')
  expect(Object.keys(lines)).not.toContain('Документы')
  expect(Object.keys(lines)).not.toContain('Например')
})

test('ways are told by name, one that is closed to whoever asks with its reason', () => {
  const ways = [
    { title: 'СБП', unavailable: '' },
    { title: 'Карта', unavailable: '' },
    { title: 'По счёту', unavailable: 'Только организациям' }
  ]

  expect(paymentTerm(ways).lines).toEqual(['СБП, Карта.', 'По счёту (только организациям)'])
  expect(deliveryTerm([{ title: 'Курьер', unavailable: '' }], 5000, dealer.rules).lines).toEqual([
    'Курьер.',
    'Бесплатно от 5\u00a0000\u00a0₽.'
  ])
})
