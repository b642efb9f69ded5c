import { afterAll, beforeAll, expect, test } from 'vitest'

import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'

const RECIPE = { hue: 0, saturation: 1, brightness: 1, rotate: 0, scale: 100, cover: 'sky' }
const VP8_KEY_FRAME = '9d012a'

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
  await backend.db
    .insertInto('file')
    .values([
      { ...RECIPE, id: 'film', art: 'pinafore:7a1f38:film' },
      { ...RECIPE, id: 'still', art: 'pinafore:7a1f38' },
      { ...RECIPE, id: 'emoji', art: 'teddy-bear' }
    ])
    .execute()
})

afterAll(() => backend.close())

const get = (id: string, headers = {}) => backend.app.request(`/video/v1/${id}.webm`, { headers })

test('a film of goods is drawn when it is asked for, every frame of it a whole one', async () => {
  const response = await get('film')
  const bytes = Buffer.from(await response.arrayBuffer())

  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('video/webm')
  expect(bytes.toString('hex', 0, 4)).toBe('1a45dfa3')
  expect(bytes.toString('hex').split(VP8_KEY_FRAME).length - 1).toBeGreaterThan(60)
})

test('a part of a film is sent to who asks for it', async () => {
  const response = await get('film', { range: 'bytes=0-3' })

  expect(response.status).toBe(206)
  expect((await response.arrayBuffer()).byteLength).toBe(4)
})

test.each(['still', 'emoji', 'unknown', '..%2Ffilm'])('%s is no film', async id => {
  expect((await get(id)).status).toBe(404)
})
