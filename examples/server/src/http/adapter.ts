import type { EndpointShape } from '@vitrina/core/api'
import { isEndpoint, isGuarded, realPath, unknownWords } from '@vitrina/core/api'
import * as contracts from '@vitrina/core/contracts'
import type { Context, Hono } from 'hono'
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'

import type { Database } from '../db/schema.ts'
import { addressOf } from './address.ts'
import type { Call, Settings, Visitor } from './call.ts'
import { HttpError } from './errors.ts'
import type { Handlers } from './handlers.ts'
import { readInput } from './input.ts'
import type { Limits } from './limits.ts'
import type { Log } from './log.ts'
import type { Bus, Passwords } from './ports.ts'
import { receiveUpload } from './upload.ts'

const SIGN_IN_FIRST = 'Сессия закончилась. Пожалуйста, авторизуйтесь в ваш аккаунт заново'

/** Where a request comes from, as the connection knows it. */
export interface Caller {
  readonly ip: string
  readonly headers: Headers
}

export interface AppDeps {
  readonly db: Kysely<Database>
  readonly settings: Settings
  readonly limits: Limits
  readonly live: Bus
  readonly passwords: Passwords
  readonly log: Log
  readonly now: () => Date
  /** Number from 0 to 1. */
  readonly random: () => number
  /** Who asks: throws 401 for a token that is no longer good. */
  readonly identify: (caller: Caller, deps: AppDeps) => Promise<Visitor>
  /** Ends what is said for as long as somebody listens; without it the server never leaves. */
  readonly leaving?: AbortSignal
  /** Refuses a guarded call without a fresh proof. */
  readonly checkProof: (call: Call) => void
}

/** Gives every contract its route. */
export function addEndpoints(app: Hono, handlers: Handlers, deps: AppDeps): void {
  for (const [name, shape] of Object.entries(contracts)) {
    if (!isEndpoint(shape)) continue
    const handler = Object.entries(handlers).find(([key]) => key === name)?.[1]
    if (handler === undefined) continue
    const path = realPath(shape.path, deps.settings.shop).replaceAll(/\{(\w+)\}/g, ':$1')
    // The pair comes from one key of Handlers, which types cannot follow through a loop.
    app.on(shape.method, path, serve(shape, handler as AnyHandler, deps))
  }
}

type AnyHandler = (input: unknown, call: Call) => Promise<unknown>

function serve(shape: EndpointShape, handler: AnyHandler, deps: AppDeps) {
  return async (context: Context): Promise<Response> => {
    const later: (() => Promise<void> | void)[] = []
    const call = await createCall(shape, context, deps, later)
    if (shape.signedIn && call.visitor.uid === undefined) throw new HttpError(401, SIGN_IN_FIRST)
    if (isGuarded(shape, deps.settings.shop.guardedRoutes)) deps.checkProof(call)
    const answer = await answerTo(shape, handler, context, call)
    if (deps.random() < deps.settings.checkedAnswers) checkAnswer(shape, answer, deps.log)
    await runLater(later, deps.log)
    return Response.json(answer, { headers: cacheHeaders(shape, deps.settings) })
  }
}

/** What is the same for every visitor of a site may be kept for a while; nothing else may. */
const cacheHeaders = (
  { publicSeconds }: EndpointShape,
  { shop }: Settings
): Record<string, string> =>
  publicSeconds === undefined
    ? { 'cache-control': 'no-store' }
    : { 'cache-control': `public, max-age=${publicSeconds}`, vary: shop.headerNames.siteId }

async function answerTo(
  shape: EndpointShape,
  handler: AnyHandler,
  context: Context,
  call: Call
): Promise<unknown> {
  const request = context.req.raw
  if (shape.upload) await call.limits.spend('upload', call.visitor.ip)
  const form = shape.upload && (await receiveUpload(shape.upload, request, call.settings.dataDir))
  try {
    const input = await readInput(shape, request, form)
    return await handler({ ...input, params: context.req.param() }, call)
  } finally {
    await form?.drop()
  }
}

async function createCall(
  shape: EndpointShape,
  context: Context,
  deps: AppDeps,
  later: (() => Promise<void> | void)[]
): Promise<Call> {
  const { headers } = context.req.raw
  const { db, settings, limits, live, passwords, now, log } = deps
  return {
    db,
    settings,
    limits,
    live,
    passwords,
    now,
    log,
    headers,
    visitor: await visitorOf(shape, { ip: addressOf(context, settings), headers }, deps),
    requestId: context.get('requestId'),
    afterCommit: run => later.push(run)
  }
}

function visitorOf({ anyToken }: EndpointShape, caller: Caller, deps: AppDeps): Promise<Visitor> {
  const asked = deps.identify(caller, deps)
  if (!anyToken) return asked
  const headers = new Headers(caller.headers)
  headers.delete(deps.settings.shop.headerNames.authorization)
  return asked.catch(() => deps.identify({ ...caller, headers }, deps))
}

function checkAnswer(shape: EndpointShape, answer: unknown, log: Log): void {
  const { error } = z.safeParse(shape.response, answer)
  // A front reads a word that it does not know; of our own answers each has to be in the contract.
  const faults = error?.issues ?? unknownWords(shape.response, answer)
  if (faults.length === 0) return
  const where = faults.map(({ path }) => path.join('.')).slice(0, 5)
  log({ level: 'error', contract: `${shape.method} ${shape.path}`, wrongFields: where })
  throw new Error(`${shape.method} ${shape.path} breaks its contract: ${where.join(', ')}`)
}

async function runLater(later: readonly (() => Promise<void> | void)[], log: Log): Promise<void> {
  for (const run of later) {
    try {
      await run()
    } catch (error) {
      log({ level: 'error', after: 'commit', error: String(error).slice(0, 500) })
    }
  }
}
