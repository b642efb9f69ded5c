import type { BonusUserType } from '@vitrina/core/entities'
import { strongestRole } from '@vitrina/core/session'
import type { Kysely } from 'kysely'

import type { Database } from '../../db/schema.ts'
import { uidOf } from './owner.ts'
import type { BonusRules } from './shop-rules.ts'

/** The bonuses of a member; kopecks. */
export interface BonusPurse {
  readonly userType: BonusUserType
  readonly balance: number
}

/** The strongest role decides whose programme a member is in. */
export const userTypeOf = (roles: readonly string[]): BonusUserType => {
  const role = strongestRole(roles)
  return role === 'guest' ? 'user' : role
}

/**
 * What the owner of a basket may write off: no purse for a guest, for an
 * account whose address nobody has proven, nor while bonuses are off.
 */
export async function readPurse(
  db: Kysely<Database>,
  owner: string,
  { isOn }: BonusRules
): Promise<BonusPurse | undefined> {
  const uid = uidOf(owner)
  if (uid === undefined || !isOn) return undefined
  const account = await db
    .selectFrom('app_user')
    .select(['bonus_kopecks', 'roles'])
    .where('id', '=', uid)
    .whereRef('verified_email', '=', 'email')
    .executeTakeFirst()
  return account && { userType: userTypeOf(account.roles), balance: account.bonus_kopecks }
}
