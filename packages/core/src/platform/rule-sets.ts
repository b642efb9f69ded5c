import type { UserRole } from '../entities/profile.ts'

/** Fields of personal data and business papers that a role may be asked for. */
export type RoleField = 'fullName' | 'email' | 'phone' | 'inn' | 'organisation'

/** A line of §5 that an address may be checked by. */
export type AddressCheck = 'address' | 'postalCode' | 'region' | 'city' | 'street' | 'house'

export interface RuleSets {
  /** Address rules by delivery method type; an unknown type uses `defaultAddress` (P20). */
  readonly address: Readonly<Record<string, readonly AddressCheck[]>>
  readonly defaultAddress: readonly AddressCheck[]
  /** Fields each role must fill in (§5, «Field rules vary with the user role»). */
  readonly roles: Readonly<Record<UserRole, readonly RoleField[]>>
}

const personal = ['fullName', 'email', 'phone'] as const
const business = [...personal, 'inn', 'organisation'] as const

/** The shop's own rules; a configuration replaces any part. */
export const defaultRuleSets: RuleSets = {
  address: {
    courier: ['address', 'city', 'street', 'house'],
    post: ['address', 'region', 'city', 'street', 'house', 'postalCode'],
    pickupPoint: [],
    store: []
  },
  defaultAddress: ['address'],
  roles: { guest: personal, user: personal, org_user: business, dealer: business }
}

/** The address rules of a delivery method’s type (P20). */
export function addressChecks(methodType: string, sets: RuleSets = defaultRuleSets) {
  const { address, defaultAddress } = sets
  return Object.hasOwn(address, methodType)
    ? (address[methodType] ?? defaultAddress)
    : defaultAddress
}

/** §5: the address field is required, whatever a configuration leaves out. */
export const askedAddress = (methodType: string, sets?: RuleSets): readonly AddressCheck[] => [
  ...new Set(['address' as const, ...addressChecks(methodType, sets)])
]

/** The fields that a role fills in. */
export const roleFields = (role: UserRole, sets: RuleSets = defaultRuleSets) => sets.roles[role]
