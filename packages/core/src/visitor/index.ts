export type { ChangedCookie } from '../session/signed-out-cookies.ts'
export { cleanAddress } from './clean-address.ts'
export { readVisitor, type Theme, type Visitor } from './visitor.ts'
export { endedSessionCookies, firstCookies, rememberedPage } from './visitor-cookies.ts'
