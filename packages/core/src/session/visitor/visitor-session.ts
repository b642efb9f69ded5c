import type { EndpointOutput } from '../../api/endpoint.ts'
import type { getInit } from '../../contracts/init.ts'
import type { Currency, Site } from '../../entities/site.ts'
import { ApiError } from '../../platform/api-error.ts'
import { UNAUTHORIZED } from '../../platform/statuses.ts'
import { tokenClaims } from '../../values/token-claims/token-claims.ts'
import { resolveRoles } from '../roles.ts'
import { sessionMessages } from '../session.messages.ts'
import { guestSession, type SessionContext } from '../session-state.ts'
import type { Visitor } from './visitor.ts'

const SESSION_ENDED = 406

/**
 * What the initialisation says of a visitor's token: it is good, there is none among them; the browser
 * may renew it (`stale`, R10); it was taken away and nothing can renew it (`guest`, A15); the server has
 * ended its session (`ended`, §2).
 */
export type TokenState = 'known' | 'stale' | 'guest' | 'ended'

/** The token is over: 401 is renewed, 406 is told (§4). */
export const isTokenOver = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === UNAUTHORIZED || error.status === SESSION_ENDED)

/** What a refused token is from then on. */
export function refusedToken(
  { status }: Pick<ApiError, 'status'>,
  { hasRefreshToken }: Pick<Visitor, 'hasRefreshToken'>
): Exclude<TokenState, 'known'> {
  if (status === SESSION_ENDED) return 'ended'
  return hasRefreshToken ? 'stale' : 'guest'
}

/** Whether nothing is left of a session: its cookies go, and the visitor is a guest. */
export const isSessionOver = (state: TokenState): boolean => state === 'guest' || state === 'ended'

interface KnownVisitor {
  readonly state: TokenState
  readonly init: EndpointOutput<typeof getInit>
  readonly currencies: readonly Currency[]
  readonly sites: readonly Site[]
}

/** The session that a page is drawn for. */
export const visitorSession = (
  { siteId, currencyId, authToken }: Pick<Visitor, 'siteId' | 'currencyId' | 'authToken'>,
  { state, init, currencies, sites }: KnownVisitor
): SessionContext =>
  guestSession({
    signedIn: authToken !== undefined && !isSessionOver(state),
    ...{ siteId, currencyId, currencies, sites },
    ...resolveRoles(init, tokenClaims(state === 'known' ? authToken : undefined)),
    profile: init.profile ?? undefined,
    // A token that nothing can renew was taken away: the page says why (A15).
    notice: state === 'guest' ? sessionMessages.ended : ''
  })
