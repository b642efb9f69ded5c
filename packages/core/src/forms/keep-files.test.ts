import { expect, test } from 'vitest'

import { uploadFile } from '../contracts/file.ts'
import { uploadImage } from '../contracts/image-uploader.ts'
import { createTestShop } from '../testing/test-shop.ts'
import { keepFiles } from './keep-files.ts'

const file = (name: string, type = 'image/png', size = 1) =>
  new File(['ш'.repeat(size).slice(0, size)], name, { type })

/** What becomes of the files of a form, and how many were sent. */
async function keep(targetCode: string, files: readonly File[]) {
  const { api, server } = createTestShop({ scenario: 'member' })
  server.on(uploadImage, () => ({ fileId: 'picture', width: 1, height: 1 }))
  server.on(uploadFile, () => ({
    ...{ id: 'file', targetCode, kind: 'picture', title: '', size: 1, mediaType: 'image/png' },
    ...{ width: null, height: null, createdAt: '2026-07-01T09:00:00.000Z', downloadUrl: '' }
  }))
  const kept = await keepFiles(api, { targetCode, max: 2 }, files).catch(
    ({ status, message }) => `${status} ${message}`
  )
  return [kept, server.countOf(uploadImage) + server.countOf(uploadFile)]
}

test('pictures of a review go by the uploader of pictures, other files by that of files', async () => {
  expect(await keep('review', [file('шов.png'), file('шов.mp4', 'video/mp4')])).toEqual([
    ['picture', 'file'],
    2
  ])
  expect(await keep('refund', [file('шов.png')])).toEqual([['file'], 1])
})

test.each([
  [[file('шов.png'), file('шов.txt', 'text/plain')], /^422 Не загружено: шов\.txt\. Сюда подойдёт/],
  [[file('шов.png', 'image/png', 0)], /^422 Не загружено: шов\.png\. Файл пустой$/],
  [Array.from({ length: 3 }, () => file('шов.png')), /^422 Можно приложить не больше 2 файлов$/]
])('files that cannot go with a form are named before any is sent', async (files, problem) => {
  expect(await keep('refund', files)).toEqual([expect.stringMatching(problem), 0])
})
