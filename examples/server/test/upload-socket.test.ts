import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { noHops } from '@vitrina/core/api'
import { uploadFile } from '@vitrina/core/contracts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { soon } from '../../../testing/limits.ts'
import { draftsFolder } from '../src/http/upload.ts'
import { type Listener, listen } from '../src/listen.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { blob, photo } from './sample-files.ts'
import { createShopper } from './shopper.ts'

let backend: TestBackend
let listener: Listener
let url: string

beforeAll(async () => {
  backend = await createTestBackend()
  listener = await listen(backend.app, 0, { trustedHops: noHops })
  // A server that listens on a port has an address of this kind.
  const { port } = listener.server.address() as AddressInfo
  url = `http://127.0.0.1:${port}`
})

afterAll(async () => {
  await listener.close()
  await backend.close()
})

const drafts = () => readdir(draftsFolder(backend.deps.settings.dataDir)).catch(() => [])

test('a visitor who leaves in the middle of a file leaves no draft', async () => {
  const sending = request(`${url}${uploadFile.path}`, {
    method: 'POST',
    headers: {
      ...createShopper(backend).headers(),
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': '5000000'
    }
  })
  sending.on('error', () => undefined)
  sending.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-')
  sending.write('x'.repeat(200_000))
  await vi.waitFor(async () => expect(await drafts()).toHaveLength(1), soon)
  sending.destroy()

  await vi.waitFor(async () => expect(await drafts()).toEqual([]), soon)
})

test('a file comes over a socket and goes back by ranges', async () => {
  const form = new FormData()
  form.append('targetCode', 'form')
  form.append('file', blob(await photo()), 'Парта.jpg')
  const headers = createShopper(backend).headers()
  const answer = await fetch(`${url}${uploadFile.path}`, { method: 'POST', headers, body: form })
  const { downloadUrl, size } = await answer.json()
  const part = await fetch(`${url}${downloadUrl}`, { headers: { range: 'bytes=0-1' } })

  expect([answer.status, part.status]).toEqual([200, 206])
  expect(part.headers.get('content-range')).toBe(`bytes 0-1/${size}`)
  expect([...new Uint8Array(await part.arrayBuffer())]).toEqual([0xff, 0xd8])
  expect(await drafts()).toEqual([])
})
