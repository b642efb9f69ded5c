import type { Context } from 'hono'

import type { Log } from './log.ts'

const SERVER_ERROR = 'Произошла ошибка сервера'
const WRONG_VALUE = 'Проверьте введённые данные'
/** PostgreSQL's «data exception»: a number out of range, a text that is no UUID. */
const DATA_EXCEPTION_CLASS = '22'

type Body = Record<string, unknown>

/** An answer other than 200. `message` is shown to the shopper; `extra` joins the JSON body. */
export class HttpError extends Error {
  readonly status: number
  readonly errors: Readonly<Record<string, string>> | undefined
  readonly extra: Body
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    message: string,
    errors?: Readonly<Record<string, string>>,
    extra: Body = {},
    headers: Readonly<Record<string, string>> = {}
  ) {
    super(message)
    this.name = 'HttpError'
    this.status = status
    this.errors = errors
    this.extra = extra
    this.headers = headers
  }
}

/** Turns whatever was thrown into an answer; unknown errors are logged once and not shown. */
export function createErrorHandler(log: Log) {
  return (thrown: Error, context: Context): Response => {
    const error = toHttpError(thrown)
    if (error.status >= 500) {
      log({ level: 'error', requestId: context.get('requestId'), error: describe(thrown) })
    }
    return answer(context, error)
  }
}

function toHttpError(thrown: Error): HttpError {
  if (thrown instanceof HttpError) return thrown
  if ('code' in thrown && String(thrown.code).startsWith(DATA_EXCEPTION_CLASS)) {
    return new HttpError(400, WRONG_VALUE)
  }
  if (thrown.message.startsWith('timeout exceeded when trying to connect')) {
    return new HttpError(503, SERVER_ERROR, undefined, {}, { 'retry-after': '2' })
  }
  return new HttpError(500, SERVER_ERROR)
}

function answer(context: Context, error: HttpError): Response {
  blankStatusText(context)
  const { message, errors, extra, status, headers } = error
  return Response.json(
    { ...extra, message, ...(errors && { errors }) },
    { status, headers: { 'cache-control': 'no-store', ...headers } }
  )
}

/** Clients show the status text first (E1), and Node would fill an empty one with English. */
function blankStatusText(context: Context): void {
  const outgoing: unknown = context.env?.outgoing
  if (typeof outgoing !== 'object' || outgoing === null) return
  if ('statusMessage' in outgoing) outgoing.statusMessage = ' '
}

/** Message and the first lines of the stack: PGlite's own stacks are 25 KB long. */
const describe = (error: Error) =>
  `${error.message}\n${(error.stack ?? '').split('\n').slice(1, 8).join('\n')}`.slice(0, 2000)
