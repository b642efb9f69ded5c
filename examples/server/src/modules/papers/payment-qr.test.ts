import { expect, test } from 'vitest'

import { paymentQr } from './payment-qr.ts'

const seller = {
  title: 'ООО «Пример | и сын»',
  ogrn: '1020000000000',
  inn: '6600000000',
  kpp: '660001001',
  address: 'Екатеринбург',
  bank: {
    title: 'Банк, название которого длиннее сорока пяти знаков',
    bik: '046577000',
    account: '40702810000000000001',
    correspondentAccount: '30101810000000000000'
  }
}

test('a payment names its fields in the order of the standard, each no longer than it may be', () => {
  expect(paymentQr({ seller, kopecks: 123_450, purpose: 'Оплата заказа № 1-024' })).toBe(
    [
      'ST00012',
      'Name=ООО «Пример   и сын»',
      'PersonalAcc=40702810000000000001',
      'BankName=Банк, название которого длиннее сорока пяти з',
      'BIC=046577000',
      'CorrespAcc=30101810000000000000',
      'PayeeINN=6600000000',
      'KPP=660001001',
      'Sum=123450',
      'Purpose=Оплата заказа № 1-024'
    ].join('|')
  )
})

test('without a bank there is nothing to pay by', () => {
  const { bank: _, ...poor } = seller

  expect(paymentQr({ seller: poor, kopecks: 1, purpose: '' })).toBeUndefined()
})
