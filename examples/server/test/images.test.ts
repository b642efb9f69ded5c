import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { createPictureCache } from '../src/modules/images/picture-cache.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'

const RED_SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="256" height="256">' +
  '<rect width="32" height="32" fill="#d5303e"/></svg>'

const RECIPE = {
  art: 'red-square',
  hue: 0,
  saturation: 1,
  brightness: 1,
  rotate: 0,
  scale: 50,
  cover: 'mint'
}

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend()
  await mkdir(join(backend.deps.settings.dataDir, 'art'))
  await writeFile(join(backend.deps.settings.dataDir, 'art', 'red-square.svg'), RED_SQUARE)
  const turned = { ...RECIPE, id: 'turned', hue: 120, rotate: 45, scale: 100 }
  await backend.db
    .insertInto('file')
    .values([{ ...RECIPE, id: 'red' }, turned])
    .execute()
})

afterAll(() => backend.close())

const get = (path: string, headers = {}) =>
  backend.app.request(`/image-minifier/v1/${path}`, { headers })

const read = async (path: string) => sharp(Buffer.from(await (await get(path)).arrayBuffer()))

const pixel = async (path: string, left: number, top: number) => {
  const picture = await read(path)
  return [...(await picture.extract({ left, top, width: 1, height: 1 }).raw().toBuffer())]
}

const cached = () => readdir(join(backend.deps.settings.dataDir, 'cache', 'images')).catch(() => [])

test('draws a transparent tile with the subject in its middle', async () => {
  const path = 'red.png?preview=320&format=png'

  expect(await pixel(path, 160, 160)).toEqual([213, 48, 62, 255])
  expect(await pixel(path, 20, 20)).toEqual([0, 0, 0, 0])
})

test('puts the colour of the cover behind a picture that cannot be transparent', async () => {
  const [red = 0, green = 0, blue = 0] = await pixel('red.jpg?preview=320&format=jpg', 20, 20)

  expect(Math.abs(red - 0xd4) + Math.abs(green - 0xe8) + Math.abs(blue - 0xd9)).toBeLessThan(9)
})

test('draws the size that is asked for, 480 pixels without one', async () => {
  const { width: standard } = await (await read('red.webp')).metadata()
  const { width: small } = await (await read('red.webp?preview=80')).metadata()

  expect([standard, small]).toEqual([480, 80])
})

test('keeps a turned and recoloured subject inside its tile', async () => {
  const { width, height } = await (await read('turned.webp?preview=160')).metadata()
  const [red = 0, green = 0] = await pixel('turned.png?preview=160&format=png', 80, 80)

  expect([width, height]).toEqual([160, 160])
  expect(green).toBeGreaterThan(red)
})

test('may be kept forever, and is not sent again to who has it', async () => {
  const first = await get('red.webp')
  const etag = first.headers.get('etag') ?? ''
  const second = await get('red.webp', { 'if-none-match': etag })

  expect(first.headers.get('content-type')).toBe('image/webp')
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect([second.status, await second.text()]).toEqual([304, ''])
})

test('draws a picture once for many who ask at the same time', async () => {
  const before = (await cached()).length

  const answers = await Promise.all(Array.from({ length: 20 }, () => get('red.webp?preview=640')))

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect((await cached()).length).toBe(before + 1)
})

test('gives the bare drawing, which may run nothing', async () => {
  const response = await get('red.svg')

  expect(await response.text()).toBe(RED_SQUARE)
  expect(response.headers.get('content-type')).toBe('image/svg+xml')
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
})

const HOSTILE = [
  'http://169.254.169.254/latest.webp',
  'http%3A%2F%2F169.254.169.254.webp',
  'file%3A%2F%2F%2Fetc%2Fpasswd.webp',
  '..%2f..%2fetc%2fpasswd.svg',
  '..%2F..%2Flock.svg',
  '%2e%2e%2fred.webp',
  '..%5Cred.webp',
  'red%00.webp',
  'red.webp%00.png',
  'red.exe',
  'red.gif',
  'red.php',
  'red',
  'red.',
  '.webp',
  '-.webp',
  'red.WEBP',
  'RED.webp',
  'red.webp.svg',
  'red%20.webp',
  'red;ls.webp',
  '$(id).webp',
  "red'--.webp",
  'красный.webp',
  '%E0%A4%A.webp',
  `${'a'.repeat(10_000)}.webp`,
  'red.webp?preview=321',
  'red.webp?preview=../x',
  'red.webp?preview=99999',
  'red.webp?preview=',
  'red.webp?format=exe',
  'red.webp?format=http://169.254.169.254',
  'unknown.webp'
]

test.each(HOSTILE)('refuses %s and writes nothing', async path => {
  const before = await cached()

  const response = await get(path)

  expect([400, 404]).toContain(response.status)
  expect(await response.json()).toHaveProperty('message')
  expect(await cached()).toEqual(before)
})

test('throws away the pictures nobody asked for longest when there are too many', async () => {
  const folder = join(backend.deps.settings.dataDir, 'small-cache')
  const cache = createPictureCache(folder, 1000)

  for (let at = 0; at < 40; at++) await cache.set(`${at}.webp`, Buffer.alloc(100))

  const names = await readdir(folder)
  expect(names.length).toBeLessThanOrEqual(10)
  expect(names).toContain('39.webp')
})
