import * as z from 'zod/mini'

import { type BonusUserType, bonusUserType } from '../../entities/bonus.ts'
import { textId } from '../../entities/id.ts'
import { openList } from '../../entities/open-enum.ts'
import { type UserRole, userRole } from '../../entities/profile.ts'

/** What a token tells of its owner; only what is shown follows from it, the server decides. */
export interface TokenClaims {
  readonly uid?: string | undefined
  readonly roles?: readonly UserRole[] | undefined
  readonly priceRole?: string | undefined
  readonly bonusType?: BonusUserType | undefined
  /** When it was issued, in seconds since 1970 by the server's clock. */
  readonly iat?: number | undefined
}

const payload = z.object({
  uid: z.catch(z.optional(textId), undefined),
  roles: z.catch(z.optional(openList(userRole.options)), undefined),
  priceRole: z.catch(z.optional(z.string()), undefined),
  bonusType: z.catch(z.optional(bonusUserType), undefined),
  iat: z.catch(z.optional(z.number()), undefined)
})

/** The claims of an access token (§3, N1); of what is no such token, none. */
export function tokenClaims(token = ''): TokenClaims {
  // Guests have none, on every page.
  if (token === '') return {}
  const read = z.safeParse(payload, payloadOf(token))
  return read.success ? read.data : {}
}

function payloadOf(token: string): unknown {
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), sign => sign.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    // No token of a kind that we know.
    return undefined
  }
}
