import { serve } from '@hono/node-server'
import { shopConfig } from '@vitrina/core'
import { postPieces } from '@vitrina/core/basket'
import { listProducts } from '@vitrina/core/contracts'
import * as orders from '@vitrina/core/orders'
import { nextIntentId } from '@vitrina/core/platform'
import { createRequestReader, type ReadRequest, serverHost } from '@vitrina/core/server'
import { priceRole } from '@vitrina/core/session'
import { type Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { csrf } from 'hono/csrf'
import { proxy } from 'hono/proxy'

import { goodsList, orderForm, pageOf, placedOrder } from './pages.ts'

const SHOP = process.env.SHOP ?? 'http://localhost:3000'
const readRequest = createRequestReader({ apiUrl: `${SHOP}/api` })
const rules = orders.orderRules(shopConfig({}))

/** Who asks, with what his page begins. Made for each request: nothing of one visitor reaches another. */
async function visitorOf(context: Context): Promise<ReadRequest> {
  const cookies = new Map(Object.entries(getCookie(context)))
  const visitor = await readRequest({ headers: context.req.raw.headers, cookies })
  for (const { name, value, options } of visitor.cookies) setCookie(context, name, value, options)
  return visitor
}

const app = new Hono()
app.use(csrf())

// The bank's page and the API have the origin of the pages.
app.all('/api/*', ({ req }) => {
  const { pathname, search } = new URL(req.url)
  return proxy(SHOP + pathname + search, { raw: req.raw, redirect: 'manual' })
})

app.get('/', async context => {
  const { api, session, initial } = await visitorOf(context)
  const { data } = await api(listProducts, { body: { inStock: true, limit: 10 } })
  return context.html(pageOf('Товары', goodsList(data, priceRole(session), initial.basket)))
})

app.post('/basket', async context => {
  const { api } = await visitorOf(context)
  const { now } = serverHost.clock
  const intent = nextIntentId({ now, randomBytes: serverHost.randomBytes })
  await postPieces(api, await fieldsOf(context), intent)
  return context.redirect('/', 303)
})

app.get('/checkout', async context => {
  const { api, session } = await visitorOf(context)
  const orderId = orders.orderOfPath(context.req.url)
  if (orderId === undefined) {
    const offers = await orders.readOffers(api, session.signedIn)
    return context.html(pageOf('Заказ', orderForm(offers, undefined, [])))
  }
  const { order } = await orders.readPlacedOrder(api, context.req.url, orderId)
  if (order === undefined) return context.notFound()
  return context.html(pageOf(`Заказ ${order.number}`, placedOrder(order)))
})

// The first post counts the delivery and shows the sum, the next one orders for that sum alone.
app.post('/checkout', async context => {
  const { api, session, initial } = await visitorOf(context)
  const offers = await orders.readOffers(api, session.signedIn)
  const page = { session, basket: initial.basket, offers, rules, newKey: crypto.randomUUID() }
  const posted = await orders.postCheckout(api, await fieldsOf(context), page)
  if (posted.kind === 'again') {
    const { errors, failure } = posted.sent.checkout
    const faults = [...Object.values(errors), failure?.message ?? ''].filter(Boolean)
    return context.html(pageOf('Заказ', orderForm(offers, posted.sent, faults)), 422)
  }
  const { id, payment } = posted.order
  const act = new URLSearchParams({ act: 'pay', billId: payment.billId ?? '' })
  const { origin } = new URL(context.req.url)
  const bank = payment.billId && (await orders.postOrderAct(api, act, { origin, paymentHosts: [] }))
  return context.redirect(bank || orders.placedOrderPath(id), 303)
})

const fieldsOf = async ({ req }: Context) => new URLSearchParams(await req.text())

const port = Number(process.env.PORT ?? 5000)
serve({ fetch: app.fetch, port }, () => console.log(`http://localhost:${port}`))
