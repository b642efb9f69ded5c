import { expect, test } from 'vitest'

import { demoTotal } from '../../testing/fixtures.ts'
import { hasBonuses, typedWriteOff, writeOff } from './write-off.ts'

const total = demoTotal({
  availableBonuses: [{ accountType: 'user', value: 1284 }],
  factualLimitPrice: 1800.5,
  bonusesLimit: 900.25,
  bonusesForWriteOff: 900
})
const client = { writeOffPercent: 50 }

test('bonuses pay for no more than the shop lets them', () => {
  expect(writeOff(total, client)).toMatchObject({
    available: 1284,
    limit: 900.25,
    used: 900,
    isCut: false
  })
})

test('what the shop lets them pay leaves out what they cannot buy, a certificate for one', () => {
  const withCertificate = { ...total, factualLimitPrice: 3800.5, bonusesLimit: 900.25 }

  expect(writeOff(withCertificate, client).limit).toBe(900.25)
})

test('there are never more bonuses to write off than on the account', () => {
  expect(writeOff({ ...total, bonusesLimit: 50_000 }, client).limit).toBe(1284)
})

test('a shop that names no limit lets them pay all of it', () => {
  const { bonusesLimit: _, ...unlimited } = total

  expect(writeOff({ ...unlimited, factualLimitPrice: 1000.5 }, client).limit).toBe(1000.5)
})

test('a write-off that the server has cut is told', () => {
  expect(writeOff(total, client, 1284).isCut).toBe(true)
})

test('the limit of the shop is told in words, and nothing where all of it can be written off', () => {
  const own = { availableBonuses: [{ accountType: 'user', value: 1284 }], bonusesForWriteOff: 0 }
  const noteOf = (bonusesLimit: number, rules = client) =>
    writeOff({ ...own, bonusesLimit, factualLimitPrice: 1800 }, rules).note
  expect(noteOf(900)).toBe(
    'Можно списать до 900\u00a0Б: бонусами оплачивается не больше 50\u00a0% суммы'
  )
  expect(noteOf(900, { writeOffPercent: 100 })).toBe(
    'Можно списать до 900\u00a0Б: больше, чем стоит заказ, не нужно'
  )
  expect(noteOf(100_000)).toBe('')
})

test('a write-off that was cut is told in words', () => {
  expect(writeOff(total, client, 1284).note).toMatch(
    /^Списали .+\u00a0Б: больше для этого заказа нельзя$/
  )
})

test.each([
  ['1 000', 900.25],
  ['500 Б', 500],
  ['12,5', 12.5],
  ['10,999', 11],
  ['1.2.3', 0],
  ['', 0],
  ['нет', 0]
])('«%s» typed is a wish for %d bonuses', (text, amount) => {
  expect(typedWriteOff(text, { limit: 900.25 })).toBe(amount)
})

test.each([
  [true, true, true],
  [false, true, false],
  [true, false, false]
])('bonuses switched on %s and a member %s: they are asked for %s', (on, signedIn, asked) => {
  expect(hasBonuses({ needToUseBonuses: on }, { signedIn })).toBe(asked)
})
