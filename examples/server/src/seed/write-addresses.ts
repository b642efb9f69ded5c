import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import type { DemoShop } from './demo-shop.ts'
import { insertRows, type SeedRow } from './insert-rows.ts'

/** Where a member lives and, for the first of them, where parcels for his family go; `north` of the city in degrees. */
const HOME = { title: 'Дом', house: '12', flat: '34', north: 0.012 }
const FAMILY = {
  title: 'Бабушка',
  house: '7',
  flat: '',
  north: -0.009,
  fio: 'Соколова Вера Петровна',
  phone: '+7 000 000-00-04'
}

type Place = typeof HOME

/** Writes the saved addresses of the demo accounts, each in its own city. */
export async function writeAddresses(db: Kysely<Database>, shop: DemoShop): Promise<void> {
  const [street = '', other = ''] = shop.streets.map(({ title }) => title)
  const accounts = await db.selectFrom('app_user').select(['id', 'email', 'fio', 'phone']).execute()
  const rows = shop.accounts.flatMap((each, index) => {
    const account = accounts.find(({ email }) => email === each.email.toLowerCase())
    const city = shop.cities.find(({ id }) => id === each.cityId)
    if (account === undefined || city === undefined) return []
    const home = addressRow(account, city, { ...HOME, street }, true)
    const { id } = account
    return index > 0
      ? [home]
      : [home, addressRow({ id, ...FAMILY }, city, { ...FAMILY, street: other }, false)]
  })
  await insertRows(db, 'shipping_address', rows)
}

const addressRow = (
  account: { id: string; fio: string; phone: string },
  city: DemoShop['cities'][number],
  { title, street, house, flat, north }: Place & { street: string },
  isDefault: boolean
): SeedRow<'shipping_address'> => ({
  id: randomUUID(),
  user_id: account.id,
  title,
  contact_person: account.fio,
  phone: account.phone,
  address: {
    country: 'Россия',
    region: city.region,
    city: city.title,
    settlement: '',
    street,
    house,
    flat,
    value: `г. ${city.title}, ${street}, д. ${house}${flat && `, кв. ${flat}`}`
  },
  kladr_id: city.kladrId,
  zip: city.postalCode,
  is_default: isDefault,
  coord: [city.coordinates[0] + north, city.coordinates[1]],
  created_at: new Date()
})
