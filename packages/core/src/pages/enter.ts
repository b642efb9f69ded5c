import { UNPROCESSABLE } from '../platform/statuses.ts'
import { pathAfterSignIn } from '../routes/access.ts'
import type { PostedEntry } from '../session/password/posted-entry.ts'
import type { RequestIdentity } from '../session/visitor/visitor.ts'
import { forgottenPage } from '../session/visitor/visitor-cookies.ts'

import { type Led, PageAgain } from './define-loader.ts'

/**
 * Leads a new member of a form without script to where the guest wanted to go, or has its page drawn
 * once more with the data of what was typed.
 */
export function enter<Sent>(
  { previousLink }: Pick<RequestIdentity, 'previousLink'>,
  posted: PostedEntry<Sent>,
  dataOf: (sent: Sent) => object
): Led {
  if (posted.kind === 'signedIn') {
    const cookies = [...posted.cookies, forgottenPage()]
    return { location: pathAfterSignIn(previousLink), cookies }
  }
  const data = dataOf(posted.sent)
  const status = posted.kind === 'asked' ? 200 : UNPROCESSABLE
  throw new PageAgain(async () => ({ data, status }))
}
