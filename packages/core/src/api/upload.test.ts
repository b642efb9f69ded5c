import { expect, test } from 'vitest'
import { uploadFile } from '../contracts/file.ts'
import { shopConfig } from '../platform/config.ts'
import { createMemoryBrowser } from '../platform/memory.ts'
import type { Platform } from '../platform/platform.ts'
import { json } from '../testing/fake-server.ts'
import { createRandomBytes } from '../testing/random.ts'
import { createApi } from './api.ts'
import { createServerTime } from './server-time.ts'

const answer = {
  id: '1',
  targetCode: 'form',
  kind: 'document',
  title: 'Чек.pdf',
  mediaType: 'application/pdf',
  size: 8,
  width: null,
  height: null,
  createdAt: '2026-09-01T09:00:00.000Z',
  downloadUrl: '/file/v1/download?id=1'
}

function createClient(answers: number[], upload?: Platform['upload']) {
  const requests: Request[] = []
  const browser = createMemoryBrowser()
  const platform = browser.open({
    randomBytes: createRandomBytes(7),
    async fetch(request) {
      requests.push(request)
      const status = answers.shift() ?? 200
      return json(status, status === 200 ? answer : { message: 'Отказ' })
    }
  })
  let token = 'first'
  const api = createApi({
    platform: { ...platform, ...(upload && { upload }) },
    config: shopConfig({ siteName: 'penal' }),
    serverTime: createServerTime(browser.clock),
    auth: {
      token: () => token,
      epoch: () => 0,
      async renew() {
        token = 'second'
        return true
      },
      end() {}
    }
  })
  return { api, requests }
}

const input = (onProgress?: (share: number) => void) => ({
  body: { targetCode: 'form' },
  file: new Blob(['%PDF-1.7'], { type: 'application/pdf' }),
  fileName: 'Чек.pdf',
  ...(onProgress && { onProgress })
})

test('sends a file as a form whose fields come first', async () => {
  const { api, requests } = createClient([200])

  const file = await api(uploadFile, input())

  const [request] = requests
  const parts = [...((await request?.formData()) ?? [])]
  expect(file.title).toBe('Чек.pdf')
  expect(request?.headers.get('content-type')).toMatch(/^multipart\/form-data; ?boundary=/)
  expect(request?.headers.get('nonce')).not.toBeNull()
  expect(parts.map(([name]) => name)).toEqual(['targetCode', 'file'])
  const sent = parts[1]?.[1]
  expect(sent instanceof File && [sent.name, sent.size]).toEqual(['Чек.pdf', 8])
})

test('sends the whole file again when the token was renewed', async () => {
  const { api, requests } = createClient([401, 200])

  await api(uploadFile, input())

  const sizes = await Promise.all(
    requests.map(async request => (await request.formData()).get('file'))
  )
  expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer first',
    'Bearer second'
  ])
  expect(sizes.map(file => file instanceof File && file.size)).toEqual([8, 8])
})

test('a host that can tells how much was sent', async () => {
  const shares: number[] = []
  const { api } = createClient([], async (request, onProgress) => {
    const { size } = await request.blob()
    onProgress(4 / size)
    onProgress(1)
    return json(200, answer)
  })

  await api(
    uploadFile,
    input(share => shares.push(share))
  )

  expect(shares.at(-1)).toBe(1)
  expect(shares).toHaveLength(2)
})

test('an upload that is given up ends', async () => {
  const outer = new AbortController()
  let received: AbortSignal | undefined
  const { api } = createClient([], request => {
    received = request.signal
    return new Promise<Response>(() => undefined)
  })
  const call = api(
    uploadFile,
    input(() => undefined),
    outer.signal
  ).catch(error => error.name)
  await new Promise<void>(done => setTimeout(done, 0))
  outer.abort()

  expect(await call).toBe('AbortError')
  expect(received?.aborted).toBe(true)
})
