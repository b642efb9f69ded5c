import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { uploadFile, uploadImage, viewFile } from '@vitrina/core/contracts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { publishFiles } from '../src/modules/files/file-rows.ts'
import { createTestBackend, type TestBackend } from '../src/testing/test-backend.ts'
import { blob, document, film, photo } from './sample-files.ts'
import { createShopper, type Shopper } from './shopper.ts'

let backend: TestBackend
let member: Shopper

beforeAll(async () => {
  backend = await createTestBackend()
  member = createShopper(backend)
  await member.signUp()
})

afterAll(() => backend.close())

const send = (shopper: Shopper, bytes: Buffer | string, targetCode = 'form', fileName = 'файл') =>
  shopper.call(uploadFile, { body: { targetCode }, file: blob(bytes), fileName })

const refuse = (shopper: Shopper, bytes: Buffer | string, targetCode = 'form') =>
  shopper.refused(uploadFile, { body: { targetCode }, file: blob(bytes), fileName: 'a.jpg' })

/** Every file below the data folder, drafts included. */
async function kept(): Promise<string[]> {
  const folder = join(backend.deps.settings.dataDir, 'files')
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return found.filter(entry => entry.isFile()).map(({ name }) => name)
}

const get = (path: string, headers = {}) => backend.app.request(path, { headers })

test('keeps a photo upright, without the place it was taken at', async () => {
  const sent = await photo()

  const file = await send(createShopper(backend), sent, 'form', 'Моя парта.JPEG')

  expect(file).toMatchObject({
    targetCode: 'form',
    kind: 'picture',
    title: 'Моя парта.jpg',
    mediaType: 'image/jpeg',
    width: 48,
    height: 64
  })
  const bytes = Buffer.from(await (await get(file.downloadUrl)).arrayBuffer())
  const { exif, orientation, width } = await sharp(bytes).metadata()
  expect([exif, orientation, width]).toEqual([undefined, undefined, 48])
  expect(bytes.length).toBe(file.size)
  expect([sent.includes('Penal Camera'), bytes.includes('Penal Camera')]).toEqual([true, false])
})

test('keeps a film and forgets where it was shot', async () => {
  const bytes = film()
  const file = await send(member, bytes, 'review', 'Распаковка.mp4')

  const kept = Buffer.from(await (await get(file.downloadUrl)).arrayBuffer())

  expect(file).toMatchObject({ kind: 'video', title: 'Распаковка.mp4', size: bytes.length })
  expect(bytes.includes('+55.7522')).toBe(true)
  expect(kept.includes('+55.7522')).toBe(false)
  expect(kept.length).toBe(bytes.length)
})

