export { personalForm } from './personal.form.ts'
export { personalMessages } from './personal.messages.ts'
export { resolveRoles } from './roles.ts'
export { createSessionMachine } from './session.machine.ts'
export { sessionMessages } from './session.messages.ts'
export {
  isSignedIn,
  priceRole,
  sessionMessage,
  sessionNotice,
  sessionProfile
} from './session.selectors.ts'
export { isSessionNews, sessionSubject } from './session.ts'
export type { SessionEvent } from './session-events.ts'
export { guestSession, type SessionContext } from './session-state.ts'
export { signInForm } from './sign-in.form.ts'
export { type SignInWay, signInWays } from './sign-in.view.ts'
export { isOrganization, signUpForm } from './sign-up.form.ts'
export { signedOutCookies } from './signed-out-cookies.ts'
export { buyerRole, strongestRole } from './strongest-role.ts'
export { tellKeptBasket } from './tell-kept-basket.ts'
