import type { Visitor } from '../../http/call.ts'

/** The price everybody may see. */
const PUBLIC_ROLE = 'guest_opt'

/** Price roles a visitor may see: the own one first, then everybody's. */
export const visibleRoles = ({ priceRole }: Pick<Visitor, 'priceRole'>): readonly string[] => [
  ...new Set([priceRole, PUBLIC_ROLE])
]
