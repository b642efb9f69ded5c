import { ApiError } from '../platform/api-error.ts'
import type { Platform } from '../platform/platform.ts'
import { type CallAnswer, endpointName, isSuccess } from './answer.ts'
import type { EndpointShape } from './endpoint.ts'

declare const process: { readonly env: { readonly NODE_ENV?: string } }

const NOT_FOUND = 404

/** A call that failed, with its answer where one came. */
interface Failed {
  readonly endpoint: EndpointShape
  readonly error: unknown
  readonly answer?: CallAnswer
  /** No call has succeeded yet: the address may be wrong. */
  readonly isFirst: boolean
}

/**
 * Writes a failure that no visitor can help to the log: an answer that cannot be read. A development build
 * writes as well that nobody answers, or another server than the API's.
 */
export function logFault({ apiUrl, log }: Pick<Platform, 'apiUrl' | 'log'>, failed: Failed): void {
  const { error, answer } = failed
  if (!(error instanceof ApiError)) return
  let fault = answer && isSuccess(answer) ? `Unreadable answer: ${error.where}` : ''
  if (process.env.NODE_ENV !== 'production') {
    fault = explained(fault, failed, error, apiUrl)
  }
  if (fault) log('error', fault)
}

function explained(
  fault: string,
  { endpoint, answer, isFirst }: Failed,
  error: ApiError,
  apiUrl: string
): string {
  const advice = isFirst ? `; is apiUrl ${apiUrl} the address of the API?` : ''
  if (answer === undefined) return isFirst ? `No answer: ${error.where}${advice}` : ''
  const found = answer.text.trimStart().startsWith('<') ? ' (HTML instead of JSON)' : ''
  if (fault) return `${fault}${found}${advice}`
  const isLost = isFirst && answer.status === NOT_FOUND && !endpoint.path.includes('{')
  return isLost || found ? `${endpointName(endpoint)}: ${answer.status}${found}${advice}` : ''
}
