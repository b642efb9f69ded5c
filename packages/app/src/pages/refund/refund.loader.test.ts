import { fixtures } from '@vitrina/core/testing'
import { afterEach, expect, test } from 'vitest'

import { startTestStorefront, type TestStorefront } from '../../server/testing/test-storefront.ts'

const running: TestStorefront[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

function received() {
  const order = fixtures.order({})
  return {
    ...{ ...order, id: '7', items: order.items.map(item => ({ ...item, groupId: 7 })) },
    refundable: {
      items: [{ groupId: 7, count: 2 }],
      reasons: [{ code: 'size', title: 'Не подошёл размер' }]
    }
  }
}

const asFields = (fields: Readonly<Record<string, string>>) =>
  new URLSearchParams({ order: '7', ...fields })

/** The form as a browser without script sends it: with its file fields. */
function withFiles(...files: readonly File[]) {
  const form = new FormData()
  const fields = { order: '7', 'pieces-7': '1', reason: 'size', comment: 'Мала' }
  for (const [name, text] of Object.entries(fields)) form.append(name, text)
  for (const file of files) form.append('files', file)
  return form
}

const photo = (name: string, type = 'image/png') => new File(['шов'], name, { type })

async function send(body: URLSearchParams | FormData) {
  const sent: string[] = []
  const uploads: string[] = []
  const storefront = await startTestStorefront({
    answer: ({ method, path, body }) => {
      if (path === '/orders/v1/view') return { body: received() }
      if (`${method} ${path}` === 'POST /file/v1') {
        uploads.push(body)
        return { body: { ...fixtures.storedFile({}), id: `f-${uploads.length}` } }
      }
      if (`${method} ${path}` !== 'POST /orders/v1/refunds') return undefined
      sent.push(body)
      return { body: fixtures.refund({}) }
    }
  })
  running.push(storefront)
  const response = await storefront.fetch('/refund?order=7', {
    method: 'POST',
    body,
    headers: { cookie: 'auth_tokenpenal=t.anna.s; cart_tokenpenal=cart-1' }
  })
  return {
    sent,
    uploads,
    text: await response.text(),
    status: response.status,
    to: response.headers.get('location')
  }
}

test('without script goods are sent back by the form of their order', async () => {
  const { sent, status, to } = await send(
    asFields({ 'pieces-7': '1', reason: 'size', comment: 'Мала' })
  )

  expect([status, to]).toEqual([303, '/user/profile/order/detail/7'])
  expect(sent.map(body => JSON.parse(body))).toEqual([
    {
      ...{ orderId: '7', items: [{ groupId: 7, count: 1 }] },
      ...{ reason: 'size', comment: 'Мала', fileIds: [] }
    }
  ])
})

test('a guest who holds the key of his letter is not asked to sign in', async () => {
  const asked: string[] = []
  const storefront = await startTestStorefront({
    answer: ({ method, path, body }) => {
      if (path === '/orders/v1/guest') return { body: received() }
      if (`${method} ${path}` !== 'POST /orders/v1/refunds') return undefined
      asked.push(body)
      return { body: fixtures.refund({}) }
    }
  })
  running.push(storefront)
  const page = await storefront.fetch('/refund?order=7&key=7.1.sign')
  const sent = await storefront.fetch('/refund?order=7&key=7.1.sign', {
    method: 'POST',
    body: asFields({ key: '7.1.sign', 'pieces-7': '1', reason: 'size' }),
    headers: { cookie: 'cart_tokenpenal=cart-1' }
  })

  expect(await page.text()).toContain('name="key" value="7.1.sign"')
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/order?key=7.1.sign'])
  expect(asked.map(body => JSON.parse(body))).toMatchObject([{ orderId: '7', key: '7.1.sign' }])
})

test('without script a form that asks for nothing is refused, and nothing is sent', async () => {
  const { sent, status } = await send(asFields({ reason: 'size' }))

  expect([status, sent]).toEqual([422, []])
})

test('without script photos go with the goods, and a field left empty is none', async () => {
  const { sent, uploads, status } = await send(withFiles(photo('шов.png'), photo('')))

  expect(status).toBe(303)
  expect(uploads).toHaveLength(1)
  expect(uploads[0]).toContain('name="targetCode"\r\n\r\nrefund')
  expect(sent.map(body => JSON.parse(body).fileIds)).toEqual([['f-1']])
})

test('without script a file that is no photo is named, and nothing is sent', async () => {
  const { sent, uploads, status, text } = await send(
    withFiles(photo('шов.png'), photo('шов.exe', 'application/exe'))
  )

  expect([status, sent, uploads]).toEqual([422, [], []])
  expect(text).toContain('Не загружено: шов.exe')
})
