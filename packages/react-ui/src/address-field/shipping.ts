import type { Address, Shipping, ShippingAddress, SuggestionOption } from '@vitrina/core'

import { emptyShipping } from './empty-shipping.ts'

/** A chosen suggestion in the place of what was typed; what it does not know is kept (B4–B6). */
export function withSuggestion(known: Shipping, option: SuggestionOption): Shipping {
  const { address } = option
  const { flat } = known.address
  const latitude = Number.parseFloat(address.geo_lat)
  const longitude = Number.parseFloat(address.geo_lon)
  const isPlaced = Number.isFinite(latitude) && Number.isFinite(longitude)
  return withLine({
    coord: isPlaced ? [latitude, longitude] : [],
    zip: address.postal_code,
    kladrId: address.kladr_id,
    cityFiasId: address.settlement_fias_id ?? address.city_fias_id ?? '',
    isDefault: true,
    address: {
      country: address.country,
      region: address.region,
      city: address.city,
      settlement: address.settlement,
      street: address.street || known.address.street,
      house: address.house || known.address.house,
      flat,
      value: ''
    }
  })
}

/** A part typed by hand; another city is not the one that was suggested. */
export function withTyped(known: Shipping, part: Partial<Address>): Shipping {
  const isOtherCity = part.city !== undefined && part.city !== known.address.city
  const place = isOtherCity ? { kladrId: '', cityFiasId: '', coord: emptyShipping.coord } : {}
  const address = {
    ...known.address,
    ...(isOtherCity && { region: '', settlement: '' }),
    ...part
  }
  return withLine({ ...known, ...place, address })
}

export const withZip = (known: Shipping, zip: string): Shipping => ({ ...known, zip })

export const fromSaved = ({ address, kladrId, zip }: ShippingAddress): Shipping =>
  withLine({ ...emptyShipping, kladrId, zip, address })

/** The address in one line, once it names a house: only then its delivery can be counted. */
function withLine(shipping: Shipping): Shipping {
  const { region, city, settlement, street, house } = shipping.address
  const isWhole = (city !== '' || settlement !== '') && house.trim() !== ''
  const place = [region === city ? '' : region, city, settlement, street]
  const parts = [...place, house && `д. ${house.trim()}`]
  const value = isWhole ? parts.filter(part => part !== '').join(', ') : ''
  return { ...shipping, address: { ...shipping.address, value } }
}
