import type { Address, Coord, DeliveryPoint, Shipping } from '@vitrina/core/entities'
import type { ColumnType, Generated } from 'kysely'

/** A city; region centres carry the code of the state register, others a synthetic one. */
export interface PlaceTable {
  id: number
  title: string
  region: string
  kladr_id: string
  fias_id: string
  postal_code: string
  latitude: number
  longitude: number
  is_region_centre: boolean
}

export interface StreetTable {
  id: number
  title: string
}

export interface OrganizationTable {
  inn: string
  title: string
  kpp: string
  address: string
}

export interface DeliveryMethodTable {
  id: string
  type: string
  title: string
  note: string
  is_default: boolean
  sort: number
}

export interface DeliveryPointTable {
  code: string
  type: DeliveryPoint['type']
  place_id: number
  title: string
  address: string
  note: string
  hours: string
  latitude: number
  longitude: number
  price_kopecks: number
  days: number
}

export interface ShippingAddressTable {
  id: string
  user_id: string
  title: Generated<string>
  contact_person: string
  phone: string
  address: ColumnType<Address, string, string>
  kladr_id: string
  zip: string
  is_default: boolean
  coord: ColumnType<Coord | null, string | null, string | null>
  created_at: Date
}

/** What a visitor was told a delivery costs; an order may name it until it expires. */
export interface DeliveryCalculationTable {
  id: string
  owner: string
  method_id: string
  point_code: string | null
  shipping: ColumnType<Shipping | null, string | null, string | null>
  /** Of the lines and sums it was made for. */
  basket_hash: string
  price_kopecks: number
  /** ISO calendar date. */
  date: string
  description: string
  expires_at: Date
}

export interface DeliveryTables {
  place: PlaceTable
  street: StreetTable
  organization: OrganizationTable
  delivery_method: DeliveryMethodTable
  delivery_point: DeliveryPointTable
  shipping_address: ShippingAddressTable
  delivery_calculation: DeliveryCalculationTable
}
