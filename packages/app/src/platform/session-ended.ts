import { endedFailure } from '@vitrina/core/store'

import { errorHead } from '../loaders/head-of.ts'
import { failurePayload, type PagePayload } from '../loaders/page-payload.ts'

/** The screen of a session that the server has ended, in place of the page at `url` (§2, A14). */
export function sessionEnded(url: string): PagePayload {
  const failure = endedFailure()
  const { status, reason } = failure
  return failurePayload({ url, status, head: errorHead(reason), failure })
}
