import type { SuggestionOption, UserRole } from '@vitrina/core/entities'
import type { Kysely, Selectable } from 'kysely'

import type { ShippingAddressTable } from '../../db/schema/delivery.ts'
import type { Database } from '../../db/schema.ts'
import type { Visitor } from '../../http/call.ts'
import { foldName, matchName } from '../../providers/address/fuzzy-match.ts'

/** The visitor's own recipients with their addresses; the role asked for must be his. */
export async function savedRecipients(
  db: Kysely<Database>,
  fio: string,
  { visitor, role }: { readonly visitor: Visitor; readonly role: UserRole | undefined }
): Promise<SuggestionOption[]> {
  if (visitor.uid === undefined) return []
  if (role !== undefined && !visitor.roles.includes(role)) return []
  const typed = foldName(fio)
  const saved = await db
    .selectFrom('shipping_address')
    .selectAll()
    .where('user_id', '=', visitor.uid)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .execute()
  return saved
    .filter(({ contact_person }) => matchName(typed, foldName(contact_person)) > 0)
    .map(toOption)
}

type SavedRow = Pick<
  Selectable<ShippingAddressTable>,
  'contact_person' | 'address' | 'zip' | 'kladr_id'
>

const toOption = ({ contact_person, address, zip, kladr_id }: SavedRow) => ({
  ...nameOption(contact_person),
  address: {
    ...NO_ADDRESS,
    country: address.country,
    region: address.region,
    city: address.city,
    settlement: address.settlement,
    street: address.street,
    house: address.house,
    value: address.value,
    postal_code: zip,
    kladr_id
  },
  zip,
  kladrId: kladr_id
})

const NO_ADDRESS = {
  settlement: '',
  city: '',
  country: '',
  house: '',
  region: '',
  street: '',
  value: '',
  postal_code: '',
  kladr_id: '',
  geo_lat: '',
  geo_lon: '',
  settlement_fias_id: null,
  city_fias_id: null
} as const

export const nameOption = (fio: string): SuggestionOption => ({
  value: fio,
  fio,
  address: { ...NO_ADDRESS }
})
