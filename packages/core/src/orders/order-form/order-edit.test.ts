import { expect, test } from 'vitest'

import { emptyOrderForm } from './checkout-state.ts'
import { formWith } from './order-edit.ts'

test('of an INN that is typed the digits are kept, and the name beside it stays', () => {
  const named = formWith(emptyOrderForm(), 'organization.title', 'Школа № 5')

  expect(formWith(named, 'organization.inn', '7707 083893 / 770701001').organization).toEqual({
    inn: '7707083893',
    title: 'Школа № 5'
  })
})
