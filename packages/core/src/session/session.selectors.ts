import { findCurrency } from '../values/currency/currency.ts'
import type { SessionContext } from './session-state.ts'

export const isSignedIn = (session: SessionContext) => session.signedIn

export const sessionProfile = (session: SessionContext) => session.profile

export const priceRole = (session: SessionContext) => session.priceRole

/** The chosen currency, else the first one; undefined until currencies are known. */
export const currentCurrency = (session: SessionContext) =>
  findCurrency(session.currencies, session.currencyId) ?? session.currencies[0]

export const sessionMessage = (session: SessionContext) => session.failure?.message ?? ''

export const sessionFieldErrors = (session: SessionContext) => session.failure?.fieldErrors ?? {}

export const sessionNotice = (session: SessionContext) => session.notice
