import { ApiError } from '../platform/api-error.ts'
import { errorMessages } from '../platform/errors.messages.ts'
import { isNobodyThere } from '../platform/nobody-there.ts'
import { parseUrl } from '../platform/parse-url.ts'
import { NOT_FOUND, TOO_MANY } from '../platform/statuses.ts'
import { routePath } from '../routes/route-path.ts'
import { errorScreenMessages as messages, OPENING_REASON } from './error-screen.messages.ts'

/** Why a page is not shown. */
export interface ScreenFailure {
  readonly status: number
  /** Made for the shopper. */
  readonly reason: string
  /** For want of what stands behind the shop: it is tried again by itself. */
  readonly isAway?: boolean
}

export interface ErrorScreen {
  readonly kind: 'session' | 'opening' | 'offline' | 'busy' | 'failure'
  readonly title: string
  readonly hint: string
  readonly button: { readonly label: string; readonly href: string }
  /** The code with its reason; what is no mistake shows none. */
  readonly code: string | undefined
}

/** Nobody has answered, so that there is no status. */
const NO_ANSWER = 0
const SESSION_ENDED = 406
const UNAVAILABLE = 503
const UNKNOWN_FAILURE = 500
const LOCAL_HOST = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Any thrown value as what the screen tells of it: inner texts of unknown errors stay inside (E8). */
export function screenFailure(error: unknown): ScreenFailure {
  if (!(error instanceof ApiError)) return { status: UNKNOWN_FAILURE, reason: errorMessages.server }
  const { status, message, retryable } = error
  return {
    status,
    reason: status === NOT_FOUND ? errorMessages.notFound : message,
    ...(retryable && isNobodyThere(status) && { isAway: true })
  }
}

/** What stands in place of a page that cannot be shown; `homeUrl` as `homeUrlOf` gives it. */
export function errorScreen(failure: ScreenFailure, homeUrl: string): ErrorScreen {
  const { status, reason } = failure
  if (status === SESSION_ENDED) {
    return {
      kind: 'session',
      title: messages.sessionTitle,
      hint: messages.sessionHint,
      button: { label: messages.signIn, href: routePath('user-signin') },
      code: undefined
    }
  }
  if (isOpening(failure)) {
    return waiting('opening', messages.opening, messages.openingHint, messages.again)
  }
  if (status === NO_ANSWER) {
    return waiting('offline', messages.offlineTitle, messages.offlineHint, messages.retry)
  }
  if (status === TOO_MANY) return waiting('busy', messages.busyTitle, reason, messages.again)
  return {
    kind: 'failure',
    title: messages.lostTitle,
    hint: messages.lostHint,
    button: { label: messages.home, href: homeUrl },
    code: messages.code(status, reason)
  }
}

/** Nothing is wrong with the page: its button reads it once more. */
function waiting(
  kind: 'opening' | 'offline' | 'busy',
  title: string,
  hint: string,
  label: string
): ErrorScreen {
  return { kind, title, hint, button: { label, href: '' }, code: undefined }
}

/** A shop that opens for the first time, or again, is no failure: the same page comes by itself. */
export const openingFailure = { status: UNAVAILABLE, message: OPENING_REASON } as const

/** A page that is out of reach for want of a network: to be tried again. */
export const offlineFailure = (): ScreenFailure => ({
  status: NO_ANSWER,
  reason: messages.offlineTitle
})

/** A session that the server has ended, in place of the page that was wanted (§2, A14). */
export const endedFailure = (): ScreenFailure => ({
  status: SESSION_ENDED,
  reason: errorMessages.sessionEnded
})

/** Whether a screen says only that the shop is about to open. */
export const isOpening = ({ status, reason }: ScreenFailure): boolean =>
  status === UNAVAILABLE && reason === OPENING_REASON

/**
 * Returns the address of the home button: that of the public domain, which may be a host name or an
 * origin; without one, or with that of a local host, the in-app link `/` (§2, A18).
 */
export function homeUrlOf(publicDomain = ''): string {
  const address = publicDomain.includes('://') ? publicDomain : `https://${publicDomain}`
  const url = parseUrl(address)
  if (url === undefined) return '/'
  const { origin, protocol, hostname } = url
  return LOCAL_HOST.test(hostname) || !protocol.startsWith('http') ? '/' : `${origin}/`
}
