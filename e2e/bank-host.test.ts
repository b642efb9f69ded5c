import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { freePort } from '../scripts/lib/ports.mjs'
import { useBrowser } from './support/browser.ts'
import { findGoods, groupOf, isSimple } from './support/goods.ts'
import { main } from './support/member.ts'
import { postOrder } from './support/orders.ts'
import { TESTED } from './support/shop-process.ts'
import { CART_COOKIE, fillBasket, setCookies } from './support/visitor.ts'
import { untilAnswered } from './support/warm-up.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))

const open = useBrowser()
const host = { bank: '', shop: '' }
let folder = ''
let bank: Server
let storefront: ChildProcess

/**
 * A bank on a host of its own, and a second storefront that is told of it by its shop file. The bank
 * stands before the backend as well, whose payments it leads to its own host.
 */
beforeAll(async () => {
  const bankPort = await freePort()
  const port = await freePort()
  host.bank = `127.0.0.1:${bankPort}`
  host.shop = `http://localhost:${port}`
  // A page that is left may ask for more while the shop ends.
  bank = createServer((request, response) => {
    answerAsBank(request, response).catch(() => response.destroy())
  }).listen(bankPort, '127.0.0.1')
  folder = await mkdtemp(join(tmpdir(), 'vitrina-bank-'))
  const shopFile = join(folder, 'shop.json')
  await writeFile(shopFile, JSON.stringify({ paymentHosts: [host.bank] }))
  storefront = spawn(process.execPath, ['packages/app/dist/server/main.js'], {
    cwd: ROOT,
    stdio: 'ignore',
    env: {
      ...process.env,
      ...{ ...TESTED, NODE_ENV: 'production', PORT: String(port), SHOP_FILE: shopFile },
      API_URL: `http://${host.bank}`
    }
  })
  // One that refuses to start answers nobody.
  await untilAnswered(`${host.shop}/healthz`, { isWorth: () => storefront.exitCode === null })
})

afterAll(async () => {
  storefront?.kill('SIGTERM')
  bank?.closeAllConnections()
  bank?.close()
  await rm(folder, { recursive: true, force: true })
})

async function answerAsBank(request: IncomingMessage, response: ServerResponse) {
  const { method = 'GET', url = '/' } = request
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers
  const answer = await fetch(inject('apiUrl') + url, {
    ...{ method, headers: Object.entries(headers).map(([name, value]) => [name, String(value)]) },
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    redirect: 'manual'
  })
  const text = await answer.text()
  const kept = ['content-type', 'content-security-policy', 'location'].flatMap(name => {
    const value = answer.headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  response.writeHead(answer.status, Object.fromEntries(kept))
  const page = /https?:\/\/[^"]+(?=\/demo-pay\/)/
  response.end(url === '/payments/v1/url' ? text.replace(page, `http://${host.bank}`) : text)
}

test.each([
  ['with script', true],
  ['without script', false]
])(
  '%s an order is paid at a bank on another host that the shop file names',
  async (_, javaScriptEnabled) => {
    const { page } = await open({ baseURL: host.shop, javaScriptEnabled })
    const cartToken = await fillBasket(groupOf(await findGoods(isSimple)), 1)
    await setCookies(page.context(), { [CART_COOKIE]: cartToken })
    const { json } = await postOrder({ cartToken, key: randomUUID(), payment: 'card' })
    await page.goto(`/checkout?order=${json.id}`)

    await page.getByRole('button', { name: 'Оплатить', exact: true }).click()
    await page.waitForURL(`http://${host.bank}/demo-pay/**`)
    await page.getByRole('button', { name: 'Оплатить' }).click()

    await page.waitForURL(/\/checkout\?order=/)
    await expect.poll(() => main(page)).toContain('Оплачен')
  }
)
