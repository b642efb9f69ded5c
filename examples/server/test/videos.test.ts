import { uploadFile } from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { publishFiles } from '../src/modules/files/file-rows.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { blob, film } from './sample-files.ts'
import { createShopper } from './shopper.ts'

const bytes = film(2)

let backend: TestBackend
let path: string
let hidden: string

beforeAll(async () => {
  backend = await createTestBackend()
  const member = createShopper(backend)
  await member.signUp()
  const send = () =>
    member.call(uploadFile, {
      body: { targetCode: 'review' },
      file: blob(bytes),
      fileName: 'Рюкзак в деле.mp4'
    })
  const { id } = await send()
  await publishFiles(backend.db, [id])
  path = `/video/v1/${id}.mp4`
  hidden = `/video/v1/${(await send()).id}.mp4`
})

afterAll(() => backend.close())

const get = (range?: string, headers = {}) =>
  backend.app.request(path, { headers: { ...(range && { range }), ...headers } })

test('sends a whole film, which may be kept forever', async () => {
  const response = await get()
  const { headers } = response

  expect(response.status).toBe(200)
  expect(headers.get('content-type')).toBe('video/mp4')
  expect(headers.get('accept-ranges')).toBe('bytes')
  expect(headers.get('content-length')).toBe(String(bytes.length))
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await response.arrayBuffer()).byteLength).toBe(bytes.length)
})

const last = bytes.length - 1

test.each([
  ['bytes=0-99', 0, 99],
  ['bytes=100-', 100, last],
  ['bytes=-100', bytes.length - 100, last],
  [`bytes=${last}-${last}`, last, last],
  ['bytes=10-999999999', 10, last],
  ['bytes=-999999999', 0, last]
])('the range %s is sent alone', async (range, start, end) => {
  const response = await get(range)
  const part = Buffer.from(await response.arrayBuffer())

  expect(response.status).toBe(206)
  expect(response.headers.get('content-range')).toBe(`bytes ${start}-${end}/${bytes.length}`)
  expect(response.headers.get('content-length')).toBe(String(end - start + 1))
  expect(part.length).toBe(end - start + 1)
  if (start > 300) expect(part.equals(bytes.subarray(start, end + 1))).toBe(true)
})

test.each(['bytes=999999999-', `bytes=${bytes.length}-`, 'bytes=-0'])(
  'the range %s lies outside the film',
  async range => {
    const response = await get(range)

    expect(response.status).toBe(416)
    expect(response.headers.get('content-range')).toBe(`bytes */${bytes.length}`)
  }
)

test.each(['bytes=5-1', 'bytes=a-b', 'lines=0-1', 'bytes=0-1,5-6', 'bytes=-'])(
  'the range %s means nothing: the whole film is sent',
  async range => {
    expect((await get(range)).status).toBe(200)
  }
)

test('a part of an older film is not mixed into the newer one', async () => {
  const etag = (await get()).headers.get('etag') ?? ''
  const same = await get('bytes=0-9', { 'if-range': etag })
  const older = await get('bytes=0-9', { 'if-range': '"other"' })

  expect([same.status, older.status]).toEqual([206, 200])
})

test('tells the length without sending the film', async () => {
  const response = await backend.app.request(path, { method: 'HEAD' })

  expect([response.status, response.headers.get('content-length')]).toEqual([
    200,
    String(bytes.length)
  ])
  expect(await response.text()).toBe('')
})

test.each([
  '/video/v1/..%2f..%2fetc%2fpasswd.mp4',
  '/video/v1/http%3A%2F%2F169.254.169.254.mp4',
  '/video/v1/unknown.mp4',
  '/video/v1/x.webm',
  '/video/v1/x',
  `/video/v1/${'a'.repeat(10_000)}.mp4`
])('there is no film at %s', async address => {
  expect((await backend.app.request(address)).status).toBe(404)
})

test('a film that is not published is not there', async () => {
  expect((await backend.app.request(hidden)).status).toBe(404)
})
