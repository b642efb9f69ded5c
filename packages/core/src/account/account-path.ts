import { routePath } from '../routes/route-path.ts'
import type { SessionContext } from '../session/session.ts'

/** Returns the path of the account, or of the sign-in page for a guest. */
export const accountPath = ({ signedIn }: Pick<SessionContext, 'signedIn'>): string =>
  routePath(signedIn ? 'user-profile' : 'user-signin')
