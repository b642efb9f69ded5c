import type {
  Address,
  Shipping,
  ShippingAddress,
  SuggestionOption
} from '../../entities/shipping.ts'
import { HOME_COUNTRY, shippingMessages, TOWN_KIND } from './shipping.messages.ts'

export const emptyShipping: Shipping = {
  coord: [],
  zip: '',
  kladrId: '',
  cityFiasId: '',
  isDefault: true,
  address: {
    country: HOME_COUNTRY,
    region: '',
    city: '',
    settlement: '',
    street: '',
    house: '',
    flat: '',
    value: ''
  }
}

/** An option of the name search with the shipping it brings and the option itself (§3). */
export interface NamedShipping extends Shipping {
  readonly fio: string
  readonly option: SuggestionOption
}

/** The shop's own words for an option of a suggestion service (B4, B5); missing parts are ''. */
export function normaliseShipping(option: SuggestionOption): Shipping {
  const { address } = option
  return {
    coord: coordOf(address.geo_lat, address.geo_lon),
    zip: option.zip ?? address.postal_code,
    kladrId: option.kladrId ?? address.kladr_id,
    cityFiasId: option.cityFiasId ?? address.settlement_fias_id ?? address.city_fias_id ?? '',
    isDefault: true,
    address: {
      country: address.country,
      region: address.region,
      city: address.city,
      settlement: address.settlement,
      street: address.street,
      house: address.house,
      flat: address.flat ?? '',
      value: address.value
    },
    ...(option.raw !== undefined && { raw: option.raw })
  }
}

/** A found person with his address in the shop’s own words. */
export const normaliseNamed = (option: SuggestionOption): NamedShipping => ({
  ...normaliseShipping(option),
  fio: personOf(option),
  option
})

/** Who was found: an option of the name search may tell his name apart from its own words. */
export const personOf = ({ fio, value }: Pick<SuggestionOption, 'fio' | 'value'>): string =>
  fio ?? value

/** The town of an address, as it is called. */
export const cityOf = ({ address }: { readonly address: Pick<Address, 'city' | 'settlement'> }) =>
  address.settlement || address.city

/** A saved address as a checkout sends it. */
export function fromSaved(saved: ShippingAddress): Shipping {
  const { address, kladrId, zip, coord = emptyShipping.coord } = saved
  return { ...emptyShipping, coord, kladrId, zip, address: { ...address, value: lineOf(address) } }
}

/** An address in one line, once it names a house: only then its delivery can be counted. */
export function lineOf({ region, city, settlement, street, house }: Address): string {
  if ((city === '' && settlement === '') || house.trim() === '') return ''
  const isTown = region.replace(TOWN_KIND, '') === city
  const place = [isTown ? '' : region, city, settlement, street]
  return [...place, shippingMessages.house(house.trim())].filter(part => part !== '').join(', ')
}

/** Degrees in decimal numbers; what is none is nothing. */
export function coordOf(latitude: string, longitude: string): Shipping['coord'] {
  const coord = [Number.parseFloat(latitude), Number.parseFloat(longitude)] as const
  return coord.every(Number.isFinite) ? [...coord] : []
}
