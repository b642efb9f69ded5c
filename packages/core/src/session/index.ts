export { deviceMessages } from './devices/device.messages.ts'
export { type DeviceView, deviceView } from './devices/device.view.ts'
export { postDevice } from './devices/posted-device.ts'
export { passwordForm } from './password/password.form.ts'
export { passwordResetForm, temporaryPasswordForm } from './password/password-reset.form.ts'
export { passwordHint } from './password/password-strength.ts'
export type { PostedEntry } from './password/posted-entry.ts'
export { postSignIn, type SentSignIn } from './password/posted-sign-in.ts'
export { postSignUp, type SentSignUp } from './password/posted-sign-up.ts'
export { postTemporaryPassword } from './password/posted-temporary-password.ts'
export { personalForm } from './personal.form.ts'
export { personalMessages } from './personal.messages.ts'
export { isWholesale } from './roles.ts'
export { sessionMessages } from './session.messages.ts'
export {
  isSignedIn,
  isUnknownMember,
  priceRole,
  sessionMessage,
  sessionNotice,
  sessionProfile
} from './session.selectors.ts'
export { guestSession, isSessionNews, type SessionContext, sessionSubject } from './session.ts'
export type { SessionEvent } from './session-events.ts'
export { signInForm } from './sign-in.form.ts'
export { type SignInWay, signInWays } from './sign-in.view.ts'
export { signInFieldset } from './sign-in-fields.ts'
export { isOrganization, signUpForm } from './sign-up.form.ts'
export type { ChangedCookie } from './signed-out-cookies.ts'
export { signedOutCookies } from './signed-out-cookies.ts'
export { bankDetails, sellerDetails } from './site/seller.ts'
export { readConfiguration } from './site/site.loader.ts'
export { initialStates, type SiteContext, siteSubject } from './site/site.ts'
export { buyerRole, strongestRole } from './strongest-role.ts'
export { cleanAddress } from './visitor/clean-address.ts'
export { postConsent, postPreferences } from './visitor/posted-choices.ts'
export {
  isTokenOver,
  type RequestIdentity,
  readIdentity,
  refusedToken,
  type Theme
} from './visitor/visitor.ts'
export {
  firstCookies,
  forgottenPage,
  rememberedPage
} from './visitor/visitor-cookies.ts'
