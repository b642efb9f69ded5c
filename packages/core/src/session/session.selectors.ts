import { findCurrency } from '../currency/currency.ts'
import type { UserRole } from '../entities/profile.ts'
import type { SessionContext } from './session-state.ts'

export const isSignedIn = (session: SessionContext) => session.signedIn

export const sessionProfile = (session: SessionContext) => session.profile

/** The role whose rules hold for the visitor (§5): the first of his token's, as the server has it. */
export const visitorRole = ({ roles }: Pick<SessionContext, 'roles'>): UserRole =>
  roles[0] ?? 'guest'

export const priceRole = (session: SessionContext) => session.priceRole

/** The chosen currency, else the first one; undefined until currencies are known. */
export const currentCurrency = (session: SessionContext) =>
  findCurrency(session.currencies, session.currencyId) ?? session.currencies[0]

export const sessionMessage = (session: SessionContext) => session.failure?.message ?? ''

export const sessionFieldErrors = (session: SessionContext) => session.failure?.fieldErrors ?? {}

export const sessionNotice = (session: SessionContext) => session.notice
