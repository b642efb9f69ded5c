import { realPath } from '@vitrina/core/api'
import { uploadFile, uploadImage } from '@vitrina/core/contracts'
import { setShopTimeZone } from '@vitrina/core/values'
import { Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { requestId } from 'hono/request-id'

import { handlers } from './handlers.ts'
import { type AppDeps, addEndpoints } from './http/adapter.ts'
import { addressOf, isLoopback } from './http/address.ts'
import { limitBodies } from './http/body-limit.ts'
import type { Settings } from './http/call.ts'
import { createErrorHandler, HttpError } from './http/errors.ts'
import { logRequests } from './http/log.ts'
import { securityHeaders } from './http/security-headers.ts'
import { changeRoutes } from './live/change-routes.ts'
import { fileRoutes } from './modules/files/file-routes.ts'
import { filmRoutes } from './modules/images/film-routes.ts'
import { imageRoutes } from './modules/images/image-routes.ts'
import { letterRoutes } from './modules/letters/letter-routes.ts'
import { mailingRoutes } from './modules/mailing/mailing-routes.ts'
import { addDemoPayment } from './modules/payments/demo-payment-routes.ts'
import { emailBackRoutes } from './modules/users/email-back-routes.ts'

/** The backend as one function from request to answer; tests call `app.fetch`. */
export function createApp(deps: AppDeps): Hono {
  setShopTimeZone(deps.settings.shop.timeZone)
  const app = new Hono()
  app.onError(createErrorHandler(deps.log))
  app.notFound(() => {
    throw new HttpError(404, 'Страница не найдена')
  })
  app.use(requestId())
  app.use(logRequests(deps.log))
  app.use(securityHeaders)
  app.use(allowOrigins(deps.settings))
  app.get('/health', async context => {
    await deps.db.selectNoFrom(({ lit }) => lit(1).as('one')).execute()
    return context.json({ status: 'ok' })
  })
  app.route('/', changeRoutes(deps))
  app.route('/', imageRoutes(deps))
  app.route('/', filmRoutes(deps))
  app.route('/', fileRoutes(deps))
  app.route('/', mailingRoutes(deps))
  app.route('/', emailBackRoutes(deps))
  app.use(unlessUpload(limitBodies, deps.settings))
  app.use(async (context, next) => {
    const ip = addressOf(context, deps.settings)
    // The storefront's own reads for its pages come from here, all visitors together.
    if (!isLoopback(ip)) await deps.limits.spend('call', ip)
    await next()
  })
  app.route('/', letterRoutes(deps.settings))
  addEndpoints(app, handlers, deps)
  if (deps.settings.isDemo) addDemoPayment(app, deps)
  return app
}

/** Uploads have limits of their own, see `http/upload.ts`. */
function unlessUpload(limit: MiddlewareHandler, { shop }: Settings): MiddlewareHandler {
  const paths = new Set([uploadFile, uploadImage].map(({ path }) => realPath(path, shop)))
  return (context, next) =>
    context.req.method === 'POST' && paths.has(context.req.path) ? next() : limit(context, next)
}

const allowOrigins = ({ corsOrigins, shop }: Settings) =>
  cors({
    origin: origin => (corsOrigins.includes(origin) ? origin : null),
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['content-type', ...Object.values(shop.headerNames)],
    exposeHeaders: ['date', 'retry-after', 'x-request-id'],
    maxAge: 600
  })
