import type { Shipping } from '@vitrina/core'

const COUNTRY = 'Россия'

export const emptyShipping: Shipping = {
  coord: [],
  zip: '',
  kladrId: '',
  cityFiasId: '',
  isDefault: true,
  address: {
    country: COUNTRY,
    region: '',
    city: '',
    settlement: '',
    street: '',
    house: '',
    flat: '',
    value: ''
  }
}
