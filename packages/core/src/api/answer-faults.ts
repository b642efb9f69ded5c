import { ApiError } from '../platform/api-error.ts'
import type { Platform } from '../platform/platform.ts'
import { type CallAnswer, endpointName, isSuccess } from './answer.ts'
import type { EndpointShape } from './endpoint.ts'

const NOT_FOUND = 404

/** A call that failed, with its answer where one came. */
interface Failed {
  readonly endpoint: EndpointShape
  readonly error: unknown
  readonly answer?: CallAnswer
  /** No call has succeeded yet: the address may be wrong. */
  readonly isFirst: boolean
}

export const unreadable = ({ where }: ApiError): string => `Unreadable answer: ${where}`

/** In a development build, writes to the log why a call failed, and what may be wrong with the address. */
export function logFault({ apiUrl, log }: Pick<Platform, 'apiUrl' | 'log'>, failed: Failed): void {
  const fault = failed.error instanceof ApiError ? explained(failed, failed.error, apiUrl) : ''
  if (fault) log('error', fault)
}

function explained({ endpoint, answer, isFirst }: Failed, error: ApiError, apiUrl: string): string {
  const advice = isFirst ? `; is apiUrl ${apiUrl} the address of the API?` : ''
  if (answer === undefined) return isFirst ? `No answer: ${error.where}${advice}` : ''
  const found = answer.text.trimStart().startsWith('<') ? ' (HTML instead of JSON)' : ''
  if (isSuccess(answer)) return `${unreadable(error)}${found}${advice}`
  const isLost = isFirst && answer.status === NOT_FOUND && !endpoint.path.includes('{')
  return isLost || found ? `${endpointName(endpoint)}: ${answer.status}${found}${advice}` : ''
}
