import type { Shipping, SuggestionOption } from '@vitrina/core/entities'
import { SERVICE_ADDRESS_MAX } from '@vitrina/core/entities'
import * as z from 'zod/mini'

const text = z._default(z.nullable(z.string()), null)

/** The parts of an address as the service tells them. */
const addressData = z.object({
  country: text,
  region_with_type: text,
  area_with_type: text,
  city: text,
  settlement: text,
  settlement_with_type: text,
  street_with_type: text,
  stead_type: text,
  stead: text,
  house_type: text,
  house: text,
  block_type: text,
  block: text,
  flat_type: text,
  flat: text,
  postal_code: text,
  kladr_id: text,
  geo_lat: text,
  geo_lon: text,
  settlement_fias_id: text,
  city_fias_id: text
})

type AddressData = z.output<typeof addressData>

/** The flat is the buyer's own to say. */
const FLAT = /^flat/
/** Parts by which two addresses are one house. */
const HOUSE = ['city', 'settlement', 'street', 'house'] as const

/** A house is one without saying so; an estate or a plot is called what it is. */
const PLAIN_HOUSE = 'д'

/** An option of the service in the words of the shop, a house with the service's own fields. */
export function toOption(value: string, answer: unknown): SuggestionOption {
  const data = z.parse(addressData, answer)
  const raw = houseOf(data) === '' ? undefined : rawOf(answer)
  return { value, address: toAddress(value, data), ...(raw !== undefined && { raw }) }
}

/** What is said of the very house that is ordered, as JSON; null where another was typed since. */
export function serviceAddressOf({ address, raw }: Shipping): string | null {
  const data = raw === undefined ? undefined : readRaw(raw)
  if (raw === undefined || data === undefined) return null
  const said = toAddress('', data)
  return HOUSE.every(part => said[part] === address[part]) ? raw : null
}

function readRaw(raw: string): AddressData | undefined {
  try {
    return z.safeParse(addressData, JSON.parse(raw)).data
  } catch {
    return undefined
  }
}

function rawOf(answer: unknown): string | undefined {
  const fields = Object.entries(Object(answer)).filter(
    ([name, said]) => typeof said === 'string' && said !== '' && !FLAT.test(name)
  )
  const raw = JSON.stringify(Object.fromEntries(fields))
  return raw.length > SERVICE_ADDRESS_MAX ? undefined : raw
}

function toAddress(value: string, data: AddressData): SuggestionOption['address'] {
  return {
    settlement: data.settlement_with_type ?? data.settlement ?? '',
    city: data.city ?? '',
    country: data.country ?? '',
    house: houseOf(data),
    region: joined([data.region_with_type, data.area_with_type], ', '),
    street: data.street_with_type ?? '',
    ...(data.flat !== null && { flat: data.flat }),
    value: withoutFlat(value, data),
    postal_code: data.postal_code ?? '',
    kladr_id: data.kladr_id ?? '',
    geo_lat: data.geo_lat ?? '',
    geo_lon: data.geo_lon ?? '',
    settlement_fias_id: data.settlement_fias_id,
    city_fias_id: data.city_fias_id
  }
}

/** «23 к 4», «23 стр 1», «вл 5», «1/2 литера А»; of land without a house the plot. */
function houseOf({ house_type, house, block_type, block, stead_type, stead }: AddressData) {
  const kind = house_type === PLAIN_HOUSE ? null : house_type
  const own = house === null ? [stead && (stead_type ?? 'уч'), stead] : [kind, house]
  return joined([...own, block && block_type, block], ' ')
}

/** The flat has a field of its own. */
function withoutFlat(value: string, { flat_type, flat }: AddressData) {
  const ending = flat === null ? '' : `, ${joined([flat_type, flat], ' ')}`
  return ending !== '' && value.endsWith(ending) ? value.slice(0, -ending.length) : value
}

const joined = (parts: readonly (string | null)[], between: string) =>
  parts.filter(part => part !== null && part !== '').join(between)
