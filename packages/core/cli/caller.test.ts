import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'

import { suggestAddresses } from '../src/contracts/address-suggestions.ts'
import { putBasketProducts } from '../src/contracts/basket.ts'
import { listCurrencies } from '../src/contracts/currencies.ts'
import { createCaller, NoAnswer } from './caller.ts'

/** One backend that says the same to everybody, and tells what it heard. */
async function withServer(
  answer: { readonly status: number; readonly text: string; readonly location?: string },
  visit: (url: string) => Promise<void>
) {
  const received: { line: string; type: string | undefined; body: string }[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const { method, url, headers } = request
    received.push({ line: `${method} ${url}`, type: headers['content-type'], body })
    response.writeHead(answer.status, answer.location ? { location: answer.location } : {})
    response.end(answer.text)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  await visit(`http://127.0.0.1:${port}`)
  server.close()
  return received
}

test('a call goes as the storefront sends it: the segment of suggestions, JSON with its type', async () => {
  const body = { groups: [{ id: '1', groupId: 11, count: 2 }], change: true }

  const received = await withServer({ status: 200, text: '{}' }, async url => {
    const call = createCaller(`${url}/api`)
    await call(suggestAddresses, { query: { text: 'Тула' } })
    await call(putBasketProducts, { body })
  })

  expect(received).toEqual([
    {
      line: 'GET /api/address-suggestions/v1/address?text=%D0%A2%D1%83%D0%BB%D0%B0',
      type: undefined,
      body: ''
    },
    {
      line: 'POST /api/basket/v1/products',
      type: 'application/json',
      body: '{"groups":[{"id":"1","groupId":11,"count":2}],"change":true}'
    }
  ])
})

test.each<[string, string, unknown]>([
  ['JSON', '{"data":[]}', { data: [] }],
  ['a page of HTML', '<h1>nginx</h1>', undefined],
  ['nothing', '', undefined],
  ['a bare word of JSON', 'null', null]
])('an answer of %s is handed over as it can be read', async (_, text, body) => {
  await withServer({ status: 200, text }, async url => {
    expect(await createCaller(url)(listCurrencies, {})).toEqual({ status: 200, body })
  })
})

test('a redirect is an answer, and is not followed', async () => {
  const answer = { status: 302, text: '', location: '/signin' }

  const received = await withServer(answer, async url => {
    expect(await createCaller(url)(listCurrencies, {})).toMatchObject({ status: 302 })
  })

  expect(received.map(({ line }) => line)).toEqual(['GET /currencies/v1'])
})

test('an address where nobody listens is told with the network’s own word', async () => {
  let gone = ''
  await withServer({ status: 200, text: '' }, async url => {
    gone = url
  })

  const call = createCaller(gone)(listCurrencies, {})

  await expect(call).rejects.toThrow(NoAnswer)
  await expect(call).rejects.toThrow(`${gone} does not answer: ECONNREFUSED`)
})
