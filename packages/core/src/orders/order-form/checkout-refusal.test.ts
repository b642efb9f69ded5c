import { expect, test } from 'vitest'

import { checkoutRefusal } from './checkout-offers.ts'

const failure = {
  message: 'Произошла ошибка сервера',
  status: 500,
  fieldErrors: {},
  retryable: true
}

test('fields are told in the order of the page, before all else', () => {
  const errors = {
    accept: 'Нужно согласие',
    'personalData.fio': 'Укажите ФИО',
    'personalData.age': 'Только для взрослых'
  }

  expect(checkoutRefusal({ errors, failure })).toEqual({
    message: 'Исправьте 2 поля, чтобы заказать',
    fields: [
      { fieldId: 'fio', message: 'Укажите ФИО' },
      { fieldId: 'accept', message: 'Нужно согласие' }
    ]
  })
})

test.each([
  [{ basket: 'Корзина пуста' }, failure, 'Корзина пуста'],
  [{}, failure, 'Произошла ошибка сервера']
])(
  'without wrong fields %j is told of the whole order, else the failure',
  (errors, said, message) => {
    expect(checkoutRefusal({ errors, failure: said })).toEqual({ message, fields: [] })
  }
)

test('where nothing was refused there is nothing to tell', () => {
  expect(checkoutRefusal({ errors: {}, failure: undefined })).toBeUndefined()
})
