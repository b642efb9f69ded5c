// Opens this shop and its peers: Hydrogen and Next.js, each built from its own starter, on the same goods.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { run } from '../../../lib/command.mjs'
import { freePort } from '../../../lib/ports.mjs'
import { Refusal } from '../../../lib/script.mjs'
import { openShop, start, whenOpen } from '../processes.mjs'
import { openFront } from './front.mjs'

const CATEGORY = 'shkolnaya-forma'
/** The builds keep the address of what stands for Shopify. */
const SHOPIFY_PORT = 4810
const SHOPIFY = `localhost:${SHOPIFY_PORT}`
/** As long as a public one. */
const TOKEN = '0'.repeat(32)
const NEXT_ENV = {
  SHOPIFY_STORE_DOMAIN: SHOPIFY,
  SHOPIFY_STOREFRONT_ACCESS_TOKEN: TOKEN,
  SITE_NAME: 'Penal',
  COMPANY_NAME: 'Penal',
  NEXT_TELEMETRY_DISABLED: '1'
}
const HYDROGEN_ENV = {
  SESSION_SECRET: 'secret',
  PUBLIC_STORE_DOMAIN: `http://${SHOPIFY}`,
  PUBLIC_CHECKOUT_DOMAIN: SHOPIFY,
  PUBLIC_STOREFRONT_API_TOKEN: TOKEN,
  PUBLIC_STOREFRONT_ID: '1'
}
const here = name => fileURLToPath(new URL(name, import.meta.url))
const binary = (folder, path) => join(folder, 'node_modules', path)

/** Makes the production builds of both starters, against the goods that they will show. */
export async function buildPeers({ hydrogen, next }, keep) {
  await openGoods(hydrogen, keep)
  const env = { NODE_ENV: 'production' }
  await build(hydrogen, [binary(hydrogen, '@react-router/dev/bin.js'), 'build'], env)
  await build(next, [binary(next, 'next/dist/bin/next'), 'build'], { ...env, ...NEXT_ENV })
}

async function build(cwd, command, env) {
  const { code, output } = await run([process.execPath, ...command], { cwd, env })
  if (code !== 0) throw new Refusal(`${cwd}: ${output}`)
}

/**
 * Each shop has `url`, its front's `frontUrl`, the ids of its processes, the addresses of its list and
 * products, and where to press; the first is this shop. `keep` closes all of them.
 */
export async function openShops({ hydrogen, next }, keep) {
  const goods = await openGoods(hydrogen, keep)
  const shops = [
    ownShop(goods),
    await openHydrogen(hydrogen, goods, keep),
    await openNext(next, goods, keep)
  ]
  for (const shop of shops) shop.frontUrl = (await keep(openFront(shop.url))).url
  return { shops, cards: goods.products.length }
}

/** This shop, and what answers for Shopify with as many of its goods as its own pages show. */
async function openGoods(hydrogen, keep) {
  const shop = await keep(openShop())
  const listing = `/catalog/${CATEGORY}`
  const cards = await countCards(shop.url + listing)
  const products = await readProducts(shop.apiUrl, cards)
  const shelf = await countCards(shop.url + addressOf(products[0]))
  const settings = { apiUrl: shop.apiUrl, category: CATEGORY, cards, shelf }
  await openShopify({ ...settings, graphqlFrom: join(hydrogen, 'package.json') }, keep)
  return { shop, listing, products }
}

function openShopify(settings, keep) {
  const args = [here('serve-shopify.mjs'), String(SHOPIFY_PORT), JSON.stringify(settings)]
  return opened(start(args, process.env), `http://${SHOPIFY}`, { listing: '/alive' }, keep)
}

async function countCards(url) {
  return (await (await fetch(url)).text()).split('<article').length - 1
}

async function readProducts(apiUrl, limit) {
  const answer = await fetch(`${apiUrl}/catalog/v1/products`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ category: CATEGORY, limit, inStock: true })
  })
  return (await answer.json()).data
}

const addressOf = ({ code, categories: [{ path }] }) => `/catalog/${path}/detail/${code}`

const ownShop = ({ shop, listing, products }) => ({
  name: 'this shop',
  url: shop.url,
  pids: [shop.storefrontPid, shop.backendPid],
  listing,
  products: products.map(addressOf),
  chosen: `${addressOf(products[0])}?group=${firstSold(products[0]).id}`,
  card: '#main article a[href*="/detail/"]',
  buy: '#main form[action="/basket"] button'
})

const firstSold = ({ groups }) => groups.find(({ remnants }) => remnants > 0)

/** The choice of a variant in an address, as both starters read it. */
function choiceOf(product, change = name => name) {
  const { color, size } = firstSold(product)
  const chosen = Object.entries({ Цвет: color?.title, Размер: size?.title })
  const known = chosen.filter(([, value]) => value !== undefined)
  return new URLSearchParams(known.map(([name, value]) => [change(name), value]))
}

async function openHydrogen(folder, { products }, keep) {
  const port = await freePort()
  const env = { ...process.env, NODE_ENV: 'production' }
  const settings = JSON.stringify(HYDROGEN_ENV)
  const server = start([here('serve-hydrogen.mjs'), folder, String(port), settings], env)
  const path = `/products/${products[0].code}`
  const shop = {
    name: 'Hydrogen',
    listing: `/collections/${CATEGORY}`,
    products: products.map(({ code }) => `/products/${code}`),
    chosen: `${path}?${choiceOf(products[0])}`,
    card: 'a.product-item',
    buy: '.product-form button[type="submit"]'
  }
  return opened(server, `http://localhost:${port}`, shop, keep)
}

async function openNext(folder, { products }, keep) {
  const port = await freePort()
  const env = { ...process.env, ...NEXT_ENV, NODE_ENV: 'production' }
  const command = [binary(folder, 'next/dist/bin/next'), 'start', folder, '-p', String(port)]
  const path = `/product/${products[0].code}`
  const lower = name => name.toLowerCase()
  const shop = {
    name: 'Next.js',
    listing: `/search/${CATEGORY}`,
    products: products.map(({ code }) => `/product/${code}`),
    chosen: `${path}?${choiceOf(products[0], lower)}`,
    card: 'main a[href^="/product/"]',
    buy: 'button[aria-label="Add to cart"]',
    /** Its note of welcome lies over the buttons. */
    hidden: '[data-sonner-toaster]'
  }
  return opened(start(command, env), `http://localhost:${port}`, shop, keep)
}

/** A peer once its list answers. */
async function opened(server, url, shop, keep) {
  await keep({ close: server.stop })
  await whenOpen(url + shop.listing, server)
  return { ...shop, url, pids: [server.child.pid] }
}
