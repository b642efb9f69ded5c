import { errorMessages } from '@vitrina/core/errors'

import { errorHead } from '../head/head-of.ts'
import { failurePayload, type PagePayload } from '../page/page-payload.ts'

const SESSION_ENDED = 406

/** The screen of a session that the server has ended, in place of the page at `url` (§2, A14). */
export function sessionEnded(url: string): PagePayload {
  const reason = errorMessages.sessionEnded
  const failure = { status: SESSION_ENDED, reason, homeUrl: '/' }
  return failurePayload({ url, status: SESSION_ENDED, head: errorHead(reason), failure })
}
