import type { BonusUserType } from '../entities/bonus.ts'
import type { UserRole } from '../entities/profile.ts'

const WHOLESALE_ROLES: readonly UserRole[] = ['org_user', 'dealer']
const DEFAULT_USER_ROLE: UserRole = 'user'
export const DEFAULT_PRICE_ROLE = 'guest_opt'

/** Organisations and dealers; `isOrganization` speaks only where no role is known (A2). */
export function isWholesale({
  roles,
  isOrganization = false
}: {
  readonly roles: readonly UserRole[]
  readonly isOrganization?: boolean
}): boolean {
  if (roles.length === 0) return isOrganization
  return roles.some(role => WHOLESALE_ROLES.includes(role))
}

/** What the initialisation answer or the token says; what is empty says nothing. */
export interface RoleClaims {
  readonly roles?: readonly UserRole[] | undefined
  readonly priceRole?: string | undefined
  /** Which bonus account counts. */
  readonly bonusType?: BonusUserType | null | undefined
}

export interface Roles {
  /** Choose the validation rules. */
  readonly roles: readonly UserRole[]
  readonly priceRole: string
  readonly bonusType: BonusUserType | undefined
}

/** The initialisation answer wins, then the token, then the default (N1). */
export const resolveRoles = (init: RoleClaims, token: RoleClaims = {}): Roles => ({
  roles: outcome(init.roles) ?? outcome(token.roles) ?? [DEFAULT_USER_ROLE],
  priceRole: init.priceRole || token.priceRole || DEFAULT_PRICE_ROLE,
  bonusType: init.bonusType ?? token.bonusType ?? undefined
})

const outcome = (roles: readonly UserRole[] = []) => (roles.length === 0 ? undefined : roles)
