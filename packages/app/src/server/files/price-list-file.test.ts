import { priceListHead } from '@vitrina/core/content'
import readExcel from 'read-excel-file/node'
import { afterEach, expect, test } from 'vitest'

import type { StubAnswer } from '../testing/stub-backend.ts'
import { startTestStorefront, type TestStorefront } from '../testing/test-storefront.ts'

const running: TestStorefront[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

const item = {
  ...{ groupId: 7, title: '=Пенал & «Лис»', option: 'синий', vendorCode: 'ПН-10' },
  ...{ barcode: '2000000000015', stock: 50, step: 10 },
  prices: [
    { price: 450, limit: 1, priceRole: 'dealer' },
    { price: 412.5, limit: 10, priceRole: 'dealer' }
  ]
}

const CART = '11111111-1111-4111-8111-111111111111'

async function download(path: string, answer: StubAnswer) {
  const storefront = await startTestStorefront({ answer })
  running.push(storefront)
  return storefront.fetch(path, { headers: { cookie: `cart_tokenpenal=${CART}` } })
}

/** Two pages of one row each. */
const twoPages: StubAnswer = ({ path, query }) => {
  if (path !== '/price-list/v1') return undefined
  return query.get('after') === '0'
    ? { body: { data: [item], next: 7 } }
    : { body: { data: [{ ...item, barcode: '2000000000022' }], next: null } }
}

test('a CSV carries every page under one head and is kept by nobody', async () => {
  const answer = await download('/price-list.csv', twoPages)

  const text = Buffer.from(await answer.arrayBuffer()).toString('utf8')
  const row = (barcode: string) =>
    `ПН-10;'${barcode};'=Пенал & «Лис»;синий;450;от 10 шт. 412,50 ₽;50;10;`
  expect(text.split('\r\n')).toEqual([
    `\uFEFF${priceListHead().join(';')}`,
    ...[row('2000000000015'), row('2000000000022'), '']
  ])
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('content-disposition')).toContain('.csv')
})

test('a workbook is read back with the same rows, texts as texts and prices as numbers', async () => {
  const answer = await download('/price-list.xlsx', twoPages)

  const [sheet] = await readExcel(Buffer.from(await answer.arrayBuffer()))

  const row = (barcode: string) => [
    'ПН-10',
    barcode,
    '=Пенал & «Лис»',
    'синий',
    450,
    'от 10 шт. 412,50 ₽',
    50,
    10,
    null
  ]
  expect(sheet?.data).toEqual([priceListHead(), row('2000000000015'), row('2000000000022')])
})

test('what the shop refuses is told in its words', async () => {
  const answer = await download('/price-list.csv', ({ path }) =>
    path === '/price-list/v1' ? { status: 429, body: { message: 'Слишком часто' } } : undefined
  )

  expect([answer.status, await answer.text()]).toEqual([429, 'Слишком часто'])
})

test('guests share one list for a moment, a member’s own is made for him', async () => {
  const storefront = await startTestStorefront({ answer: twoPages })
  running.push(storefront)
  const take = (path: string) => storefront.fetch(path).then(answer => answer.arrayBuffer())

  const [one, other] = await Promise.all([take('/price-list.xlsx'), take('/price-list.xlsx')])

  const asked = () => storefront.calls.filter(call => call.includes('/price-list/v1')).length
  expect(Buffer.from(one)).toEqual(Buffer.from(other))
  expect(asked()).toBe(2)
})
