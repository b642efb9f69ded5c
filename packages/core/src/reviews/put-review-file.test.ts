import { expect, test } from 'vitest'

import type { StoredFile } from '../entities/stored-file.ts'
import { ApiError } from '../errors/api-error.ts'
import { putReviewFile, removeReviewFile, type WrittenReview } from './put-review-file.ts'
import type { ReviewAttachment } from './review.form.ts'

const MEGABYTE = 1_048_576
const stored: StoredFile = {
  ...{ id: 'file-1', targetCode: 'review', kind: 'picture', title: 'рюкзак.png', size: 4 },
  ...{ mediaType: 'image/png', width: 10, height: 10, createdAt: '2026-07-01T09:00:00.000Z' },
  downloadUrl: '/file/v1/download'
}

/** A form that only keeps its files; `sizeBytes` is what the browser says of a file. */
function createForm() {
  let files: readonly ReviewAttachment[] = []
  const states: (string | undefined)[] = []
  const form: WrittenReview = {
    getState: () => ({ facts: { files } }),
    send({ facts }) {
      files = facts.files
      states.push(files.at(-1)?.state)
    }
  }
  const put = async (blob: Blob, upload: () => Promise<StoredFile> = async () => stored) => {
    await putReviewFile(form, { key: 'a', name: 'рюкзак.png', blob }, upload)
    return files.at(0)
  }
  return { form, files: () => files, states, put }
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
    expect([states, sent]).toEqual([['failed'], 0])
  }
)

test.each([10 * MEGABYTE, 1])('a picture of %s bytes is sent', async size => {
  const { states, put } = createForm()

  expect(await put(sized(size, 'image/webp'))).toEqual({
    ...{ key: 'a', name: 'рюкзак.png', state: 'ready', fileId: 'file-1', message: '' }
  })
  expect(states).toEqual(['uploading', 'ready'])
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
    const { form, files, put } = createForm()

    await put(png, () => {
      removeReviewFile(form, 'a')
      return end()
    })

    expect(files()).toEqual([])
  }
})
