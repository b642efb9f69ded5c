// The pages that benches measure: home, a listing, a product with sizes.
import { randomUUID } from 'node:crypto'

const LOOKED_AT = 100

/** Paths by name, found in the shop itself: its goods may change. */
export async function findPages({ apiUrl }) {
  const { data } = await readGoods(apiUrl)
  const product = data.find(hasSizes) ?? data[0]
  const sold = data.find(isSoldFromList) ?? data[0]
  return {
    home: '/',
    listing: listingOf(sold),
    product: addressOf(product),
    plain: addressOf(sold)
  }
}

/** A thing that is bought from its card: the path of its page, the id of its group. */
export async function findSimple({ apiUrl }) {
  const { data } = await readGoods(apiUrl)
  const sold = data.find(isSoldFromList) ?? data[0]
  return { path: addressOf(sold), groupId: sold.groups[0].id }
}

/** Paths of so many products, and of the lists that they stand in. */
export async function findManyPages({ apiUrl }, count) {
  const { data } = await readGoods(apiUrl)
  const products = data.slice(0, count)
  return {
    home: ['/'],
    listing: [...new Set(products.map(listingOf))],
    product: products.map(addressOf)
  }
}

/** Bought from its card: nothing is to be chosen first. */
const isSoldFromList = ({ groups }) => groups.length === 1 && groups[0].remnants > 0

const hasSizes = ({ groups }) =>
  new Set(groups.filter(group => group.remnants > 0).map(group => group.size?.code)).size > 2

const listingOf = ({ categories: [{ path }] }) => `/catalog/${path.split('/')[0]}`

const addressOf = ({ code, categories: [{ path }] }) => `/catalog/${path}/detail/${code}`

async function readGoods(apiUrl) {
  const response = await fetch(`${apiUrl}/catalog/v1/products`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ limit: LOOKED_AT, inStock: true })
  })
  if (!response.ok) throw new Error(`The catalogue answers ${response.status}`)
  return response.json()
}

/** Cookies of a guest who has one thing in the basket, for all that is served from this machine. */
export async function basketCookies({ apiUrl }, urls) {
  const cartToken = randomUUID()
  const { groupId } = await findSimple({ apiUrl })
  const id = `${String(Date.now()).padStart(14, '0')}${cartToken.slice(0, 8)}`
  const answer = await fetch(`${apiUrl}/basket/v1/products`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'cart-token': cartToken },
    body: JSON.stringify({ groups: [{ id, groupId, count: 1 }], change: true })
  })
  if (!answer.ok) throw new Error(`The basket answers ${answer.status}: ${await answer.text()}`)
  const { siteName } = await (await fetch(`${apiUrl}/config-provider/v1`)).json()
  return urls.map(url => ({ name: `cart_token${siteName}`, value: cartToken, url }))
}
