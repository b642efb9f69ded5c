export type { Account, PersonalForm } from './account.ts'
export { type PersonalFacts, type PersonalValues, personalForm } from './personal.form.ts'
export type { RefreshResult } from './refresh.ts'
export {
  DEFAULT_PRICE_ROLE,
  DEFAULT_USER_ROLE,
  isWholesale,
  type RoleClaims,
  type Roles,
  resolveRoles
} from './roles.ts'
export { createSessionMachine, type SessionActor } from './session.machine.ts'
export { sessionMessages } from './session.messages.ts'
export {
  currentCurrency,
  isSignedIn,
  priceRole,
  sessionFieldErrors,
  sessionMessage,
  sessionNotice,
  sessionProfile
} from './session.selectors.ts'
export { isSessionNews, sessionSubject } from './session.ts'
export type {
  Initialised,
  SessionApi,
  SessionEnd,
  SessionEvent,
  SessionFact,
  SignedIn,
  SignInForm,
  SignOutReason,
  SignUpForm
} from './session-events.ts'
export { DEFAULT_SITE_ID, guestSession, type SessionContext } from './session-state.ts'
export { signInForm } from './sign-in.form.ts'
export { isOrganization, type SignUpValues, signUpForm } from './sign-up.form.ts'
export type { TokenStore, Tokens } from './tokens.ts'
