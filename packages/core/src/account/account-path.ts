import { routePath } from '../routes/route-path.ts'
import type { SessionContext } from '../session/session.ts'

/** Where a visitor's account is: a guest signs in first. */
export const accountPath = ({ signedIn }: Pick<SessionContext, 'signedIn'>): string =>
  routePath(signedIn ? 'user-profile' : 'user-signin')
