import type { OrderForm } from '../entities/order.ts'
import type { UserRole } from '../entities/profile.ts'

const FROM_THE_STRONGEST = ['dealer', 'org_user', 'user'] as const

/** The role that is followed of several (§6): a dealer who is an organisation, too, is a dealer. */
export const strongestRole = (roles: readonly string[]): UserRole =>
  FROM_THE_STRONGEST.find(role => roles.includes(role)) ?? 'guest'

/**
 * Whose field rules a purchase follows: an organisation's those of its own wholesale role, whoever
 * buys for himself those of a user, or of a guest who is one.
 */
export function buyerRole(scenario: OrderForm['scenario'], roles: readonly UserRole[]): UserRole {
  if (scenario === 'person') return roles.includes('guest') ? 'guest' : 'user'
  return strongestRole(roles) === 'dealer' ? 'dealer' : 'org_user'
}
