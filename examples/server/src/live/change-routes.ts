import { CHANGED_LINE, changesPath, QUIET_LINE } from '@vitrina/core/api'
import { Hono } from 'hono'

import type { AppDeps } from '../http/adapter.ts'
import { addressOf, isLoopback } from '../http/address.ts'
import { HttpError } from '../http/errors.ts'
import type { Bus } from '../http/ports.ts'

/** Often enough that a connection which died silently is noticed before anything is too old. */
const BEAT_MS = 4000

/** Tells storefronts of each change in the shop, line by line, for as long as they listen. */
export function changeRoutes({ live, settings, leaving }: AppDeps): Hono {
  const routes = new Hono()
  routes.get(changesPath, context => {
    // Calls that a storefront passes on name a visitor: these are none of its own.
    if (!isLoopback(addressOf(context, settings))) throw new HttpError(404, 'Нет такого адреса')
    if (!live.isListening() || leaving?.aborted) throw new HttpError(503, 'Об изменениях не узнать')
    return new Response(linesOf(live, leaving), {
      headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }
    })
  })
  return routes
}

function linesOf(live: Bus, leaving: AbortSignal | undefined): ReadableStream {
  const encoder = new TextEncoder()
  let stop = () => {}
  return new ReadableStream({
    start(controller) {
      const say = (line: string) => controller.enqueue(encoder.encode(`${line}\n\n`))
      const end = () => {
        stop()
        controller.close()
      }
      const timer = setInterval(() => say(QUIET_LINE), BEAT_MS)
      const unsubscribe = live.subscribe(news => {
        if (news === 'lost') end()
        else if (news === 'changed' || news === 'missed') say(CHANGED_LINE)
      })
      leaving?.addEventListener('abort', end)
      stop = () => {
        clearInterval(timer)
        unsubscribe()
        leaving?.removeEventListener('abort', end)
      }
      say(QUIET_LINE)
    },
    cancel: () => stop()
  })
}
