import { expect, test } from 'vitest'
import { fixtures } from '../../testing/entity-fixtures.ts'
import { emptyShipping } from '../../values/shipping/shipping.ts'
import { withOrganization, withRecipient } from './order-lookups.ts'

const personalData = { fio: 'Сок', email: 'anna@example.ru', phone: '+79120000000' }
const nowhere = { personalData, personalShipping: { shippingId: '', shipping: emptyShipping } }
const known = fixtures.suggestionOption({ fio: 'Соколова Вера Петровна' })

test('a found recipient brings his name, and his address where none stands yet', () => {
  const found = withRecipient(nowhere, known)
  const elsewhere = { ...emptyShipping, address: { ...emptyShipping.address, value: 'Тула, д. 3' } }

  expect(found.personalData).toEqual({ ...personalData, fio: 'Соколова Вера Петровна' })
  expect(found.personalShipping?.shipping?.address.value).toBe(known.address.value)
  expect(
    withRecipient(
      { personalData, personalShipping: { shippingId: '', shipping: elsewhere } },
      known
    )
  ).not.toHaveProperty('personalShipping')
})

test('a found organisation fills both of its fields', () => {
  const option = fixtures.organizationOption({ inn: '6600000000', title: 'Школа № 64' })

  expect(withOrganization(option)).toEqual({
    organization: { inn: '6600000000', title: 'Школа № 64' }
  })
})