test('an attachment is downloaded, never opened in the shop', async () => {
  const file = await send(createShopper(backend), document(), 'form', 'Заявка «опт».pdf')

  const { headers } = await get(file.downloadUrl)

  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="______ _____.pdf"; filename*=UTF-8''${encodeURIComponent('Заявка «опт».pdf')}`
  )
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('one picture may come by the uploader of pictures', async () => {
  const guest = createShopper(backend)

  const { fileId, ...size } = await guest.call(uploadImage, {
    file: blob(await photo()),
    fileName: 'a.jpg'
  })

  expect(size).toEqual({ width: 48, height: 64 })
  expect(await guest.call(viewFile, { params: { id: fileId } })).toMatchObject({ id: fileId })
})

test.each([
  ['../../etc/passwd', 'passwd.pdf'],
  ['..\\..\\boot.ini', 'boot.pdf'],
  ['a\u0000b\r\nset-cookie: x.php', 'ab%0D%0Aset-cookie x.pdf'],
  ['\u202efdp.exe', 'fdp.pdf'],
  ['.htaccess', 'Файл.pdf'],
  ['я'.repeat(500), `${'я'.repeat(80)}.pdf`],
  ['', 'Файл.pdf']
])('the name %j is only shown, as %j', async (name, title) => {
  const guest = createShopper(backend)

  const file = await send(guest, document(), 'form', name)

  expect(file.title).toBe(title)
  expect((await kept()).every(stored => /^[0-9a-f-]{36}\.(jpg|mp4|pdf)$/.test(stored))).toBe(true)
})

const scriptedSvg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const jpegHead = Buffer.from('ffd8ffe000104a464946', 'hex')

test.each([
  ['a drawing with a script', scriptedSvg, /^Сюда подойдёт только/],
  ['a page', '<html><script>alert(1)</script>', /^Сюда подойдёт только/],
  ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), /^Сюда подойдёт только/],
  ['an animation', 'GIF89a\u0001\u0000\u0001\u0000', /^Сюда подойдёт только/],
  [
    'a page behind the head of a photo',
    Buffer.concat([jpegHead, Buffer.from('<script>')]),
    /^Картинка повреждена/
  ],
  [
    'an archive behind a document',
    `${document()}PK\u0003\u0004${'x'.repeat(200)}`,
    /^Документ повреждён/
  ],
  [
    'a document with a script',
    document('/OpenAction << /JS (app.alert(1)) >>'),
    /^В документе есть скрипты/
  ],
  [
    'a document with a script under a name in numbers',
    document('/OpenAction << /S /J#61va#53cript >>'),
    /^В документе есть скрипты/
  ],
  [
    'a document that sends what is typed in it',
    document('/OpenAction << /S /SubmitForm /F (https://elsewhere.example) >>'),
    /^В документе есть скрипты/
  ],
  ['a film in a form', film(), /^Сюда подойдёт только/],
  ['an empty file', '', /^Сюда подойдёт только/]
])('refuses %s and keeps nothing of it', async (_, bytes, message) => {
  const before = await kept()

  const refusal = await refuse(createShopper(backend), bytes)

  expect(refusal.status).toBe(422)
  expect(refusal.message).toMatch(message)
  expect(await kept()).toEqual(before)
})

test.each([
  ['a page behind a film', Buffer.concat([film(), Buffer.from('<script>alert(1)</script>')])],
  ['a film cut short', film().subarray(0, 400)],
  ['a film of endless boxes', Buffer.concat([film(), Buffer.alloc(64)])]
])('refuses %s', async (_, bytes) => {
  expect((await refuse(member, bytes, 'review')).message).toMatch(/^Видео повреждено/)
})

test('a picture with something hung behind it comes out clean', async () => {
  const polyglot = Buffer.concat([await photo(), Buffer.from('<script>alert(1)</script>')])

  const file = await send(createShopper(backend), polyglot)

  const bytes = Buffer.from(await (await get(file.downloadUrl)).arrayBuffer())
  expect(bytes.includes('<script>')).toBe(false)
})

test('refuses a picture of 50 megapixels before it is unpacked', async () => {
  const bomb = await sharp({
    create: { width: 10_000, height: 5000, channels: 3, background: '#fff' }
  })
    .png({ compressionLevel: 9 })
    .toBuffer()

  const refusal = await refuse(createShopper(backend), bomb)

  expect(bomb.length).toBeLessThan(1_000_000)
  expect(refusal.message).toBe('Слишком большая картинка: уменьшите её до 50 мегапикселей')
})

test('refuses a hundred megabytes, announced or not', async () => {
  const before = await kept()
  const guest = createShopper(backend)
  const announced = await backend.app.request(uploadFile.path, {
    method: 'POST',
    headers: {
      ...guest.headers(),
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': '100000000'
    },
    body: '--x--'
  })
  const silent = await refuse(guest, Buffer.alloc(52 * 1_048_576, 1))

  expect([announced.status, silent.status]).toEqual([413, 413])
  expect(silent.message).toBe('Файл больше 50 МБ')
  expect(await kept()).toEqual(before)
})

test('a half-sent file leaves nothing behind', async () => {
  const before = await kept()
  const guest = createShopper(backend)
  let sent = 0
  const body = new ReadableStream({
    pull(controller) {
      sent += 1
      const head =
        '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 '
      if (sent === 1) controller.enqueue(new TextEncoder().encode(head + 'x'.repeat(100_000)))
      else controller.error(new Error('The visitor has left'))
    }
  })
  // Node wants to hear that the body is a stream; the DOM's types do not know the word.
  const init = {
    method: 'POST',
    headers: { ...guest.headers(), 'content-type': 'multipart/form-data; boundary=x' },
    body,
    duplex: 'half'
  }
  const request = new Request(`http://backend.test${uploadFile.path}`, init)
  const response = await backend.app.fetch(request)

  expect(response.status).toBe(400)
  expect(await kept()).toEqual(before)
})

