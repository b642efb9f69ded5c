import { isFatal, screenFailure } from '@vitrina/core/error-screen'

import { errorHead } from '../head/head-of.ts'
import { failurePayload, type PagePayload } from '../page/page-payload.ts'

/** The error screen in place of a page that failed in the browser. */
export function failedPage(url: string, error: unknown): PagePayload {
  const failure = screenFailure(error)
  const { status, reason } = failure
  return failurePayload({ url, status, head: errorHead(reason), failure })
}

/** The same for an error that nobody has dealt with, when it is one of the program. */
export const fatalPage = (url: string, error: unknown): PagePayload | undefined =>
  isFatal(error) ? failedPage(url, error) : undefined
