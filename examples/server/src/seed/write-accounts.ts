import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'

import type { Database } from '../db/schema.ts'
import { createPasswords } from '../modules/auth/passwords.ts'
import type { DemoShop } from './demo-shop.ts'
import { insertRows } from './insert-rows.ts'

/** Writes the demo accounts. */
export async function writeAccounts(db: Kysely<Database>, shop: DemoShop): Promise<void> {
  const organizations = new Map(shop.organizations.map(company => [company.id, company]))
  const passwords = createPasswords()
  const now = new Date()
  const rows = await Promise.all(
    shop.accounts.map(async account => {
      const company = organizations.get(account.organizationId ?? 0)
      return {
        id: randomUUID(),
        email: account.email.toLowerCase(),
        password_hash: await passwords.hash(account.password),
        temporary_hash: null,
        temporary_until: null,
        fio: account.fio,
        phone: account.phone,
        birth_date: null,
        roles: [...account.roles],
        price_role: account.priceRole,
        organization_inn: company?.inn ?? null,
        organization_title: company?.title ?? null,
        school_info: account.schoolInfo ?? null,
        bonus_kopecks: 0,
        subscribed: false,
        verified_email: account.email.toLowerCase(),
        consent_at: now,
        created_at: now
      }
    })
  )
  await insertRows(db, 'app_user', rows)
}
