import { expect, test } from 'vitest'

import { sellerDetails } from './seller.ts'

test('a seller is told by name, register, tax number and address', () => {
  const seller = {
    title: 'ООО «Учебный пример»',
    ogrn: '1020000000000',
    inn: '6600000000',
    address: '620000, Екатеринбург, ул. Школьная, 1'
  }

  expect(sellerDetails(seller)).toEqual([
    'ООО «Учебный пример»',
    'ОГРН 1020000000000',
    'ИНН 6600000000',
    '620000, Екатеринбург, ул. Школьная, 1'
  ])
  expect(sellerDetails(undefined)).toEqual([])
})
