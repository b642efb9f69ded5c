import type { IncomingMessage, RequestListener } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { priceListKind } from '@vitrina/core/content'
import { securityHeaders } from '@vitrina/core/server'
import { mediaPathOf } from '@vitrina/core/values'
import { type Context, Hono } from 'hono'
import { serverMessages } from '../texts/server.messages.ts'
import type { PageSources } from './answers/page-request.ts'
import type { Assets } from './assets/assets.ts'
import type { PageResponder } from './documents/page-response.ts'
import type { SiteFiles } from './files/site-files.ts'
import type { BackendPlace } from './requests/exchange.ts'
import { setSecurityHeaders } from './requests/headers.ts'
import { API, createProxy, isApiPath } from './requests/proxy.ts'
import type { ServedRequest } from './requests/served-request.ts'
import { createTurnsOfEach, type TurnRules } from './requests/turns-of-each.ts'
import type { Wording } from './requests/wording.ts'

/** An office behind one address opens its pages as quickly as they can be drawn. */
const PAGES: TurnRules = { atOnce: 50, waiting: 100 }
/** All goods of the shop. */
const PRICE_LISTS: TurnRules = { atOnce: 1, waiting: 8 }

const NO_STORE = { 'Cache-Control': 'no-store' }

interface StorefrontOptions {
  readonly place: BackendPlace
  readonly sources: PageSources
  readonly assets: Assets
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

interface Env {
  Bindings: HttpBindings
}

/**
 * Everything the storefront's server answers, in the order it is asked. Handlers write to Node's own
 * response: a page from memory would cost a tenth more as a `Response`.
 */
export function createStorefront(options: StorefrontOptions): Storefront {
  const { wording } = options.sources
  const proxy = createProxy({ ...options.place, hops: options.sources.hops })
  const listener = getRequestListener(createApp(options, proxy.pass).fetch, {
    // Whoever sends a body on takes its rest, however slowly it comes.
    autoCleanupIncoming: false,
    overrideGlobalObjects: false,
    errorHandler: () => wording.speak(refuseBroken)
  })
  return {
    handle(request, response) {
      const media = mediaPathOf(pathOf(request))
      if (media !== undefined) request.url = API + media
      void listener(request, response)
    },
    speak: wording.speak,
    upgrade(request, socket, head) {
      if (isApiPath(request.url ?? '')) proxy.upgrade(request, socket, head)
      else socket.destroy()
    }
  }
}

function createApp(parts: StorefrontOptions, pass: Answer) {
  const { wording, log } = parts.sources
  const app = new Hono<Env>({ getPath: (_, options) => pathOf(options?.env?.incoming ?? {}) })
  app.onError((error, { env: { outgoing } }) => {
    log('error', 'A request failed', error)
    if (!outgoing.headersSent) outgoing.writeHead(500)
    outgoing.end()
    return RESPONSE_ALREADY_SENT
  })
  app.use(({ env }, next) => {
    setSecurityHeaders(env.outgoing)
    return wording.speak(next)
  })
  app.all(`${API}/*`, by(pass))
  app.all('/healthz', context => context.json({ status: 'ok' }, 200, NO_STORE))
  addBuild(app, parts)
  app.all('*', by(makeInTurn(parts)))
  return app
}

/** Adds what the build made, and which one the shop serves now (§4). */
function addBuild(app: Hono<Env>, { assets, sources: { client, settings } }: StorefrontOptions) {
  app.all('/assets/:file{.+}', context =>
    assets.serve(servedBy(context))
      ? RESPONSE_ALREADY_SENT
      : context.text(serverMessages.noFile, 404, NO_STORE)
  )
  app.all('/builds/latest.json', async context =>
    context.json((await client()).build, 200, NO_STORE)
  )
  app.all('/builds/meta/:file', async (context, next) => {
    const { build } = await client()
    if (context.req.param('file') !== `${build.id}.json`) return next()
    // Rules change while a build stays.
    return context.json({ ...build, rules: settings.routeRules }, 200, NO_STORE)
  })
}

/** Makes what costs this process time when the turn of its visitor comes. */
function makeInTurn({ sources: { hops }, files, respond }: StorefrontOptions): Answer {
  const pageTurn = createTurnsOfEach(PAGES, hops)
  const listTurn = createTurnsOfEach(PRICE_LISTS, hops)
  async function make(served: ServedRequest) {
    for (const file of files) if (await file(served)) return
    await respond(served)
  }
  return served => {
    const inTurn = priceListKind(served.path) === undefined ? pageTurn : listTurn
    return inTurn(served, () => make(served))
  }
}

type Answer = (served: ServedRequest) => unknown

const servedBy = ({ env, req }: Context<Env>): ServedRequest => ({
  request: env.incoming,
  response: env.outgoing,
  path: req.path
})

const by = (answer: Answer) => async (context: Context<Env>) => {
  await answer(servedBy(context))
  return RESPONSE_ALREADY_SENT
}

/** The address as it came, without its query: nothing of it is decoded or resolved. */
const pathOf = ({ url = '/' }: { readonly url?: string | undefined }) => url.split('?', 1)[0] ?? '/'

/** Refuses a request whose address or host is none. */
const refuseBroken = () =>
  new Response(serverMessages.broken, {
    status: 400,
    headers: { ...securityHeaders, ...NO_STORE, 'Content-Type': 'text/plain; charset=utf-8' }
  })
