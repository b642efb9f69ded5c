import { IncomingMessage } from 'node:http'
import type { Context } from 'hono'

import { wasUndone } from '../db/in-transaction.ts'
import { isStoreAway } from '../db/store-away.ts'
import { describeError } from './describe-error.ts'
import type { Log } from './log.ts'

const SERVER_ERROR = 'Произошла ошибка сервера'
const WRONG_VALUE = 'Проверьте введённые данные'
/** PostgreSQL's «data exception»: a number out of range, a text that is no UUID. */
const DATA_EXCEPTION_CLASS = '22'
const CHANGED = 'Данные успели измениться. Обновите страницу и попробуйте ещё раз'
/** A row named was removed, a row to be written was there already: another call was quicker. */
const CHANGED_MEANWHILE: ReadonlySet<string> = new Set(['23503', '23505'])

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
    if (isCut(context)) return closedAnswer()
    const error = toHttpError(thrown)
    if (!(thrown instanceof HttpError) && error.status !== 400) {
      log({ level: 'error', requestId: context.get('requestId'), ...describeError(thrown) })
    }
    return answer(context, error)
  }
}

/** The sender has left, or was ended, in the middle of the body: nothing of the shop has failed. */
function isCut({ env }: Context): boolean {
  const incoming: unknown = env?.incoming
  return incoming instanceof IncomingMessage && incoming.destroyed && !incoming.complete
}

/** Node's server writes nothing of it: who was ended has his answer. */
const closedAnswer = () =>
  new Response(null, { status: 408, headers: { 'x-hono-already-sent': 'true' } })

function toHttpError(thrown: Error): HttpError {
  if (thrown instanceof HttpError) return thrown
  const code = codeOf(thrown)
  if (code.startsWith(DATA_EXCEPTION_CLASS)) return new HttpError(400, WRONG_VALUE)
  if (CHANGED_MEANWHILE.has(code)) return new HttpError(409, CHANGED)
  if (isStoreAway(thrown) || wasUndone(thrown)) {
    return new HttpError(503, SERVER_ERROR, undefined, {}, { 'retry-after': '2' })
  }
  return new HttpError(500, SERVER_ERROR)
}

const codeOf = (error: Error) => ('code' in error ? String(error.code) : '')

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
