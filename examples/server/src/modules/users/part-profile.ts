import { type PartProfile } from '@vitrina/core/entities'
import { type RoleField, roleFields } from '@vitrina/core/platform'
import type { ShopSettings } from '@vitrina/core/shop-file'

import type { Account } from './accounts.ts'

/** The short form of a profile: what greets the visitor and what he has yet to tell. */
export const toPartProfile = (account: Account, shop: ShopSettings): PartProfile => ({
  uid: account.id,
  name: firstNameOf(account.fio),
  fio: account.fio,
  email: account.email,
  emailVerified: account.verified_email === account.email,
  phone: account.phone,
  phoneVerified: account.verified_phone === account.phone,
  isOrganization: account.organization_inn !== null,
  missingFields: missingFields(account, shop)
})

/** «Соколова Анна Игоревна» is «Анна»; of a single word it is the word. */
function firstNameOf(fio: string): string {
  const words = fio.split(' ')
  return words[1] ?? words[0] ?? ''
}

function missingFields(account: Account, { ruleSets }: ShopSettings): RoleField[] {
  const values: Record<RoleField, string | null> = {
    fullName: account.fio,
    email: account.email,
    phone: account.phone,
    inn: account.organization_inn,
    organisation: account.organization_title
  }
  const asked = account.roles.flatMap(role => roleFields(role, ruleSets))
  return [...new Set(asked)].filter(field => (values[field] ?? '').trim() === '')
}
