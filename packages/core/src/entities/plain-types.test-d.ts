import { expectTypeOf, test } from 'vitest'

import type { BasketIntent, Currency, ListedNotification, Product } from './index.ts'

test('a type made by a schema is the plain type that one would write by hand', () => {
  expectTypeOf<Currency>().toEqualTypeOf<{
    id: string
    code: string
    sign: string
    rate: number
  }>()
  expectTypeOf<BasketIntent>().toEqualTypeOf<{ id: string; groupId: number; count: number }>()
  expectTypeOf<ListedNotification>().toEqualTypeOf<{
    id: string
    typeCode: string
    title: string
    body: string
    createdAt: string
    isRead: boolean
  }>()
  expectTypeOf<Product['cardPrices']>().toEqualTypeOf<{ price: number; priceRole: string }[]>()
})
