import { expect, test } from 'vitest'

import type { BonusClient, BonusEntry } from '../../entities/bonus.ts'
import { bonusPage, bonusQuery } from './bonus-page.view.ts'

const entry = (change: Partial<BonusEntry>): BonusEntry => ({
  id: 1,
  at: '2026-08-02T09:00:00.000Z',
  kind: 'accrued',
  title: 'Начисление за заказ П-1',
  value: 174,
  orderId: 'o-1',
  orderNumber: 'П-1',
  ...change
})

const client: BonusClient = {
  active: true,
  accountType: 'user',
  value: 1284,
  held: 100,
  expected: 55,
  accrualPercent: 5,
  writeOffPercent: 50
}

function pageOf(
  address: string,
  log: readonly BonusEntry[] = [],
  pages = 1,
  change: Partial<BonusClient> = {}
) {
  const query = bonusQuery(address)
  const balance = {
    userType: query.userType ?? client.accountType,
    value: 1284,
    bonusLog: [...log],
    meta: { page: query.page, limit: query.limit, total: log.length, pages }
  }
  const accounts = [
    { accountType: 'user' as const, title: 'Бонусы покупателя', value: 1284 },
    { accountType: 'dealer' as const, title: 'Бонусы дилера', value: 0 }
  ]
  return bonusPage({ balance, client: { ...client, ...change }, accounts }, query)
}

test('an account tells its balance, what is held and what is on its way', () => {
  const { value, noun, notes } = pageOf('/user/bonus')

  expect(`${value} ${noun}`).toBe('1\u00a0284 бонуса')
  expect(notes).toEqual([
    'Ещё 100 списано в счёт заказов в пути',
    '55 придёт, когда вы получите заказы'
  ])
})

test('bonuses that burn say how many do next and when, and how long they live', () => {
  const burning = { value: 120, at: '2026-12-05T09:00:00.000Z' }

  const { notes, rules } = pageOf('/user/bonus', [], 1, { burning, lifetimeDays: 365 })

  expect(notes.at(-1)).toBe('120 сгорит 5 декабря 2026, если не потратить раньше')
  expect(rules).toContain('Бонусы живут 365 дней со дня начисления, первыми тратятся старые.')
  expect(pageOf('/user/bonus').rules).not.toContain('живут')
})

test('a change says what it did to the balance and leads to its order', () => {
  const spent = entry({ id: 2, kind: 'spent', value: 0, orderId: null, orderNumber: null })

  const { cards } = pageOf('/user/bonus', [entry({}), entry({ kind: 'held', value: -600 }), spent])

  expect(cards.map(({ change }) => change)).toEqual(['+174', '−600', ''])
  expect(cards[0]).toMatchObject({ day: '2 августа 2026', isGain: true })
  expect(cards[0]?.order).toEqual({ title: 'Заказ П-1', href: '/user/profile/order/detail/o-1' })
  expect(cards[2]?.order).toBeUndefined()
})

test('the account of another kind stands in the address, and its pages keep it', () => {
  const { accounts, notes, pages } = pageOf('/user/bonus?type=dealer&page=2', [entry({})], 3)

  expect(accounts.map(({ isChosen }) => isChosen)).toEqual([false, true])
  expect(notes).toEqual([])
  expect(pages?.next).toBe('/user/bonus?type=dealer&page=3')
})

test('a kind that the programme does not know is the visitor’s own', () => {
  const own = { page: 1, limit: 10, userType: 'org_user' }
  expect(bonusQuery('/user/bonus?type=guest&page=x', 'org_user')).toEqual(own)
  expect(bonusQuery('/user/bonus')).toEqual({ page: 1, limit: 10 })
})

test('past the last page of the log there is a way back', () => {
  const { isPastEnd, empty } = pageOf('/user/bonus?page=7', [])

  expect(isPastEnd).toBe(true)
  expect(empty?.action?.href).toBe('/user/bonus')
})

test('an account of a new kind is shown to its owner, and is no way to anybody else’s', () => {
  const meta = { page: 1, limit: 10, total: 0, pages: 1 }
  const accounts = [
    { accountType: 'user' as const, title: 'Бонусы покупателя', value: 1284 },
    { accountType: 'school', title: 'Бонусы школы', value: 50 }
  ]
  const tabsOf = (userType: string) =>
    bonusPage(
      { balance: { userType, value: 50, bonusLog: [], meta }, client, accounts },
      bonusQuery('/user/bonus')
    ).accounts.map(({ href, isChosen }) => [href, isChosen])

  expect(tabsOf('school')).toEqual([
    ['/user/bonus?type=user', false],
    ['/user/bonus', true]
  ])
  expect(tabsOf('user')).toEqual([['/user/bonus?type=user', true]])
})
