import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Hops } from '@vitrina/core/api'
import { priceListKind } from '@vitrina/core/content'
import { mediaPathOf } from '@vitrina/core/values'
import { serverMessages } from '../texts/server.messages.ts'
import type { Assets } from './assets/assets.ts'
import type { BuildFiles } from './assets/build-files.ts'
import type { PageResponder } from './documents/page-response.ts'
import { type SiteFiles } from './files/site-files.ts'
import type { BackendPlace } from './requests/exchange.ts'
import { setSecurityHeaders } from './requests/headers.ts'
import type { Log } from './requests/log.ts'
import { API, createProxy, isApiPath } from './requests/proxy.ts'
import { answerShortly } from './requests/short-answer.ts'
import { createTurnsOfEach, type TurnRules } from './requests/turns-of-each.ts'
import type { Wording } from './requests/wording.ts'

/** An office behind one address opens its pages as quickly as they can be drawn. */
const PAGES: TurnRules = { atOnce: 50, waiting: 100 }
/** All goods of the shop. */
const PRICE_LISTS: TurnRules = { atOnce: 1, waiting: 8 }

interface StorefrontParts {
  readonly place: BackendPlace
  readonly hops: Hops
  readonly assets: Assets
  readonly siteFiles: SiteFiles
  readonly buildFiles: BuildFiles
  /** The papers of orders. */
  readonly paperFiles: SiteFiles
  readonly priceListFiles: SiteFiles
  readonly respond: PageResponder
  readonly wording: Wording
  readonly log: Log
}

export interface Storefront {
  readonly handle: RequestListener
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  /** For what is said before there is a request: in the words of every site. */
  readonly speak: Wording['speak']
}

/** Everything the storefront's server answers, in the order it is asked. */
export function createStorefront(parts: StorefrontParts): Storefront {
  const { assets, siteFiles, buildFiles, paperFiles, priceListFiles, respond, log } = parts
  const proxy = createProxy({ ...parts.place, hops: parts.hops })
  const pageTurn = createTurnsOfEach(PAGES, parts.hops)
  const listTurn = createTurnsOfEach(PRICE_LISTS, parts.hops)

  async function answer(request: IncomingMessage, response: ServerResponse) {
    setSecurityHeaders(response)
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/'
    const media = mediaPathOf(path)
    if (media !== undefined) request.url = API + media
    if (media !== undefined || isApiPath(path)) return proxy.pass(request, response)
    if (path === '/healthz') return sendHealth(response)
    if (assets.serve(path, request, response)) return
    if (path.startsWith('/assets/')) return answerShortly(response, 404, serverMessages.noFile)
    if (await buildFiles(path, response)) return
    const inTurn = priceListKind(path) === undefined ? pageTurn : listTurn
    await inTurn(request, response, () => make(path, request, response))
  }

  /** What costs this process time. */
  async function make(path: string, request: IncomingMessage, response: ServerResponse) {
    if (await siteFiles(path, request, response)) return
    if (await paperFiles(path, request, response)) return
    if (await priceListFiles(path, request, response)) return
    await respond(request, response)
  }

  return {
    handle(request, response) {
      parts.wording
        .speak(() => answer(request, response))
        .catch(error => {
          log('error', 'A request failed', error)
          if (!response.headersSent) response.writeHead(500)
          response.end()
        })
    },
    speak: parts.wording.speak,
    upgrade(request, socket, head) {
      if (isApiPath(request.url ?? '')) proxy.upgrade(request, socket, head)
      else socket.destroy()
    }
  }
}

function sendHealth(response: ServerResponse) {
  response.setHeader('Cache-Control', 'no-store')
  response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"status":"ok"}')
}
