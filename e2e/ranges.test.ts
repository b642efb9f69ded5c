import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'

import { isDeep } from '../testing/runs.ts'
import { readGoods } from './support/goods.ts'
import { callApi, proof } from './support/visitor.ts'

const PDF = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<<>>\n%%EOF\n'
const api = (path: string) => `${inject('shopUrl')}/api${path}`

/** The file of the first film that an answer names, wherever it does. */
function filmIn(answer: unknown): string | undefined {
  const [picture] = JSON.stringify(answer).match(/\{[^{}]*"video":"webm"[^{}]*\}/) ?? []
  return picture === undefined ? undefined : JSON.parse(picture).fileId
}

/** The address of a film that goods are shown with, at the storefront. */
async function findFilm(): Promise<string> {
  for (const { id } of await readGoods()) {
    const { json } = await callApi('GET', `/catalog/v1/products/view?id=${id}`)
    const film = filmIn(json)
    if (film !== undefined) return api(`/video/v1/${film}.webm`)
  }
  throw new Error('No goods are shown with a film')
}

/** The address of a file that a visitor has sent through the storefront. */
async function sendFile(): Promise<string> {
  const form = new FormData()
  form.append('targetCode', 'form')
  form.append('file', new Blob([PDF], { type: 'application/pdf' }), 'Мерки.pdf')
  const headers = { ...proof(), 'cart-token': randomUUID() }
  const answer = await fetch(api('/file/v1'), { method: 'POST', headers, body: form })
  return api((await answer.json()).downloadUrl)
}

test.each([
  ...(isDeep ? ([['a film', findFilm]] as const) : []),
  ['a file of a visitor', sendFile] as const
])('%s is sent by ranges through the storefront, without a cookie', async (_, find) => {
  const address = await find()
  const get = async (headers: Readonly<Record<string, string>> = {}) => {
    const answer = await fetch(address, { headers })
    expect(answer.headers.get('set-cookie')).toBe(null)
    return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
  }

  const whole = await get()
  const size = whole.bytes.length
  const etag = whole.answer.headers.get('etag') ?? ''
  const part = await get({ range: 'bytes=2-9' })
  const end = await get({ range: 'bytes=-4', 'if-range': etag })
  const other = await get({ range: 'bytes=0-3', 'if-range': '"other"' })
  const outside = await get({ range: `bytes=${size}-` })

  expect([whole, part, end, other, outside].map(({ answer }) => answer.status)).toEqual([
    200, 206, 206, 200, 416
  ])
  expect(whole.answer.headers.get('accept-ranges')).toBe('bytes')
  expect(part.answer.headers.get('content-range')).toBe(`bytes 2-9/${size}`)
  expect(part.bytes).toEqual(whole.bytes.subarray(2, 10))
  expect(end.bytes).toEqual(whole.bytes.subarray(-4))
  expect(other.bytes).toEqual(whole.bytes)
  expect(outside.answer.headers.get('content-range')).toBe(`bytes */${size}`)
})
