import { createPlainPlatform, createShop, formatPrice, shopConfig } from '@vitrina/core'
import { listProducts } from '@vitrina/core/contracts'

const platform = createPlainPlatform({
  apiUrl: process.env.SHOP_API ?? 'http://localhost:3000/api',
  fetch: request => fetch(request),
  clock: {
    now: () => Date.now(),
    setTimeout: (run, ms) => setTimeout(run, ms),
    clearTimeout: timer => clearTimeout(Number(timer))
  },
  randomBytes: count => crypto.getRandomValues(new Uint8Array(count))
})
const shop = createShop(platform, shopConfig({ siteName: 'penal' }))

const { data } = await shop.api(listProducts, { body: { inStock: true, limit: 5 } })
for (const { title, cardPrices } of data) {
  console.log(title, formatPrice(cardPrices[0]?.price ?? 0))
}
shop.stop()
