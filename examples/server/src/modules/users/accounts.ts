import { type ContactKind, type Profile, readSchoolInfo } from '@vitrina/core/entities'
import type { Kysely, Selectable } from 'kysely'

import type { UserTable } from '../../db/schema/accounts.ts'
import type { Database } from '../../db/schema.ts'

export type Account = Selectable<UserTable>

export const findAccount = (db: Kysely<Database>, uid: string) =>
  db.selectFrom('app_user').selectAll().where('id', '=', uid).executeTakeFirst()

export const findAccountByEmail = (db: Kysely<Database>, email: string) =>
  db.selectFrom('app_user').selectAll().where('email', '=', email).executeTakeFirst()

/** Who signs in by a code to this contact; a phone counts once it was proven, and for one alone. */
export async function findAccountByContact(
  db: Kysely<Database>,
  { kind, value }: { readonly kind: ContactKind; readonly value: string }
): Promise<Account | undefined> {
  if (kind === 'email') return findAccountByEmail(db, value)
  const accounts = db.selectFrom('app_user').selectAll().where('phone', '=', value)
  const proven = await accounts.where('verified_phone', '=', value).limit(2).execute()
  return proven.length === 1 ? proven[0] : undefined
}

export const toProfile = (account: Account): Profile => ({
  uid: account.id,
  fio: account.fio,
  email: account.email,
  phone: account.phone,
  birthDate: account.birth_date,
  priceRole: account.price_role,
  isOrganization: account.organization_inn !== null,
  roles: account.roles,
  organization: organizationOf(account),
  schoolInfo: readSchoolInfo(account.school_info)
})

/** The profile as the initialisation answers it; null for a guest. */
export async function readProfile(
  db: Kysely<Database>,
  uid: string | undefined
): Promise<Profile | null> {
  const account = uid === undefined ? undefined : await findAccount(db, uid)
  return account === undefined ? null : toProfile(account)
}

function organizationOf({ organization_inn, organization_title }: Account) {
  if (organization_inn === null) return null
  return { inn: organization_inn, title: organization_title ?? '' }
}
