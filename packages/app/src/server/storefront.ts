import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { priceListKind } from '@vitrina/core/content'
import { mediaPathOf } from '@vitrina/core/values'
import { serverMessages } from '../texts/server.messages.ts'
import type { PageSources } from './answers/page-request.ts'
import type { Assets } from './assets/assets.ts'
import type { BuildFiles } from './assets/build-files.ts'
import type { PageResponder } from './documents/page-response.ts'
import type { SiteFiles } from './files/site-files.ts'
import type { BackendPlace } from './requests/exchange.ts'
import { setSecurityHeaders } from './requests/headers.ts'
import { API, createProxy, isApiPath } from './requests/proxy.ts'
import type { ServedRequest } from './requests/served-request.ts'
import { answerShortly } from './requests/short-answer.ts'
import { createTurnsOfEach, type TurnRules } from './requests/turns-of-each.ts'
import type { Wording } from './requests/wording.ts'

/** An office behind one address opens its pages as quickly as they can be drawn. */
const PAGES: TurnRules = { atOnce: 50, waiting: 100 }
/** All goods of the shop. */
const PRICE_LISTS: TurnRules = { atOnce: 1, waiting: 8 }

interface StorefrontParts {
  readonly place: BackendPlace
  readonly sources: PageSources
  readonly assets: Assets
  readonly buildFiles: BuildFiles
  /** Files that are made for a request, in the order they are asked. */
  readonly files: readonly SiteFiles[]
  readonly respond: PageResponder
}

export interface Storefront {
  readonly handle: RequestListener
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** For what is said before there is a request: in the words of every site. */
  readonly speak: Wording['speak']
}

/** Everything the storefront's server answers, in the order it is asked. */
export function createStorefront(parts: StorefrontParts): Storefront {
  const { place, assets, buildFiles } = parts
  const { hops, wording, log } = parts.sources
  const proxy = createProxy({ ...place, hops })
  const pageTurn = createTurnsOfEach(PAGES, hops)
  const listTurn = createTurnsOfEach(PRICE_LISTS, hops)

  async function answer(served: ServedRequest) {
    const { request, response, path } = served
    setSecurityHeaders(response)
    const media = mediaPathOf(path)
    if (media !== undefined) request.url = API + media
    if (media !== undefined || isApiPath(path)) return proxy.pass(served)
    if (path === '/healthz') return sendHealth(response)
    if (assets.serve(served)) return
    if (path.startsWith('/assets/')) return answerShortly(response, 404, serverMessages.noFile)
    if (await buildFiles(served)) return
    const inTurn = priceListKind(path) === undefined ? pageTurn : listTurn
    await inTurn(served, () => make(parts, served))
  }

  return {
    handle(request, response) {
      const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
      wording
        .speak(() => answer({ request, response, path }))
        .catch(error => {
          log('error', 'A request failed', error)
          if (!response.headersSent) response.writeHead(500)
          response.end()
        })
    },
    speak: wording.speak,
    upgrade(request, socket, head) {
      if (isApiPath(request.url ?? '')) proxy.upgrade(request, socket, head)
      else socket.destroy()
    }
  }
}

/** Makes what costs this process time. */
async function make(
  { files, respond }: Pick<StorefrontParts, 'files' | 'respond'>,
  served: ServedRequest
) {
  for (const file of files) if (await file(served)) return
  await respond(served)
}

function sendHealth(response: ServerResponse) {
  response.setHeader('Cache-Control', 'no-store')
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"status":"ok"}')
}
