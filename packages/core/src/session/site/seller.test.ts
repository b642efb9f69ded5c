import { expect, test } from 'vitest'

import { bankDetails, sellerDetails } from './seller.ts'

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

test('where to pay is told where the shop has a bank', () => {
  const bank = {
    title: 'АО «Учебный банк»',
    bik: '046577000',
    account: '40702810000000000001',
    correspondentAccount: '30101810000000000000'
  }
  const seller = { title: 'ООО', ogrn: '1', inn: '2', address: 'Тула', bank }

  expect(bankDetails(seller)).toEqual([
    'Расчётный счёт 40702810000000000001',
    'АО «Учебный банк», БИК 046577000',
    'Корр. счёт 30101810000000000000'
  ])
  expect(bankDetails({ ...seller, bank: undefined })).toEqual([])
})
