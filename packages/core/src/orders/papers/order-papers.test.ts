import { expect, test } from 'vitest'

import { hasPaper, leftShopAt, orderPapers } from './order-papers.ts'

const bank = { title: 'Банк', bik: '044525000', account: '407', correspondentAccount: '301' }
const seller = { title: 'ООО «Пример»', ogrn: '1', inn: '2', address: 'Тула', bank }
const status = (tone: 'waiting' | 'moving' | 'ready' | 'done' | 'cancelled') => ({
  status: { code: tone, title: tone, tone },
  canCancel: tone === 'waiting'
})

test.each([
  ['waiting', ['invoice']],
  ['moving', ['invoice', 'deliveryNote']],
  ['ready', ['invoice', 'deliveryNote']],
  ['done', ['invoice', 'deliveryNote']],
  ['cancelled', []]
] as const)('an order that is %s has the papers %j', (tone, kinds) => {
  const papers = orderPapers(status(tone), seller, { orderId: 'o-1' })

  expect(papers.map(({ kind }) => kind)).toEqual(kinds)
})

test('goods that can still be taken back have not left the shop', () => {
  expect(hasPaper('deliveryNote', { ...status('moving'), canCancel: true }, seller)).toBe(false)
})

test('a paper is asked for by the order, or by the key of its letter', () => {
  const [own] = orderPapers(status('waiting'), seller, { orderId: 'o-1' })
  const [byKey] = orderPapers(status('waiting'), seller, { key: 'o-1.9.a+b' })

  expect(own).toEqual({
    kind: 'invoice',
    title: 'Счёт на оплату',
    href: '/order/paper?kind=invoice&orderId=o-1'
  })
  expect(byKey?.href).toBe('/order/paper?kind=invoice&key=o-1.9.a%2Bb')
})

test('a seller without a bank writes no invoices, and a shop without a seller no papers', () => {
  const { bank: _, ...poor } = seller

  expect(hasPaper('invoice', status('done'), poor)).toBe(false)
  expect(hasPaper('deliveryNote', status('done'), poor)).toBe(true)
  expect(hasPaper('deliveryNote', status('done'), undefined)).toBe(false)
})

test('a delivery note is of the day when the goods left the shop', () => {
  const order = {
    createdAt: '2026-11-01T08:00:00Z',
    history: [
      { ...status('waiting'), at: '2026-11-01T08:00:00Z' },
      { ...status('moving'), at: '2026-11-03T08:00:00Z' },
      { ...status('done'), at: '2026-11-05T08:00:00Z' }
    ]
  }

  expect(leftShopAt(order)).toBe('2026-11-03T08:00:00Z')
  expect(leftShopAt({ ...order, history: [] })).toBe('2026-11-01T08:00:00Z')
})
