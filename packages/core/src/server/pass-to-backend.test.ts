import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'

import { passToBackend } from './pass-to-backend.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A backend that answers as it is told to. */
async function backend(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer)
  await new Promise<void>(done => server.listen(0, done))
  closing.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('a call is passed on with its method, path, query and body, in the name of its visitor', async () => {
  const apiUrl = await backend(async (request, response) => {
    let body = ''
    for await (const piece of request) body += piece
    const { method, url, headers } = request
    const from = [headers['x-forwarded-for'], headers.host === new URL(apiUrl).host]
    response.end(JSON.stringify([method, url, body, headers['cart-token'], ...from]))
  })
  const request = new Request('https://shop.example/api/basket/v1?a=%2F', {
    ...{ method: 'POST', body: '{"count":1}' },
    headers: { 'cart-token': 'a1', host: 'shop.example', 'x-forwarded-for': '1.2.3.4' }
  })
  const answer = await passToBackend(request, { apiUrl, ip: '203.0.113.7' })

  expect(await answer.json()).toEqual([
    ...['POST', '/basket/v1?a=%2F', '{"count":1}', 'a1', '203.0.113.7', true]
  ])
})

test('where the bank leads the browser goes, not the front', async () => {
  const apiUrl = await backend((_, response) => {
    response.writeHead(303, { location: 'https://shop.example/checkout?order=1' }).end()
  })
  const answer = await passToBackend(new Request('https://shop.example/api/pay'), { apiUrl })

  expect([answer.status, answer.headers.get('location')]).toEqual([
    ...[303, 'https://shop.example/checkout?order=1']
  ])
})
