import { expect, test } from 'vitest'

import { needShape } from '../../platform/command-shapes.ts'
import { checkoutSchema } from './checkout-schema.ts'

test.each([
  [{ type: 'field.edit', path: 'personalData.fio', value: 'Иванова Анна' }],
  [{ type: 'field.edit', path: 'accept', value: true }],
  [{ type: 'field.leave', name: 'delivery-point' }],
  [{ type: 'delivery.choose', id: 'courier' }]
])('a checkout takes %j', command => {
  expect(() => needShape(checkoutSchema, command)).not.toThrow()
})

test.each([
  [
    { type: 'field.edit', path: 'personalData.phon', value: '' },
    'field.edit: there is no field personalData.phon among ',
    '; is it personalData.phone?'
  ],
  [
    { type: 'field.edit', path: 'fio', value: 'Иванова Анна' },
    'field.edit: there is no field fio among scenario, personalData.fio, ',
    ', accept, mailing'
  ],
  [
    { type: 'field.leave', name: 'personalData.fio' },
    'field.leave: there is no field personalData.fio among fio, phone, email, ',
    ', accept'
  ]
])('a checkout refuses %j, a field that it has not', (command, begins, ends) => {
  let message = ''
  try {
    needShape(checkoutSchema, command)
  } catch (error) {
    message = String(error)
  }

  expect(message).toContain(`send(checkout): ${begins}`)
  expect(message.endsWith(ends)).toBe(true)
})
