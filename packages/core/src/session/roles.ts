import type { UserRole } from '../entities/profile.ts'
import { listOf, needObject, objectOf } from '../errors/given.ts'

const WHOLESALE_ROLES: readonly UserRole[] = ['org_user', 'dealer']
export const DEFAULT_USER_ROLE: UserRole = 'user'
export const DEFAULT_PRICE_ROLE = 'guest_opt'

/** Organisations and dealers; `isOrganization` speaks only where no role is known (A2). */
export function isWholesale(profile: {
  readonly roles: readonly UserRole[]
  readonly isOrganization: boolean
}): boolean {
  const roles = listOf(needObject(profile, 'isWholesale(profile)').roles)
  if (roles.length === 0) return profile.isOrganization
  return roles.some(role => WHOLESALE_ROLES.includes(role))
}

/** Roles as the initialisation answer or the token may tell them. */
export interface RoleClaims {
  readonly role?: UserRole | undefined
  readonly priceRole?: string | undefined
  /** Which bonus account counts. */
  readonly bonusType?: string | undefined
}

export interface Roles {
  /** Chooses the validation rules. */
  readonly role: UserRole
  readonly priceRole: string
  readonly bonusType: string | undefined
}

/** The initialisation answer wins, then the token, then the default (N1). */
export function resolveRoles(initialised?: RoleClaims, claimed?: RoleClaims): Roles {
  const [init, token] = [objectOf(initialised), objectOf(claimed)]
  return {
    role: init.role ?? token.role ?? DEFAULT_USER_ROLE,
    priceRole: init.priceRole || token.priceRole || DEFAULT_PRICE_ROLE,
    bonusType: init.bonusType || token.bonusType || undefined
  }
}
