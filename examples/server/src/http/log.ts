import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'

export type LogLine = Readonly<Record<string, unknown>>
export type Log = (line: LogLine) => void

/** One JSON object a line; line breaks inside values are escaped by JSON itself. */
export const logToStdout: Log = line => {
  process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`)
}

/** A shop outlives the reader of its log: a closed pipe or a full disk loses lines, not orders. */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
}

/** Method, route pattern, status, time: never a query, a body, a header. */
export const logRequests =
  (log: Log): MiddlewareHandler =>
  async (context, next) => {
    const started = performance.now()
    await next()
    log({
      level: 'info',
      requestId: context.get('requestId'),
      method: context.req.method,
      route: patternOf(context),
      status: context.res.status,
      ms: Math.round(performance.now() - started)
    })
  }

/** Middleware matches every path under the method `ALL`; the route itself names its method. */
const patternOf = (context: Context) =>
  matchedRoutes(context).findLast(({ method }) => method !== 'ALL')?.path ?? 'unknown'
