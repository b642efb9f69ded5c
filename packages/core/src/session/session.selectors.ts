import type { SessionContext } from './session.ts'

export const isSignedIn = (session: SessionContext) => session.signedIn

export const sessionProfile = (session: SessionContext) => session.profile

export const priceRole = (session: SessionContext) => session.priceRole

export const sessionMessage = (session: SessionContext) => session.failure?.message ?? ''

export const sessionNotice = (session: SessionContext) => session.notice
