import { expect, test } from 'vitest'

import type { StoredFile } from '../entities/stored-file.ts'
import { ApiError } from '../errors/api-error.ts'
import { type Attachment, attachmentsLeft, attachmentWords } from './attachment.ts'
import { type FormWithFiles, putFile, removeFile, type UploadFile } from './put-file.ts'

const MEGABYTE = 1_048_576
const stored: StoredFile = {
  ...{ id: 'file-1', targetCode: 'review', kind: 'picture', title: 'рюкзак.png', size: 4 },
  ...{ mediaType: 'image/png', width: 10, height: 10, createdAt: '2026-07-01T09:00:00.000Z' },
  downloadUrl: '/file/v1/download'
}

/** A form that only keeps its files. */
function createForm() {
  let files: readonly Attachment[] = []
  const listeners = new Set<() => void>()
  const states: string[] = []
  const form: FormWithFiles = {
    getState: () => ({ facts: { files } }),
    send({ facts }) {
      files = facts.files
      for (const { state, percent } of files) states.push(`${state} ${percent}`)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
  }
  const put = async (blob: Blob, upload: UploadFile = async () => stored) => {
    const chosen = { key: 'a', name: 'рюкзак.png', blob }
    await putFile(form, chosen, { targetCode: 'review', upload })
    return files[0]
  }
  return { states, put, files: () => files, empty: () => removeFile(form, 'a'), listeners }
}

const sized = (size: number, type: string) =>
  Object.defineProperty(new Blob([], { type }), 'size', { value: size })
const png = new Blob(['data'], { type: 'image/png' })

test.each([
  [new Blob([], { type: 'image/png' }), 'Файл пустой'],
  [sized(10 * MEGABYTE + 1, 'image/png'), 'Файл больше 10 МБ'],
  [sized(50 * MEGABYTE + 1, 'video/mp4'), 'Файл больше 50 МБ'],
  [
    new Blob(['%PDF'], { type: 'application/pdf' }),
    'Сюда подойдёт только фото JPEG, PNG, WebP или видео MP4'
  ]
])(
  'a file that the shop would not take is refused before it is sent: %#, %s',
  async (blob, message) => {
    const { states, put } = createForm()
    let sent = 0

    const file = await put(blob, async () => {
      sent += 1
      return stored
    })

    expect(file).toMatchObject({ state: 'failed', fileId: '', message })
    expect([states, sent]).toEqual([['failed 0'], 0])
  }
)

test.each([10 * MEGABYTE, 1])('a picture of %s bytes is sent', async size => {
  const { states, put } = createForm()

  expect(await put(sized(size, 'image/webp'))).toEqual({
    ...{ key: 'a', name: 'рюкзак.png', state: 'ready', percent: 100 },
    ...{ fileId: 'file-1', message: '' }
  })
  expect(states).toEqual(['uploading 0', 'ready 100'])
})

test.each([
  [new ApiError({ message: 'Файл повреждён', status: 422 }), 'Файл повреждён'],
  [new TypeError('fetch failed'), 'Произошла ошибка сервера']
])('a failure on the way is told beside its file: %s', async (error, message) => {
  const { put } = createForm()

  expect(await put(png, () => Promise.reject(error))).toMatchObject({ state: 'failed', message })
})

test('a file that was taken away meanwhile stays away, whether it was sent or refused', async () => {
  for (const end of [async () => stored, () => Promise.reject(new ApiError())]) {
    const { files, empty, put } = createForm()

    await put(png, () => {
      empty()
      return end()
    })

    expect(files()).toEqual([])
  }
})

test('what was sent so far is told in per cent', async () => {
  const { states, put, files } = createForm()
  const told: string[] = []

  await put(png, async (_, onProgress) => {
    onProgress(0.404)
    told.push(files().map(attachmentWords).join())
    onProgress(7)
    return stored
  })

  expect(told).toEqual(['Загружено 40 %'])
  expect(states).toEqual(['uploading 0', 'uploading 40', 'uploading 100', 'ready 100'])
})

test('a file that is taken away is given up at once and stays away', async () => {
  const { put, files, empty, listeners } = createForm()

  await put(png, async (_, onProgress, signal) => {
    empty()
    expect(signal.aborted).toBe(true)
    onProgress(0.9)
    throw signal.reason
  })

  expect(files()).toEqual([])
  expect(listeners.size).toBe(0)
})

test('a file on its way takes a place, one that failed gives it back', () => {
  const file = { key: 'a', name: 'a.png', percent: 0, fileId: '', message: '' }
  const sending = { ...file, state: 'uploading' } as const
  const failed = { ...file, state: 'failed' } as const

  expect(attachmentsLeft([], 2)).toBe(2)
  expect(attachmentsLeft([sending, failed], 2)).toBe(1)
  expect(attachmentsLeft([sending, sending, sending], 2)).toBe(0)
})
