import { randomUUID } from 'node:crypto'
import type { ShippingAddress } from '@vitrina/core/entities'
import { isUuid } from '@vitrina/core/platform'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'

import type { ShippingAddressTable } from '../../db/schema/delivery.ts'
import type { Database } from '../../db/schema.ts'
import { HttpError } from '../../http/errors.ts'
import { deliveryMessages as messages } from './delivery.messages.ts'

export type AddressForm = Omit<ShippingAddress, 'id'>

const ADDRESSES_MAX = 20
/** The addresses of an account, the default one first, then the newest. */
export async function readAddresses(db: Kysely<Database>, uid: string): Promise<ShippingAddress[]> {
  const rows = await db
    .selectFrom('shipping_address')
    .selectAll()
    .where('user_id', '=', uid)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(toAddress)
}

/** Saves an address and returns its id; the same house and flat twice is one address. */
export async function addAddress(
  trx: Transaction<Database>,
  uid: string,
  form: AddressForm,
  now: Date
): Promise<string> {
  await lockAccount(trx, uid)
  const known = await readAddresses(trx, uid)
  const same = known.find(({ address }) => placeOf(address) === placeOf(form.address))
  if (same !== undefined) return changeAddress(trx, uid, { ...form, id: same.id })
  if (known.length >= ADDRESSES_MAX) throw new HttpError(409, messages.tooMany(ADDRESSES_MAX))
  const isDefault = form.isDefault || known.length === 0
  if (isDefault) await dropDefault(trx, uid)
  const id = randomUUID()
  await trx
    .insertInto('shipping_address')
    .values({ id, user_id: uid, ...toRow(form), is_default: isDefault, created_at: now })
    .execute()
  return id
}

/** Changes an own address; another account's is as good as none. */
export async function changeAddress(
  trx: Transaction<Database>,
  uid: string,
  { id, ...form }: ShippingAddress
): Promise<string> {
  await lockAccount(trx, uid)
  const { is_default } = await requireAddress(trx, uid, id)
  if (form.isDefault && !is_default) await dropDefault(trx, uid)
  await trx
    .updateTable('shipping_address')
    .set({ ...toRow(form), is_default: form.isDefault || is_default })
    .where('id', '=', id)
    .execute()
  return id
}

/** Takes an own address away; of the rest the newest becomes the default when it was that. */
export async function removeAddress(
  trx: Transaction<Database>,
  uid: string,
  id: string
): Promise<void> {
  await lockAccount(trx, uid)
  const { is_default } = await requireAddress(trx, uid, id)
  await trx.deleteFrom('shipping_address').where('id', '=', id).execute()
  const [next] = is_default ? await readAddresses(trx, uid) : []
  if (next === undefined) return
  await trx
    .updateTable('shipping_address')
    .set({ is_default: true })
    .where('id', '=', next.id)
    .execute()
}

async function requireAddress(trx: Transaction<Database>, uid: string, id: string) {
  const found = isUuid(id)
    ? await trx
        .selectFrom('shipping_address')
        .selectAll()
        .where('id', '=', id)
        .where('user_id', '=', uid)
        .executeTakeFirst()
    : undefined
  if (found === undefined) throw new HttpError(404, messages.noSavedAddress)
  return found
}

/** Changes of one account's addresses go one after another: it has exactly one default. */
const lockAccount = (trx: Transaction<Database>, uid: string) =>
  sql`select id from app_user where id = ${uid}::uuid for update`.execute(trx)

const dropDefault = (trx: Transaction<Database>, uid: string) =>
  trx
    .updateTable('shipping_address')
    .set({ is_default: false })
    .where('user_id', '=', uid)
    .where('is_default', '=', true)
    .execute()

const toRow = ({
  title,
  contactPerson,
  phone,
  address,
  kladrId,
  zip,
  coord = []
}: AddressForm) => ({
  title,
  contact_person: contactPerson,
  phone,
  address: JSON.stringify(address),
  kladr_id: kladrId,
  zip,
  coord: coord.length > 0 ? JSON.stringify(coord) : null
})

const toAddress = (row: Selectable<ShippingAddressTable>): ShippingAddress => ({
  id: row.id,
  title: row.title,
  contactPerson: row.contact_person,
  phone: row.phone,
  address: row.address,
  kladrId: row.kladr_id,
  zip: row.zip,
  isDefault: row.is_default,
  ...(row.coord && { coord: row.coord })
})

const placeOf = ({ city, settlement, street, house, flat }: ShippingAddress['address']) =>
  [city, settlement, street, house, flat].map(part => part.trim().toLowerCase()).join('|')
