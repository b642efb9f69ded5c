import { expect, test } from 'vitest'

import { emptyBasket } from '../../basket/basket-state.ts'
import { guestSession } from '../../session/session.ts'
import { demoGroup, demoProduct } from '../../testing/fixtures.ts'
import { priceRules } from '../../values/price/price-rules.ts'
import {
  chosenSchoolList,
  schoolListCommands,
  schoolListItems,
  schoolListSum,
  turnSchoolListItem
} from './school-list.ts'

const tenge = { id: '3', code: 'KZT', sign: '₸', rate: 5.5 }
const rules = priceRules(guestSession({ currencies: [tenge], currencyId: '3' }), {
  allowForeignCurrencies: false
})

test('a kit takes the first colour and size in stock of each product', () => {
  const satchel = demoProduct({
    title: 'Ранец',
    groups: [demoGroup({ id: 1, remnants: 0 }), demoGroup({ id: 2, remnants: 4 })]
  })
  const gone = demoProduct({ groups: [demoGroup({ id: 3, remnants: 0 })] })
  const items = schoolListItems([satchel, gone], rules)
  expect(items.map(({ groupId, title, price }) => [groupId, title, price])).toEqual([
    [2, 'Ранец', 2475]
  ])
})

test('what a kit costs is the sum of its shown prices', () => {
  const items = schoolListItems([demoProduct(), demoProduct({ id: 2 })], rules)
  expect(schoolListSum(items)).toBe(4950)
})

test('what is unticked is at home, until it is ticked again', () => {
  const items = schoolListItems(
    [demoProduct(), demoProduct({ groups: [demoGroup({ id: 12 })] })],
    rules
  )
  const left = turnSchoolListItem([], 11)
  expect(chosenSchoolList(items, left).map(({ groupId }) => groupId)).toEqual([12])
  expect(chosenSchoolList(items, turnSchoolListItem(left, 11))).toEqual(items)
})

test('what lies in the basket already keeps its quantity', () => {
  const basket = { ...emptyBasket(), counts: { 11: 3 } }
  const items = schoolListItems(
    [demoProduct(), demoProduct({ groups: [demoGroup({ id: 12 })] })],
    rules
  )
  expect(schoolListCommands(basket, items)).toEqual([{ type: 'line.set', key: 12, count: 1 }])
})
