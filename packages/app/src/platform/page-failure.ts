import { errorHead } from '@vitrina/core/pages'
import { isFatal, screenFailure } from '@vitrina/core/store'
import { failurePayload, type PagePayload } from '../routing/page-payload.ts'

/** The error screen in place of a page that failed in the browser. */
export function failedPage(url: string, error: unknown): PagePayload {
  const failure = screenFailure(error)
  const { status, reason } = failure
  return failurePayload({ url, status, head: errorHead(reason), failure })
}

/** All files of a build lie in the folder of this one; from the sources, the site serves them all. */
const ownFiles = new URL(import.meta.env.DEV ? '/' : '.', import.meta.url).href

/** Returns the error screen for an uncaught error of the shop's own code, undefined for all others. */
export const fatalPage = (url: string, error: unknown): PagePayload | undefined =>
  isFatal(error, ownFiles) ? failedPage(url, error) : undefined