test('takes files one by one, in the field that is named so', async () => {
  const guest = createShopper(backend)
  const post = async (fill: (form: FormData) => void) => {
    const form = new FormData()
    form.append('targetCode', 'form')
    fill(form)
    const response = await backend.app.request(uploadFile.path, {
      method: 'POST',
      headers: guest.headers(),
      body: form
    })
    return [response.status, (await response.json()).message]
  }
  const two = await post(form => {
    form.append('file', blob(document()), 'a.pdf')
    form.append('file', blob(document()), 'b.pdf')
  })
  const other = await post(form => form.append('photo', blob(document()), 'a.pdf'))
  const none = await post(() => undefined)

  expect(two).toEqual([400, 'Отправляйте файлы по одному'])
  expect(other).toEqual([400, 'Не удалось прочитать файл. Попробуйте ещё раз'])
  expect(none).toEqual([400, 'Не удалось прочитать файл. Попробуйте ещё раз'])
})

test('photos of reviews are for members, and an unknown use for nobody', async () => {
  const guest = createShopper(backend)
  const member = createShopper(backend)
  await member.signUp()

  expect(await send(member, await photo(), 'review')).toMatchObject({ targetCode: 'review' })
  expect((await refuse(guest, await photo(), 'review')).status).toBe(401)
  expect((await refuse(guest, await photo(), 'constructor')).errors).toEqual({
    targetCode: 'Сюда файлы не прикладывают'
  })
})

test('another’s file is not there', async () => {
  const owner = createShopper(backend)
  const { id, downloadUrl } = await send(owner, document())
  const dealer = createShopper(backend)
  await dealer.signIn('dealer@example.ru', 'penal-dealer')
  for (const stranger of [createShopper(backend), member, dealer]) {
    expect((await stranger.refused(viewFile, { params: { id } })).status).toBe(404)
  }
  const forged = downloadUrl.replace(/signature=.{4}/, 'signature=AAAA')
  const other = downloadUrl.replace(id, '00000000-0000-4000-8000-000000000000')

  expect((await owner.call(viewFile, { params: { id } })).title).toBe('файл.pdf')
  expect((await get(forged)).status).toBe(404)
  expect((await get(other)).status).toBe(404)
  expect((await get(`/file/v1/download?id=${id}`)).status).toBe(404)
  expect((await get(`/image-minifier/v1/${id}.webp`)).status).toBe(404)
})

test('a link to a file dies after ten minutes', async () => {
  const { downloadUrl } = await send(createShopper(backend), document())
  const early = await get(downloadUrl)
  backend.clock.advance(600_000)

  expect([early.status, (await get(downloadUrl)).status]).toEqual([200, 404])
})

test('a photo that was published is shown in every size, and not before', async () => {
  const { id } = await send(member, await photo(900, 600), 'review')
  const before = await get(`/image-minifier/v1/${id}.webp?preview=320`)
  await publishFiles(backend.db, [id])
  const after = await get(`/image-minifier/v1/${id}.webp?preview=320`)
  const { width, height } = await sharp(Buffer.from(await after.arrayBuffer())).metadata()

  expect([before.status, after.status]).toEqual([404, 200])
  expect([width, height]).toEqual([320, 480])
})

test('who sends too much is asked to wait', async () => {
  const guest = createShopper(backend)
  for (let count = 0; count < 15; count += 1) await send(guest, document())

  const refusal = await refuse(guest, document())

  expect(refusal.status).toBe(429)
  expect(refusal.message).toBe('Вы отправили слишком много файлов. Попробуйте завтра')
})

test('what nobody attached is thrown away after a day', async () => {
  const guest = createShopper(backend)
  const { id } = await send(guest, document())
  backend.clock.advance(86_400_001)
  await send(guest, document())

  expect((await guest.refused(viewFile, { params: { id } })).status).toBe(404)
  expect(await kept()).not.toContain(`${id}.pdf`)
})
