import type { SessionContext } from './session.ts'

export const isSignedIn = (session: SessionContext) => session.signedIn

/** A member of whom nothing is known yet: a server could not ask with the token that he brought (R10). */
export const isUnknownMember = ({ signedIn, profile }: SessionContext): boolean =>
  signedIn && profile === undefined

export const sessionProfile = (session: SessionContext) => session.profile

export const priceRole = (session: SessionContext) => session.priceRole

export const sessionMessage = (session: SessionContext) => session.failure?.message ?? ''

export const sessionNotice = (session: SessionContext) => session.notice
