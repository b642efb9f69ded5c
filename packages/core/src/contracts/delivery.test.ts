import { expect, test } from 'vitest'

import { home, shipping } from '../testing/test-shipping.ts'
import { type AnswerRow, type AskedRow, askedBy, refusedAt } from '../testing/test-wire.ts'
import { suggestAddresses, suggestCities, suggestNames } from './address-suggestions.ts'
import {
  calculateAddressDelivery,
  calculatePickupPointDelivery,
  createShippingAddress,
  deleteShippingAddress,
  listDeliveryMethods,
  listDeliveryPoints,
  listShippingAddresses,
  updateShippingAddress
} from './delivery.ts'
import { findOrganizations } from './organization-mapper.ts'

test.each<AskedRow>([
  ['the ways of delivery are read', 'GET /delivery/v1', api => api(listDeliveryMethods, {})],
  [
    'the ways of delivery to a city are read',
    'GET /delivery/v1?kladrId=7100000100000',
    api => api(listDeliveryMethods, { query: { kladrId: '7100000100000' } })
  ],
  ['saved addresses are read', 'GET /delivery/v1/shipping', api => api(listShippingAddresses, {})],
  [
    'an address is saved',
    'POST /delivery/v1/shipping',
    api => api(createShippingAddress, { body: home })
  ],
  [
    'an address is changed',
    'PUT /delivery/v1/shipping',
    api => api(updateShippingAddress, { body: { ...home, id: 'a-1' } })
  ],
  [
    'an address is deleted',
    'DELETE /delivery/v1/shipping',
    api => api(deleteShippingAddress, { body: { id: 'a-1' } })
  ],
  [
    'a courier is counted',
    'POST /delivery/v1/calculate/address',
    api => api(calculateAddressDelivery, { body: { method: 'courier', shipping } })
  ],
  [
    'a courier to a place without coordinates is counted',
    'POST /delivery/v1/calculate/address',
    api =>
      api(calculateAddressDelivery, {
        body: { method: 'courier', shipping: { ...shipping, coord: [] } }
      })
  ],
  [
    'a pick-up point is counted',
    'POST /delivery/v1/calculate/pickupPoint',
    api =>
      api(calculatePickupPointDelivery, { body: { method: 'pickup', deliveryPointCode: 'TUL-1' } })
  ],
  [
    'the points of a city are found',
    'GET /delivery/v1/points?kladrId=7100000100000&city=Тула&type=store&search=Советская',
    api =>
      api(listDeliveryPoints, {
        query: { kladrId: '7100000100000', city: 'Тула', type: 'store', search: 'Советская' }
      })
  ],
  [
    'an address is looked up by what was typed and a kladr id',
    'GET /address-suggestions/v1/address?text=Советская 14&kladrId=7100000100000',
    api => api(suggestAddresses, { query: { text: 'Советская 14', kladrId: '7100000100000' } })
  ],
  [
    'a city is looked up',
    'GET /address-suggestions/v1/cities?text=Тул',
    api => api(suggestCities, { query: { text: 'Тул' } })
  ],
  [
    'a name is looked up with role and page',
    'GET /address-suggestions/v1/names?fio=Соко&role=org_user&page=1&pageSize=10',
    api => api(suggestNames, { query: { fio: 'Соко', role: 'org_user', page: 1, pageSize: 10 } })
  ],
  [
    'an organisation is looked up',
    'GET /organization-mapper/v1/party?text=7707083893',
    api => api(findOrganizations, { query: { text: '7707083893' } })
  ]
])('%s by %s', async (_, line, call) => {
  const asked = await askedBy(call)

  expect(asked.line).toBe(line)
  expect(asked.known).toEqual(asked.input)
})

test.each<AnswerRow>([
  ['GET /delivery/v1: data.0.type', '', listDeliveryMethods],
  ['GET /delivery/v1: data.0.isDefault', undefined, listDeliveryMethods],
  ['GET /delivery/v1: data.0.priceFrom', '290', listDeliveryMethods],
  ['GET /delivery/v1/shipping: data.0.contactPerson', undefined, listShippingAddresses],
  ['POST /delivery/v1/shipping: id', undefined, createShippingAddress],
  ['PUT /delivery/v1/shipping: data', undefined, updateShippingAddress],
  ['DELETE /delivery/v1/shipping: data.0.isDefault', 'да', deleteShippingAddress],
  ['POST /delivery/v1/calculate/address: calculationId', undefined, calculateAddressDelivery],
  ['POST /delivery/v1/calculate/pickupPoint: price', '0', calculatePickupPointDelivery],
  ['GET /delivery/v1/points: data.0.coordinates', [54.1931], listDeliveryPoints],
  ['GET /delivery/v1/points: data.0.hours', undefined, listDeliveryPoints],
  ['GET /address-suggestions/v1/address: data.0.address.kladr_id', null, suggestAddresses],
  ['GET /address-suggestions/v1/cities: data.0.value', undefined, suggestCities],
  ['GET /address-suggestions/v1/names: meta', undefined, suggestNames],
  ['GET /organization-mapper/v1/party: data.0.type', 7, findOrganizations],
  ['GET /organization-mapper/v1/party: data.0.kpp', undefined, findOrganizations]
])('an answer is refused at «%s» when it says %j there', async (...row) => {
  expect(await refusedAt(row)).toBe(row[0])
})
