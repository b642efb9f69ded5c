import { expect, onTestFinished, test } from 'vitest'

import { readSettings } from './settings.ts'
import { type StubAnswer, startStubBackend } from './testing/stub-backend.ts'
import { requireTextSites } from './text-sites.ts'

const SITES = ['main', 'opt'].map((code, place) => ({ id: String(place + 1), code, title: code }))

/** The start of a storefront whose file names these sites. */
async function start(codes: readonly string[], answer?: StubAnswer) {
  const backend = await startStubBackend(answer ?? (() => ({ body: { data: SITES } })))
  onTestFinished(() => backend.close())
  const texts = Object.fromEntries(codes.map(code => [code, {}]))
  const settings = readSettings({ API_URL: backend.url, OPENING_SECONDS: '9999' })
  return { calls: backend.calls, opened: requireTextSites({ ...settings, texts }) }
}

test('words of a site that the shop does not have end the start, and the known sites are named', async () => {
  const { opened } = await start(['*', 'main', 'optt'])

  await expect(opened).rejects.toThrow(
    'TEXTS_FILE: there is no site optt; the sites are *, main, opt'
  )
})

test('words of every site and of known ones are no fault, and those of every site ask nothing', async () => {
  const known = await start(['*', 'opt'])
  const everywhere = await start(['*'])

  await Promise.all([known.opened, everywhere.opened])

  expect([known.calls, everywhere.calls]).toEqual([['GET /sites/v1'], []])
})

test('a backend that is still being started is waited for', async () => {
  let asked = 0
  const { opened } = await start(['optt'], () => {
    asked += 1
    return asked < 3 ? { status: 503, body: {} } : { body: { data: SITES } }
  })

  await expect(opened).rejects.toThrow('there is no site optt')
})

test('a backend that is away leaves the sites unchecked, and the log says so', async () => {
  const logged: string[] = []
  const settings = { ...readSettings({ API_URL: 'http://127.0.0.1:9' }), texts: { opt: {} } }

  await requireTextSites(settings, (level, message) => logged.push(`${level} ${message}`))

  expect(logged).toEqual(['warn TEXTS_FILE: the sites could not be checked'])
})
