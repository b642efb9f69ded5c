import { fixtures } from '@vitrina/core/testing'
import { afterEach, expect, test } from 'vitest'

import { startTestStorefront, type TestStorefront } from '../../server/testing/test-storefront.ts'

const running: TestStorefront[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map(storefront => storefront.close()))
})

const TEXT = 'Привезли в срок, размер подошёл.'
const member = 'auth_tokenpenal=t.anna.s; cart_tokenpenal=cart-1'

/** The form as a browser without script sends it: with its file fields. */
function filled(fields: Readonly<Record<string, string>>, files: readonly File[] = []) {
  const form = new FormData()
  for (const [name, text] of Object.entries({ rate: '5', text: TEXT, ...fields }))
    form.append(name, text)
  for (const file of files) form.append('files', file)
  return form
}

const typed = { required: true, minLength: 0, maxLength: 0, options: [] }
const params = fixtures.reviewParams({
  fields: [
    { ...typed, code: 'rate', title: 'Оценка' },
    { ...typed, code: 'text', title: 'Отзыв', minLength: 10, maxLength: 2000 }
  ],
  files: { max: 2, extensions: ['png'] }
})

const photo = (name: string, type = 'image/png') => new File(['шов'], name, { type })

async function send(body: FormData, cookie = member) {
  const sent: string[] = []
  const asked: string[] = []
  const storefront = await startTestStorefront({
    answer: ({ method, path, query, body }) => {
      if (path === '/reviews/v1/params') {
        asked.push(`${query}`)
        return { body: params }
      }
      if (path === '/image-uploader/v1') return { body: { fileId: 'f-1', width: 1, height: 1 } }
      if (`${method} ${path}` !== 'POST /reviews/v1/new') return undefined
      sent.push(body)
      return { body: { review: fixtures.review({}), message: 'Спасибо!' } }
    }
  })
  running.push(storefront)
  const response = await storefront.fetch('/reviews', {
    method: 'POST',
    body,
    headers: { cookie }
  })
  return {
    ...{ sent: sent.map(text => JSON.parse(text)), asked, text: await response.text() },
    ...{ status: response.status, to: response.headers.get('location') }
  }
}

test('without script a review of a product goes with its photo, and leads to the own reviews', async () => {
  const { sent, asked, status, to } = await send(
    filled({ product: '7' }, [photo('рюкзак.png'), photo('')])
  )

  expect([status, to]).toEqual([303, '/user/profile/reviews'])
  expect(asked).toEqual([expect.stringContaining('productId=7')])
  expect(sent).toEqual([
    expect.objectContaining({
      ...{ type: 'product', productId: 7, rate: 5, text: TEXT, fileIds: ['f-1'] }
    })
  ])
})

test('without script what is wrong is said, and nothing is sent', async () => {
  const { sent, status, text } = await send(filled({ text: 'Да' }))

  expect([status, sent]).toEqual([422, []])
  expect(text).toContain('Не меньше')
})

test('without script a guest is led to the sign-in, which says why', async () => {
  const { sent, to } = await send(filled({}), 'cart_tokenpenal=cart-1')

  expect([sent, to]).toEqual([[], '/user/signin?reason=reviews'])
})
