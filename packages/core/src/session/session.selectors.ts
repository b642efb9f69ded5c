import { needSession } from './need-session.ts'
import type { SessionContext } from './session.ts'

export function isSignedIn(session: SessionContext): SessionContext['signedIn'] {
  needSession(session, 'isSignedIn')
  return session.signedIn
}

/** A member of whom nothing is known yet: a server could not ask with the token that he brought (R10). */
export const isUnknownMember = ({ signedIn, profile }: SessionContext): boolean =>
  signedIn && profile === undefined

export function sessionProfile(session: SessionContext): SessionContext['profile'] {
  needSession(session, 'sessionProfile')
  return session.profile
}

export function priceRole(session: SessionContext): SessionContext['priceRole'] {
  needSession(session, 'priceRole')
  return session.priceRole
}

export function sessionMessage(session: SessionContext): string {
  needSession(session, 'sessionMessage')
  return session.failure?.message ?? ''
}

export function sessionNotice(session: SessionContext): string {
  needSession(session, 'sessionNotice')
  return session.notice
}
