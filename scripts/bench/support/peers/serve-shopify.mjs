// A process in the place of Shopify, with the goods of this shop: the questions of two starters.
// `node serve-shopify.mjs <port> <settings as JSON>`
import { createServer } from 'node:http'
import { createRequire } from 'node:module'

import { createCarts } from './carts.mjs'
import { collectionOf, connection, PICTURE_SIDE, productOf } from './goods.mjs'
import { answerOf } from './select.mjs'

const WIDTHS = [80, 160, 320, 480, 640, 960, PICTURE_SIDE]

const port = Number(process.argv[2])
/** `cards` of a list and `shelf` beside a product: as many as this shop shows. */
const { apiUrl, category, cards, shelf, graphqlFrom } = JSON.parse(process.argv[3])
const { parse } = createRequire(graphqlFrom)('graphql')
const origin = `http://localhost:${port}`
const kept = new Map()

/** A line of a basket shows the whole product. */
const variantsOf = product =>
  product.variants.nodes.map(variant => [variant.id, { ...variant, product }])

const menuItemOf = ({ handle, title }) => ({
  id: handle,
  title,
  type: 'COLLECTION',
  tags: [],
  url: `${origin}/collections/${handle}`,
  items: []
})

const root = await readShop()

createServer(async (request, response) => {
  try {
    if (request.method === 'POST') await answerQuestion(request, response)
    else if (request.url === '/alive') response.end()
    else await answerPicture(request, response)
  } catch (error) {
    console.error(error)
    response.writeHead(500).end(String(error))
  }
}).listen(port, 'localhost')

async function answerQuestion(request, response) {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks).toString('utf8')
  const text = kept.get(body) ?? answerText(body)
  // Shopify gives pictures on the shop's own address, too: one connection of the browser less.
  const isHydrogen = Object.hasOwn(request.headers, 'x-sdk-variant')
  const answer = isHydrogen ? text.replaceAll(`${origin}/pictures`, '/pictures') : text
  response.writeHead(200, { 'content-type': 'application/json' }).end(answer)
}

/** What says nothing of a basket is always answered alike. */
function answerText(body) {
  const { query, variables = {} } = JSON.parse(body)
  const text = JSON.stringify({ data: answerOf(parse(query), variables, root) })
  if (!query.includes('cart')) kept.set(body, text)
  return text
}

/** The files of this shop, in the next width that it has; the starters' own addresses ask for them. */
async function answerPicture({ url, headers }, response) {
  const { pathname, searchParams } = new URL(url, origin)
  const wanted = Number(searchParams.get('width') ?? PICTURE_SIDE)
  const width = WIDTHS.find(each => each >= wanted) ?? PICTURE_SIDE
  const format = headers.accept?.includes('image/webp') ? 'webp' : 'jpg'
  const fileId = /^\/pictures\/([^/]+)\.jpg$/.exec(pathname)?.[1]
  const file = `${apiUrl}/image-minifier/v1/${fileId}.${format}?preview=${width}&format=${format}`
  if (!kept.has(file)) kept.set(file, await readPicture(file))
  const { type, bytes } = kept.get(file)
  response.writeHead(200, {
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept'
  })
  response.end(bytes)
}

async function readPicture(address) {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { type: answer.headers.get('content-type') ?? '', bytes }
}

async function readShop() {
  const { categories } = await ask('/init/v1')
  const { data } = await ask('/catalog/v1/products', { category, limit: cards, inStock: true })
  const products = await Promise.all(data.map(({ code }) => readProduct(code)))
  const collections = categories
    .filter(({ parentId }) => parentId === null)
    .map(each => collectionOf(each, products, origin))
  const byVariant = new Map(products.flatMap(variantsOf))
  return {
    shop: { id: 'gid://shopify/Shop/1', name: 'Пенал', primaryDomain: { url: origin } },
    localization: {
      country: { isoCode: 'RU', currency: { isoCode: 'RUB' } },
      language: { isoCode: 'RU' }
    },
    menu: { id: 'menu', items: collections.map(menuItemOf) },
    collections: connection(collections),
    collection: ({ handle }) => collections.find(each => each.handle === handle) ?? collections[0],
    products: connection(products),
    product: ({ handle }) => products.find(each => each.handle === handle),
    productRecommendations: products.slice(-shelf),
    pages: connection([]),
    ...createCarts(id => byVariant.get(id))
  }
}

async function readProduct(code) {
  const answer = await ask(`/catalog/v1/products/view?code=${encodeURIComponent(code)}`)
  return productOf(answer.data ?? answer, origin)
}

async function ask(path, body) {
  const answer = await fetch(apiUrl + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) })
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.json()
}
