import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import type { DemoShop } from './demo-shop.ts'
import { insertRows, type SeedRow } from './insert-rows.ts'

const HOUSE = '12'
const FLAT = '34'

/** Writes one saved address for each demo account, in its own city. */
export async function writeAddresses(db: Kysely<Database>, shop: DemoShop): Promise<void> {
  const street = shop.streets[0]?.title ?? ''
  const accounts = await db.selectFrom('app_user').select(['id', 'email', 'fio', 'phone']).execute()
  const rows = accounts.flatMap(account => {
    const known = shop.accounts.find(({ email }) => email.toLowerCase() === account.email)
    const city = shop.cities.find(({ id }) => id === known?.cityId)
    return city === undefined ? [] : [addressRow(account, city, street)]
  })
  await insertRows(db, 'shipping_address', rows)
}

const addressRow = (
  account: { id: string; fio: string; phone: string },
  city: DemoShop['cities'][number],
  street: string
): SeedRow<'shipping_address'> => ({
  id: randomUUID(),
  user_id: account.id,
  title: 'Дом',
  contact_person: account.fio,
  phone: account.phone,
  address: {
    country: 'Россия',
    region: city.region,
    city: city.title,
    settlement: '',
    street,
    house: HOUSE,
    flat: FLAT,
    value: `г. ${city.title}, ${street}, д. ${HOUSE}, кв. ${FLAT}`
  },
  kladr_id: city.kladrId,
  zip: city.postalCode,
  is_default: true,
  created_at: new Date()
})
