import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import * as contracts from '../contracts/index.ts'
import { product } from '../entities/product.ts'
import { fixtures } from './entity-fixtures.ts'
import { exampleOf } from './fixture-of.ts'

const answers = Object.entries(contracts).flatMap(([name, contract]) =>
  typeof contract === 'object' && 'response' in contract ? [[name, contract.response] as const] : []
)

test.each(answers)('%s has an example that keeps its contract', (_, response) => {
  const example = exampleOf(response)

  expect(z.safeParse(response, JSON.parse(JSON.stringify(example))).success).toBe(true)
})

test('an example of an entity is whole, and takes what matters to a test', () => {
  const pencilCase = fixtures.product({ title: 'Пенал', oldPrice: 990 })

  expect(product.parse(pencilCase)).toEqual(pencilCase)
  expect(pencilCase).toMatchObject({ title: 'Пенал', oldPrice: 990 })
  expect(pencilCase.groups[0]?.offers[0]?.barcode).toBe('4600000000017')
})

test('the same example comes each time, and nobody else’s copy changes with it', () => {
  const first = fixtures.order()
  const second = fixtures.order()

  expect(second).toEqual(first)
  expect(second.items).not.toBe(first.items)
})

test('an example that would break its contract is refused', () => {
  const wrong: object = { title: 7 }

  expect(() => fixtures.product(wrong)).toThrow(/title/)
})

test('there is an example of every entity', () => {
  for (const make of Object.values(fixtures)) expect(() => make()).not.toThrow()
})

test('what an example offers can be used: a way, a review, a raffle, bonuses, an order to cancel', () => {
  expect(fixtures.deliveryMethod().unavailable).toBe('')
  expect(fixtures.paymentMethod().unavailable).toBe('')
  expect(fixtures.reviewPermission().allowPost).toBe(true)
  expect(fixtures.raffle().participation.allowed).toBe(true)
  expect(fixtures.bonusClient().active).toBe(true)
  expect(fixtures.order().canCancel).toBe(true)
})
