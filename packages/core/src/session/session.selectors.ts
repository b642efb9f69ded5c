import { needSession } from './need-session.ts'
import type { SessionContext } from './session.ts'

/** Tells whether the visitor has signed in. */
export function isSignedIn(session: SessionContext): SessionContext['signedIn'] {
  needSession(session, 'isSignedIn')
  return session.signedIn
}

/** A member of whom nothing is known yet: a server could not ask with the token that he brought (R10). */
export const isUnknownMember = ({ signedIn, profile }: SessionContext): boolean =>
  signedIn && profile === undefined

/** Returns the profile of a member; undefined of a guest, and until the backend has told who a member is. */
export function sessionProfile(session: SessionContext): SessionContext['profile'] {
  needSession(session, 'sessionProfile')
  return session.profile
}

/** Returns the role whose prices the visitor sees, for `cardPrice` and the other rules of prices. */
export function priceRole(session: SessionContext): SessionContext['priceRole'] {
  needSession(session, 'priceRole')
  return session.priceRole
}

/** Tells why signing in or up has failed, in words for the visitor; '' where nothing has. */
export function sessionMessage(session: SessionContext): string {
  needSession(session, 'sessionMessage')
  return session.failure?.message ?? ''
}

/** Tells what came of signing in or up when it was no failure, in words for the visitor; '' where nothing is to be told. */
export function sessionNotice(session: SessionContext): string {
  needSession(session, 'sessionNotice')
  return session.notice
}
