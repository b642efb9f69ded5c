export type { ChangedCookie } from '../session/signed-out-cookies.ts'
export { cleanAddress } from './clean-address.ts'
export { postConsent, postPreferences } from './posted-choices.ts'
export { readVisitor, type Theme, type Visitor } from './visitor.ts'
export {
  endedSessionCookies,
  firstCookies,
  forgottenPage,
  rememberedPage
} from './visitor-cookies.ts'
export {
  isSessionOver,
  isTokenOver,
  refusedToken,
  type TokenState,
  visitorSession
} from './visitor-session.ts'
